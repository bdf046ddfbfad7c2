import type { EnumRef, ObjectRef } from '@pothos/core';
import { type Progress, STALE, type Tracked } from '../../subjects/kind/kind.ts';
import type { StatusItem } from '../../subjects/follow/topic.ts';
import type { StateCount, Subject } from '../../subjects/subject.ts';
import { builder, type Types } from '../schema/builder.ts';
import { exportable } from '../exports/sources.ts';
import { docs, ProgressType } from './followed-interface.ts';
import { typeNameOf } from './followed-types.ts';
import { addHistory } from './history.ts';
import { InvalidInput, type FieldErrorCode } from '../../context/invalid-input.ts';
import { Operation, findOperation } from './operation.ts';
import { addSearch } from '../lists/search.ts';
import { emptyList, pageArgs, pageComplexity, subjectPage } from '../lists/subject-page.ts';
import { resumable, Update } from './updates.ts';
import { id } from './key-args.ts';
import type { Message } from '../../messages/message.ts';
import { rules } from '../../messages/rules.ts';
import { isNotTakenYet } from '../../subjects/submit/submission.ts';
import { mutationErrors } from '../errors/errors.ts';
import { keyIn } from '../schema/nodes.ts';

type Shown = Pick<Tracked<never>, 'kind' | 'stateOrder' | 'progressIn' | 'isPart'>;

/** Adds the parts of the schema that name all kinds and their states: `operations` and `updates`. */
export function addKinds(all: readonly Shown[]): void {
  const kinds = all.filter(({ isPart }) => !isPart);
  const kindType = kindEnum(kinds);
  const stateType = stateEnum(kinds);

  builder.objectFields(Operation, (t) => ({
    kind: t.expose('kind', { type: kindType, description: 'Kind of the operation.' }),
    state: t.expose('state', {
      type: stateType,
      description: 'State; the possible states depend on `kind`.',
    }),
  }));

  addList(kindType, stateType, kinds);
  addCounts(kindType, stateType, kinds);
  addSearch(kindType);
  addCursor();
  const item = updateItem(kindType, stateType, kinds);
  addHistory(item);
  const parts = all.filter(({ isPart }) => isPart).map(({ kind }) => kind);
  addFeed(kindType, item, parts);
}

function addList(
  kindType: EnumRef<Types, string>,
  stateType: EnumRef<Types, string>,
  kinds: readonly Shown[],
): void {
  const connection = builder.connectionObject(
    {
      name: 'OperationConnection',
      type: Operation,
      description: 'A page of operations, newest first.',
    },
    { name: 'OperationEdge', description: 'An operation and its place in the list.' },
  );
  const filters = builder.args((t) => ({
    kinds: t.field({ type: [kindType], description: `Only these kinds. ${emptyList}` }),
    states: t.field({
      type: [stateType],
      description: `Only those in these states. ${emptyList}`,
    }),
  }));
  exportable('operations', { en: 'Operations', zh: '业务办理' }, filters);
  builder.queryField('operations', (t) =>
    t.field({
      type: connection,
      description: 'All operations that this service follows, newest first.',
      complexity: pageComplexity,
      args: { ...filters, ...pageArgs },
      resolve(_root, { kinds: names, states, ...page }, context) {
        const asked = kinds.filter(({ kind }) => names?.includes(kind) ?? true);
        const filter = states ? inStates(asked, states) : { kinds: asked.map(({ kind }) => kind) };
        return subjectPage(context, page, filter, {
          type: Operation,
          toNode: (subject) => subject,
        });
      },
    }),
  );
}

function addCounts(
  kindType: EnumRef<Types, string>,
  stateType: EnumRef<Types, string>,
  kinds: readonly Shown[],
): void {
  const progress = new Map(
    kinds.flatMap((kind) =>
      statesOf(kind).map((state) => [`${kind.kind} ${state}`, kind.progressIn(state)]),
    ),
  );
  const count = builder.objectRef<StateCount>('OperationCount').implement({
    description: 'Number of operations (业务办理) of one kind in one state.',
    fields: (t) => ({
      kind: t.expose('kind', { type: kindType, description: 'The kind.' }),
      state: t.expose('state', { type: stateType, description: 'The state.' }),
      progress: t.field({
        type: ProgressType,
        description: docs.progress,
        // A counted state is always a state of its kind.
        resolve: ({ kind, state }) => progress.get(`${kind} ${state}`) as Progress,
      }),
      count: t.exposeInt('count', { description: 'Current number of them, at least 1.' }),
    }),
  });
  builder.queryField('operationCounts', (t) =>
    t.field({
      type: [count],
      description:
        'Number of operations of each kind and state, old ones included. Kinds and states without operations are omitted.',
      args: { kinds: t.arg({ type: [kindType], description: `Only these kinds. ${emptyList}` }) },
      resolve: async (_root, { kinds: names }, { subjects }) => [
        ...(await subjects.counts(names ?? kinds.map(({ kind }) => kind))),
      ],
    }),
  );
}

/** Returns the kinds that have one of the states, for a list. Throws `InvalidInput` for a state that no kind has. */
function inStates(
  kinds: readonly Shown[],
  states: readonly string[],
): { readonly kinds: readonly string[]; readonly states: readonly string[] } {
  const having = kinds.filter((kind) => statesOf(kind).some((state) => states.includes(state)));
  const known = new Set(having.flatMap(statesOf));
  if (kinds.length > 0 && !states.every((state) => known.has(state))) {
    const message = rules.statesOfKinds;
    throw new InvalidInput([{ code: 'INVALID_VALUE', path: ['states'], message }]);
  }
  return { kinds: having.map(({ kind }) => kind), states };
}

function addCursor(): void {
  builder.queryField('latestCursor', (t) =>
    t.field({
      type: 'Cursor',
      description:
        'Cursor at the current end of the stream of updates. Take it, read the lists that you show, then follow `updates(after:)` from it: no change between them is missed.',
      resolve: (_root, _args, { subjects }) => subjects.end(),
    }),
  );
}

function updateItem(
  kindType: EnumRef<Types, string>,
  stateType: EnumRef<Types, string>,
  kinds: readonly Shown[],
): ObjectRef<Types, StatusItem> {
  const named = new Map(kinds.map((kind) => [kind.kind, kind]));
  return builder.objectRef<StatusItem>('OperationUpdate').implement({
    description: 'A change of an operation (业务办理).',
    interfaces: [Update],
    fields: (t) => ({
      kind: t.expose('kind', { type: kindType, description: 'Kind of the operation.' }),
      key: t.exposeString('key', { description: 'Its number.' }),
      state: t.expose('state', {
        type: stateType,
        nullable: true,
        description: 'Current state; null when it was never opened.',
      }),
      previousState: t.expose('previousState', {
        type: stateType,
        nullable: true,
        description: 'State before this change.',
      }),
      progress: t.field({
        type: ProgressType,
        nullable: true,
        description: `${docs.progress} Null when it was never opened.`,
        resolve: ({ kind, state }) =>
          state === null ? null : (named.get(kind)?.progressIn(state) ?? null),
      }),
      operation: t.field({
        type: Operation,
        nullable: true,
        description: 'The operation at the time of reading, which may be later than the update.',
        resolve: ({ kind, key }, _args, { subjects }) => subjects.get({ kind }, key),
      }),
    }),
  });
}

function addFeed(
  kindType: EnumRef<Types, string>,
  item: ObjectRef<Types, StatusItem>,
  parts: readonly string[],
): void {
  builder.subscriptionField('updates', (t) =>
    t.field({
      type: item,
      description: 'Every change of every operation, in order. Never completes.',
      args: {
        kinds: t.arg({ type: [kindType], description: `Only these kinds. ${emptyList}` }),
        after: t.arg({ type: 'Cursor', description: resumable }),
      },
      subscribe: (_root, { kinds, after }, context) =>
        context.subjects.followAll({ after, kinds: kinds ?? undefined, except: parts }),
      resolve: (update) => update,
    }),
  );
}

/** Converts a kind's name into an enum value: `forward-invoice` becomes `FORWARD_INVOICE`. */
function nameOf(kind: string): string {
  return kind.toUpperCase().replaceAll('-', '_');
}

function kindEnum(kinds: readonly Shown[]): EnumRef<Types, string> {
  const values: Record<string, { value: string; description: string }> = {};
  for (const { kind } of kinds) {
    const typeName = typeNameOf(kind);
    const description = typeName === null ? 'The fetching of files.' : `Shown as \`${typeName}\`.`;
    values[nameOf(kind)] = { value: kind, description };
  }
  return builder.enumType('OperationKind', {
    description: 'Kinds of operations (业务种类).',
    values,
  });
}

function stateEnum(kinds: readonly Shown[]): EnumRef<Types, string> {
  const holders = new Map<string, string[]>();
  for (const kind of kinds) {
    for (const state of statesOf(kind))
      holders.set(state, [...(holders.get(state) ?? []), nameOf(kind.kind)]);
  }
  const values: Record<string, { description: string }> = {};
  for (const [name, of] of holders) values[name] = { description: `Of ${inWords(of)}.` };
  return builder.enumType('OperationState', {
    description:
      'The states of all kinds of operations (业务状态); the enum of states of each type explains them.',
    values,
  });
}

function statesOf({ stateOrder }: Shown): readonly string[] {
  return [...stateOrder, STALE];
}

function inWords(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

/** Adds the mutation that polls a subject of one of these kinds at once. */
export function addLookAgain(
  kinds: readonly Pick<Tracked<never>, 'kind' | 'hasNoStatusQuery'>[],
): void {
  const silent = new Set(
    kinds.filter(({ hasNoStatusQuery }) => hasNoStatusQuery).map(({ kind }) => kind),
  );

  builder.mutationField('lookAgain', (t) =>
    t.field({
      type: Operation,
      description:
        'Polls the platform about an operation at once, free of charge, also if polling has stopped (`STALE`). Returns the operation as it was before the poll: the platform’s report arrives as an update, a failed poll as `lastError`. An operation that has ended, was not sent yet, or cannot be polled is an `InvalidInputError`.',
      errors: mutationErrors,
      args: { id: t.arg.id({ required: true, description: 'An `Operation.id`.', validate: id }) },
      async resolve(_root, { id }, context) {
        const subject = await findOperation(context, keyIn(context, Operation, id));
        if (subject === null) throw refusal('NOT_FOUND', rules.followedForYou);
        const obstacle = obstacleTo(subject, silent);
        if (obstacle !== null) throw refusal('NOT_IN_THIS_STATE', obstacle);
        return context.subjects.pollNow(subject);
      },
    }),
  );
}

/** Reason for which a subject cannot be polled; null if it can. */
function obstacleTo(subject: Subject, silent: ReadonlySet<string>): Message | null {
  if (subject.final) return rules.notEnded;
  // While the request is being sent, the platform would report the subject as unknown.
  if (isNotTakenYet(subject)) return rules.sentToPlatform;
  return silent.has(subject.kind) ? rules.hasStatusQuery : null;
}

function refusal(code: FieldErrorCode, message: Message): InvalidInput {
  return new InvalidInput([{ code, path: ['id'], message }]);
}
