import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** All endpoints of the three documents by the start of their path, written by hand. */
const documented: Readonly<Record<string, string>> = {
  '/api/v1/': 'verify enterprise/search',
  '/api/v1/invoice/forward/': 'create query red red-query statistic?type=detail',
  '/api/v1/trace/': 'check track map position',
  '/api/v1/rinv/':
    'enterprise/open seller/onboard seller/register seller/status seller/update-card seller/close invoice/create invoice/status invoice/red invoice/void invoice/download',
  '/api/v1/bank/h5/': 'session',
  '/api/h5/': '<token>',
  '/api/v1/invoice/reverse/lqbiz/':
    'taxpayer/check agent-tax/check pending/check seller/check tax/calc-order tax/pay-status invoice/create refund/apply order/cancel',
  '/api/v1/invoice/reverse/lq/':
    'QDFPPLFM CXSXED XZTHSXED TZSXEDYXQ CXNSRFXXX CXNSRJBXX CXKYSL CXSSFLBM CXZRRKPXX BFCPSGFPSC CXQDFPSCJG QDHZQRDSQ QDHZQRDQR CXQDHZQRDLB CXQDHZQRDMX CXYDBWDBSFXX CXQYWJSJL CXFXKPSSCS BFCPSGDJSFJY CXDJSFJKXX YZYHKHXX ZRRJJDJ CXSFJNJG CXTSXX SQFXKPTS CXBFCPTSJG QXYKFPJY',
  '/api/v1/esign/':
    'company/register auth/url company/silent-auth seal/generate person/register file/upload task/create task/link task/detail',
  '/api/v1/partnercontract/contract/': 'create status download cancel',
};

/** The bank's own operations are 24 (document 2, section 4.2). */
const BANK_OPERATIONS = 24;

test('the schema names the caller of each documented endpoint, and calls no other', async () => {
  const sdl = await readFile(join(import.meta.dirname, '../../schema/schema.graphql'), 'utf8');
  const found = new Set([...sdl.matchAll(/@upstream\(path: "([^"]+)"/g)].map(([, path]) => path));
  const expected = Object.entries(documented).flatMap(([beginning, rest]) =>
    rest.split(' ').map((end) => beginning + end),
  );
  const bank = [...found].filter(
    (path) => path?.startsWith('/api/v1/bank/') && !path.startsWith('/api/v1/bank/h5/'),
  );
  expect(bank).toHaveLength(BANK_OPERATIONS);
  expect(new Set([...expected, ...bank])).toEqual(found);
});
