import type { Behaviour } from '../../world/world.ts';
import { finishedContract, upload } from './files.ts';
import {
  AUTHENTICATION,
  authenticate,
  authorizeSilentSigning,
  authUrl,
  generateSeal,
  realNamePage,
  registerCompany,
  registerPerson,
  SILENT_AUTHORIZATION,
  silentAuth,
  silentAuthorizationPage,
} from './parties.ts';
import { begin, signingPage, signNext } from './signing.ts';
import { create, detail, link, SIGNING } from './tasks.ts';
import { upstream } from './upstream.ts';

/** Hosted e-signature (document 3, section 4.2). Simulated people act on its pages after a while. */
export const esign: Behaviour = {
  product: 'esign',
  endpoints: {
    '/api/v1/esign/company/register': upstream(registerCompany),
    '/api/v1/esign/auth/url': upstream(authUrl),
    '/api/v1/esign/company/silent-auth': upstream(silentAuth),
    '/api/v1/esign/seal/generate': upstream(generateSeal),
    '/api/v1/esign/person/register': upstream(registerPerson),
    '/api/v1/esign/file/upload': upstream(upload),
    '/api/v1/esign/task/create': upstream((request, world) => create(request, world, begin), 1),
    '/api/v1/esign/task/link': upstream(link),
    '/api/v1/esign/task/detail': upstream(detail),
  },
  arrivals: {
    [AUTHENTICATION]: (unionId, world) => void authenticate(unionId, world),
    [SILENT_AUTHORIZATION]: (unionId, world) => void authorizeSilentSigning(unionId, world),
    [SIGNING]: signNext,
  },
  personPages: {
    REAL_NAME: realNamePage,
    SILENT_AUTHORIZATION: silentAuthorizationPage,
    SIGNING: signingPage,
  },
  file(name, world) {
    const bytes = finishedContract(name.replace(/^contract\./, ''), world);
    return bytes && { type: 'application/pdf', bytes };
  },
};
