import { describe, expect, test } from 'vitest';
import { reverseSeller } from '../../../src/capabilities/settled-reverse/sellers/tracking.ts';
import { ordinarySeller } from '../../../packages/simulator/src/seed/reverse-sellers.ts';
import type { Answer } from '../../harness.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import {
  finishOrder,
  mutation,
  nextByRequest,
  onboard,
  onboardWholly,
  orderId,
  PAY,
  register,
  type Result,
  reverseOrder,
  SELLER,
  SELLER_UPDATES,
  type Step,
  sellerId,
  serviceProviderId,
  type Updated,
  VOID_REVERSE_INVOICE,
} from './walk.ts';
import { textLike } from '../../texts.ts';
import { startBefore, startScenario } from '../../scenario.ts';

const returnUrl = 'https://example.com/back';
const { idNo, bankCard } = ordinarySeller;
const OTHER_BANK_CARD = { cardNumber: bankCard, bankName: '招商银行', bankCode: '308584' };

/** All verbs: document, complete input, request, and optional fields. */
const verbs = {
  openEnterprise: {
    document: mutation(
      'openEnterprise',
      'OpenEnterpriseInput',
      'EnterpriseOpening',
      'authorizationUrl isMock',
    ),
    path: '/api/v1/rinv/enterprise/open',
    input: {
      serviceProviderId,
      leqiOrganizationId: 'leqi-1',
      authorizationType: '1',
      authorizerIdNumber: idNo,
      returnUrl,
    },
    sent: {
      vendorId: serviceProviderId,
      leqiId: 'leqi-1',
      authType: '1',
      authNo: idNo,
      jumpUrl: returnUrl,
    },
    optional: [],
  },
  updateSellerCard: {
    document: mutation(
      'updateSellerCard',
      'UpdateSellerCardInput',
      'SellerChange',
      'bankResult isMock raw',
    ),
    path: '/api/v1/rinv/seller/update-card',
    input: { sellerId, serviceProviderId, card: { otherBank: OTHER_BANK_CARD } },
    sent: {
      userId: sellerId,
      vendorId: serviceProviderId,
      bankCard,
      bankName: '招商银行',
      bankCode: '308584',
    },
    optional: [],
  },
  closeSeller: {
    document: mutation('closeSeller', 'CloseSellerInput', 'SellerChange', 'bankResult raw'),
    path: '/api/v1/rinv/seller/close',
    input: { sellerId, serviceProviderId },
    sent: { userId: sellerId, vendorId: serviceProviderId },
    optional: [],
  },
  redOffsetReverseInvoice: {
    document: mutation(
      'redOffsetReverseInvoice',
      'ReverseInvoiceRedOffsetInput',
      'ReverseInvoiceRedOffset',
      'confirmationUrl isMock',
    ),
    path: '/api/v1/rinv/invoice/red',
    input: { orderId, amount: '1250.00', projectName: '废钢' },
    sent: { orderId, amount: 1250, projectName: '废钢' },
    optional: [],
  },
  voidReverseInvoice: {
    document: VOID_REVERSE_INVOICE,
    path: '/api/v1/rinv/invoice/void',
    input: { orderId },
    sent: { orderId },
    optional: [],
  },
} as const;

const SELLERS = '{ sellers { edges { node { state onboarded canInvoice } } } }';
const SELLERS_FEED =
  'subscription ($after: Cursor) { update: updates(kinds: [REVERSE_SELLER], after: $after) { cause subject { ... on Seller { onboarded } } } }';
type Verb = keyof typeof verbs;
// The keys of the table, which Object.keys loses.
const names = Object.keys(verbs) as Verb[];

const service = startScenario();

const run = (verb: Verb, change: object = {}): Promise<Answer<Result>> =>
  service.query<Result>(verbs[verb].document, { input: { ...verbs[verb].input, ...change } });

describe('each verb', () => {
  test.each(names)('%s sends all fields under the platform’s names, and extra', async (verb) => {
    const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', {}));
    const before = await startBefore(stub);
    const { document, input, path, sent } = verbs[verb];
    await before.query(document, { input: { ...input, extra: { further: 1 } } });
    expect(
      stub.received.map((request): unknown => [request.path, JSON.parse(request.body)]),
    ).toEqual([[path, { ...sent, further: 1 }]]);
  });

  test.each(
    names.flatMap((verb) => {
      const optional: readonly string[] = verbs[verb].optional;
      return Object.keys(verbs[verb].input)
        .filter((name) => !optional.includes(name))
        .map((name) => [verb, name] as const);
    }),
  )('%s is rejected without %s', async (verb, name) => {
    const { errors } = await run(verb, { [name]: undefined });
    expect(errors?.[0]?.message).toContain(name);
    expect(service.calls(verbs[verb].path)).toBe(0);
  });

  test.each(names)(
    '%s with a lost response may be repeated, and the error says so',
    async (verb) => {
      await onboardWholly(service);
      await finishOrder(service);
      service.fail(verbs[verb].path, 'LOST_REQUEST');
      expect((await run(verb)).data?.result).toMatchObject({
        __typename: 'PlatformUnavailableError',
        retryable: true,
        hint: textLike(/a repeat does no harm/),
      });
      expect((await run(verb)).data?.result).not.toHaveProperty('code');
    },
  );
});

test.each(['1250.00', '-1250.00'])(
  'a reversed amount is sent with its sign, which no document shows (%s)',
  async (amount) => {
    await onboardWholly(service);
    await finishOrder(service);
    expect((await run('redOffsetReverseInvoice', { amount })).data?.result).toMatchObject({
      __typename: 'ReverseInvoiceRedOffset',
    });
  },
);

test('pages have their URLs and are marked as demonstrations', async () => {
  expect((await run('openEnterprise')).data?.result).toEqual({
    __typename: 'EnterpriseOpening',
    authorizationUrl: textLike(/^http/),
    isMock: true,
  });
  await onboardWholly(service);
  await finishOrder(service);
  expect((await run('redOffsetReverseInvoice')).data?.result).toEqual({
    __typename: 'ReverseInvoiceRedOffset',
    confirmationUrl: textLike(/^http/),
    isMock: true,
  });
});

test('a card is changed, and shown masked in the bank’s response', async () => {
  await onboardWholly(service);
  expect((await run('updateSellerCard')).data?.result).toEqual({
    __typename: 'SellerChange',
    bankResult: 'SUCCESS',
    isMock: true,
    raw: {
      userId: sellerId,
      result: 'SUCCESS',
      raw: { bankCard: '***************0118' },
      mock: true,
    },
  });
});

test.each(['bankName', 'bankCode'])(
  'a card of another bank without %s is rejected',
  async (name) => {
    const otherBank = { ...OTHER_BANK_CARD, [name]: undefined };
    const { errors } = await run('updateSellerCard', { card: { otherBank } });
    expect(errors?.[0]?.message).toContain(name);
    expect(service.calls(verbs.updateSellerCard.path)).toBe(0);
  },
);

test('a closed seller is no payee, whatever state was reached before', async () => {
  await onboardWholly(service);
  await service.query(SELLER, { sellerId });
  expect((await run('closeSeller')).data?.result).toMatchObject({ bankResult: 'SUCCESS' });
  expect((await service.query(SELLER, { sellerId })).data).toMatchObject({
    seller: { state: 'ONBOARDED', onboarded: false, canInvoice: false, blockedBy: 'ONBOARDING' },
  });
});

test('a closed seller is shown as closed in the list and in the feed at once', async () => {
  await onboardWholly(service);
  const sellerUpdates = service.subscribe<Step>(SELLER_UPDATES, { sellerId });
  const { cursor: after } = await service.reaches(sellerUpdates, 'ONBOARDED');
  await run('closeSeller');
  const feed = service.subscribe<Updated>(SELLERS_FEED, { after });
  expect((await service.query(SELLERS)).data).toMatchObject({
    sellers: { edges: [{ node: { state: 'ONBOARDED', onboarded: false, canInvoice: false } }] },
  });
  expect((await nextByRequest(service, feed)).subject).toMatchObject({ onboarded: false });
});

test('a closed seller is stored as closed if a poll ends the registration at the same moment', async () => {
  await onboard(service);
  const subjects = service.application.app.subjectsFor('default');
  const get = subjects.get.bind(subjects);
  subjects.get = async (kind, key) => {
    const found = await get(kind, key);
    if (found?.final === false && service.calls(verbs.closeSeller.path) > 0) {
      const snapshot = { ...reverseSeller.read(found.snapshot), onboarded: true };
      await subjects.observe(reverseSeller, found, { state: 'ONBOARDED', snapshot });
    }
    return found;
  };
  await run('closeSeller');
  expect((await service.query(SELLERS)).data).toMatchObject({
    sellers: { edges: [{ node: { state: 'ONBOARDED', onboarded: false } }] },
  });
});

test('a seller is closed even if the platform cannot be queried afterwards', async () => {
  await onboardWholly(service);
  service.fail('/api/v1/rinv/seller/status', 'LOST_REQUEST');
  expect((await run('closeSeller')).data?.result).toMatchObject({ bankResult: 'SUCCESS' });
});

test('a seller whose closing lost its response is no payee in the list', async () => {
  await onboardWholly(service);
  await service.query(SELLER, { sellerId });
  service.fail(verbs.closeSeller.path, 'LOST_REPLY');
  await run('closeSeller');
  expect((await service.query(SELLERS)).data).toMatchObject({
    sellers: { edges: [{ node: { onboarded: false } }] },
  });
});

test('sandbox mutations execute steps of a person or the bank, and report if none is due', async () => {
  const { query } = service;
  const by = async (field: string): Promise<unknown> =>
    (await query<{ sandbox: object }>(`mutation { sandbox { done: ${field} } }`)).data?.sandbox;
  const pay = `payReverseInvoice(orderId: "${orderId}")`;
  const fail = `failReverseInvoice(orderId: "${orderId}")`;
  const scan = `finishFaceScan(sellerId: "${sellerId}")`;
  const audit = `finishSellerAudit(sellerId: "${sellerId}", refusal: "no")`;
  await onboard(service);
  expect([await by(scan), await by(scan)]).toEqual([{ done: true }, { done: false }]);
  await register(service);
  expect([await by(audit), await by(audit)]).toEqual([{ done: true }, { done: false }]);
  await service.clock.advance(60_000);
  await register(service);
  await by(`finishSellerAudit(sellerId: "${sellerId}")`);
  await query(PAY, { input: reverseOrder() });
  expect([await by(pay), await by(pay)]).toEqual([{ done: true }, { done: false }]);
  expect([await by(fail), await by(fail)]).toEqual([{ done: true }, { done: false }]);
  expect(await by(`finishReverseInvoice(orderId: "${orderId}")`)).toEqual({ done: false });
});

test('no ID number and no card appear in a log line', async () => {
  await onboardWholly(service);
  for (const verb of names) await run(verb);
  const lines = service.log.join('\n');
  expect(lines).toContain('/api/v1/rinv/seller/update-card');
  for (const secret of [idNo, bankCard]) expect(lines).not.toContain(secret);
});
