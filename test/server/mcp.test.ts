import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSchema,
  getDirectiveValues,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NUMBER, PATH } from '../capabilities/enterprise/searches.ts';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { startService, temporaryFolder } from '../harness.ts';
import { startScenario } from '../scenario.ts';

const FOLDER = 'schema/operations';
const CREATE_PATH = '/api/v1/invoice/forward/create';

const NAMED = {
  issue: ISSUE.replace('mutation (', 'mutation Issue('),
  lookUp: 'query LookUp($taxNumber: String!) { enterprise(taxNumber: $taxNumber) { name } }',
  thing: 'query Thing($id: ID!) { node(id: $id) { id } }',
  orders: 'query Orders { operations(first: 5) { edges { node { key } } } }',
  follow: 'subscription Follow { updates { cursor } }',
  nested: `query Nested($first: Int) {
    enterprise(taxNumber: "${NUMBER}") { name followed(first: $first) { edges { cursor } } }
  }`,
  together: `query Together($from: DateTime, $to: DateTime) {
    enterprise(taxNumber: "${NUMBER}") { name }
    invoices(openedFrom: $from, openedTo: $to) { edges { cursor } }
  }`,
  gone: 'query Gone { nothingOfThisName }',
};

/** The example operations and the ones above, as a manifest. */
async function manifest(): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.graphql'));
  const examples = files.map(async (name) => [name, await readFile(join(FOLDER, name), 'utf8')]);
  return { ...(Object.fromEntries(await Promise.all(examples)) as object), ...NAMED };
}

const keys = {
  API_KEYS: 'of-one-0123456789abc,of-another-0123456789,reads-0123456789abcd:read',
};
const ONE = 'of-one-0123456789abc';

async function envOf(tools: string): Promise<Record<string, string>> {
  const file = join(await temporaryFolder(), 'manifest.json');
  await writeFile(file, JSON.stringify(await manifest()));
  return { ...keys, TRUSTED_DOCUMENTS: file, TRUSTED_DOCUMENTS_ONLY: '1', MCP_TOOLS: tools };
}

const TIME = '2026-11-21T09:30:00+08:00';

const codeOf = (code: string): unknown =>
  expect.objectContaining({ extensions: expect.objectContaining({ code }) as unknown });

interface Reply {
  readonly result?: {
    readonly tools?: readonly {
      readonly name: string;
      readonly inputSchema: z.core.JSONSchema.JSONSchema;
    }[];
    readonly content?: readonly { readonly text: string }[];
    readonly isError?: boolean;
    readonly [member: string]: unknown;
  };
  readonly error?: { readonly code: number };
}

const send = (url: string, body: string, key: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${key}`,
    },
    body,
    ...init,
  });

async function ask(url: string, method: string, params: object = {}, key = ONE): Promise<Reply> {
  const response = await send(url, JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }), key);
  expect(response.status).toBe(200);
  const reply = (await response.json()) as Reply & { readonly id: unknown };
  expect(reply).toMatchObject({ jsonrpc: '2.0', id: 7 });
  return reply;
}

/** The content of a tool's result, and whether it is an error. */
async function call(url: string, name: string, args: object = {}, key = ONE) {
  const { result } = await ask(url, 'tools/call', { name, arguments: args }, key);
  const text = result?.content?.[0]?.text ?? '';
  const content = JSON.parse(text) as Readonly<Record<string, unknown>> & {
    confirmationToken?: string;
  };
  return { content, isError: result?.isError };
}

/** True for a query without a billed field in the printed schema, and without a look-up by id. */
const isFree = await readFreedom();
async function readFreedom(): Promise<(text: string) => boolean> {
  const schema = buildSchema(await readFile('schema/schema.graphql', 'utf8'));
  const upstream = schema.getDirective('upstream');
  return (text) => {
    let free = true;
    const types = new TypeInfo(schema);
    const Field = (): void => {
      const node = types.getFieldDef()?.astNode;
      const isById = ['Query.node', 'Query.nodes'].includes(
        `${types.getParentType()?.name}.${node?.name.value}`,
      );
      const values = upstream && node ? getDirectiveValues(upstream, node) : undefined;
      free &&= values?.['billed'] === undefined && !isById;
    };
    visit(parse(text), visitWithTypeInfo(types, { Field }));
    return free;
  };
}

test('`queries` means the free queries among all examples', async () => {
  const { url } = await startService({ env: await envOf('queries') });
  const { result } = await ask(url, 'tools/list');
  const free = Object.values(await manifest()).flatMap((text) => {
    const [operation] = parse(text).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
    const isQuery = operation.operation === OperationTypeNode.QUERY;
    return isQuery && text !== NAMED.gone && isFree(text) ? [operation.name?.value] : [];
  });
  expect(free.length).toBeGreaterThan(20);
  expect(result?.tools?.map(({ name }) => name).toSorted()).toEqual(free.map(String).toSorted());
});

describe('a client', () => {
  test('is greeted in its version of the protocol, or in this server’s', async () => {
    const { url } = await startService({ env: await envOf('queries') });
    for (const [asked, got] of [
      ['2025-03-26', '2025-03-26'],
      ['2025-06-18', '2025-06-18'],
      ['2031-01-01', '2025-06-18'],
    ])
      expect(await ask(url, 'initialize', { protocolVersion: asked })).toMatchObject({
        result: { protocolVersion: got, capabilities: { tools: {} } },
      });
    expect(await ask(url, 'ping')).toMatchObject({ result: {} });
    const notice = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
    expect((await send(url, notice, ONE)).status).toBe(202);
  });

  test('is rejected with 400 for another version after one was agreed on', async () => {
    const { url } = await startService({ env: await envOf('queries') });
    const statusOf = async (version: string, method: string, id?: number): Promise<number> => {
      const message = JSON.stringify({ jsonrpc: '2.0', id, method });
      const authorization = `Bearer ${ONE}`;
      const type = { 'content-type': 'application/json', authorization };
      const headers = { ...type, 'mcp-protocol-version': version };
      return (await send(url, message, ONE, { headers })).status;
    };
    for (const version of ['2025-03-26', '2025-06-18'])
      expect(await statusOf(version, 'ping', 1)).toBe(200);
    for (const version of ['2024-11-05', '2031-01-01', 'constructor', '2025-06-18, 2025-06-18']) {
      expect(await statusOf(version, 'tools/list', 1)).toBe(400);
      expect(await statusOf(version, 'notifications/initialized')).toBe(400);
      expect(await statusOf(version, 'initialize', 1)).toBe(200);
    }
  });

  test('receives the reason for an invalid message', async () => {
    const { url } = await startService({ env: await envOf('queries') });
    expect(await ask(url, 'resources/list')).toMatchObject({ error: { code: -32_601 } });
    for (const name of ['Issue', 'LookUp', 'Thing', 'Follow', 'constructor'])
      expect(await ask(url, 'tools/call', { name })).toMatchObject({ error: { code: -32_602 } });
    for (const params of [{ name: 'Orders', arguments: '{}' }, ['Orders']])
      expect(await ask(url, 'tools/call', params)).toMatchObject({ error: { code: -32_602 } });
    const get = { method: 'GET', body: null };
    const form = { headers: { 'content-type': 'text/plain' } };
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const wrong: readonly (readonly [string, string, RequestInit, number, number])[] = [
      ['{', ONE, {}, 400, -32_700],
      [JSON.stringify([ping, ping]), ONE, {}, 400, -32_600],
      ['[]', ONE, {}, 400, -32_600],
      ['"ping"', ONE, {}, 400, -32_600],
      ['{}', ONE, {}, 400, -32_600],
      [JSON.stringify({ ...ping, id: null }), ONE, {}, 400, -32_600],
      [JSON.stringify({ ...ping, id: {} }), ONE, {}, 400, -32_600],
      ...[undefined, '1.0', '2.1', 2, null, ['2.0']].flatMap((jsonrpc) =>
        [ping, { ...ping, id: undefined }, { id: 1, result: {} }].map(
          (message) => [JSON.stringify({ ...message, jsonrpc }), ONE, {}, 400, -32_600] as const,
        ),
      ),
      ['{}', 'no-key', {}, 401, -32_600],
      ['', ONE, get, 405, -32_600],
      ['{}', ONE, form, 415, -32_600],
    ];
    for (const [body, key, init, status, code] of wrong) {
      const response = await send(url, body, key, init);
      expect({ body, status: response.status }).toEqual({ body, status });
      expect(await response.json()).toMatchObject({
        jsonrpc: '2.0',
        id: null,
        error: { code, message: expect.any(String) as unknown, data: { retryable: false } },
      });
    }
    const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, result: {} });
    expect((await send(url, answer, ONE)).status).toBe(202);
    const huge = await send(
      url,
      '{"jsonrpc":"2.0","id":12345678901234567890,"method":"ping"}',
      ONE,
    );
    expect(await huge.text()).toContain('"id":12345678901234567890');
  });

  test('finds no tools if none are set, and a tool without a document stops the start', async () => {
    const { url } = await startService();
    expect((await send(url, '{}', ONE)).status).toBe(404);
    await expect(startService({ env: await envOf('queries,Nothing') })).rejects.toThrow(
      /^MCP_TOOLS takes/,
    );
  });
});

describe('a tool', () => {
  const service = startScenario();

  async function start(): Promise<string> {
    await service.startAgain({ env: await envOf('queries,Issue,LookUp,Thing,Nested,Together') });
    return service.url;
  }

  test('runs its document with the rights of the caller, on each call', async () => {
    const url = await start();
    for (let n = 0; n < 3; n += 1)
      expect(await call(url, 'Orders')).toEqual({
        content: { data: { operations: { edges: [] } }, extensions: expect.anything() as unknown },
        isError: false,
      });
    const reads = 'reads-0123456789abcd';
    const first = await call(url, 'LookUp', { taxNumber: NUMBER }, reads);
    const { confirmationToken } = first.content;
    expect(
      await call(url, 'LookUp', { taxNumber: NUMBER, confirmationToken }, reads),
    ).toMatchObject({
      isError: true,
      content: { errors: [{ extensions: { code: 'NOT_PERMITTED' } }] },
    });
  });

  test('has a schema that accepts the same input as its document, and no other', async () => {
    const { result } = await ask(await start(), 'tools/list');
    const issue = result?.tools?.find(({ name }) => name === 'Issue');
    const schema = z.fromJSONSchema(issue?.inputSchema ?? {});
    expect(schema.safeParse({ input: order() }).error).toBeUndefined();
    for (const input of [
      undefined,
      order({ kind: 'OTHER' }),
      order({ colour: 'red' }),
      order({ lines: {} }),
    ])
      expect(schema.safeParse({ input }).success).toBe(false);
  });

  test('rejects an unknown argument, both before and after its confirmation', async () => {
    const url = await start();
    for (const [name, args, wrong] of [
      ['Orders', { frist: 1 }, 'frist'],
      ['Orders', JSON.parse('{"__proto__":1}') as object, '__proto__'],
      ['Issue', { input: order(), confirm: true }, 'confirm'],
      ['LookUp', { taxNumber: NUMBER, constructor: 1 }, 'constructor'],
    ] as const)
      for (const _ of [1, 2, 3])
        expect(await call(url, name, args)).toMatchObject({
          isError: true,
          content: {
            errors: [
              {
                message: `Argument "${wrong}": is not a known field`,
                extensions: {
                  code: 'INVALID_INPUT',
                  fieldErrors: [{ code: 'UNKNOWN_FIELD', path: [wrong] }],
                },
              },
            ],
          },
        });
  });

  test.each([
    ['without its input', 'Issue', {}, ['input']],
    ['with a value of another type', 'Issue', { input: order({ lines: 1 }) }, ['input', 'lines']],
    [
      'with a value that breaks a rule',
      'Issue',
      { input: order({ orderId: '' }) },
      ['input', 'orderId'],
    ],
    ['with a wrong tax number', 'LookUp', { taxNumber: 'x' }, ['taxNumber']],
    ['with a wrong argument of a nested field', 'Nested', { first: 0 }, ['first']],
    ['with wrong arguments together', 'Together', { from: TIME, to: TIME }, ['openedTo']],
  ])('rejects a call %s before it asks for a confirmation', async (_what, name, args, path) => {
    const url = await start();
    for (let n = 0; n < 3; n += 1)
      expect(await call(url, name, args)).toMatchObject({
        isError: true,
        content: {
          errors: [
            { extensions: { code: 'INVALID_INPUT', retryable: false, fieldErrors: [{ path }] } },
          ],
        },
      });
  });

  test('of any document rejects each argument of a wrong type before it asks for a confirmation', async () => {
    const names = Object.values(await manifest()).flatMap(
      (text) => /^(?:query|mutation) (\w+)/m.exec(text)?.[1] ?? [],
    );
    const wanted = names.filter((name) => name !== 'Gone').join(',');
    await service.startAgain({ env: await envOf(wanted) });
    const { result } = await ask(service.url, 'tools/list');
    const confirmed = (result?.tools ?? []).filter(({ inputSchema }) =>
      Object.hasOwn(inputSchema.properties ?? {}, 'confirmationToken'),
    );
    expect(confirmed.length).toBeGreaterThan(50);
    for (const { name, inputSchema } of confirmed) {
      for (const argument of Object.keys(inputSchema.properties ?? {})) {
        if (argument === 'confirmationToken') continue;
        const { content } = await call(service.url, name, { [argument]: [[true]] });
        expect({ name, argument, content }).toMatchObject({
          content: { errors: expect.arrayContaining([codeOf('INVALID_INPUT')]) as unknown },
        });
      }
    }
  });

  test.each([
    ['changes something', 'Issue', { input: order() }, CREATE_PATH],
    ['costs money', 'LookUp', { taxNumber: NUMBER }, PATH],
  ])(
    'that %s runs after its confirmation, by the same caller with the same arguments, in time',
    async (_what, name, args, path) => {
      const url = await start();
      const { content, isError } = await call(url, name, args);
      expect({ content, isError }).toMatchObject({
        isError: false,
        content: { done: false, wouldSend: args },
      });
      const confirmed = { ...args, confirmationToken: content.confirmationToken };
      const others =
        name === 'Issue'
          ? { input: order({ orderId: 'order-2' }) }
          : { taxNumber: NUMBER.replace('Y', 'X') };
      expect((await call(url, name, { ...confirmed, ...others })).content).toMatchObject({
        done: false,
      });
      expect((await call(url, name, confirmed, 'of-another-0123456789')).content).toMatchObject({
        done: false,
      });
      expect(service.calls(path)).toBe(0);
      expect((await call(url, name, confirmed)).content).toHaveProperty('data');
      expect(service.calls(path)).toBe(1);
      await service.clock.advance(10 * 60_000 + 1);
      expect((await call(url, name, confirmed)).content).toMatchObject({ done: false });
      expect(service.calls(path)).toBe(1);
    },
  );

  test('is confirmed with null separately from an absent value, as an argument with a default differs between them', async () => {
    const url = await start();
    const given = { input: order({ extra: null }) };
    const { confirmationToken } = (await call(url, 'Issue', given)).content;
    const without = { input: order(), confirmationToken };
    expect((await call(url, 'Issue', without)).content).toMatchObject({ done: false });
    const { orderId, ...rest } = given.input;
    const otherwise = { input: { ...rest, orderId }, confirmationToken };
    expect((await call(url, 'Issue', otherwise)).content).toHaveProperty('data');
  });

  test('that looks up by id needs a confirmation, as some of these look-ups are billed', async () => {
    expect((await call(await start(), 'Thing', { id: 'x' })).content).toMatchObject({
      done: false,
    });
  });
});
