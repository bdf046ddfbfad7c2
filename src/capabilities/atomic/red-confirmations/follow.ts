import type { Context } from '../../../graphql/context.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { queryRed } from '../wire/red-confirmations/index.ts';
import { redConfirmationKind, redToFollow, remembered } from './tracking.ts';

/**
 * The subject of a confirmation, whoever entered it: one that was not applied for here is looked up and
 * followed from now on. Throws what the tax bureau answers about it.
 */
export async function followed(context: Context, uuid: string): Promise<Subject> {
  const { journal, clock, tracker } = context.app;
  const id = subjectId(context, redConfirmationKind.kind, uuid);
  const known = await journal.get(id);
  if (known !== null) return known;
  const said = await context.platform.call(queryRed, { uuid });
  const { state, snapshot } = redToFollow(uuid, null, remembered({}, said));
  const intent = { inputHash: inputHash(uuid), state, snapshot, dueAt: clock.now() };
  const { subject } = await journal.open(id, intent);
  tracker.wake();
  return subject;
}
