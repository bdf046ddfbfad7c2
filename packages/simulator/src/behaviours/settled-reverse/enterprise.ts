import type { JsonObject } from '../../from-service.ts';
import { type Answer, mocked } from '../../gateway/envelope.ts';
import { requiredTexts } from '../../gateway/fields.ts';
import { stepsOf } from '../../person-pages.ts';
import type { PersonPage, World } from '../../world/world.ts';

/** Makes the page on which an enterprise authorizes. What follows happens at bank and tax bureau, in weeks. */
export function openEnterprise(request: JsonObject, world: World): Answer {
  requiredTexts(request, 'vendorId', 'leqiId', 'authType', 'authNo', 'jumpUrl');
  const serial = String(world.nextNumber('rinv enterprise')).padStart(8, '0');
  const pageUrl = world.pageUrl('ENTERPRISE_AUTHORIZATION', serial);
  return mocked({ pageUrl });
}

/** The page on which an enterprise authorizes: nothing that the platform shows changes by it. */
export const authorizationPage: PersonPage = {
  state: (_serial, done) => {
    const steps = stepsOf(['SCAN_FACE', 'AUTHORIZE'], done, false);
    return { facts: [], steps, outcome: done.includes('AUTHORIZE') ? 'DONE' : null };
  },
};
