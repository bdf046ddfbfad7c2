import { expect, test } from 'vitest';
import { dataOf } from '../following.ts';
import { startSaying } from './answering-stub.ts';
import { CREATE_TASK, taskNow, taskOf } from './esign/walk.ts';
import { INVOICE, ISSUE, order, seller } from './forward-invoicing/invoice-orders.ts';
import { ask as askContract, createNumbered } from './partner-contract/walk.ts';
import { face, ISSUE as ISSUE_SCRAP } from './scrap-purchase/walk.ts';
import { PAY, REVERSE_INVOICE, reverseOrder, SELLER, sellerId } from './settled-reverse/walk.ts';

/*
 * An undocumented value loses only its own member: state and number remain, and `raw` has the
 * original value.
 */

test('an invoice is issued, whatever is returned about its reversal', async () => {
  const before = await startSaying({
    '/create': { state: 1, order_sn: { odd: true } },
    '/query': {
      status: 3,
      ticket_sn: '26912000000012345678',
      pdf_url: 'https://files.example/1.pdf',
      ofd_url: 7,
      xml_url: ['https://files.example/1.xml'],
      is_red_washed: 2,
    },
  });
  const issued = dataOf(await before.query(ISSUE, { input: order() }));
  expect(issued).toMatchObject({ issueInvoice: { state: 'ISSUING', platformOrderNumber: null } });
  expect((await before.query(INVOICE, { by: { orderId: 'order-1' } })).data).toMatchObject({
    invoice: {
      state: 'ISSUED',
      invoiceNumber: '26912000000012345678',
      isRedOffset: null,
      raw: { is_red_washed: 2 },
    },
  });
});

test('an order does not become unknown if its status is no code', async () => {
  const before = await startSaying({ '/query': { status: { code: 3 }, ticket_sn: null } });
  const by = { order: { orderId: 'elsewhere', sellerTaxNumber: seller.taxNumber } };
  expect((await before.query(INVOICE, { by })).data).toMatchObject({
    invoice: {
      state: 'ISSUING',
      platformStatus: 'UNRECOGNIZED',
      raw: { status: { code: 3 } },
    },
  });
});

test('a reverse invoice is done, whatever the form of its steps and amounts', async () => {
  const before = await startSaying({
    '/invoice/create': { canInvoice: true, payUrl: 'https://pay.example', mock: 'no' },
    '/invoice/status': { status: 'done', invoiceCode: 26912, states: 'all', taxAmount: 'free' },
  });
  expect((await before.query(PAY, { input: reverseOrder() })).data).toMatchObject({
    result: { state: 'ORDERED', payUrl: 'https://pay.example', isMock: false },
  });
  expect((await before.query(REVERSE_INVOICE, { orderId: 'reverse-1' })).data).toMatchObject({
    reverseInvoice: {
      state: 'DONE',
      invoiceNumber: '26912',
      taxAmount: null,
      stepStatuses: null,
      raw: { states: 'all', taxAmount: 'free' },
    },
  });
});

test('a seller is onboarded, whatever the form of other members', async () => {
  const before = await startSaying({
    '/seller/status': { realNamed: 'sure', onboarded: true, canInvoice: 'perhaps', quota: 'fine' },
  });
  expect(
    (await before.query(SELLER, { sellerId, serviceProviderId: 'vendor-1' })).data,
  ).toMatchObject({
    seller: { onboarded: true, realNamed: null, canInvoice: null, quota: null },
  });
});

test('a signing task is completed, whatever the form of its files', async () => {
  const before = await startSaying({
    '/task/create': { ok: true, taskNo: 'T1' },
    '/task/detail': { ok: true, taskStatus: 20, contracts: 'none' },
  });
  const input = taskOf({ company: 'C', person: 'P', fileCode: 'F', sealId: 'S' });
  expect(
    (await before.query(CREATE_TASK, { input: { signingTaskId: 'contract-1', ...input } })).data,
  ).toMatchObject({ result: { state: 'WAITING', taskNo: 'T1' } });
  expect(await taskNow(before)).toMatchObject({ state: 'COMPLETED', taskNo: 'T1' });
});

/** The result of `createCompanyAuthLink` before a platform that returns these pages. */
async function authLink(pages: object): Promise<unknown> {
  const before = await startSaying({ '/auth/url': { ok: true, ...pages } });
  const { data } = await before.query<{ result: unknown }>(`mutation {
    result: createCompanyAuthLink(input: { signingPartyId: "C" }) {
      ... on CompanyAuthLink { pcUrl h5Url raw }
      ... on PlatformUnavailableError { code }
    }
  }`);
  return data?.result;
}

test('an enterprise has the page for phones, whatever the form of the one for computers', async () => {
  const pcUrl = 'javascript:alert(1)';
  const h5Url = 'https://sign.example/auth?id=1';
  expect(await authLink({ pcUrl, h5Url })).toMatchObject({ pcUrl: null, h5Url, raw: { pcUrl } });
  expect(await authLink({ pcUrl, h5Url: '' })).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
});

test('a contract is completed, whatever is returned about the archive', async () => {
  const before = await startSaying({
    '/contract/create': { contractNo: 'C1', flowId: { id: 7 }, signUrl: false },
    '/contract/status': { status: 'completed', statusText: ['已完成'], archived: 'soon' },
  });
  expect(await createNumbered(before)).toBe('C1');
  expect(await askContract(before)).toMatchObject({ state: 'COMPLETED', contractNo: 'C1' });
  const query = '{ contract(by: { contractId: "contract-1" }) { archived statusText raw } }';
  expect((await before.query(query)).data).toMatchObject({
    contract: { archived: null, statusText: null, raw: { archived: 'soon' } },
  });
});

test('a scrap invoice is issued, whatever is returned beside its status', async () => {
  const before = await startSaying({
    '/tax/pay-status': { skjnjg: '01' },
    '/invoice/create': { sllsh: 77, result: { status: '00', message: {} }, hint: [], mock: 0 },
  });
  const input = face('26992000000000000001');
  expect((await before.query(ISSUE_SCRAP, { input })).data).toMatchObject({
    result: { state: 'ISSUED', acceptanceSerial: '77', uploadMessage: null },
  });
});

test('a quota’s validity is extended, whatever the form of its interval', async () => {
  const before = await startSaying({
    TZSXEDYXQ: { returncode: '00', sxedsq: 'May', syqjq: 'first', syqjz: '20261231' },
  });
  const mutation = `mutation ($input: QuotaValidityExtensionInput!) {
    extendQuotaValidity(input: $input) {
      ... on QuotaValidityExtension { state validity { usableFrom usableTo } }
    }
  }`;
  const input = { extensionId: 'e1', sellerTaxNumber: seller.taxNumber, month: '2026-11' };
  expect((await before.query(mutation, { input })).data).toMatchObject({
    extendQuotaValidity: {
      state: 'EXTENDED',
      validity: { usableFrom: null, usableTo: '2026-12-31' },
    },
  });
});

test('an unreadable list of pending transactions is not treated as empty', async () => {
  const query = `{ pendingTransactions(input: { buyerTaxNumber: "91460100MA5RYC037E" }) { unpaidCount } }`;
  const lists = [
    { records: 'one' },
    { records: { list: { ykfphm: 'x' } } },
    { records: [{ ykfphm: '26992000000000000001', jfzt: '0' }] },
    { records: { list: [{ ykfphm: '26992000000000000001', ykfpje: 'much' }] } },
  ];
  for (const list of lists) {
    const before = await startSaying({ '/pending/check': { blocked: false, ...list } });
    const { errors } = await before.query(query);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  }
});

test.each([{ records: [] }, { records: { list: {} } }, { records: { list: [] } }])(
  'no pending transactions are written as %j, too',
  async ({ records }) => {
    const query = `{ pendingTransactions(input: { buyerTaxNumber: "91460100MA5RYC037E" }) { blocked unpaidCount } }`;
    const before = await startSaying({ '/pending/check': { blocked: false, records } });
    expect((await before.query(query)).data).toEqual({
      pendingTransactions: { blocked: false, unpaidCount: null },
    });
  },
);
