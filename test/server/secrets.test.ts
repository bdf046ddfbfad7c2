import { describe, expect, test } from 'vitest';
import { dataOf } from '../following.ts';
import { type RunningService, startService, temporaryFolder } from '../harness.ts';
import { settingsOf, stores } from '../stores.ts';

const FIRST = 'the first secret, of many characters';
const SECOND = 'the second secret, of many characters';
const THIRD = 'the third secret, of many characters';

const ISSUE = `mutation ($input: InvoiceOrderInput!) {
  issueInvoice(input: $input) { __typename ... on Error { message } }
}`;
const LISTED = `query { invoices(belongsTo: { sellerTaxNumber: "91440300MA5F0A0A1X" }) { edges { node { id orderId } } } }`;

interface Listed {
  readonly invoices: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly orderId: string } }[];
  };
}

function order(orderId: string): object {
  return {
    orderId,
    kind: 'GENERAL',
    seller: { taxNumber: '91440300MA5F0A0A1X', name: '深圳市青禾科技有限公司' },
    buyer: { individual: {} },
    drawer: '王小明',
    lines: [
      {
        itemName: '云服务器租赁',
        taxClassificationCode: '3040203000000000000',
        taxRate: '0.06',
        amountWithTax: '1060.00',
      },
    ],
  };
}

async function listed(service: RunningService): Promise<Listed['invoices']['edges']> {
  return dataOf(await service.query<Listed>(LISTED)).invoices.edges;
}

describe.each(stores)('on %s', (store) => {
  test('after a secret is replaced, earlier subjects are still found and named', async () => {
    const dataDir = await temporaryFolder();
    const env = await settingsOf(store);
    const start = (secret: string, previous?: string): Promise<RunningService> =>
      startService({
        dataDir,
        env: {
          ...env,
          CALLBACK_SECRET: secret,
          ...(previous !== undefined && { CALLBACK_SECRET_PREVIOUS: previous }),
        },
        sandboxProgressDelayMs: null,
      });
    const first = await start(FIRST);
    dataOf(await first.query(ISSUE, { input: order('1') }));
    const [before] = await listed(first);
    const id = { tenant: 'default', kind: 'forward-invoice', key: '1' };
    const digest = first.application.app.logFieldsOf(id);
    const push = new URL(first.application.app.callbacks.addressFor(id)).pathname;
    await first.stop();

    const statusOf = async ({ url }: RunningService): Promise<number> =>
      (await fetch(url + push, { method: 'POST', body: '{}' })).status;
    const rotating = await start(SECOND, FIRST);
    expect(await listed(rotating)).toEqual([before]);
    expect(await statusOf(rotating)).toBe(200);
    expect(new URL(rotating.application.app.callbacks.addressFor(id)).pathname).not.toBe(push);
    await rotating.stop();

    const rotated = await start(SECOND);
    expect(await statusOf(rotated)).toBe(404);
    expect(await listed(rotated)).toEqual([before]);
    expect(rotated.application.app.logFieldsOf(id)).toEqual(digest);
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on Invoice { orderId } } }';
    const byId = await rotated.query(NODE, { id: before?.node.id });
    expect(byId.data).toEqual({ node: { orderId: '1' } });
    expect(rotated.log.join()).not.toContain('CALLBACK_SECRET');
    await rotated.stop();

    // Without the previous secret earlier names cannot be decrypted, and the error says so.
    const replaced = await start(THIRD);
    expect(await listed(replaced)).toEqual([]);
    expect(replaced.log.join()).toContain('CALLBACK_SECRET was replaced');
    await replaced.stop();
    expect(await listed(await start(THIRD, SECOND))).toEqual([before]);
  });
});
