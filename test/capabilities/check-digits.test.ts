import { expect, test } from 'vitest';
import { startScenario } from '../scenario.ts';
import { order, seller } from './forward-invoicing/invoice-orders.ts';

const service = startScenario();

/** The simulated platform's seller, whose check character is wrong. */
const SELLER = 'seller.taxNumber';
const BUYER = 'buyer.enterprise.taxNumber';
const DOUBT =
  'has a check character that does not match the unified social credit code (GB 32100): please check it.';

const issue = (orderId: string, taxNumber: string, headers = {}) =>
  service.query(
    `mutation ($input: InvoiceOrderInput!) {
      issueInvoice(input: $input) { __typename ... on Invoice { operation { hints } } }
    }`,
    { input: { ...order(), orderId, seller, buyer: { enterprise: { name: '买方', taxNumber } } } },
    headers,
  );

const issued = (...hints: readonly string[]): object => ({
  issueInvoice: { __typename: 'Invoice', operation: { hints } },
});

test('a number with a wrong check digit is sent, and its operation has a hint', async () => {
  const { data } = await issue('digits-1', '914403001922038217');
  expect(data).toEqual(issued(`${SELLER} ${DOUBT}`, `${BUYER} ${DOUBT}`));
});

test('a number with the right check digit has no hint', async () => {
  const { data } = await issue('digits-2', '914403001922038216', { 'accept-language': 'zh' });
  expect(data).toEqual(issued(`${SELLER}的校验位与统一社会信用代码标准（GB 32100）不符：请核对。`));
});

test('the hint stays when the order changes', async () => {
  await issue('digits-3', '914403001922038217');
  service.sandbox.controls.issueInvoice({ orderId: 'digits-3' });
  const { data } = await service.query(
    '{ invoice(by: { orderId: "digits-3" }) { state operation { hints } } }',
  );
  expect(data).toEqual({
    invoice: {
      state: 'ISSUED',
      operation: { hints: [`${SELLER} ${DOUBT}`, `${BUYER} ${DOUBT}`] },
    },
  });
});
