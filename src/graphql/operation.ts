import type { Difference } from '../subjects/kind.ts';
import type { Subject } from '../subjects/subject.ts';
import { toShanghaiIso } from '../kernel/shanghai.ts';
import { builder } from './builder.ts';
import { ComparedMemberType, shownMember } from './compared-member.ts';
import type { Context } from './context.ts';
import { foundIn, refusalIn } from '../subjects/found.ts';
import { InvalidInput } from './invalid-input.ts';
import { RejectionType } from './rejection.ts';
import { pageArgs, pageComplexity, subjectPage } from './subject-page.ts';

/** A subject of the journal as clients see it, whatever its kind. */
export const Operation = builder.objectRef<Subject>('Operation');

builder.node(Operation, {
  description:
    'Something that finishes later (业务办理) and is followed here: an order, a seller, a contract. Its number is remembered for ever.',
  id: {
    resolve: ({ kind, key }) => JSON.stringify([kind, key]),
    description: 'Opaque and stable; for `node(id)` and `operation(id)`.',
  },
  loadOne: (id, context) => loadOperation(id, context),
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'What it is, for example `forward-invoice`.' }),
    key: t.exposeString('key', { description: 'Its number: yours or the platform’s.' }),
    state: t.string({
      description: 'Where it stands; the values depend on `kind`.',
      resolve: ({ kind, state }, _args, { subjects }) =>
        // A state that is there has a name.
        subjects.shownState({ kind }, state) as string,
    }),
    version: t.exposeInt('version', {
      description: '1 when it was opened, one more with each change.',
    }),
    final: t.exposeBoolean('final', {
      description:
        'True when it has ended. It changes again only where a correction is due: what was refused turns out to exist, or a late push tells what nobody else does. Feeds and `after` deliver that; the subscription to the one thing has completed.',
    }),
    stale: t.boolean({
      description:
        'True when there was no news for so long that it is polled no more; a push still wakes it.',
      resolve: ({ state }) => state === 'STALE',
    }),
    openedAt: t.field({
      type: 'DateTime',
      description: 'When it was first sent or followed.',
      resolve: ({ openedAt }) => toShanghaiIso(openedAt),
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'When it last changed.',
      resolve: ({ changedAt }) => toShanghaiIso(changedAt),
    }),
    nextPollAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the platform is polled about it next; null when that is not planned.',
      resolve: ({ dueAt }) => (dueAt === null ? null : toShanghaiIso(dueAt)),
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description:
        'Why the platform did not take it, in the states `REJECTED` and `NOT_SENT`; also in another state, where it turned out to have something under this number all the same. Forgotten after half a year.',
      resolve: (subject) => refusalIn(subject),
    }),
    differences: t.field({
      type: [DifferenceType],
      description:
        'What of the thing under this number at the platform differs from what was submitted here, as far as the platform tells. Found only where it did not take this very request: the number was used before, or the answer was lost. Empty otherwise, and forgotten after half a year.',
      resolve: ({ snapshot }) => [...(foundIn(snapshot)?.differences ?? [])],
    }),
  }),
});

const DifferenceType = builder.objectRef<Difference>('Difference').implement({
  description:
    'A difference (差异): a member in which what the platform has is not what was submitted here.',
  fields: (t) => ({
    field: t.expose('field', { type: ComparedMemberType, description: 'The member.' }),
    here: t.string({
      description: 'What was submitted here.',
      resolve: ({ field, here }) => shownMember(field, here),
    }),
    platform: t.string({
      description: 'What the platform has.',
      resolve: ({ field, platform }) => shownMember(field, platform),
    }),
  }),
});

const OperationConnection = builder.connectionObject(
  {
    name: 'OperationConnection',
    type: Operation,
    description: 'A page of operations, newest first.',
  },
  { name: 'OperationEdge', description: 'An operation and its place in the list.' },
);

builder.queryFields((t) => ({
  operation: t.field({
    type: Operation,
    nullable: true,
    description: 'One operation by its id; null when there is none for you under it.',
    args: { id: t.arg.id({ required: true, description: 'An `Operation.id`.' }) },
    resolve: (_root, { id }, context) => loadOperation(fromGlobalId(id), context),
  }),
  operations: t.field({
    type: OperationConnection,
    description: 'Everything that is followed, newest first.',
    complexity: pageComplexity,
    args: {
      kinds: t.arg.stringList({ description: 'Only these kinds.' }),
      states: t.arg.stringList({
        description:
          'Only those in these states, by the names that `Operation.state` shows. Where two kinds mean different things by them, ask for each of `kinds` apart.',
      }),
      ...pageArgs,
    },
    resolve: (_root, { kinds, states, ...page }, context) =>
      subjectPage(
        context,
        page,
        states ? inStates(context, kinds ?? null, states) : { ...(kinds && { kinds }) },
        (subject) => subject,
      ),
  }),
}));

/** The kinds and kept states to list by. Throws `InvalidInput` where the names do not tell them exactly. */
function inStates(
  { subjects }: Context,
  kinds: readonly string[] | null,
  states: readonly string[],
): { readonly kinds: readonly string[]; readonly states: readonly string[] } {
  const known = subjects.keptStates(kinds, states);
  if (known.outcome === 'found') return known.query;
  const message =
    known.outcome === 'unknown'
      ? 'must be names of states that these kinds have, as `Operation.state` shows them'
      : `mean something else in ${known.kinds.join(', ')}: ask for each of \`kinds\` apart`;
  throw new InvalidInput([{ code: 'INVALID_VALUE', path: ['states'], message }]);
}

async function loadOperation(localId: string, context: Context): Promise<Subject | null> {
  const [kind, key] = parsePair(localId);
  if (kind === undefined || key === undefined) return null;
  return context.subjects.get({ kind }, key);
}

/** Relay ids are base64 of `Operation:<local id>`; anything else names nothing. */
function fromGlobalId(id: string): string {
  const text = Buffer.from(id, 'base64').toString();
  return text.startsWith('Operation:') ? text.slice('Operation:'.length) : '';
}

function parsePair(text: string): readonly (string | undefined)[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed)
      ? parsed.map((part) => (typeof part === 'string' ? part : undefined))
      : [];
  } catch {
    return [];
  }
}
