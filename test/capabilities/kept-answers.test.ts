import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../harness.ts';
import { sendText, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';

const ID_NUMBER = '110101199003071234';
const KEYS = { API_KEYS: 'reader-key-0000001,person-key-0000001:pii' };
const asPerson = { authorization: 'Bearer person-key-0000001' };

/** The raw response: a parser would round its numbers. */
async function textOf(
  { application }: { readonly application: { readonly url: string } },
  query: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await fetch(`${application.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  // Each call reduces the caller's remaining limits.
  return (await answer.text()).replace(/,"extensions":\{"cost":\{[^}]*\}\}/, '');
}

/** Mutations whose response no query returns, with the form of their response. */
const commands = {
  bankCommand: {
    document: `mutation { result: bankCommand(input: { commandId: "c1", operation: ADD_PAYEE, payload: { outUserId: "u1" } }) {
      ... on BankCommandPayload { command { state } answer { isMock raw } }
    } }`,
    personal: 'idNo',
    answer: (data: string) => `{"code":"CYT_00000","data":${data}}`,
  },
  atomicCommand: {
    document: `mutation { result: atomicCommand(input: { commandId: "c1", service: { named: CHECK_AGENT_TAX }, payload: { a: 1 } }) {
      ... on AtomicCommandPayload { command { state } answer { processingResult taxCheckResult raw } }
    } }`,
    personal: 'sfzjhm',
    answer: (data: string) => `{"returncode":"00",${data.slice(1)}`,
  },
  applyIssuingRefund: {
    document: `mutation { result: applyIssuingRefund(input: { refundId: "c1", payload: { a: 1 } }) {
      ... on ScrapRefundPayload { refund { state } answer { processingResult isMock raw } }
    } }`,
    personal: 'sfzjhm',
    answer: (data: string) => `{"code":"CYT_00000","data":${data}}`,
  },
} as const;

describe.each(Object.entries(commands))('%s', (_name, { document, personal, answer }) => {
  const sent = `{"cljg":"02","ssjyjg":"Y","serial":123456789012345678901,"amount":100.10,"list":[{"note":"x"}]}`;

  test('returns the same response to a client that lost it, digit for digit, also after a restart', async () => {
    const stub = await startStub((response) => sendText(response, answer(sent)));
    const settings = { DATA_DIR: await temporaryFolder() };
    const before = await startBefore(stub, settings);
    const first = await textOf(before, document);
    expect(first).toContain('123456789012345678901');
    expect(first).toContain('100.10');
    expect(await textOf(before, document)).toBe(first);
    await before.stop();
    expect(await textOf(await startBefore(stub, settings), document)).toBe(first);
    expect(stub.received).toHaveLength(1);
  });

  test('stores personal data masked only, whichever client repeats the mutation', async () => {
    const data = `{"${personal}":"${ID_NUMBER}"}`;
    const stub = await startStub((response) => sendText(response, answer(data)));
    const before = await startBefore(stub, KEYS);
    expect(await textOf(before, document, asPerson)).toContain(ID_NUMBER);
    const again = await textOf(before, document, asPerson);
    expect(again).toContain(`"${personal}":"110*************34"`);
    const list = await before.application.journal.list('default', { first: 1 });
    expect(JSON.stringify(list)).not.toContain(ID_NUMBER);
  });

  test('stores no response of more than 64 KiB', async () => {
    const data = `{"file":"${'x'.repeat(64 * 1024)}"}`;
    const stub = await startStub((response) => sendText(response, answer(data)));
    const before = await startBefore(stub);
    expect(await textOf(before, document)).toContain('xxx');
    const again = await textOf(before, document);
    expect(again).toContain('ACCEPTED');
    expect(again).not.toContain('xxx');
  });
});

test('the documented conclusions have their own fields', async () => {
  const { document, answer } = commands.atomicCommand;
  const stub = await startStub((response) => sendText(response, answer('{"ssjyjg":"Y","cljg":1}')));
  const before = await startBefore(stub);
  expect((await before.query(document)).data).toMatchObject({
    result: { answer: { taxCheckResult: 'Y', processingResult: '1' } },
  });
});
