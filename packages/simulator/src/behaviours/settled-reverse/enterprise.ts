import type { JsonObject } from '../../from-service.ts';
import { type Answer, mocked } from '../../gateway/envelope.ts';
import { requiredTexts } from '../../gateway/fields.ts';
import { stepsOf } from '../../person-pages.ts';
import type { PersonPage, World } from '../../world/world.ts';

/** Creates the page on which an enterprise authorizes. The bank and the tax bureau then take weeks. */
export function openEnterprise(request: JsonObject, world: World): Answer {
  requiredTexts(request, 'vendorId', 'leqiId', 'authType', 'authNo', 'jumpUrl');
  const serial = String(world.nextNumber('rinv enterprise')).padStart(8, '0');
  const pageUrl = world.pageUrl('ENTERPRISE_AUTHORIZATION', serial);
  return mocked({ pageUrl });
}

/** Page on which an enterprise authorizes; it changes no data that the platform shows. */
export const authorizationPage: PersonPage = {
  state: (_serial, done) => {
    const steps = stepsOf(['SCAN_FACE', 'AUTHORIZE'], done, false);
    return { facts: [], steps, outcome: done.includes('AUTHORIZE') ? 'DONE' : null };
  },
};
