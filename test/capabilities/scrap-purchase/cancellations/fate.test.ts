import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../../manual-clock.ts';
import { sendEnvelope, sendText, startStub } from '../../../platform/stub-platform.ts';
import { makeStale, startBefore } from '../../../scenario.ts';
import { cancel, enterprise, order, orderId, path } from '../walk.ts';

const NUMBER = '26468000000000000001';
const listed = (jfzt: string) => [{ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt }];

/** The platform's responses for a canceled order. */
interface Words {
  /** Members of the slip's response, beside its number. */
  readonly payment: object;
  /** Pending transactions listed before the cancellation, and after it. */
  readonly before: readonly object[];
  readonly after: readonly object[] | 'no answer';
  readonly cancellation?: object;
  /** Awaited during the first query after the cancellation, whose response is then lost. */
  readonly meanwhile?: (clock: ManualClock) => Promise<void>;
}

/** Orders and cancels before a platform with these responses. */
async function canceled({ payment, before, after, cancellation = {}, ...words }: Words) {
  const clock = new ManualClock();
  let { meanwhile } = words;
  let isOrdered = false;
  const said = { list: before as Words['after'] };
  const stub = await startStub((response, { path: asked, body }) => {
    const isPerson = body.includes('zrrxm');
    if (asked === path.cancel) said.list = after;
    if (asked === path.pending && said.list === 'no answer') return sendText(response, '', 502);
    if (asked === path.pending && said.list === after && meanwhile) {
      void meanwhile(clock).then(() => sendText(response, '', 502));
      meanwhile = undefined;
      return;
    }
    const pending = isPerson || said.list === 'no answer' ? [] : said.list;
    const answers: Readonly<Record<string, object>> = {
      [path.pending]: { blocked: pending.length > 0, records: { list: pending } },
      [path.order]: { ykfphm: NUMBER, dzsphm: '1', tax: { yjsfhj: 2.5 } },
      [path.cancel]: cancellation,
      [path.payment]: isOrdered ? { dzsphm: '1', ...payment } : {},
    };
    isOrdered ||= asked === path.order;
    sendEnvelope(response, 'CYT_00000', answers[asked] ?? {});
  });
  const service = await startBefore(stub, {}, { clock });
  await order(service);
  const again = async () => (await cancel(service, { invoiceNumber: NUMBER })).data?.result;
  const calls = (to: string = path.cancel) =>
    stub.received.filter((request) => request.path === to).length;
  return { result: await again(), again, said, clock, calls, service };
}

describe('the number fate of a canceled transaction', () => {
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
    const { result } = await canceled({ payment, before: list, after: [] });
    expect(result).toMatchObject({ state: 'CANCELED', numberFate: fate });
  });
});

describe('a cancellation with a response, of a transaction that may still be pending', () => {
  const results = [{ cljg: '00' }, { cljg: '99' }, {}];
  const words = { payment: {}, before: listed('0'), after: listed('0') } as const;

  test.each(results)('is in doubt, with any result %j, and never sent again', async (given) => {
    const { result, again, calls } = await canceled({ ...words, cancellation: given });
    const doubt = {
      state: 'OUTCOME_UNKNOWN',
      numberFate: null,
      raw: given,
    };
    expect(result).toMatchObject(doubt);
    expect(await again()).toMatchObject(doubt);
    expect(calls()).toBe(1);
  });

  test.each(['listed still', 'no answer'] as const)(
    'is done once the transaction is no longer listed: at first %s',
    async (first) => {
      const after = first === 'no answer' ? first : words.after;
      const { result, again, said, clock, calls } = await canceled({ ...words, after });
      expect(result).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
      said.list = [];
      await clock.advance(60_000);
      expect(await again()).toMatchObject({ state: 'CANCELED', numberFate: 'RETURNED' });
      expect(calls()).toBe(1);
    },
  );

  test('is done, with the fate known before it, if a poll finds it gone during the query', async () => {
    const { result } = await canceled({
      ...words,
      after: [],
      meanwhile: (clock) => clock.advance(61_000),
    });
    expect(result).toMatchObject({ state: 'CANCELED', numberFate: 'RETURNED', raw: {} });
  });

  test('is done, with the fate that a poll found during the query, if none was known before it', async () => {
    const ofAnother = [{ ...listed('0')[0], lrrq: '2099-01-01 00:00:00' }];
    const { result } = await canceled({
      ...words,
      before: listed('3'),
      after: ofAnother,
      meanwhile: (clock) => clock.advance(61_000),
    });
    expect(result).toMatchObject({ state: 'CANCELED', numberFate: 'RETURNED', raw: {} });
  });

  test('was not executed if the transaction stays listed, and may be canceled again', async () => {
    const { result, again, said, clock, calls } = await canceled({
      ...words,
      cancellation: { cljg: '99' },
    });
    expect(result).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    await clock.advance(60_000);
    await clock.advance(40 * 60_000);
    expect(await again()).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    expect(calls()).toBe(2);
    said.list = [];
    await clock.advance(60_000);
    expect(await again()).toMatchObject({ state: 'CANCELED' });
    expect(calls()).toBe(2);
  });

  test('is not sent again if it is STALE and only a voided transaction has the number', async () => {
    const { again, said, calls, service } = await canceled(words);
    await makeStale(service, 'scrap-cancellation', orderId);
    said.list = listed('5');
    expect(await again()).toMatchObject({ state: 'STALE' });
    expect(calls()).toBe(1);
  });

  test('is sent again, with two queries, if it is STALE and a voided transaction has the number of the pending one', async () => {
    const { again, said, calls, service } = await canceled(words);
    await makeStale(service, 'scrap-cancellation', orderId);
    said.list = [...listed('5'), ...listed('0')];
    const queries = calls(path.pending);
    expect(await again()).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    expect(calls()).toBe(2);
    expect(calls(path.pending) - queries).toBe(2);
  });

  test('is not sent for another system’s voided transaction with the number of a pending order', async () => {
    const { said, calls, service } = await canceled(words);
    said.list = [{ ...listed('5')[0], lrrq: '2099-01-01 00:00:00' }, ...listed('0')];
    const elsewhere = { invoiceNumber: NUMBER, buyerTaxNumber: enterprise };
    expect((await cancel(service, { elsewhere })).data?.result).toMatchObject({
      fieldErrors: [{ path: ['input', 'by', 'elsewhere'] }],
    });
    expect(calls()).toBe(1);
  });
});
