import type { JsonObject } from '../../../kernel/json.ts';
import { type Answer, success } from '../../envelope.ts';
import { requiredText } from '../../fields.ts';
import type { World } from '../../world.ts';

/** Makes the page on which an enterprise authorizes. What follows happens at bank and tax bureau, in weeks. */
export function openEnterprise(request: JsonObject, world: World): Answer {
  for (const name of ['vendorId', 'leqiId', 'authType', 'authNo', 'jumpUrl']) {
    requiredText(request, name);
  }
  const serial = String(world.nextNumber('rinv enterprise')).padStart(8, '0');
  const pageUrl = world.fileUrl('settled-reverse', `authorization.${serial}`);
  return success({ pageUrl, mock: true });
}
