import { expect, test } from 'vitest';
import { atomicAnswers, onePlatform, send } from '../differential.ts';
import { codes } from '../table.ts';
import { lq } from './uploaded-invoice.ts';

const platform = onePlatform();

/** Interfaces that document 2, section 4.3, names beside those of document 3; their payloads are undocumented. */
const services = codes(
  'CXYDBWDBSFXX CXQYWJSJL CXFXKPSSCS BFCPSGDJSFJY CXDJSFJKXX YZYHKHXX ZRRJJDJ CXSFJNJG CXTSXX ' +
    'SQFXKPTS CXBFCPTSJG QXYKFPJY',
);

test.each(services)('%s answers a signed request, without an envelope', async (service) => {
  expect(await send(platform(), lq(service), {})).toMatchObject(atomicAnswers.taken);
});

test.each(services)('%s rejects an unsigned request', async (service) => {
  const answer = await fetch(platform().baseUrl + lq(service), { method: 'POST', body: '{}' });

  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'CYT_40100' }]);
});
