import { describe, expect, test } from 'vitest';
import { ISSUE, order, QUERY_PATH } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf } from '../following.ts';
import { sameOnEveryPath } from '../every-path.ts';
import { startScenario } from '../scenario.ts';
import { bearer, tenantsFile } from '../tenants.ts';

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const IDS = '{ operations(kinds: [FORWARD_INVOICE]) { edges { node { id subject { id } } } } }';

interface Ids {
  readonly operations: {
    readonly edges: readonly {
      readonly node: { readonly id: string; readonly subject: { readonly id: string } };
    }[];
  };
}

const by = { orderId: 'order-1' };

const service = startScenario({ env: { SUBGRAPH: 'on' } });

/** The ids of an order: of its operation and of the invoice. */
async function idsOfOrder(
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly operation: string; readonly invoice: string }> {
  await service.query(ISSUE, { input: order() }, headers);
  const [edge] = dataOf(await service.query<Ids>(IDS, {}, headers)).operations.edges;
  if (edge === undefined) throw new Error('There is no order.');
  return { operation: edge.node.id, invoice: edge.node.subject.id };
}

describe('an id', () => {
  test('finds its subject, from the journal only', async () => {
    const { operation, invoice } = await idsOfOrder();
    expect(await service.query(NODE, { id: invoice })).toEqual({
      data: { node: { __typename: 'Invoice', id: invoice } },
    });
    expect(await service.query(NODE, { id: operation })).toEqual({
      data: { node: { __typename: 'Operation', id: operation } },
    });
    const other = 'query ($id: ID!) { operation(id: $id) { id } }';
    expect(await service.query(other, { id: invoice })).toEqual({ data: { operation: null } });
    expect(service.calls(QUERY_PATH)).toBe(0);
  });

  test('of a stored subject is the same on every path', async () => {
    await service.query(ISSUE, { input: order() });
    const operation = await sameOnEveryPath(service, 'Operation', [
      [
        'query ($by: InvoiceBy!) { invoice(by: $by) { thing: operation { ...everything } } }',
        { by },
      ],
      ['{ operations(first: 1) { edges { thing: node { ...everything } } } }'],
      ['{ invoices(first: 1) { edges { node { thing: operation { ...everything } } } } }'],
      [
        'subscription { invoiceUpdates(orderId: "order-1") { invoice { thing: operation { ...everything } } } }',
      ],
    ]);
    expect(operation).toMatchObject({ kind: 'FORWARD_INVOICE', key: 'order-1' });
  });

  test('is the same after a restart', async () => {
    const ids = await idsOfOrder();
    await service.startAgain();
    expect(await idsOfOrder()).toEqual(ids);
  });

  test('contains nothing readable', async () => {
    const { operation, invoice } = await idsOfOrder();
    for (const id of [operation, invoice]) {
      const bytes = Buffer.from(id, 'base64url');
      for (const part of ['order-1', 'Invoice', 'Operation', 'forward'])
        expect(bytes.includes(part)).toBe(false);
    }
  });

  test('with one changed character finds nothing', async () => {
    const { invoice } = await idsOfOrder();
    const changed = Array.from(invoice, (character, at) => {
      const other = character === 'A' ? 'B' : 'A';
      return invoice.slice(0, at) + other + invoice.slice(at + 1);
    });
    const others = [...changed, `${invoice}=`, `${invoice}A`, ` ${invoice}`, invoice.slice(1)];
    for (let begin = 0; begin < others.length; begin += 100) {
      const ids = others.slice(begin, begin + 100);
      expect(await service.query(NODES, { ids })).toEqual({
        data: { nodes: ids.map(() => null) },
      });
    }
  });

  test.each(['', 'order-1', 'SW52b2ljZTpvcmRlci0x', '1', 'ö', 'A'.repeat(2_000)])(
    'that was never issued (%j) finds nothing',
    async (id) => {
      expect(await service.query(NODE, { id })).toEqual({ data: { node: null } });
    },
  );

  test('of one tenant finds nothing for another, who has another id for the same number', async () => {
    await service.startAgain({ env: { TENANTS_FILE: await tenantsFile(() => null) } });
    const [acme, umbrella] = [bearer('acme'), bearer('umbrella')];
    const { invoice: id } = await idsOfOrder(acme);
    expect(await service.query(NODE, { id }, umbrella)).toEqual({ data: { node: null } });
    expect((await idsOfOrder(umbrella)).invoice).not.toBe(id);
    expect(await service.query(NODE, { id }, umbrella)).toEqual({ data: { node: null } });
    expect(await service.query(NODE, { id }, acme)).toMatchObject({ data: { node: { id } } });
  });
});

describe('several ids', () => {
  test('return their subjects in order, with null for each that finds nothing', async () => {
    const { operation, invoice } = await idsOfOrder();
    const ids = [invoice, 'unknown', operation, invoice];
    expect(await service.query(NODES, { ids })).toMatchObject({
      data: { nodes: [{ id: invoice }, null, { id: operation }, { id: invoice }] },
    });
    expect(await service.query(NODES, { ids: [] })).toEqual({ data: { nodes: [] } });
  });

  test('are 100 at the most', async () => {
    const { invoice } = await idsOfOrder();
    const ids = Array.from({ length: 100 }, () => invoice);
    const { nodes } = dataOf(await service.query<{ nodes: readonly object[] }>(NODES, { ids }));
    expect(nodes).toHaveLength(100);
    const { data, errors } = await service.query(NODES, { ids: [...ids, invoice] });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', fieldErrors: [{ path: ['ids'] }] } },
    ]);
  });
});
