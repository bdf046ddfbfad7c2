import { describe, expect, test } from 'vitest';
import type { Connection } from '../harness.ts';
import { sendEnvelope, sendText, startStub, type StubPlatform } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';
import { temporaryFolder } from '../harness.ts';
import {
  CREATE_PATH,
  INVOICE,
  ISSUE,
  order,
  QUERY_PATH,
} from './forward-invoicing/invoice-orders.ts';
import {
  RED_OFFSET_NOW,
  RED_PATH,
  RED_QUERY_PATH,
  redOffset,
} from './forward-invoicing/red-offset/red-offsets.ts';

/** Numbers that a double cannot represent. */
const DIGITS = ['12345678901234567890', '-9007199254740993', '0.12345678901234567891'] as const;
const TEXT = `{"a":${DIGITS[0]},"deep":[{"b":${DIGITS[1]}},${DIGITS[2]}],"plain":[1,1.5,true,null]}`;
/** The same numbers as variables: `JSON.stringify` writes them digit for digit. */
const payload = {
  a: JSON.rawJSON(DIGITS[0]),
  deep: [{ b: JSON.rawJSON(DIGITS[1]) }, JSON.rawJSON(DIGITS[2])],
  plain: [1, 1.5, true, null],
};
/** The same numbers as a literal in a document. */
const LITERAL = `{ a: ${DIGITS[0]}, deep: [{ b: ${DIGITS[1]} }, ${DIGITS[2]}], plain: [1, 1.5, true, null] }`;

const COMMAND = `mutation ($commandId: String!, $payload: JSONObject!) {
  result: bankCommand(input: { commandId: $commandId, operation: PAY_ORDER, payload: $payload }) {
    ... on BankCommandPayload { command { state } }
    ... on Error { code }
  }
}`;
const ACCEPTED = { data: { result: { command: { state: 'ACCEPTED' } } } };

/** A platform that accepts all calls, as the bank and as the tax bureau. */
const startTaking = (): Promise<StubPlatform> =>
  startStub((response, { path }) => {
    if (path.includes('/lq/')) sendText(response, '{"returncode":"00"}');
    else sendEnvelope(response, 'CYT_00000', {});
  });

const bodies = ({ received }: StubPlatform): readonly string[] => received.map(({ body }) => body);

describe('a payload keeps digits that a double cannot represent', () => {
  test('of variables over HTTP', async () => {
    const platform = await startTaking();
    const service = await startBefore(platform);
    expect(await service.query(COMMAND, { commandId: 'c1', payload })).toMatchObject(ACCEPTED);
    expect(bodies(platform)).toEqual([TEXT]);
  });

  test('of variables over a WebSocket', async () => {
    const platform = await startTaking();
    const service = await startBefore(platform);
    const items = service.subscribe(COMMAND, { commandId: 'c1', payload });
    expect(await items.next()).toMatchObject(ACCEPTED);
    expect(bodies(platform)).toEqual([TEXT]);
  });

  test('of variables in a multipart request', async () => {
    const platform = await startTaking();
    const service = await startBefore(platform);
    const form = new FormData();
    const variables = { commandId: 'c1', payload };
    form.append('operations', JSON.stringify({ query: COMMAND, variables }));
    form.append('map', '{}');
    const answer = await fetch(`${service.url}/graphql`, { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject(ACCEPTED);
    expect(bodies(platform)).toEqual([TEXT]);
  });

  test.each([
    [
      'a mutation of the bank',
      `bankCommand(input: { commandId: "c1", operation: PAY_ORDER, payload: ${LITERAL} })`,
    ],
    [
      'a mutation of the tax bureau',
      `atomicCommand(input: { commandId: "c1", service: { named: APPLY_REFUND }, payload: ${LITERAL} })`,
    ],
  ])('of a literal in %s', async (_case, field) => {
    const platform = await startTaking();
    const service = await startBefore(platform);
    await service.query(`mutation { ${field} { __typename } }`);
    expect(bodies(platform)).toEqual([TEXT]);
  });

  test.each([
    ['the bank', `bankQuery(operation: PAYEE, payload: ${LITERAL})`],
    ['the tax bureau', `atomicQuery(service: { named: TAXPAYER }, payload: ${LITERAL})`],
  ])('of a literal in a query of %s, compiled and not', async (_case, field) => {
    const platform = await startTaking();
    const service = await startBefore(platform);
    const ask = () => service.query(`{ ${field} { __typename } }`);
    for (const answer of [await ask(), await ask(), await ask()])
      expect(answer.errors).toBeUndefined();
    expect(bodies(platform)).toEqual([TEXT, TEXT, TEXT]);
  });

  test('of a variable’s default, and of a variable within a literal', async () => {
    const platform = await startTaking();
    const service = await startBefore(platform);
    await service.query(
      `mutation ($id: String = "7", $none: Int, $inner: JSONObject = { n: ${DIGITS[0]} }) {
        bankCommand(input: { commandId: "c1", operation: PAY_ORDER, payload: { id: $id, none: $none, in: $inner, word: YES } }) { __typename }
      }`,
    );
    expect(bodies(platform)).toEqual([`{"id":"7","in":{"n":${DIGITS[0]}},"word":"YES"}`]);
  });
});

test('two payloads that differ in the last digit are distinct', async () => {
  const platform = await startTaking();
  const service = await startBefore(platform);
  const send = (digits: string) =>
    service.query(COMMAND, { commandId: 'c1', payload: { amount: JSON.rawJSON(digits) } });
  expect(await send('12345678901234567890')).toMatchObject(ACCEPTED);
  expect(await send('12345678901234567890')).toMatchObject(ACCEPTED);
  expect(await send('12345678901234567891')).toMatchObject({
    data: { result: { code: 'CONFLICT' } },
  });
  expect(platform.received).toHaveLength(1);
});

test('`extra` of an order keeps its digits', async () => {
  const platform = await startStub((response) => {
    sendEnvelope(response, 'CYT_00000', { state: 1, order_sn: 'S1' });
  });
  const service = await startBefore(platform);
  await service.query(ISSUE, { input: order({ extra: { more: payload } }) });
  expect(bodies(platform)[0]).toContain(`"more":${TEXT}`);
});

test('`extra` of a red-offset keeps its digits in the journal, from which red-query takes it', async () => {
  const platform = await startStub((response, { path }) => {
    const data = {
      [CREATE_PATH]: { state: 1, order_sn: 'S1' },
      [QUERY_PATH]: { status: 3, ticket_sn: '1', is_red_washed: 0 },
    }[path];
    sendEnvelope(response, 'CYT_00000', data ?? { state: 1 });
  });
  const folder = await temporaryFolder();
  const settings = { DATA_DIR: folder, PORT: '0' };
  const first = await startBefore(platform, settings);
  await first.query(ISSUE, { input: order() });
  await first.query(INVOICE, { by: { orderId: 'order-1' } });
  await redOffset(first, { invoiceExtra: { one: payload }, extra: { other: payload } });
  await first.stop();
  const second: Connection = await startBefore(platform, settings);
  await second.query(RED_OFFSET_NOW, { orderId: 'order-1' });
  for (const path of [RED_PATH, RED_QUERY_PATH]) {
    const sent = platform.received.find((request) => request.path === path)?.body;
    expect(sent).toContain(`"one":${TEXT}`);
    expect(sent).toContain(`"other":${TEXT}`);
  }
});

test('a number with too many digits for its type is rejected by the name of its field', async () => {
  const platform = await startTaking();
  const service = await startBefore(platform);
  const document = `query ($first: Int) { operations(first: $first) { edges { cursor } } }`;
  const answer = await service.query(document, { first: JSON.rawJSON('12345678901234567890') });
  expect(answer.errors).toMatchObject([
    {
      message: 'Variable "$first": takes a value of the type Int',
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ path: ['first'] }] },
    },
  ]);
  const whole = await service.query(document, { first: JSON.rawJSON('1.0e1') });
  expect(whole.errors).toBeUndefined();
});
