import { id } from './key-args.ts';
import { z } from 'zod';
import type { Json } from '../../kernel/json/json.ts';
import type { Difference } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import { builder } from '../schema/builder.ts';
import { ComparedMemberType, shownMember } from '../records/compared-member.ts';
import type { Context } from '../../context/context.ts';
import { inWords } from '../../messages/message.ts';
import { mismatchIn, hintsIn, originalRejectionIn } from '../../subjects/kind/snapshot-marks.ts';
import { asNode, keyIn } from '../schema/nodes.ts';
import { RejectionType } from '../errors/error-interface.ts';

/** A subject of any kind, as clients see it. */
export const Operation = builder.objectRef<Subject>('Operation');

Operation.implement({
  description:
    'What this service remembers of something that finishes later (业务办理). Its number is remembered for ever.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its number: yours or the platform’s.' }),
    version: t.exposeInt('version', {
      description: '1 when it was opened, one more with each change.',
    }),
    final: t.exposeBoolean('final', {
      description:
        'True when it has ended. It changes again only where a correction is due: what was refused turns out to exist, a late push tells what nobody else does, or a question finds a member that was null. Feeds and `after` deliver that; the subscription to the one thing has completed.',
    }),
    stale: t.boolean({
      description:
        'True when there was no news for so long that it is polled no more; a push or `lookAgain` still wakes it.',
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
    logDigest: t.string({
      description:
        'What stands for it in this service’s log and traces, which hold no numbers: for its operator.',
      resolve: (subject, _args, { app }) => app.logFieldsOf(subject).subject,
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description:
        'Why the platform did not take it, in the states `REJECTED` and `NOT_SENT`; also in another state, where it turned out to have something under this number all the same. Forgotten after half a year.',
      resolve: (subject) => originalRejectionIn(subject),
    }),
    hints: t.stringList({
      description:
        'What of the input may be mistyped, although it was sent: a check digit of a unified social credit code (GB 32100) or an ID number (GB 11643) that does not fit. Forgotten after half a year.',
      resolve: ({ snapshot }, _args, { language }) =>
        hintsIn(snapshot).map((hint) => inWords(hint, language)),
    }),
    differences: t.field({
      type: [DifferenceType],
      description:
        'What of the thing under this number at the platform differs from what was submitted here, as far as the platform tells. Found only where it did not take this very request: the number was used before, or the answer was lost. Empty otherwise, and forgotten after half a year.',
      resolve: ({ snapshot }) => [...(mismatchIn(snapshot)?.differences ?? [])],
    }),
  }),
});

asNode(Operation, {
  keyOf: ({ kind, key }) => [kind, key],
  find: (context, key) => findOperation(context, key),
  description: 'Opaque and stable; for `node(id)` and `operation(id)`.',
});

const DifferenceType = builder.objectRef<Difference>('Difference').implement({
  description:
    'A difference (差异): a member in which what the platform has is not what was submitted here.',
  fields: (t) => ({
    field: t.expose('field', { type: ComparedMemberType, description: 'The member.' }),
    here: t.string({
      description: 'Value that was submitted here.',
      resolve: ({ field, here }) => shownMember(field, here),
    }),
    platform: t.string({
      description: 'Value that the platform has.',
      resolve: ({ field, platform }) => shownMember(field, platform),
    }),
  }),
});

builder.queryField('operation', (t) =>
  t.field({
    type: Operation,
    nullable: true,
    description: 'One operation by its id; null when there is none for you under it.',
    args: { id: t.arg.id({ required: true, description: 'An `Operation.id`.', validate: id }) },
    resolve: (_root, { id }, context) => findOperation(context, keyIn(context, Operation, id)),
  }),
);

const operationKey = z.tuple([z.string(), z.string()]);

/** Finds the tenant's subject by the key in an `Operation.id`; null for none. */
export async function findOperation(
  { subjects }: Context,
  named: Json | undefined,
): Promise<Subject | null> {
  const { data } = operationKey.safeParse(named);
  return data === undefined ? null : subjects.get({ kind: data[0] }, data[1]);
}
