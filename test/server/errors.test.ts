import { describe, expect, test } from 'vitest';
import { SECRET } from './probe-schema.ts';
import { type BareServer, startServer } from './service.ts';
import { WAYS } from './ways.ts';

// Vitest types its matchers as `any`.
const anyText: unknown = expect.any(String);
const anyNumber: unknown = expect.any(Number);
const containing = (text: string): unknown => expect.stringContaining(text);

const variable = (type: string, use: string): string => `query ($v: ${type}) { ${use} }`;

describe.each(WAYS)('with a document that is %s', (way) => {
  const start = (options: Parameters<typeof startServer>[0] = {}): Promise<BareServer> =>
    startServer({ way, ...options });

  test.each([
    ['Int', 'echo(number: $v)', SECRET, 'Variable "$v": takes a value of the type Int'],
    ['Color', 'echo(color: $v)', SECRET, 'Variable "$v": takes a value of the enum Color'],
    [
      'String',
      'echo(text: $v)',
      { secret: SECRET },
      'Variable "$v": takes a value of the type String',
    ],
    [
      '[Line!]!',
      'lines(lines: $v)',
      [{ name: 'a' }, { name: 'b', amount: SECRET + 'x' }],
      'Variable "$v.1.amount": Decimal takes a decimal number as a text.',
    ],
    [
      '[Line!]!',
      'lines(lines: $v)',
      [{ name: 'a', amount: 13800138000 }],
      'Variable "$v.0.amount": Decimal takes a decimal number as a text.',
    ],
    [
      '[Line!]!',
      'lines(lines: $v)',
      [{ name: 'a', tags: [SECRET, null] }],
      'Variable "$v.0.tags.1": Expected non-nullable type "String!" not to be null.',
    ],
    [
      '[Line!]!',
      'lines(lines: $v)',
      [{ amount: SECRET }],
      'Variable "$v.0": Field "name" of required type "String!" was not provided.',
    ],
    [
      '[Line!]!',
      'lines(lines: $v)',
      SECRET,
      'Variable "$v": Expected type "Line" to be an object.',
    ],
    ['[Line!]!', 'lines(lines: $v)', null, 'Variable "$v": is required: [Line!]!'],
    [
      'By!',
      'by(input: $v)',
      { name: SECRET, number: 1 },
      'Variable "$v": Exactly one key must be specified for OneOf type "By".',
    ],
    ['By!', 'by(input: $v)', { name: null }, 'Variable "$v.name": Field "name" must be non-null.'],
  ])(
    'names a wrong variable of type %s in %s without its value',
    async (type, use, value, message) => {
      const { query, log } = await start();
      const answer = await query(variable(type, use), { v: value });
      expect(answer.errors).toEqual([
        {
          message,
          locations: [{ line: 1, column: 8 }],
          extensions: {
            code: 'INVALID_INPUT',
            retryable: false,
            fieldErrors: [expect.anything()],
            requestId: anyText,
          },
        },
      ]);
      expect(answer).not.toHaveProperty('data');
      expect(JSON.stringify(answer) + log.join('')).not.toMatch(/1101011990|13800138000/);
    },
  );

  test.each([
    ['Int', 'echo(number: $v)', 'x', 'INVALID_VALUE', ['v']],
    ['[Line!]!', 'lines(lines: $v)', null, 'REQUIRED', ['v']],
    ['[Line!]!', 'lines(lines: $v)', [{ name: 'a' }, { amount: '1' }], 'REQUIRED', ['v', '1']],
    [
      '[Line!]!',
      'lines(lines: $v)',
      [{ name: 'a', tags: ['b', null] }],
      'REQUIRED',
      ['v', '0', 'tags', '1'],
    ],
    ['[Line!]!', 'lines(lines: $v)', [{ name: 'a', size: 1 }], 'UNKNOWN_FIELD', ['v', '0']],
    ['By!', 'by(input: $v)', { name: 'a', number: 1 }, 'EXACTLY_ONE_OF', ['v']],
  ])(
    'a wrong variable of type %s in %s has a code and a path',
    async (type, use, v, code, path) => {
      const { query } = await start();
      const { errors } = await query(variable(type, use), { v });
      const fieldErrors = errors?.map(({ extensions }) => extensions?.['fieldErrors']);
      expect(fieldErrors).toMatchObject([[{ code, path, message: anyText }]]);
    },
  );

  test('reports every wrong variable at once', async () => {
    const { query } = await start();
    const answer = await query(
      'query ($a: Int, $b: Color, $c: String!) { echo(number: $a, color: $b, text: $c) }',
      { a: 'x', b: 'y' },
    );
    expect(answer.errors?.map(({ message }) => message)).toEqual([
      'Variable "$a": takes a value of the type Int',
      'Variable "$b": takes a value of the enum Color',
      'Variable "$c": is required: String!',
    ]);
  });

  test.each([
    [`{ echo(number: "${SECRET}") }`, 'Expected a value of the type Int.'],
    [`{ echo(number: ${SECRET}) }`, 'Expected a value of the type Int.'],
    [`{ echo(text: ${SECRET}) }`, 'Expected a value of the type String.'],
    [`{ echo(color: "${SECRET}") }`, 'Expected a value of the type Color.'],
    [`{ echo(color: BLUE${SECRET}) }`, 'Expected a value of the type Color.'],
    [
      `{ lines(lines: [{ name: "a", amount: "${SECRET}x" }]) }`,
      'Decimal takes a decimal number as a text.',
    ],
    [`{ lines(lines: "${SECRET}") }`, 'Expected a value of the type [Line!]!.'],
    [
      `{ by(input: { name: "${SECRET}", number: 1 }) }`,
      'OneOf Input Object "By" must specify exactly one key.',
    ],
    [`{ echo(text: "a") "${SECRET}" }`, 'Syntax Error: Expected Name, found String.'],
    [`{ echo(text: "${SECRET}" }`, 'Syntax Error: Expected Name, found "}".'],
    [`{ hello ${SECRET} }`, 'Syntax Error: Expected Name, found Int.'],
  ])(
    'says what is wrong with the document %s without quoting a value',
    async (document, message) => {
      const { query, log, subscribe } = await start();
      const answer = await query(document);
      expect(answer.errors).toEqual([expect.objectContaining({ message: containing(message) })]);
      expect(JSON.stringify(answer) + log.join('')).not.toContain(SECRET);
      const overSocket: unknown = await subscribe(document)
        .next()
        .catch((error: unknown) => error);
      expect(JSON.stringify(overSocket)).toContain(JSON.stringify(message).slice(1, -1));
      expect(JSON.stringify(overSocket)).not.toContain(SECRET);
    },
  );

  test('a second, cached refusal of the same document quotes no value either', async () => {
    const { query } = await start();
    const document = `{ echo(number: "${SECRET}") }`;
    await query(document);
    expect(JSON.stringify(await query(document))).not.toContain(SECRET);
  });

  test.each(['{ internal }', 'query { fails }'])(
    'tells nothing of an unexpected failure of %s but the id under which the log has it, masked',
    async (document) => {
      const { query, log } = await start();
      const { data, errors } = await query<object>(document);
      expect(Object.values(data ?? {})).toEqual([null]);
      const requestId = errors?.[0]?.extensions?.['requestId'];
      expect(errors).toEqual([
        expect.objectContaining({
          message: 'Unexpected error.',
          extensions: { code: 'INTERNAL_ERROR', retryable: false, requestId: anyText },
        }),
      ]);
      const line = log.find((entry) => entry.includes('unexpected error'));
      expect(line).toContain(String(requestId));
      expect(line).toMatch(/cannot read|no 110/);
      expect(log.join('')).not.toContain(SECRET);
    },
  );

  test('shows errors of the platform with their code, and those made for clients as they are', async () => {
    const { query } = await start();
    const { errors } = await query('{ rejected graphqlError }');
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'The seller is not provisioned.',
        path: ['rejected'],
        extensions: {
          code: 'PLATFORM_REJECTED',
          platformCode: 'CYT_40001',
          hint: 'Provision it.',
          platformRequestId: 'p-1',
          requestId: anyText,
          retryable: false,
          retryAfterSeconds: null,
        },
      }),
      expect.objectContaining({
        message: 'Ours.',
        path: ['graphqlError'],
        extensions: { code: 'OURS', retryable: false, requestId: anyText },
      }),
    ]);
  });

  test('a failed operation answers 200 as long as it has data', async () => {
    const { url, send } = await start();
    const response = await send(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ hello internal }"}',
    });
    expect(await response.json()).toMatchObject({ data: { hello: 'hello', internal: null } });
  });

  test('writes one log line per operation with its name and codes, and never its variables', async () => {
    const { query, log } = await start();
    await query('query Echo($text: String) { echo(text: $text) rejected }', { text: SECRET });
    const lines = log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'operation');
    expect(lines).toEqual([
      expect.objectContaining({
        operation: 'query Echo',
        tenant: 'default',
        requestId: anyText,
        durationMs: anyNumber,
        errorCodes: 'PLATFORM_REJECTED',
      }),
    ]);
    expect(log.join('')).not.toContain(SECRET);
  });

  test('names the billed calls of an operation, and says nothing of billing when there were none', async () => {
    const { query, subscribe } = await start();
    const call = { path: '/api/v1/verify', billed: 'per call' };
    const document = 'query ($times: Int!) { billed(times: $times) }';
    // Twice, and once more: from the second time on the operation runs compiled.
    for (const times of [2, 1, 3]) {
      expect((await query(document, { times })).extensions).toEqual({
        billing: { calls: Array.from({ length: times }, () => call) },
      });
    }
    expect(await query(document, { times: 0 })).toEqual({ data: { billed: 0 } });
    expect((await subscribe(document, { times: 1 }).next()).extensions).toEqual({
      billing: { calls: [call] },
    });
  });
});
