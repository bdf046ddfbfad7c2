import type { JsonObject } from '../../../kernel/json.ts';
import { type Answer, mocked } from '../../envelope.ts';
import { requiredTexts } from '../../fields.ts';
import type { World } from '../../world.ts';

/** Makes the page on which an enterprise authorizes. What follows happens at bank and tax bureau, in weeks. */
export function openEnterprise(request: JsonObject, world: World): Answer {
  requiredTexts(request, 'vendorId', 'leqiId', 'authType', 'authNo', 'jumpUrl');
  const serial = String(world.nextNumber('rinv enterprise')).padStart(8, '0');
  const pageUrl = world.fileUrl('settled-reverse', `authorization.${serial}`);
  return mocked({ pageUrl });
}
