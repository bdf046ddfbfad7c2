import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { extendValidity } from '../wire/quota.ts';
import { validityExtension } from './tracking.ts';

/** Extends the validity of quota, once. Throws what `submitOnce` throws. */
export async function extend(
  { app, subjects, platform }: Context,
  { extensionId, ...input }: Input<(typeof extendValidity)['request']>,
): Promise<ViewOf<typeof validityExtension>> {
  const request = { ...input };
  const subject = await subjects.submitOnce(validityExtension, extensionId, {
    input,
    snapshot: { request },
    groups: groupsOf(app, { enterprise: input.sellerTaxNumber }),
    send: () => platform.call(extendValidity, input),
    accepted: (answer) => ({ state: 'EXTENDED', snapshot: { request, answer: { ...answer } } }),
  });
  return validityExtension.view(subject);
}
