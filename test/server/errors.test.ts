import { parseValue, valueFromASTUntyped } from 'graphql';
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
    [
      'Color',
      'echo(color: $v)',
      SECRET,
      'Variable "$v": takes a value of the enum Color: RED, GREEN',
    ],
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
      'Variable "$v.0.tags.1": is required: String!',
    ],
    [
      '[Line!]!',
      'lines(lines: $v)',
      [{ amount: SECRET }],
      'Variable "$v.0.name": is required: String!',
    ],
    ['[Line!]!', 'lines(lines: $v)', SECRET, 'Variable "$v": takes an object of the type Line'],
    ['[Line!]!', 'lines(lines: $v)', null, 'Variable "$v": is required: [Line!]!'],
    [
      'By!',
      'by(input: $v)',
      { name: SECRET, number: 1 },
      'Variable "$v": must have exactly one of name, number',
    ],
    ['By!', 'by(input: $v)', { name: null }, 'Variable "$v.name": must not be null'],
  ])(
    'reports an invalid variable of type %s in %s without its value',
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
    [
      '[Line!]!',
      'lines(lines: $v)',
      [{ name: 'a' }, { amount: '1' }],
      'REQUIRED',
      ['v', '1', 'name'],
    ],
    [
      '[Line!]!',
      'lines(lines: $v)',
      [{ name: 'a', tags: ['b', null] }],
      'REQUIRED',
      ['v', '0', 'tags', '1'],
    ],
    ['[Line!]!', 'lines(lines: $v)', [{ name: 'a', size: 1 }], 'UNKNOWN_FIELD', ['v', '0', 'size']],
    ['By!', 'by(input: $v)', { name: 'a', number: 1 }, 'EXACTLY_ONE_OF', ['v']],
  ])(
    'an invalid variable of type %s in %s has a code and a path',
    async (type, use, v, code, path) => {
      const { query } = await start();
      const { errors } = await query(variable(type, use), { v });
      const fieldErrors = errors?.map(({ extensions }) => extensions?.['fieldErrors']);
      expect(fieldErrors).toMatchObject([[{ code, path, message: anyText }]]);
    },
  );

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'reports a variable %s without a value as missing',
    async (name) => {
      const { query } = await start();
      const document = `query ($${name}: Int!) { billed(times: $${name}) }`;
      for (let n = 0; n < 3; n += 1)
        expect((await query(document)).errors).toMatchObject([
          {
            extensions: {
              code: 'INVALID_INPUT',
              fieldErrors: [{ code: 'REQUIRED', path: [name] }],
            },
          },
        ]);
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
      'Variable "$b": takes a value of the enum Color: RED, GREEN',
      'Variable "$c": is required: String!',
    ]);
  });

  test.each([
    [`{ echo(number: "${SECRET}") }`, 'Argument "number": takes a value of the type Int'],
    [`{ echo(number: ${SECRET}) }`, 'Argument "number": takes a value of the type Int'],
    [`{ echo(text: ${SECRET}) }`, 'Argument "text": takes a value of the type String'],
    [
      `{ echo(color: "${SECRET}") }`,
      'Argument "color": takes a value of the enum Color: RED, GREEN',
    ],
    [
      `{ echo(color: BLUE${SECRET}) }`,
      'Argument "color": takes a value of the enum Color: RED, GREEN',
    ],
    [
      `{ lines(lines: [{ name: "a", amount: "${SECRET}x" }]) }`,
      'Argument "lines.0.amount": Decimal takes a decimal number as a text.',
    ],
    [`{ lines(lines: "${SECRET}") }`, 'Argument "lines": takes an object of the type Line'],
    [
      `{ by(input: { name: "${SECRET}", number: 1 }) }`,
      'Argument "input": must have exactly one of name, number',
    ],
    [`{ echo(text: "a") "${SECRET}" }`, 'Syntax Error: Expected Name, found String.'],
    [`{ echo(text: "${SECRET}" }`, 'Syntax Error: Expected Name, found "}".'],
    [`{ hello ${SECRET} }`, 'Syntax Error: Expected Name, found Int.'],
  ])(
    'describes the error in the document %s without quoting a value',
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

  test.each([
    ['Int', 'echo(number: $v)', '"x"', 'INVALID_VALUE', ''],
    ['Color', 'echo(color: $v)', 'BLUE', 'INVALID_VALUE', ''],
    ['[Line!]!', 'lines(lines: $v)', 'null', 'REQUIRED', ''],
    ['[Line!]!', 'lines(lines: $v)', '[{ name: "a" }, {}]', 'REQUIRED', '.1.name'],
    ['[Line!]!', 'lines(lines: $v)', '[{ name: null }]', 'REQUIRED', '.0.name'],
    ['[Line!]!', 'lines(lines: $v)', '[{ name: "a", sise: 1 }]', 'UNKNOWN_FIELD', '.0.sise'],
    ['[Line!]!', 'lines(lines: $v)', '[{ name: "a", amount: 1 }]', 'INVALID_VALUE', '.0.amount'],
    ['[Line!]!', 'lines(lines: $v)', '[[{ name: "a" }]]', 'INVALID_VALUE', '.0'],
    ['[Line!]!', 'lines(lines: $v)', '3', 'INVALID_VALUE', ''],
    ['By!', 'by(input: $v)', '{}', 'EXACTLY_ONE_OF', ''],
    ['By!', 'by(input: $v)', '{ name: null }', 'REQUIRED', '.name'],
  ])(
    'an invalid value of the type %s in %s gives the same error as literal, variable and default: %s',
    async (type, use, literal, code, below) => {
      const { query, subscribe } = await start();
      const argument = /\((\w+):/.exec(use)?.[1] ?? '';
      const v: unknown = valueFromASTUntyped(parseValue(literal));
      const ways = [
        [`{ ${use.replace('$v', literal)} }`, {}, argument],
        [`query ($v: ${type}) { ${use} }`, { v }, 'v'],
        ...(literal === 'null' ? [] : [[`query ($v: ${type} = ${literal}) { ${use} }`, {}, 'v']]),
      ] as [string, object, string][];
      const messages = new Set<unknown>();
      for (const [document, variables, root] of ways) {
        const path = `${root}${below}`.split('.');
        const fault = { code, path, message: anyText };
        const rejection = {
          message: containing(path.join('.')),
          extensions: { code: 'INVALID_INPUT', retryable: false, fieldErrors: [fault] },
        };
        for (let n = 0; n < 3; n += 1) {
          const { errors } = await query(document, { ...variables });
          expect(errors).toMatchObject([rejection]);
          const fieldErrors = JSON.stringify(errors?.[0]?.extensions?.['fieldErrors']);
          messages.add(fieldErrors.replace(/"path":\[.*\]/, ''));
        }
        const overSocket: unknown = await subscribe(document, { ...variables })
          .next()
          .catch((error: unknown) => ({ errors: error }));
        expect(overSocket).toMatchObject({ errors: [rejection] });
      }
      expect(messages.size).toBe(1);
    },
  );

  test('reports the accepted values of a missing required argument', async () => {
    const { query } = await start();
    const { errors } = await query('{ lines }');
    expect(errors).toMatchObject([
      {
        message: 'Argument "lines": is required: [Line!]!',
        extensions: { code: 'INVALID_INPUT', fieldErrors: [{ code: 'REQUIRED', path: ['lines'] }] },
      },
    ]);
  });

  test.each([
    ['query ($v: Boolean = true) { hello @skip(if: $v) }', 'if', 'must not be null'],
    ['query ($v: Boolean = true) { nested { a @include(if: $v) } }', 'if', 'must not be null'],
    ['query ($v: Int = 1) { billed(times: $v) }', 'times', 'must not be null'],
    [
      'query ($v: String = "a") { lines(lines: [{ name: $v }]) }',
      'lines',
      'has a null where a value is required',
    ],
  ])('a null for %s at execution has a code and a path', async (document, name, words) => {
    const { query, log } = await start();
    for (let n = 0; n < 3; n += 1)
      expect((await query(document, { v: null })).errors).toMatchObject([
        {
          message: `Argument "${name}": ${words}`,
          extensions: {
            code: 'INVALID_INPUT',
            retryable: false,
            fieldErrors: [{ path: [name], message: words }],
          },
        },
      ]);
    expect(log.join('')).not.toContain('unexpected error');
  });

  test('logs a result that its type cannot represent, and does not expose it', async () => {
    const { query, log } = await start();
    const { errors } = await query('{ bad }');
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_ERROR' }, path: ['bad'] }]);
    expect(JSON.stringify(errors)).not.toContain('BLUE');
    expect(log.join('')).toContain('unexpected error');
  });

  test.each(['{ hello', '{ hello }}', '', '# nothing', 'query A { hello } query B { hello }'])(
    'has a code for the document %j, over each transport',
    async (document) => {
      const { query, subscribe } = await start();
      const { errors } = await query(document);
      const code: unknown = errors?.[0]?.extensions?.['code'];
      expect(code).toMatch(/^(?:GRAPHQL_PARSE_FAILED|OPERATION_RESOLUTION_FAILURE|BAD_REQUEST)$/);
      if (document === '') return;
      await expect(subscribe(document).next()).rejects.toMatchObject([{ extensions: { code } }]);
    },
  );

  test('names nothing of the schema without introspection, for a value in any position', async () => {
    const { query } = await start({ introspection: false });
    const wrong = '[{ color: BLUE, nam: 1, tags: [null] }]';
    const v: unknown = valueFromASTUntyped(parseValue(wrong));
    for (const [document, variables] of [
      [`{ lines(lines: ${wrong}) }`, {}],
      ['query ($v: [Line!]!) { lines(lines: $v) }', { v }],
    ] as const) {
      const { errors } = await query(document, variables);
      expect(errors?.map(({ message }) => message.replace(/^\w+ /, '')).toSorted()).toEqual(
        [
          '"lines.0.color": does not have the form of the field',
          '"lines.0.nam": is not a known field',
          '"lines.0.name": is needed',
          '"lines.0.tags.0": is needed',
        ].map((text) => text.replace('lines', document.startsWith('{') ? 'lines' : '$v')),
      );
    }
  });

  test('a second, cached rejection of the same document quotes no value either', async () => {
    const { query } = await start();
    const document = `{ echo(number: "${SECRET}") }`;
    await query(document);
    expect(JSON.stringify(await query(document))).not.toContain(SECRET);
  });

  test.each(['{ internal }', 'query { fails }'])(
    'reports an unexpected failure of %s by the id of its log entry only, masked',
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

  test('shows platform errors with their code, and errors made for clients unchanged', async () => {
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
        extensions: { code: 'FORBIDDEN', retryable: false, requestId: anyText },
      }),
    ]);
  });

  test('a failed operation has status 200 as long as it has data', async () => {
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

  test('lists the billed calls of an operation, and omits billing without any', async () => {
    const { query, subscribe } = await start();
    const call = { path: '/api/v1/verify', billed: 'per call' };
    const document = 'query ($times: Int!) { billed(times: $times) }';
    // The operation runs compiled from the second time on.
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
