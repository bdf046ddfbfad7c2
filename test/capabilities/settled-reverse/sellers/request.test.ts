import { describe, expect, test } from 'vitest';
import { ordinarySeller } from '../../../../packages/simulator/src/seed/reverse-sellers.ts';
import { sendEnvelope, startStub } from '../../../platform/stub-platform.ts';
import {
  ONBOARD,
  onboarding,
  register,
  REGISTER,
  registration,
  type Result,
  SELLER,
  buyerTaxNumber,
  sellerId,
  serviceProviderId,
} from '../walk.ts';
import { bySeller, OPEN as OPEN_LINK } from '../../h5/sessions.ts';
import { startBefore, startScenario } from '../../../scenario.ts';

const STATUS = '/api/v1/rinv/seller/status';
const REGISTER_PATH = '/api/v1/rinv/seller/register';

const service = startScenario();

const CARD = { cardNumber: ordinarySeller.bankCard };
const OTHER_BANK_CARD = { ...CARD, bankName: '招商银行', bankCode: '308584' };

describe('the request', () => {
  const answers: Record<string, object> = {
    '/api/v1/rinv/seller/onboard': { pageUrl: 'https://bank.example/face', transNo: 'T-1' },
    [REGISTER_PATH]: { userId: sellerId, accepted: true, autoAudited: true, hint: 'ok' },
    [STATUS]: { realNamed: true, onboarded: true, canInvoice: true, auditStatus: 3 },
  };

  test('has all fields under the platform’s names, with the stored number of the face scan', async () => {
    const stub = await startStub((response, { path }) =>
      sendEnvelope(response, 'CYT_00000', answers[path] ?? {}),
    );
    const before = await startBefore(stub);
    await before.query(ONBOARD, {
      input: { ...onboarding(), extra: { channel: 'app' } },
    });
    const input = registration({
      card: { otherBank: OTHER_BANK_CARD },
      extra: { occupation: 3 },
    });
    expect((await before.query<Result>(REGISTER, { input })).data?.result).toMatchObject({
      accepted: true,
      isMock: false,
    });
    const found = await before.query(SELLER, { sellerId });
    expect(found.data).toMatchObject({ seller: { state: 'ONBOARDED', auditStatus: '3' } });

    const { name, idNo, phone, bankCard } = ordinarySeller;
    const sent = stub.received.map(({ path, body }): unknown => [path, JSON.parse(body)]);
    expect(sent).toContainEqual([
      '/api/v1/rinv/seller/onboard',
      { userId: sellerId, name, idNo, phone, jumpUrl: 'https://example.com/back', channel: 'app' },
    ]);
    expect(sent).toContainEqual([
      REGISTER_PATH,
      {
        userId: sellerId,
        name,
        idNo,
        phone,
        bankCard,
        isPartnerBankCard: false,
        idStartDate: '2015-06-01',
        idEndDate: '2035-06-01',
        bankName: '招商银行',
        bankCode: '308584',
        occupation: 3,
      },
    ]);
    expect(sent).toContainEqual([
      STATUS,
      { userId: sellerId, vendorId: serviceProviderId, transNo: 'T-1', taxNo: buyerTaxNumber },
    ]);
  });

  test('takes a name of any length, as no document limits one', async () => {
    const name = '阿'.repeat(300);
    const input = { ...onboarding(), name };
    expect((await service.query(ONBOARD, { input })).data).toMatchObject({
      result: { __typename: 'SellerOnboarding' },
    });
    await service.clock.advance(60_000);
    expect((await service.query(REGISTER, { input: registration({ name }) })).data).toMatchObject({
      result: { __typename: 'SellerRegistration' },
    });
  });

  test.each([
    ['the name of a card’s member in extra', { extra: { bankName: 'x' } }, ['extra']],
    ['an ID card that ends before it begins', { idValidTo: '2015-05-31' }, ['idValidTo']],
    ['a field’s own name in extra', { extra: { idNo: 'x' } }, ['extra']],
    ['an ID number for an id', { sellerId: ordinarySeller.idNo }, ['sellerId']],
    [
      'a card with letters',
      { card: { settlementBank: { cardNumber: '6222A' } } },
      ['card.settlementBank.cardNumber'],
    ],
  ])('is not sent for %s', async (_case, change, paths) => {
    const { data } = await register(service, change);
    expect(data?.result).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: paths.map((path) => ({ path: `input.${path}`.split('.') })),
    });
    expect(service.calls(REGISTER_PATH)).toBe(0);
  });

  test.each([
    ['of two banks', { settlementBank: CARD, otherBank: OTHER_BANK_CARD }],
    [
      'of another bank without its name',
      { otherBank: { ...OTHER_BANK_CARD, bankName: undefined } },
    ],
    ['of none', {}],
  ])('is not sent for a card %s', async (_case, card) => {
    const { errors, data } = await register(service, { card });
    expect(errors ?? data?.result).toBeDefined();
    expect(data?.result?.['__typename']).not.toBe('SellerRegistration');
    expect(service.calls(REGISTER_PATH)).toBe(0);
  });

  test.each(Object.keys(registration()))('is not sent without %s', async (name) => {
    const { errors } = await register(service, { [name]: undefined });
    expect(errors?.[0]?.message).toContain(name);
    expect(service.calls(REGISTER_PATH)).toBe(0);
  });
});

const UPDATE_CARD = `mutation ($input: UpdateSellerCardInput!) {
  result: updateSellerCard(input: $input) { __typename }
}`;

describe('a card of the settlement bank', () => {
  const bank = { bankName: '结算银行', bankCode: '313' };
  const card = { settlementBank: { ...CARD, ...bank } };
  const own = { bankCard: CARD.cardNumber, ...bank };

  test.each([
    ['at a registration', REGISTER, registration({ card }), { ...own, isPartnerBankCard: true }],
    ['at a change', UPDATE_CARD, { sellerId, serviceProviderId, card }, own],
    [
      'behind a link',
      OPEN_LINK,
      bySeller({ card: { settlementBank: { ...CARD, ...bank } } }),
      { payload: { ...bank, receiverAccount: CARD.cardNumber, accountCode: '1' } },
    ],
  ])('may name its bank %s', async (_case, document, input, sent) => {
    const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', {}));
    const before = await startBefore(stub);
    await before.query(document, { input });
    expect(JSON.parse(stub.received[0]?.body ?? '')).toMatchObject(sent);
  });

  test('that names its bank is accepted by the sandbox', async () => {
    await service.query(ONBOARD, { input: onboarding() });
    service.sandbox.controls.finishFaceScan({ sellerId });
    expect((await register(service, { card })).data?.result).toMatchObject({ accepted: true });
    service.sandbox.controls.finishSellerAudit({ sellerId });
    const { data } = await service.query(UPDATE_CARD, {
      input: { sellerId, serviceProviderId, card },
    });
    expect(data).toMatchObject({ result: { __typename: 'SellerChange' } });
  });
});
