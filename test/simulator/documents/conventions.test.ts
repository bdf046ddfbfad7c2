import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { onePlatform } from './differential.ts';
import { codes } from './table.ts';

/** A free path of each family that documents 1 to 3 put behind the same signature. */
const paths = codes(
  '/api/v1/trace/check /api/v1/invoice/forward/query /api/v1/rinv/seller/status ' +
    '/api/v1/invoice/reverse/lqbiz/pending/check /api/v1/invoice/reverse/lq/CXKYSL ' +
    '/api/v1/bank/h5/session /api/v1/esign/company/register ' +
    '/api/v1/partnercontract/contract/status',
);

const platform = onePlatform();

/** Document 1, section 5: sha256 over key, timestamp, body and secret, in lower-case hex. */
function headers(body: string, change: Readonly<Record<string, string>> = {}) {
  const { key = 'demo-app-key', timestamp = String(platform().seconds()), ...other } = change;
  const signed = createHash('sha256')
    .update(`${key}${timestamp}${other['body'] ?? body}demo-app-secret`)
    .digest('hex');
  return {
    'Content-Type': 'application/json',
    'X-App-Key': key,
    'X-Timestamp': timestamp,
    'X-Sign': other['sign'] ?? signed,
  };
}

async function asked(path: string, body: string, sent: Readonly<Record<string, string>>) {
  const answer = await fetch(platform().baseUrl + path, { method: 'POST', body, headers: sent });
  const { code } = (await answer.json()) as { code?: string }; // the envelope of section 2.1
  return [answer.status, code];
}

const without = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers('{}')).filter(([header]) => header !== name));

test.each(paths)('%s rejects wrongly signed requests, each with its code', async (path) => {
  const now = platform().seconds();
  const refusals = {
    noKey: await asked(path, '{}', without('X-App-Key')),
    noSignature: await asked(path, '{}', without('X-Sign')),
    unknownKey: await asked(path, '{}', headers('{}', { key: 'another-key' })),
    anotherBody: await asked(path, '{}', headers('{}', { body: '{ }' })),
    upperCase: await asked(
      path,
      '{}',
      headers('{}', { sign: headers('{}')['X-Sign'].toUpperCase() }),
    ),
    noTimestamp: await asked(path, '{}', without('X-Timestamp')),
    milliseconds: await asked(path, '{}', headers('{}', { timestamp: String(now * 1000) })),
    tooOld: await asked(path, '{}', headers('{}', { timestamp: String(now - 301) })),
    tooNew: await asked(path, '{}', headers('{}', { timestamp: String(now + 301) })),
    noJson: await asked(path, '{"a":', headers('{"a":')),
  };

  expect(refusals).toEqual({
    noKey: [401, 'CYT_40100'],
    noSignature: [401, 'CYT_40100'],
    unknownKey: [401, 'CYT_40101'],
    anotherBody: [401, 'CYT_40102'],
    upperCase: [401, 'CYT_40102'],
    noTimestamp: [401, 'CYT_40103'],
    milliseconds: [401, 'CYT_40103'],
    tooOld: [401, 'CYT_40103'],
    tooNew: [401, 'CYT_40103'],
    noJson: [400, 'CYT_40001'],
  });
});

test.each([300, -300])('a timestamp %i seconds away is accepted', async (away) => {
  const body = '{"plateNo":"粤B12345"}';
  const timestamp = String(platform().seconds() + away);

  expect(await asked('/api/v1/trace/check', body, headers(body, { timestamp }))).toEqual([
    200,
    'CYT_00000',
  ]);
});
