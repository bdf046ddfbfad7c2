import { describe, expect, test } from 'vitest';
import { sendText, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';

const PERSON = 'name: "张三", idNumber: "110101199003071234", phone: "13900139000"';
const CARD = 'card: { settlementBank: { cardNumber: "6222021234567890128" } }';
const VALID = 'idValidFrom: "2015-06-01", idValidTo: "2035-06-01"';

/** A mutation of each kind, with words of the advice after a lost response. */
const lost = {
  bankCommand: [
    'bankCommand(input: { commandId: "c1", operation: ADD_PAYEE, payload: { a: 1 } })',
    'Query its effect by `bankQuery`',
  ],
  atomicCommand: [
    'atomicCommand(input: { commandId: "c1", service: { named: CHECK_AGENT_TAX }, payload: { a: 1 } })',
    'Query its effect by `atomicQuery`',
  ],
  applyIssuingRefund: [
    'applyIssuingRefund(input: { refundId: "c1", payload: { a: 1 } })',
    'electronic tax bureau shows none',
  ],
  extendQuotaValidity: [
    'extendQuotaValidity(input: { extensionId: "c1", sellerTaxNumber: "91440300MA5F0A0A1X", month: "2026-11" })',
    'check the electronic tax bureau',
  ],
  payAndIssueReverseInvoice: [
    'payAndIssueReverseInvoice(input: { orderId: "c1", sellerId: "u", serviceProviderId: "v", buyerTaxNumber: "91440300MA5F0A0A1X", transactionChannel: "x", returnUrl: "https://example.com/" })',
    'polls the platform by the order number',
  ],
  registerSeller: [
    `registerSeller(input: { sellerId: "u", ${PERSON}, ${CARD}, ${VALID} })`,
    'follow `sellerUpdates`',
  ],
} as const;

describe('after a lost response the error says what happens next and what the caller can do', () => {
  test.each(Object.entries(lost))('%s', async (_name, [field, advice]) => {
    const stub = await startStub((response) => void response.socket?.destroy());
    const before = await startBefore(stub);
    const { data } = await before.query<{ result: { message: string; hint: string } }>(
      `mutation { result: ${field} { __typename ... on Error { message hint }
        ... on InvalidInputError { fieldErrors { path message } } } }`,
    );
    expect(data?.result).toMatchObject({ __typename: 'OutcomeUnknownError' });
    expect(data?.result.hint).toContain(advice);
    expect(data?.result.message).not.toContain('asking');
  });
});

const said = (rest: object) =>
  JSON.stringify({ code: 'CYT_50200', msg: 'failed', requestId: 'r', data: {}, ...rest });

describe('a page of HTML from a proxy', () => {
  const page =
    '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head><body><p>nginx</p></body></html>';
  const answers = {
    'in place of the answer': [page, 502],
    'in place of the answer, with status 200': [page, 200],
    'without a head': ['<p>upstream timed out</p>', 504],
    'of XML': ['<?xml version="1.0"?><Error>x</Error>', 502],
    'as hint': [said({ data: { hint: page } }), 502],
    'as message': [said({ msg: page }), 502],
    'as step': [said({ data: { hint: 'x', data: { steps: [page, { said: page }] } } }), 502],
    'as reason of the tax bureau': [JSON.stringify({ returncode: '99', returnmsg: page }), 200],
  } as const;
  const calls = [
    'query { atomicQuery(service: { named: CREDIT_QUOTA }, payload: {}) { raw } }',
    'mutation { atomicCommand(input: { commandId: "c1", service: { named: CHECK_AGENT_TAX }, payload: {} }) { __typename ... on Error { message hint } ... on PlatformRejectedError { steps } ... on OutcomeUnknownError { steps } ... on AtomicCommandPayload { command { state } } } }',
  ];

  test.each(Object.entries(answers))(
    'never reaches a caller: %s',
    async (_case, [body, status]) => {
      const stub = await startStub((response) => sendText(response, body, status));
      const before = await startBefore(stub);
      for (const call of calls) {
        const text = JSON.stringify(await before.query(call));
        expect(text).toMatch(/"code"|__typename/);
        expect(text).not.toMatch(/nginx|<\w|<!|<\?|upstream timed out/);
      }
    },
  );
});
