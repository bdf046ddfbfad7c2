import { describe, expect, test } from 'vitest';
import { EnterpriseBeforePurchaseDocument } from '../../generated/operations.ts';
import { dataOf } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { ISSUE, order, seller } from '../forward-invoicing/invoice-orders.ts';
import { buyer } from '../../../packages/simulator/src/seed/parties.ts';

const service = startScenario();

describe('one query before a purchase', () => {
  test('returns all seven results', async () => {
    const { data, errors } = await service.query(EnterpriseBeforePurchaseDocument);
    expect(errors).toBeUndefined();
    expect(data?.enterprise).toEqual({
      name: '海口椰城再生资源回收有限公司',
      taxpayer: { state: 'NORMAL' },
      risk: { riskClass: 'NON_RISK' },
      creditQuota: { available: '1000000.00' },
      pendingTransactions: { transactions: [] },
      naturalPersonIssuing: { isBlocked: false, monthlyCumulative: '20000.00' },
      sellerIssuingLimits: { allowed: true },
    });
  });

  test('returns null with an error for each failure, and the other results', async () => {
    service.fail('/api/v1/invoice/reverse/lqbiz/pending/check', 'NOT_ENABLED', null);
    const { data, errors } = await service.query(EnterpriseBeforePurchaseDocument);
    expect(data?.enterprise).toMatchObject({
      pendingTransactions: null,
      sellerIssuingLimits: { allowed: true },
    });
    expect(errors).toMatchObject([{ path: ['enterprise', 'pendingTransactions'] }]);
  });
});

const FOLLOWED = `query ($taxNumber: String!) {
  enterprise(taxNumber: $taxNumber) {
    followed { edges { node { __typename key progress } } }
    invoicesAsBuyer { edges { node { orderId } } }
  }
}`;

interface Followed {
  readonly enterprise: {
    readonly followed: { readonly edges: readonly { readonly node: object }[] };
    readonly invoicesAsBuyer: { readonly edges: readonly { readonly node: object }[] };
  };
}

test('an enterprise links to its operations and its purchases, without one call for each', async () => {
  await service.query(ISSUE, { input: order() });
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  await service.query(
    'mutation ($input: RedOffsetInput!) { redOffsetInvoice(input: $input) { __typename } }',
    { input: { redOffsetId: 'red-1', orderId: 'order-1' } },
  );
  const asked = service.calls('/api/v1/invoice/forward/query');
  const { enterprise: selling } = dataOf(
    await service.query<Followed>(FOLLOWED, { taxNumber: seller.taxNumber }),
  );
  expect(selling.followed.edges.map(({ node }) => node)).toEqual([
    { __typename: 'RedOffset', key: 'order-1', progress: 'PENDING' },
    { __typename: 'Invoice', key: 'order-1', progress: 'SUCCEEDED' },
  ]);
  expect(selling.invoicesAsBuyer.edges).toEqual([]);
  const { enterprise: buying } = dataOf(
    await service.query<Followed>(FOLLOWED, { taxNumber: buyer.taxNumber }),
  );
  expect(buying.followed.edges).toEqual([]);
  expect(buying.invoicesAsBuyer.edges).toEqual([{ node: { orderId: 'order-1' } }]);
  expect(service.calls('/api/v1/invoice/forward/query')).toBe(asked);
});

test('an invoice links to its red-offset', async () => {
  await service.query(ISSUE, { input: order() });
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  await service.query(
    'mutation ($input: RedOffsetInput!) { redOffsetInvoice(input: $input) { __typename } }',
    { input: { redOffsetId: 'red-1', orderId: 'order-1' } },
  );
  const { data } = await service.query(
    '{ invoice(by: { orderId: "order-1" }) { followed { edges { node { __typename key } } } } }',
  );
  expect(data).toEqual({
    invoice: { followed: { edges: [{ node: { __typename: 'RedOffset', key: 'order-1' } }] } },
  });
});
