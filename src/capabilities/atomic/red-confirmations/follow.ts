import type { Context } from '../../../graphql/context.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { queryRed } from '../wire/red-confirmations/index.ts';
import { redConfirmationKind, redToFollow, remembered } from './tracking.ts';

/**
 * The subject of a confirmation, whoever entered it: one that was not applied for here is looked up and
 * followed from now on. Throws what the tax bureau answers about it.
 */
export async function followed(
  { subjects, platform }: Context,
  confirmationUuid: string,
): Promise<Subject> {
  const known = await subjects.get(redConfirmationKind, confirmationUuid);
  if (known !== null) return known;
  const said = await platform.call(queryRed, { confirmationUuid });
  const { state, snapshot } = redToFollow(confirmationUuid, null, remembered({}, said));
  return subjects.ensure(redConfirmationKind, confirmationUuid, {
    state,
    snapshot,
    firstPollMs: 0,
  });
}
