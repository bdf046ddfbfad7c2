import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessNumbers, cards, identityNumbers, phones } from '../kernel/numbers.ts';
import { sendText, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';
import { endpoints } from '../../src/schema.ts';
import { type Field, personalKeys, type Structure } from '../../src/platform/record/index.ts';
import { startSaying } from './answering-stub.ts';

const ID = '110101199003071234';
/** A number in the form of a bank card. */
const SERIAL = '6222021234567890128';
/** A number in the form of a phone number. */
const ORDER = '13800138000';
const PHONE = '13900139000';

const RAW = 'query { answer: bankQuery(operation: PAYEE, payload: { outUserId: "u1" }) { raw } }';

const rawOf = async (data: object): Promise<Record<string, unknown>> => {
  const { data: answer } = await (
    await startSaying({ '/receiver/query': data })
  ).query<{
    answer: { raw: Record<string, unknown> };
  }>(RAW);
  return answer?.answer.raw ?? {};
};

const inText = (number: string): string => `号码：${number}。`;

const refuse = (text: string) =>
  startStub((response) => {
    const envelope = { code: 'CYT_40001', msg: text, data: { hint: text, steps: [text] } };
    sendText(response, JSON.stringify(envelope), 400);
  });

describe('in a passed-through response', () => {
  test('personal numbers are masked as JSON numbers, in lists, as keys and below unknown keys', async () => {
    const raw = await rawOf({
      unknown: 110101900307123,
      list: [13900139000, 'x'],
      deep: { er: { tel: '+86 139-0013-9000', card: '6222 0212 3456 7890 128' } },
      [ID]: { amount: 1 },
      idNo: { value: 'E12345678901', times: 3 },
    });

    expect(raw).toEqual({
      unknown: '110**********23',
      list: ['139****9000', 'x'],
      deep: { er: { tel: '+86 139-****-9000', card: '**** **** **** ***0 128' } },
      '110*************34': { amount: 1 },
      idNo: { value: 'E12*******01', times: '*' },
    });
  });

  test('of 1,000 numbers in texts all personal ones are masked, and no business numbers', async () => {
    const seed = { seed: 20_261_122, numRuns: 500 };
    const personal = fc.sample(fc.oneof(identityNumbers, cards, phones), seed);
    const business = fc.sample(fc.oneof(...Object.values(businessNumbers)), seed);
    const raw = await rawOf({ personal: personal.map(inText), business: business.map(inText) });

    expect(raw['business']).toEqual(business.map(inText));
    const shown = JSON.stringify(raw['personal']);
    expect(personal.filter((number) => shown.includes(number))).toEqual([]);
  });
});

describe('a rejection', () => {
  const ASK = `mutation { result: atomicCommand(input: { commandId: "c1", service: { named: CANCEL_PRE_OPENED },
    payload: { jylsh: "${SERIAL}", sfzjhm: "${ID}", note: "${PHONE}" } }) {
    ... on Error { message hint } ... on PlatformRejectedError { steps } } }`;

  test('shows the business numbers of its request, and no personal number', async () => {
    const said = `${SERIAL} 的办理人 ${ID} 电话 ${PHONE}`;
    const before = await startBefore(await refuse(said));
    const shown = `${SERIAL} 的办理人 110*************34 电话 139****9000`;
    expect((await before.query(ASK)).data).toEqual({
      result: { message: shown, hint: shown, steps: [shown] },
    });
    const again = (await before.query(ASK)).data;
    expect(again).toEqual({ result: { message: shown, hint: shown, steps: [shown] } });
  });

  test('masks a number in card form that is not known as a business number', async () => {
    const before = await startBefore(await refuse(`卡号 ${SERIAL.slice(0, -3)}999`));
    expect((await before.query(ASK)).data).toMatchObject({
      result: { message: '卡号 ***************0999' },
    });
  });
});

test('an enterprise’s tax number that is a person’s ID number is masked without the scope pii', async () => {
  const list = [
    { company_name: '李四废品站', tax_id: ID },
    { company_name: '李四废品店', tax_id: `${ID}01` },
    { company_name: '深圳市青禾科技有限公司', tax_id: '91440300MA5F0A0A1X' },
  ];
  const before = await startSaying({
    search: { mode: 'name', total: 3, cached: false, isMock: false, list },
  });
  const { data } = await before.query<{ enterprises: { enterprises: { taxNumber: string }[] } }>(
    'query { enterprises(by: { name: "李四" }) { enterprises { taxNumber } } }',
  );
  expect(data?.enterprises.enterprises.map(({ taxNumber }) => taxNumber)).toEqual([
    '110*************34',
    '110***************01',
    '91440300MA5F0A0A1X',
  ]);
});

test('a stored response shows the serial of its command, and no person', async () => {
  const said = `{"returncode":"00","cljg":"${SERIAL} 由 ${ID} 办理"}`;
  const before = await startBefore(await startStub((response) => sendText(response, said)));
  const send = () =>
    before.query<{
      result: unknown;
    }>(`mutation { result: atomicCommand(input: { commandId: "c1", service: { named: CHECK_AGENT_TAX },
      payload: { jylsh: "${SERIAL}" } }) { ... on AtomicCommandPayload { answer { processingResult raw } } } }`);
  const first = (await send()).data?.result;
  expect(first).toMatchObject({
    answer: { processingResult: `${SERIAL} 由 110*************34 办理` },
  });
  expect((await send()).data?.result).toEqual(first);
});

test('stored sellers and their updates show business ids and no personal number', async () => {
  const blockedReason = `${ORDER} 的 ${ID} 待核，联系 ${PHONE}`;
  const before = await startSaying({
    '/seller/onboard': { pageUrl: 'https://bank.example/face', transNo: ORDER },
    '/seller/status': { realNamed: true, onboarded: true, blockedReason, auditStatus: 3 },
  });
  await before.query(`mutation { onboardSeller(input: { sellerId: "u1", name: "张三", idNumber: "${ID}", phone: "${PHONE}",
    returnUrl: "https://example.com/" }) { __typename ... on Error { message } } }`);
  const shown = `${ORDER} 的 110*************34 待核，联系 139****9000`;
  const { data } = await before.query('query { seller(sellerId: "u1") { state blockedReason } }');
  expect(data).toEqual({ seller: { state: 'ONBOARDED', blockedReason: shown } });
  // Shown from the journal alone.
  const updates = before.subscribe<{ update: { seller: unknown } }>(
    'subscription { update: sellerUpdates(sellerId: "u1") { seller { blockedReason } } }',
  );
  expect((await updates.next()).data?.update.seller).toEqual({ blockedReason: shown });
  const { subjects } = await before.application.journal.list('default', { first: 1 });
  expect(subjects[0]?.subject.snapshot['blockedReason']).toBe(shown);
});

/** Endpoints whose responses may contain each other's members: they have one service behind them. */
const FAMILIES = [/\/(?:rinv|bank|h5)\//, /\/reverse\//, /\/esign\//, /\/partnercontract\//];

/** Names of members that are masked whatever they look like. Every text is masked as free text anyway. */
function maskedIn(structure: Structure): readonly string[] {
  return [...personalKeys(structure)].flatMap(([name, kind]) => (kind === 'freeText' ? [] : name));
}

test.each(FAMILIES)(
  'a response that is shown as received masks each personal member of %s',
  (family) => {
    const own = endpoints.filter(({ path }) => family.test(path));
    const personal = own.flatMap((one) => [...maskedIn(one.request), ...maskedIn(one.response)]);
    const shown = own.filter(({ response: { fields } }) =>
      Object.values<Field>(fields).some(
        ({ shape }) => shape.kind === 'scalar' && shape.scalar === 'JSONObject',
      ),
    );
    expect(shown).not.toEqual([]);
    for (const { path, response } of shown) {
      const known = new Set(maskedIn(response));
      const unmasked = [...new Set(personal)].filter((name) => !known.has(name));
      expect({ path, unmasked }).toEqual({ path, unmasked: [] });
    }
  },
);

test('an enterprise’s bank account and phone are masked in the response of its eligibility', async () => {
  const base = { djxh: '10114601', yhzh: '4000012309200012345', zcdlxdh: '0898-66000001' };
  const before = await startSaying({ '/taxpayer/check': { eligible: true, base } });
  const query = '{ taxpayerEligibility(input: { buyerTaxNumber: "91440300MA5F0A0A1X" }) { raw } }';
  expect((await before.query(query)).data).toEqual({
    taxpayerEligibility: {
      raw: {
        eligible: true,
        base: { djxh: '10114601', yhzh: '***************2345', zcdlxdh: '089******0001' },
      },
    },
  });
});
