import type { Context } from '../../../context/context.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { askAboutRed } from './look-up.ts';
import { redConfirmationKind, redToFollow, remembered, toRedObservation } from './tracking.ts';

/**
 * The subject of a confirmation, whoever entered it: one that was not applied for here is looked up and
 * followed from now on. Throws what the tax bureau answers about it.
 */
export async function confirmationToFollow(
  context: Context,
  confirmationUuid: string,
): Promise<Subject> {
  const { subjects } = context;
  const known = await subjects.get(redConfirmationKind, confirmationUuid);
  if (known !== null) return known;
  const said = await askAboutRed(context, { confirmationUuid });
  const { state, snapshot } = redToFollow(confirmationUuid, null, remembered({}, said.detail));
  const opened = await subjects.ensure(redConfirmationKind, confirmationUuid, { state, snapshot });
  return subjects.observe(redConfirmationKind, opened, toRedObservation(opened, said));
}
