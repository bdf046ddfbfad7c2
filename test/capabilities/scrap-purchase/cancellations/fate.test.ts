import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../manual-clock.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import { startBefore } from '../../../scenario.ts';
import { cancel, order, path } from '../walk.ts';

const NUMBER = '26468000000000000001';
const listed = (jfzt: string) => [{ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt }];

/** An order that is given up while the platform says so much of its payment, and lists so much as pending. */
async function givenUp(payment: object, list: readonly object[]): Promise<unknown> {
  let isOrdered = false;
  const stub = await startStub((response, { path: asked, body }) => {
    const isPerson = body.includes('zrrxm');
    const pending = isPerson ? [] : list;
    const answers: Readonly<Record<string, object>> = {
      [path.pending]: { blocked: pending.length > 0, records: { list: pending } },
      [path.order]: { ykfphm: NUMBER, dzsphm: '1', tax: { yjsfhj: 2.5 } },
      [path.payment]: isOrdered ? { dzsphm: '1', ...payment } : {},
    };
    isOrdered ||= asked === path.order;
    sendEnvelope(response, 'CYT_00000', answers[asked] ?? {});
  });
  const service = await startBefore(stub, {}, { clock: new ManualClock() });
  await order(service);
  const { data } = await cancel(service, { invoiceNumber: NUMBER });
  expect(data?.result['state']).toBe('CANCELED');
  return data?.result['numberFate'];
}

describe('the fate of the number of a transaction that is given up', () => {
  test.each([
    ['paid, as the slip says', { skjnjg: '01' }, listed('0'), 'KEPT_AS_PAID'],
    [
      'with a result that is not documented, and listed as unpaid',
      { skjnjg: '00' },
      listed('0'),
      'RETURNED',
    ],
    ['with another one, and listed as unpaid', { skjnjg: '02' }, listed('0'), 'RETURNED'],
    [
      'with a result that is not documented, and listed as voided',
      { skjnjg: '00' },
      listed('5'),
      'UNCLEAR',
    ],
    ['with a result that is not documented, and not listed', { skjnjg: '02' }, [], 'UNCLEAR'],
    ['without a result, and listed as unpaid', {}, listed('0'), 'RETURNED'],
    ['with an empty result, and listed as unpaid', { skjnjg: null }, listed('0'), 'RETURNED'],
    ['without a result, and listed in a way that is not documented', {}, listed('3'), 'UNCLEAR'],
    ['without a result, and not listed', {}, [], 'UNCLEAR'],
  ])('%s', async (_case, payment, list, fate) => {
    expect(await givenUp(payment, list)).toBe(fate);
  });
});
