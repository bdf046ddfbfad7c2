import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capabilities } from '../../src/capabilities/index.ts';
import type { Json } from '../../src/kernel/json.ts';
import { type Field, isRecord, type Structure } from '../../src/platform/record/index.ts';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';
import { startSaying } from './answering-stub.ts';
import { CANCEL, ORDER, PAYMENTS, purchase } from './scrap-purchase/walk.ts';

const NUMBER = '26992000000000000001';
const SLIP = '34460000000000000001';

test('a cancellation comes to its end, whatever type the payment’s result has', async () => {
  const before = await startSaying({
    '/pending/check': { blocked: false, records: { list: [] } },
    '/tax/calc-order': { ykfphm: NUMBER, dzsphm: SLIP, ssjyjg: 'Y' },
    '/tax/pay-status': { skjnjg: true },
    '/order/cancel': { cljg: '1' },
  });
  await before.query(ORDER, { input: { orderId: 'scrap-1', ...purchase() } });
  expect((await before.query(PAYMENTS, { slips: [SLIP] })).data).toMatchObject({
    taxPayments: { payments: [{ result: 'UNRECOGNIZED', resultCode: 'true', paid: false }] },
  });
  const { data } = await before.query(CANCEL, { input: { by: { orderId: 'scrap-1' } } });
  expect(data).toMatchObject({ result: { __typename: 'ScrapCancellation', state: 'CANCELED' } });
});

/** Wire names of all members that the answers of an endpoint are read for. */
function namesOf(structure: Structure): readonly string[] {
  if (!isRecord(structure)) return [];
  return Object.values<Field>(structure.fields).flatMap(({ wire, shape }) => {
    const of = shape.kind === 'list' ? shape.of : shape;
    const below = of.kind === 'structure' ? namesOf(of.structure()) : [];
    return wire === null ? below : below.concat(wire);
  });
}

const namesByPath = new Map(
  capabilities
    .flatMap(({ endpoints }) => endpoints)
    .map(({ path, response }) => [path, namesOf(response)] as const),
);

const FOLDER = new URL('../../schema/operations/', import.meta.url);
const examples = readdirSync(FOLDER)
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
  .filter((text) => /^\s*(?:query|mutation)\b/m.test(text));

test.each<readonly [string, Json]>([
  ['true', true],
  ['a number', 7],
  ['an object', { x: [] }],
  ['a list', [[7]]],
])(
  'no example comes to an unexpected error where all members are %s',
  async (_what, value) => {
    const stub = await startStub((response, { path }) => {
      const names = namesByPath.get(path) ?? [];
      const members = Object.fromEntries(names.map((name) => [name, value]));
      sendEnvelope(response, 'CYT_00000', { ...members, ok: true, returncode: '00' });
    });
    const before = await startBefore(stub);
    expect(examples.length).toBeGreaterThan(60);
    for (const example of examples) {
      const { data, errors = [] } = await before.query(example);
      const codes = errors.map(({ extensions }) => extensions?.['code']);
      expect({ example, codes }).toEqual({
        example,
        codes: codes.filter((c) => c !== 'INTERNAL_ERROR'),
      });
      expect(JSON.stringify(data ?? null)).not.toContain('INTERNAL_ERROR');
    }
  },
  60_000,
);
