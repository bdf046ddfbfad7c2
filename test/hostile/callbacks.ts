import { toTenantToken, toToken } from '../../src/subjects/callbacks/receiver.ts';
import { createLinks } from '../../src/documents/links.ts';
import { toSecrets } from '../../src/kernel/ids.ts';
import { CALLBACK_SECRET, TENANT } from './process.ts';
import { deep, type HostileRequest, times } from './request.ts';

const secrets = toSecrets(CALLBACK_SECRET);
const push = (body: string | Uint8Array<ArrayBuffer>): RequestInit => ({ method: 'POST', body });

/** Callback URL for an order unknown to this service. */
const ofNobody = `/callbacks/${toToken(secrets, { tenant: TENANT, kind: 'forward-invoice', key: 'none' })}`;
const notices = `/callbacks/${toTenantToken(secrets, TENANT)}/api/callback/bank`;
const forged = ofNobody.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));

const SHA256 = '0'.repeat(64);
const linkAt = (now: number): string =>
  createLinks({ secrets, publicUrl: '', tenants: new Set([TENANT]), now: () => now }).create({
    sha256: SHA256,
    name: 'invoice.pdf',
    tenant: TENANT,
  }).url;
const link = linkAt(Date.now() + 60 * 60_000);

/** Pushes and links that only the platform and clients should have, or that nobody created. */
export const HOSTILE_CALLBACKS: readonly HostileRequest[] = [
  { name: 'a push by GET', init: {}, path: ofNobody, status: 405, says: 'POST' },
  {
    name: 'a push with another digest',
    init: push('{}'),
    path: forged,
    status: 404,
    says: 'not found',
  },
  {
    name: 'a push with a digest twice',
    init: push('{}'),
    path: `${ofNobody}.x`,
    status: 404,
    says: 'not found',
  },
  {
    name: 'a push about what is unknown',
    init: push('{"notifyNo":"1"}'),
    path: ofNobody,
    status: 503,
    says: '',
  },
  { name: 'a push without a body', init: push(''), path: ofNobody, status: 503, says: '' },
  { name: 'a push of no JSON', init: push('{{{{'), path: ofNobody, status: 503, says: '' },
  {
    name: 'a push of bytes',
    init: push(new Uint8Array(60_000).fill(0xff)),
    path: ofNobody,
    status: 503,
    says: '',
  },
  { name: 'a deep push', init: push(deep(10_000)), path: ofNobody, status: 503, says: '' },
  {
    name: 'a push of a long number',
    init: push(`{"notifyNo":${'9'.repeat(60_000)}}`),
    path: ofNobody,
    status: 503,
    says: '',
  },
  {
    name: 'a push with a prototype',
    init: push('{"__proto__":{"notifyNo":"1"}}'),
    path: ofNobody,
    status: 503,
    says: '',
  },
  {
    name: 'a push of 65 KB',
    init: push('x'.repeat(65 * 1024)),
    path: ofNobody,
    status: 413,
    says: 'too large',
  },
  {
    name: 'a long token',
    init: push('{}'),
    path: `/callbacks/${'x'.repeat(8_000)}`,
    status: 404,
    says: 'not found',
  },
  {
    name: 'a token with an escape',
    init: push('{}'),
    path: '/callbacks/%00%2e%2e%2f',
    status: 404,
    says: 'not found',
  },
  {
    name: 'a notice of nobody',
    init: push('{}'),
    path: '/callbacks/x/api/callback/bank',
    status: 404,
    says: 'not found',
  },
  {
    name: 'a notice with a token for a push',
    init: push('{}'),
    path: `${ofNobody}/api/callback/bank`,
    status: 404,
    says: 'not found',
  },
  {
    name: 'a notice of 10,000 ids',
    init: push(`[${times(8_000, (n) => `"${n}",`)}1]`),
    path: notices,
    status: 200,
    says: '',
  },
  { name: 'a deep notice', init: push(deep(10_000)), path: notices, status: 200, says: '' },
  // Links.
  { name: 'a link to nothing', init: {}, path: link, status: 404, says: 'not found' },
  {
    name: 'a link of before',
    init: {},
    path: linkAt(Date.now() - 2 * 60 * 60_000),
    status: 410,
    says: 'expired',
  },
  {
    name: 'a link by POST',
    init: { method: 'POST' },
    path: link,
    status: 405,
    says: 'GET or HEAD',
  },
  {
    name: 'a link to another name',
    init: {},
    path: link.replace('invoice.pdf', 'invoice.xml'),
    status: 404,
    says: 'not found',
  },
  {
    name: 'a link of another tenant',
    init: {},
    path: link.replace(TENANT, 'neighbor'),
    status: 404,
    says: 'not found',
  },
  {
    name: 'a link that ends later',
    init: {},
    path: link.replace(/expires=\d/, 'expires=9'),
    status: 404,
    says: 'not found',
  },
  {
    name: 'a link without a signature',
    init: {},
    path: link.split('?')[0] ?? '',
    status: 404,
    says: 'not found',
  },
  {
    name: 'a link from a page of elsewhere',
    init: { headers: { origin: 'https://evil.example' } },
    path: link,
    status: 403,
    says: 'FORBIDDEN',
  },
  {
    name: 'a thousand ranges of a link',
    init: { headers: { range: `bytes=${times(1_000, (n) => `${n}-${n},`)}0-0` } },
    path: link,
    status: 404,
    says: 'not found',
  },
];
