import { describe, expect, test } from 'vitest';
import { monthlySeller } from '../../../packages/simulator/src/seed/reverse-sellers.ts';
import { type Path, sameOnEveryPath } from '../../every-path.ts';
import { dataOf, next } from '../../following.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import {
  onboard,
  onboarding,
  onboardWholly,
  ORDER_UPDATES,
  orderId,
  PAY,
  register,
  reverseOrder,
  SELLER_UPDATES,
  type Step,
  buyerTaxNumber,
  sellerId,
  serviceProviderId,
} from './walk.ts';

const SELLER_STATUS = '/api/v1/rinv/seller/status';
const ORDER_STATUS = '/api/v1/rinv/invoice/status';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const OPERATIONS: Path = [
  '{ operations(first: 9) { edges { node { subject { ...everything } } } } }',
];

/** A seller by the query, the update after a cursor, the start of a subscription, and the list. */
const pathsToSeller = (after: string): [Path, ...Path[]] => [
  [
    'query ($sellerId: String!) { thing: seller(sellerId: $sellerId) { ...everything } }',
    { sellerId },
  ],
  [
    'subscription ($sellerId: String!) { sellerUpdates(sellerId: $sellerId) { thing: seller { ...everything } subject { ...everything } } }',
    { sellerId },
  ],
  [
    'subscription ($sellerId: String!, $after: Cursor) { sellerUpdates(sellerId: $sellerId, after: $after) { thing: seller { ...everything } } }',
    { sellerId, after },
  ],
  OPERATIONS,
];

/** The cursor after which the seller's next update is the only one. */
async function placeOfSeller(state: string): Promise<string> {
  const updates = service.subscribe<Step>(SELLER_UPDATES, { sellerId });
  const { cursor } = await service.reaches(updates, state);
  updates.close();
  return cursor;
}

/** An order by the query, the repeated mutation, the subscription, the update after a cursor, and its seller. */
const pathsToOrder = (after: string): [Path, ...Path[]] => [
  [
    'query ($orderId: String!) { thing: reverseInvoice(orderId: $orderId) { ...everything } }',
    { orderId },
  ],
  [
    `mutation ($input: ReverseInvoiceOrderInput!) {
      thing: payAndIssueReverseInvoice(input: $input) { ... on ReverseInvoice { ...everything } }
    }`,
    { input: reverseOrder() },
  ],
  [
    'subscription ($orderId: String!) { reverseInvoiceUpdates(orderId: $orderId) { thing: reverseInvoice { ...everything } subject { ...everything } } }',
    { orderId },
  ],
  [
    'subscription ($orderId: String!, $after: Cursor) { reverseInvoiceUpdates(orderId: $orderId, after: $after) { thing: reverseInvoice { ...everything } } }',
    { orderId, after },
  ],
  [
    'query ($sellerId: String!) { seller(sellerId: $sellerId) { reverseInvoices { edges { thing: node { ...everything } } } } }',
    { sellerId },
  ],
];
const placeOfOrder = async (state: string): Promise<string> => {
  const updates = service.subscribe<Step>(ORDER_UPDATES, { orderId });
  const { cursor } = await service.reaches(updates, state);
  updates.close();
  return cursor;
};

describe('a seller is the same on every path', () => {
  test('while they must scan their face, including the mutation that requests the scan', async () => {
    await onboard(service);
    const after = await placeOfSeller('AWAITING_FACE_SCAN');
    await service.query('query ($sellerId: String!) { seller(sellerId: $sellerId) { state } }', {
      sellerId,
    });
    const seller = await sameOnEveryPath(service, 'Seller', [
      ...pathsToSeller(after),
      [
        `mutation ($input: OnboardSellerInput!) {
          onboardSeller(input: $input) { ... on SellerOnboarding { thing: seller { ...everything } } }
        }`,
        { input: onboarding() },
      ],
    ]);
    expect(seller).toMatchObject({
      progress: 'ACTION_REQUIRED',
      stateName: 'AWAITING_FACE_SCAN',
      serviceProviderId,
      raw: { realNamed: false },
    });
  });

  test('while the bank audits them', async () => {
    await onboard(service);
    service.sandbox.controls.finishFaceScan({ sellerId });
    await register(service);
    const after = await placeOfSeller('REGISTRATION_ACCEPTED');
    const seller = await sameOnEveryPath(service, 'Seller', pathsToSeller(after));
    expect(seller).toMatchObject({ progress: 'PENDING', auditStatus: 'RECEIVED' });
  });

  test('once they are onboarded, also below their orders', async () => {
    await onboard(service);
    service.sandbox.controls.finishFaceScan({ sellerId });
    await register(service);
    await placeOfSeller('REGISTRATION_ACCEPTED');
    await service.query('query ($sellerId: String!) { seller(sellerId: $sellerId) { state } }', {
      sellerId,
    });
    const after = await placeOfSeller('REGISTRATION_ACCEPTED');
    service.sandbox.controls.finishSellerAudit({ sellerId });
    const seller = await sameOnEveryPath(service, 'Seller', pathsToSeller(after));
    expect(seller).toMatchObject({ progress: 'SUCCEEDED', canInvoice: true });
    await service.query(PAY, { input: reverseOrder() });
    const ofOrder: Path = [
      'query ($orderId: String!) { reverseInvoice(orderId: $orderId) { thing: seller { ...everything } } }',
      { orderId },
    ];
    const below = await sameOnEveryPath(service, 'Seller', [ofOrder]);
    expect(below['id']).toBe(seller['id']);
  });

  test('if another system onboarded them, by an id that causes one call', async () => {
    await onboardWholly(service);
    const elsewhere = await startBefore(service.sandbox, { SUBGRAPH: 'on' });
    const names = { sellerId, serviceProviderId, buyerTaxNumber };
    const found: Path = [
      `query ($sellerId: String!, $serviceProviderId: String, $buyerTaxNumber: String) {
        thing: seller(sellerId: $sellerId, serviceProviderId: $serviceProviderId, buyerTaxNumber: $buyerTaxNumber) { ...everything }
      }`,
      names,
    ];
    const seller = await sameOnEveryPath(elsewhere, 'Seller', [found, found]);
    expect(seller).toMatchObject({ sellerId, stateName: 'ONBOARDED', openedAt: null });
    const { id } = seller;
    const shown = Buffer.from(JSON.stringify(id), 'base64url').toString('latin1');
    for (const name of Object.values(names)) expect(shown).not.toContain(name);
    const before = service.calls(SELLER_STATUS);
    const byId = 'query ($id: ID!) { node(id: $id) { id ... on Seller { raw canInvoice } } }';
    expect((await elsewhere.query(byId, { id })).data).toMatchObject({
      node: { id, canInvoice: true, raw: { canInvoice: true } },
    });
    expect(service.calls(SELLER_STATUS)).toBe(before + 1);
  });
});

describe('an order is the same on every path', () => {
  test('while the payer must pay, with the page for it, and when it is done', async () => {
    await onboardWholly(service);
    await service.query(PAY, { input: reverseOrder() });
    const ordered = await sameOnEveryPath(
      service,
      'ReverseInvoice',
      pathsToOrder(await placeOfOrder('ORDERED')),
    );
    expect(ordered).toMatchObject({
      stateName: 'WAITING_CONFIRM',
      progress: 'PENDING',
      payUrl: expect.stringMatching(/^http/) as unknown,
      raw: { status: 'waiting_confirm' },
    });
    const after = await placeOfOrder('WAITING_CONFIRM');
    service.sandbox.controls.finishReverseInvoice({ orderId });
    const done = await sameOnEveryPath(service, 'ReverseInvoice', pathsToOrder(after));
    expect(done).toMatchObject({
      id: ordered['id'],
      stateName: 'DONE',
      progress: 'SUCCEEDED',
      payUrl: null,
      raw: { status: 'done' },
    });
  });

  test('if a quota limit stopped it, as `QuotaLimitReached` links to it', async () => {
    await onboardWholly(service, monthlySeller);
    const paid = `mutation ($input: ReverseInvoiceOrderInput!) {
      payAndIssueReverseInvoice(input: $input) { ... on QuotaLimitReached { operation { subject { ...everything } } } }
    }`;
    const stopped = await sameOnEveryPath(service, 'ReverseInvoice', [
      [paid, { input: reverseOrder() }],
      ...pathsToOrder('').filter(([document]) => document.startsWith('query')),
    ]);
    expect(stopped).toMatchObject({ stateName: 'QUOTA_LIMIT_REACHED', progress: 'FAILED' });
    // Only for another order under its number.
    expect(service.calls(ORDER_STATUS)).toBe(1);
  });

  test('if another system placed it, by an id that causes one call', async () => {
    await onboardWholly(service);
    await service.query(PAY, { input: reverseOrder() });
    const elsewhere = await startBefore(service.sandbox, { SUBGRAPH: 'on' });
    const [query] = pathsToOrder('');
    const found = await sameOnEveryPath(elsewhere, 'ReverseInvoice', [query, query]);
    expect(found).toMatchObject({ orderId, sellerId: null, operation: null });
    const before = service.calls(ORDER_STATUS);
    const byId = 'query ($id: ID!) { node(id: $id) { ... on ReverseInvoice { raw state } } }';
    expect((await elsewhere.query(byId, found)).data).toMatchObject({
      node: { state: 'WAITING_CONFIRM', raw: { status: 'waiting_confirm' } },
    });
    expect(service.calls(ORDER_STATUS)).toBe(before + 1);
  });
});

test('the platform’s data on an onboarded seller reach every path, and no second approval is published', async () => {
  await onboardWholly(service);
  const begin = await service.application.journal.end('default');
  const updates = service.subscribe<Step>(SELLER_UPDATES, { sellerId });
  await service.reaches(updates, 'ONBOARDED');
  const all = service.subscribe<Step>(
    'subscription { update: updates(kinds: [REVERSE_SELLER]) { cursor version state subject { ... on Seller { onboarded canInvoice blockedBy } } } }',
  );
  await service.query(
    'mutation ($input: CloseSellerInput!) { closeSeller(input: $input) { __typename } }',
    { input: { sellerId, serviceProviderId } },
  );
  const closed = { onboarded: false, canInvoice: false, blockedBy: 'ONBOARDING' };
  const SELLER = '{ seller(sellerId: "seller-1") { id state onboarded canInvoice blockedBy } }';
  const { seller } = dataOf(await service.query<{ seller: { id: string } }>(SELLER));
  expect(seller).toMatchObject({ state: 'ONBOARDED', ...closed });
  expect(await next(all)).toMatchObject({ state: 'ONBOARDED', subject: closed });
  const byId = `{ node(id: "${seller.id}") { ... on Seller { onboarded canInvoice blockedBy } } }`;
  const asked = service.calls(SELLER_STATUS);
  expect((await service.query(byId)).data).toEqual({ node: closed });
  expect(service.calls(SELLER_STATUS)).toBe(asked);

  const approvals = service.subscribe<Step>(
    'subscription ($after: Cursor) { update: sellerOnboarded(sellerId: "seller-1", after: $after) { cursor version state seller { onboarded } } }',
    { after: begin },
  );
  expect(await next(approvals)).toMatchObject({ seller: { onboarded: true } });
  await approvals.completed();
});
