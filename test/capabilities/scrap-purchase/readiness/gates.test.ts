import { describe, expect, test } from 'vitest';
import {
  overLinePerson,
  owingRecycler,
} from '../../../../packages/simulator/src/seed/scrap-purchase.ts';
import { startService } from '../../../harness.ts';
import { startStub, sendEnvelope } from '../../../platform/stub-platform.ts';
import { enterprise, newcomer, path, placed } from '../walk.ts';
import { startBefore, startScenario } from '../../../scenario.ts';

const OWING_SERIAL = '10115101040000000001';
const RISKY = '91130230MA07CF038D';
const service = startScenario();

const calls = (of: keyof typeof path): number => service.calls(path[of]);

const ELIGIBILITY = `query ($input: TaxpayerEligibilityInput!) {
  taxpayerEligibility(input: $input) { eligible registrationSerial isMock raw }
}`;

const AGENT_TAX = `query ($input: AgentTaxDueInput!) {
  agentTaxDue(input: $input) {
    blocked hint isMock
    totalTaxPayable dueOn personCount persons { name idNumber taxAmount periodFrom periodTo }
  }
}`;

const PENDING = `query ($input: PendingTransactionsInput!) {
  pendingTransactions(input: $input) {
    blocked hint
    unpaidCount transactions { invoiceNumber preOpenedOn amountWithoutTax taxAmount paymentState paymentStateCode paymentMethod enteredAt }
  }
}`;

const LIMITS = `query ($input: SellerIssuingLimitsInput!) {
  sellerIssuingLimits(input: $input) { allowed yearlyLines { amount } raw }
}`;

const owing = {
  registrationSerial: OWING_SERIAL,
  buyerTaxNumber: owingRecycler.taxNumber,
  period: '2026-10',
};

describe('taxpayerEligibility', () => {
  test.each([
    [enterprise, true],
    [RISKY, false],
    ['91440300MA5F0A0A1X', false],
  ])('of %s is %s, as data', async (buyerTaxNumber, eligible) => {
    expect(await service.query(ELIGIBILITY, { input: { buyerTaxNumber } })).toMatchObject({
      data: { taxpayerEligibility: { eligible, raw: { base: { nsrsbh: buyerTaxNumber } } } },
    });
  });

  test('of an unknown taxpayer is the tax bureau’s rejection with reason and steps, queried once', async () => {
    const input = { buyerTaxNumber: '91440300MA5NOBODY1' };
    const { data, errors } = await service.query(ELIGIBILITY, { input });
    expect(calls('eligibility')).toBe(1);
    expect(data).toEqual({ taxpayerEligibility: null });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'PLATFORM_REJECTED',
      retryable: false,
      platformCode: 'CYT_50200',
      hint: '01 查无此纳税人',
      steps: ['{"step":"CXNSRJBXX","returncode":"01"}'],
    });
  });
});

describe('agentTaxDue', () => {
  test('lists the taxes due by person, with ID numbers masked', async () => {
    expect((await service.query(AGENT_TAX, { input: owing })).data).toEqual({
      agentTaxDue: {
        blocked: true,
        hint: '请在申报期内完成代办申报',
        isMock: true,
        totalTaxPayable: '206.55',
        dueOn: '2026-11-15',
        personCount: 2,
        persons: [
          {
            name: '何待报',
            idNumber: '510*************18',
            taxAmount: '86.40',
            periodFrom: '2026-10-01',
            periodTo: '2026-10-31',
          },
          {
            name: '罗未报',
            idNumber: '510*************25',
            taxAmount: '120.15',
            periodFrom: '2026-10-01',
            periodTo: '2026-10-31',
          },
        ],
      },
    });
  });

  test('shows ID numbers in full to a caller with the scope', async () => {
    const env = { API_KEYS: 'key-of-the-test-one,key-of-the-test-two:pii' };
    const guarded = await startService({ env });
    const ask = (key: string) =>
      guarded.query(AGENT_TAX, { input: owing }, { authorization: `Bearer ${key}` });
    expect(JSON.stringify(await ask('key-of-the-test-two'))).toContain('510104197603053318');
    expect(JSON.stringify(await ask('key-of-the-test-one'))).not.toContain('510104197603053318');
  });

  test('of an enterprise without taxes due is not blocked', async () => {
    const input = {
      ...owing,
      buyerTaxNumber: enterprise,
      registrationSerial: '10114601000000000001',
    };
    expect((await service.query(AGENT_TAX, { input })).data).toMatchObject({
      agentTaxDue: { blocked: false, totalTaxPayable: '0.00', personCount: 0, persons: [] },
    });
  });

  test('with another taxpayer’s serial is rejected with the tax bureau’s reason, queried once', async () => {
    const input = { ...owing, buyerTaxNumber: enterprise };
    const { errors } = await service.query(AGENT_TAX, { input });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'PLATFORM_REJECTED',
      retryable: false,
      hint: '01 登记序号与纳税人识别号不匹配',
    });
    expect(calls('agentTax')).toBe(1);
  });

  test.each(['01 系统繁忙，请稍后再试', 'upstream timeout', undefined])(
    'is queried again while the tax bureau is unavailable: %s',
    async (hint) => {
      const stub = await startStub((response, _request, nth) =>
        nth < 4
          ? sendEnvelope(response, 'CYT_50200', { hint }, { status: 502 })
          : sendEnvelope(response, 'CYT_00000', { blocked: false }),
      );
      const before = await startBefore(stub, {}, { clock: service.clock });
      const asked = service.inTime(before.query(AGENT_TAX, { input: owing }), 100);
      expect((await asked).data).toMatchObject({ agentTaxDue: { blocked: false } });
      expect(stub.received).toHaveLength(4);
    },
  );

  test('sends the period as yyyyMM, and accepts only a month', async () => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { blocked: false }),
    );
    const before = await startBefore(stub);
    expect((await before.query(AGENT_TAX, { input: owing })).data).toEqual({
      agentTaxDue: {
        blocked: false,
        hint: null,
        isMock: false,
        totalTaxPayable: null,
        dueOn: null,
        personCount: null,
        persons: null,
      },
    });
    expect(JSON.parse(stub.received[0]?.body ?? '')).toEqual({
      dbnsrdjxh: OWING_SERIAL,
      dbnsrsbh: owingRecycler.taxNumber,
      sq: '202610',
    });
    const { errors } = await before.query(AGENT_TAX, { input: { ...owing, period: '2026-13' } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    expect(stub.received).toHaveLength(1);
  });
});

describe('pendingTransactions', () => {
  test('lists an enterprise’s pending transactions, without paid ones, and voided ones do not block', async () => {
    const { slip, invoiceNumber } = await placed(service);
    const input = { buyerTaxNumber: enterprise };
    const transaction = {
      invoiceNumber,
      amountWithoutTax: '1000.00',
      taxAmount: '0.00',
      enteredAt: '2026-11-21T12:00:00+08:00',
      paymentState: 'UNPAID',
      paymentStateCode: '0',
    };
    expect((await service.query(PENDING, { input })).data).toMatchObject({
      pendingTransactions: {
        blocked: true,
        unpaidCount: 1,
        transactions: [transaction],
      },
    });
    service.sandbox.controls.voidScrapTransaction({ taxSlipNumber: slip });
    const voided = { ...transaction, paymentState: 'VOIDED', paymentStateCode: '5' };
    expect((await service.query(PENDING, { input })).data).toMatchObject({
      pendingTransactions: { blocked: false, unpaidCount: 0, transactions: [voided] },
    });
  });

  test.each([
    {},
    { person: {} },
    { person: { name: null } },
    { buyerTaxNumber: enterprise, person: {} },
  ])('is rejected before any call without exactly one name: %j', async (input) => {
    const { errors } = await service.query(PENDING, { input });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    expect(calls('pending')).toBe(0);
  });

  const { name, idNumber } = newcomer.person;
  const stranger = { name: '不相识', idNumber: '110101197501012317' };
  test.each([
    ['the enterprise', { buyerTaxNumber: enterprise }, { nsrsbh: enterprise }],
    ['the name', { person: { name } }, { zrrxm: name }],
    ['the ID number', { person: { idNumber } }, { sfzjhm: idNumber }],
    ['the person', { person: { name, idNumber } }, { zrrxm: name, sfzjhm: idNumber }],
    [
      'enterprise and name',
      { buyerTaxNumber: enterprise, person: { name } },
      { nsrsbh: enterprise, zrrxm: name },
    ],
    [
      'enterprise and ID number',
      { buyerTaxNumber: enterprise, person: { idNumber } },
      { nsrsbh: enterprise, sfzjhm: idNumber },
    ],
    [
      'all three',
      { buyerTaxNumber: enterprise, person: { name, idNumber } },
      { nsrsbh: enterprise, zrrxm: name, sfzjhm: idNumber },
    ],
  ])('accepts %s, and finds its transactions', async (_case, input, sent) => {
    const { invoiceNumber } = await placed(service);
    expect((await service.query(PENDING, { input })).data).toMatchObject({
      pendingTransactions: { blocked: true, transactions: [{ invoiceNumber }] },
    });
    const others = {
      ...input,
      ...('person' in input ? { person: stranger } : { buyerTaxNumber: owing.buyerTaxNumber }),
    };
    expect((await service.query(PENDING, { input: others })).data).toMatchObject({
      pendingTransactions: { blocked: false, transactions: [] },
    });
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { blocked: false }),
    );
    await (await startBefore(stub)).query(PENDING, { input });
    expect(JSON.parse(stub.received[0]?.body ?? '')).toEqual(sent);
  });
});

describe('sellerIssuingLimits', () => {
  test.each([
    ['a newcomer', newcomer.person.name, newcomer.person.idNumber, true],
    ['whom the tax bureau blocks', '孙阻断', '110101196811119019', false],
    ['above 5,000,000', overLinePerson.name, overLinePerson.idNo, false],
  ])('of %s: %s %s is %s', async (_case, name, idNumber, allowed) => {
    const answer = await service.query(LIMITS, { input: { person: { name, idNumber } } });
    expect(answer.data).toMatchObject({
      sellerIssuingLimits: {
        allowed,
        yearlyLines: [{ amount: '600000.00' }, { amount: '1800000.00' }, { amount: '5000000.00' }],
      },
    });
    expect(JSON.stringify(answer)).not.toContain(idNumber);
  });
});
