import { expect, test } from 'vitest';
import { onePlatform, send } from './differential.ts';
import { codes } from './table.ts';

const platform = onePlatform();

/**
 * Document 2, section 4.2: the paths of the 25 interfaces; number 19 is not HTTP, and 5 and 9 are listed with
 * their callbacks. The payloads are undocumented.
 */
const paths = codes(
  '/enterprise/auth /receiver/face-auth /receiver/face-auth/query /receiver/add ' +
    '/receiver/audit-status /person/quota /order/pre /order/pay /invoice/notify-status ' +
    '/invoice/query /invoice/download /receiver/update /receiver/delete /receiver/query ' +
    '/invoice/red-offset /invoice/red-offset/revoke /invoice/reversal /invoice/back-tax ' +
    '/invoice/register-confirm /invoice/ticket-info /order/batch-pay /invoice/upload-retry ' +
    '/enterprise/refresh-auth /invoice/summary-confirm',
).map((path) => `/api/v1/bank${path}`);

test('the list has 24 paths', () => {
  expect(new Set(paths).size).toBe(24);
});

test.each(paths)('%s answers a signed request, marked as mock', async (path) => {
  expect(await send(platform(), path, { outUserId: 'seller-1' })).toMatchObject({
    status: 200,
    body: { code: 'CYT_00000', data: { mock: true } },
  });
});

test.each(paths)('%s rejects an unsigned request', async (path) => {
  const answer = await fetch(platform().baseUrl + path, { method: 'POST', body: '{}' });

  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'CYT_40100' }]);
});
