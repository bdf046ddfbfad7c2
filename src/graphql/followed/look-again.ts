import { id } from './key-args.ts';
import type { Message } from '../../messages/message.ts';
import { rules } from '../../messages/rules.ts';
import type { Tracked } from '../../subjects/kind/kind.ts';
import { isNotTakenYet } from '../../subjects/submit/submission.ts';
import type { Subject } from '../../subjects/subject.ts';
import { builder } from '../schema/builder.ts';
import { mutationErrors } from '../errors/errors.ts';
import { type FieldErrorCode, InvalidInput } from '../../context/invalid-input.ts';
import { keyIn } from '../schema/nodes.ts';
import { findOperation, Operation } from './operation.ts';

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
