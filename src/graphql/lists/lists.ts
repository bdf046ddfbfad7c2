import type { ArgumentRef, InterfaceRef, ObjectRef } from '@pothos/core';
import { toFen } from '../../kernel/text/amounts.ts';
import { rules } from '../../messages/rules.ts';
import { amount, choice, type Field, issueText, unsent } from '../../platform/record/index.ts';
import type { ListFilter, Subject } from '../../subjects/subject.ts';
import { builder, type Types } from '../schema/builder.ts';
import { exportable } from '../exports/sources.ts';
import type { FollowedView } from '../../context/look-up.ts';
import { Followed } from '../followed/followed-interface.ts';
import { type FollowedType, toFollowed, shownKinds } from '../followed/followed-types.ts';
import type { GroupName } from '../../subjects/projection/contributions.ts';
import type { Rule } from '../plugins/input-checks.ts';
import { fieldArg, optionalInputArg } from '../records/record-fields.ts';
import { connectionOf, emptyList, pageArgs, pageComplexity, subjectPage } from './subject-page.ts';

type QueryFields = PothosSchemaTypes.QueryFieldBuilder<Types, object>;
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;

const fromMemory =
  'Newest first, each as this service last knew it: the platform is not queried. Those that ended more than half a year ago have their number, state and times; their other fields are null, empty, 0 or false, except those that query the platform.';

export interface List<Owner extends string> {
  readonly name: string;
  readonly description: string;
  /** Plural in descriptions, for example `invoices`, and its Chinese term. */
  readonly of: readonly [words: string, term: string];
  /** Groups to which the subjects can belong, by the name of the client's argument; absent for none. */
  readonly belongsTo?: Readonly<
    Record<Owner, { readonly whole: GroupName; readonly field: Field }>
  >;
}

/** Lists the subjects of a kind that were submitted through this service, page by page. */
export function listOf<
  State extends string,
  Details,
  View extends FollowedView<State>,
  Owner extends string,
>(
  t: QueryFields,
  { kind, type, state, toView }: FollowedType<State, Details, View>,
  { name, description, of: [words, term], belongsTo }: List<Owner>,
): ReturnType<QueryFields['field']> {
  const filters = {
    ...builder.args((t) => ({
      states: t.field({
        type: [state],
        description: `Only those in these states. ${emptyList}`,
      }),
      openedFrom: t.field({
        type: 'DateTime',
        description:
          'Only those first sent or followed at or after this time; an invoice may be dated in another month.',
      }),
      openedTo: t.field({
        type: 'DateTime',
        description: 'Only those first sent or followed before this time.',
      }),
      needsAttention: t.boolean({
        description: 'True: only those that need attention now. False or omitted: all.',
      }),
    })),
    ...(kind.amount !== null && amountArguments(kind.amount)),
    ...(belongsTo && { belongsTo: ownerArgument(type.name, words, term, belongsTo) }),
  };
  exportable(name, { en: capitalized(words), zh: term }, filters, kind.kind);
  // Pothos cannot infer the types of a connection with nodes of any type; `toView` ensures that they match.
  const anyView: ObjectRef<Types, object> = type;
  return t.field({
    type: connectionOf(anyView, pageDocs(words)),
    description: `${description} ${fromMemory}`,
    complexity: pageComplexity,
    args: { ...filters, ...pageArgs },
    validate: ends,
    resolve: (_root, { belongsTo: given, ...asked }, context) => {
      const { states, openedFrom, openedTo, needsAttention, amountFrom, amountTo, ...page } = asked;
      return subjectPage<object>(
        context,
        page,
        {
          kinds: [kind.kind],
          ...(states && { states }),
          ...(openedFrom && { openedFrom: Date.parse(openedFrom) }),
          ...(openedTo && { openedTo: Date.parse(openedTo) }),
          ...(amountFrom && { amountFrom: boundOf(amountFrom) }),
          ...(amountTo && { amountTo: boundOf(amountTo) }),
          ...(needsAttention && { attentionBy: context.app.clock.now() }),
          ...(given && belongsTo && { group: groupIn(belongsTo, given) }),
        },
        { type, toNode: (subject) => toView(kind.view(subject)) },
      );
    },
  });
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Ranges {
  readonly openedFrom?: string | null | undefined;
  readonly openedTo?: string | null | undefined;
  readonly amountFrom?: string | null | undefined;
  readonly amountTo?: string | null | undefined;
}

/** Checks of ranges: a range that ends before it begins would find nothing. */
const ends: readonly Rule<Ranges>[] = [
  [
    ({ openedFrom, openedTo }) =>
      !openedFrom || !openedTo || Date.parse(openedFrom) < Date.parse(openedTo),
    { message: issueText(rules.after({ field: 'openedFrom' })), path: ['openedTo'] },
  ],
  [
    ({ amountFrom, amountTo }) =>
      !amountFrom || !amountTo || boundOf(amountFrom) <= boundOf(amountTo),
    { message: issueText(rules.notLessThan({ field: 'amountFrom' })), path: ['amountTo'] },
  ],
];

/** Creates the arguments of a range of amounts. */
function amountArguments(member: string) {
  const options = { as: 'text', scale: 2, isBound: true } as const;
  const from = `Only those whose \`${member}\` is this or more, in yuan. Submissions from before version 1 may be missing.`;
  const to = `Only those whose \`${member}\` is this or less, in yuan.`;
  return {
    amountFrom: fieldArg(unsent(amount('amountFrom?', { ...options, doc: from }))),
    amountTo: fieldArg(unsent(amount('amountTo?', { ...options, doc: to }))),
  };
}

/** Converts an amount in yuan into a bound of a range in fen; the outermost bound if it is too large. */
function boundOf(digits: string): number {
  return toFen(digits) ?? (digits.startsWith('-') ? -1 : 1) * Number.MAX_SAFE_INTEGER;
}

type Owners = Readonly<Record<string, { readonly whole: GroupName; readonly field: Field }>>;

/** Creates the argument that names the group. */
function ownerArgument(
  typeName: string,
  words: string,
  term: string,
  owners: Owners,
): ArgumentRef<Types, Readonly<Record<string, unknown>> | null | undefined> {
  const owner = choice(
    `${typeName}BelongsTo`,
    `Group of the listed ${words} (${term}): exactly one member.`,
    Object.fromEntries(
      Object.entries(owners).map(([name, { field }]) => [name, { ...field, wire: null }]),
    ),
  );
  return optionalInputArg(
    owner,
    'Only those that belong to it. Submissions from before version 1 may be missing.',
  );
}

/** Returns the group that a client names. */
function groupIn(
  belongsTo: Readonly<Record<string, { readonly whole: GroupName }>>,
  given: Readonly<Record<string, unknown>>,
): NonNullable<ListFilter['group']> {
  for (const [name, { whole }] of Object.entries(belongsTo)) {
    const value = given[name];
    if (typeof value === 'string') return { name: whole, value };
  }
  throw new Error('A choice without a member passed its check.');
}

interface ItemsOptions<Parent> {
  readonly description: string;
  /** Plural in descriptions. */
  readonly of: string;
  readonly whole: GroupName;
  /** Value of the parent's group; null if nothing can belong to it. */
  readonly nameOf: (parent: Parent) => string | null;
}

/** Field with all subjects of one kind that belong to its parent. */
export function itemsOf<Parent, State extends string, Details, View extends FollowedView<State>>(
  t: Fields<Parent>,
  { kind, type, toView }: FollowedType<State, Details, View>,
  options: ItemsOptions<Parent>,
): ReturnType<Fields<Parent>['field']> {
  return listOfWhole(t, options, {
    type,
    kinds: () => [kind.kind],
    toNode: (subject) => toView(kind.view(subject)),
  });
}

/** Field with all subjects, of any kind, that belong to its parent. */
export function followedOf<Parent>(
  t: Fields<Parent>,
  options: Omit<ItemsOptions<Parent>, 'of'>,
): ReturnType<Fields<Parent>['field']> {
  const of = 'things that are followed';
  return listOfWhole(
    t,
    { ...options, of },
    { type: Followed, kinds: shownKinds, toNode: toFollowed },
  );
}

interface Shown {
  // See listOf.
  readonly type: ObjectRef<Types, object> | InterfaceRef<Types, object>;
  /** Called when the list is read, as all kinds have their types by then. */
  readonly kinds: () => readonly string[];
  readonly toNode: (subject: Subject) => object;
}

function listOfWhole<Parent>(
  t: Fields<Parent>,
  { description, of, whole, nameOf }: ItemsOptions<Parent>,
  { kinds, ...nodes }: Shown,
): ReturnType<Fields<Parent>['field']> {
  return t.field({
    type: connectionOf(nodes.type, pageDocs(of)),
    // Nullable, so that a key without the scope does not lose the result of a mutation.
    nullable: true,
    description: `${description} ${fromMemory} Null, with an error, for a key without the scope \`read\`.`,
    complexity: pageComplexity,
    args: { ...pageArgs },
    resolve: (parent, page, context) => {
      const name = nameOf(parent);
      const filter =
        name === null ? { kinds: [] } : { kinds: kinds(), group: { name: whole, value: name } };
      return subjectPage(context, page, filter, nodes);
    },
  });
}

function pageDocs(words: string): { readonly page: string; readonly edge: string } {
  return {
    page: `A page of ${words}, newest first.`,
    edge: `One of the ${words} and its place in the list.`,
  };
}
