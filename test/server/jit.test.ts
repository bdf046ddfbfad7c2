import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createContext } from '../../src/context/context.ts';
import { createSchema } from '../../src/schema.ts';
import { createRunCompiled } from '../../src/server/execution/jit.ts';
import { SCOPE_NAMES } from '../../src/kernel/scopes.ts';
import { type Coerced, coerceVariables } from '../../src/server/execution/variables.ts';
import { createProbeSchema } from './probe-schema.ts';
import { answerOf, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { startServer } from './service.ts';

const schema = createProbeSchema();

function coercedIn(args: ExecutionArgs): Coerced {
  const { coerced } = coerceVariables(args, true);
  if (coerced === null) throw new Error('The variables are wrong.');
  return coerced;
}

/** The same operation by graphql-js and, as the service does from the second time on, compiled; null if never compiled. */
async function both(
  source: string,
  variableValues: Record<string, unknown> = {},
  operationName?: string,
  on: GraphQLSchema = schema,
) {
  const document = parse(source);
  expect(validate(on, document)).toEqual([]);
  const runCompiled = createRunCompiled(on, () => {});
  const args = {
    schema: on,
    document,
    variableValues,
    operationName: operationName ?? null,
    contextValue: { tenant: 't', scopes: new Set(), billedCalls: [], fieldResults: null },
  };
  const coerced = coercedIn(args);
  expect(runCompiled(args, coerced)).toBeNull();
  const compiled = await runCompiled(args, coerced);
  const contextValue = { ...args.contextValue, fieldResults: null };
  const plain = await execute({ ...args, contextValue });
  return { plain: comparable(plain), compiled: compiled && comparable(compiled) };
}

/** Errors of concurrent fields come in any order. */
function comparable(result: ExecutionResult): unknown {
  const { errors, ...rest } = structuredClone({
    ...result,
    errors: result.errors?.map((error) => error.toJSON()),
  });
  return {
    ...rest,
    ...(errors && {
      errors: errors.toSorted((a, b) => (JSON.stringify(a.path) < JSON.stringify(b.path) ? -1 : 1)),
    }),
  };
}

describe('a compiled query gives the result of graphql-js', () => {
  test.each<[string, Record<string, unknown>?, string?]>([
    ['{ hello }'],
    ['{ a: hello b: hello __typename }'],
    ['{ echo }'],
    ['{ echo(text: null, number: null) }'],
    ['query ($t: String, $n: Int) { echo(text: $t, number: $n) }'],
    ['query ($t: String, $n: Int) { echo(text: $t, number: $n) }', { t: 'x', n: null }],
    ['query ($t: String = "d", $c: Color = GREEN) { echo(text: $t, color: $c) }'],
    ['query ($c: Color!, $i: [ID!]) { echo(color: $c, ids: $i) }', { c: 'RED', i: 7 }],
    [
      'query ($l: [Line!]!) { lines(lines: $l) }',
      { l: [{ name: 'a' }, { name: 'b', amount: '1.50', color: 'RED', tags: ['x'] }] },
    ],
    ['query ($l: [Line!]!) { lines(lines: $l) }', { l: { name: 'single' } }],
    ['query ($t: Tree) { tree(input: $t) }', { t: { name: 'a', children: [{ name: 'b' }] } }],
    ['query ($d: WithDefault) { withDefault(input: $d) }', { d: {} }],
    ['query ($b: By!) { by(input: $b) }', { b: { name: 'n' } }],
    ['query ($v: JSONObject) { json(value: $v) }', { v: { deep: [{ a: 1 }], text: 'x' } }],
    ['{ animals { name __typename ... on Cat { lives } ... on Dog { tricks friend { name } } } }'],
    [
      'query ($n: Int) { animals(first: $n) { ...A } } fragment A on Animal { name friend { ...B } } fragment B on Cat { lives name }',
      { n: 2 },
    ],
    [
      '{ thing(kind: "dog") { __typename ... on Dog { tricks(first: 1) } ... on Animal { name } } }',
    ],
    ['{ thing { __typename } }'],
    ['{ nested { a } nested { list { a b { a } } } }'],
    ['{ fails hello }'],
    ['{ hello failsHard }'],
    ['{ failsInList }'],
    ['{ nested { fails } hello }'],
    ['{ hello nested { list { a fails } } }'],
    ['{ echo(text: "a", number: 1, color: RED) }'],
    ['{ nested { b { b { fails } } list { a } } }'],
    ['{ bad }'],
    ['{ rejected graphqlError internal }'],
    ['query A { hello } query B { echo }', {}, 'B'],
    ['query A { hello } query B { echo }', {}, 'A'],
    ['query ($n: Int! = 3, $t: String! = "d") { echo(number: $n, text: $t) }'],
    ['query ($n: Int! = 3) { echo(number: $n) }', { n: 4 }],
    ['{\n  hello\r\n  nested {\n\n    fails\n  }\n}'],
  ])('%s with %j', async (source, variables, operationName) => {
    const { plain, compiled } = await both(source, variables, operationName);
    expect(compiled).toEqual(plain);
  });
});

test('an operation that ends with errors calls each resolver once', async () => {
  const calls: string[] = [];
  const counted = createProbeSchema();
  for (const field of Object.values(counted.getQueryType()?.getFields() ?? {})) {
    const { resolve, name } = field;
    field.resolve = (...args) => {
      calls.push(name);
      return resolve?.(...args);
    };
  }
  const { compiled } = await both('{ hello failsHard a: echo rejected }', {}, undefined, counted);
  expect(compiled).toMatchObject({ data: null, errors: [{ path: ['failsHard'] }] });
  // The last four calls are those of the plain execution, for comparison.
  expect(calls.slice(0, 4).toSorted()).toEqual(['echo', 'failsHard', 'hello', 'rejected']);
  expect(calls.length).toBeLessThanOrEqual(8);
});

describe('operations that graphql-jit executes incorrectly are left to graphql-js', () => {
  test.each<[string, string, Record<string, unknown>?]>([
    ['a mutation', 'mutation { first(order: 1) }'],
    ['a list literal', '{ echo(ids: ["1", 2]) }'],
    ['an object literal', '{ lines(lines: [{ name: "a", amount: "2.5" }]) }'],
    ['a condition', 'query ($no: Boolean!) { hello @skip(if: $no) }', { no: false }],
    ['a condition that stands still', '{ hello @include(if: true) }'],
    [
      'a fragment that is spread twice',
      '{ a: nested { ...N } b: nested { ...N } } fragment N on Nested { a }',
    ],
    [
      'a fragment that is reached twice through another',
      '{ nested { ...N } } fragment N on Nested { ...M b { ...M } } fragment M on Nested { a }',
    ],
    ['a key that every object has', '{ constructor: hello }'],
    ['a key that is an object’s prototype', '{ nested { __proto__: a } }'],
    ['a key with an underscore', '{ a_b: hello }'],
    ['a text with a mark of the compiler', '{ echo(text: "a __MAGIC_NAN__57f2") }'],
    ['a key such as the compiler’s own', '{ idx0: hello }'],
    [
      'a variable that every object has a member of',
      'query ($constructor: String) { echo(text: $constructor) }',
    ],
    ['introspection', '{ __type(name: "Line") { name } }'],
    [
      'a variable inside an input literal',
      'query ($n: String!) { lines(lines: [{ name: $n }]) }',
      { n: 'x' },
    ],
    ['a variable inside a list literal', 'query ($i: ID!) { echo(ids: [$i]) }', { i: '1' }],
    [
      'a variable inside a JSON literal',
      'query ($x: JSONObject) { json(value: { a: $x }) }',
      { x: { b: 1 } },
    ],
  ])('%s', async (_name, source, variables) => {
    const { compiled } = await both(source, variables);
    expect(compiled).toBeNull();
  });
});

test('a query whose nested type conditions would multiply when compiled is left to graphql-js', () => {
  const on = createSchema();
  let inner = 'id';
  // Compiling it takes 20 s and 1.7 GB.
  for (let depth = 0; depth < 3; depth += 1) inner = `id operation { subject { ${inner} } }`;
  const source = `query ($id: ID!) { node(id: $id) { ... on Followed { ${inner} } } }`;
  const document = parse(source);
  expect(validate(on, document)).toEqual([]);
  const runCompiled = createRunCompiled(on, () => {});
  const args = { schema: on, document, contextValue: { fieldResults: null } };
  for (let time = 1; time <= 3; time += 1) expect(runCompiled(args, {})).toBeNull();
});

test('a resolver of types that several schemas share is wrapped once', () => {
  const [first, second] = [1, 2].map(() => {
    const on = createSchema({ sandbox: false });
    createRunCompiled(on, () => {});
    return on.getQueryType()?.getFields()['verifyInvoice']?.resolve;
  });
  expect(second).toBe(first);
});

test('unknown operation names are not stored', () => {
  setFlagsFromString('--expose-gc');
  // No type declares `gc`, as only that flag adds it.
  const collect = runInNewContext('gc') as () => void;
  const runCompiled = createRunCompiled(schema, () => {});
  const document = parse('query A { hello }');
  const heapBytes = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heapBytes();
  for (let n = 0; n < 200; n += 1) {
    // Built as one string, like a body.
    const operationName = Buffer.alloc(500_000, `name${n}`).toString('latin1');
    const contextValue = { fieldResults: null };
    expect(runCompiled({ schema, document, operationName, contextValue }, {})).toBeNull();
  }
  expect(heapBytes() - before).toBeLessThan(20_000_000);
});

const operations = join(import.meta.dirname, '../../schema/operations');
const examples = (await readdir(operations)).filter((name) => name.endsWith('.graphql'));

/** Two services with equal ids and times: some queries count their calls. */
async function freshArgs(source: string) {
  let ids = 0;
  const { application } = await startService({
    clock: new ManualClock(),
    random: () => 0.5,
    newId: () => `id-${(ids += 1)}`,
  });
  const payer = { key: null, subject: null, budget: {} };
  const scopes = new Set(SCOPE_NAMES);
  const caller = { tenant: 'default', scopes, language: 'en', payer } as const;
  return {
    schema: createSchema(),
    document: parse(source),
    // The only variable of an example without a default: with nothing to find, both services must say so.
    variableValues: { id: 'bm9ib2R5' },
    contextValue: createContext(application.app, caller, 'request'),
  };
}

/** Each of the two services has its own simulated platform, whose URLs appear in responses. */
function withoutPorts(result: ExecutionResult): unknown {
  return JSON.parse(JSON.stringify(comparable(result)).replace(/127\.0\.0\.1:\d+/g, 'platform'));
}

const compiledExamples: string[] = [];

test.each(examples)(
  'schema/operations/%s gives the same result compiled, if it can be',
  async (name) => {
    const source = await readFile(join(operations, name), 'utf8');
    if (!/^query\b/m.test(source)) return;
    const args = await freshArgs(source);
    const runCompiled = createRunCompiled(args.schema, () => {});
    const coerced = coercedIn(args);
    expect(runCompiled(args, coerced)).toBeNull();
    const compiled = await runCompiled(args, coerced);
    if (compiled === null) return;
    compiledExamples.push(name);
    const plain = await execute(await freshArgs(source));
    expect(withoutPorts(compiled)).toEqual(withoutPorts(plain));
    expect(plain.data).toBeDefined();
  },
);

test('most example queries are compiled', () => {
  expect(compiledExamples.length).toBeGreaterThan(25);
});

test('the named operation runs after any number of runs of others in its document', async () => {
  const { url } = await startServer();
  const query = 'query A { a: hello } query B { b: hello }';
  for (const [operationName, data] of [
    ['A', { a: 'hello' }],
    ['B', { b: 'hello' }],
    ['A', { a: 'hello' }],
    ['B', { b: 'hello' }],
    ['A', { a: 'hello' }],
  ]) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName }),
    });
    expect(await answerOf(response)).toEqual({ data });
  }
});

/** Errors contain the id of their request. */
const SAME_ID = { 'x-request-id': 'the-same' };

test('an invalid variable is rejected alike before and after compilation', async () => {
  const { query } = await startServer();
  const document = 'query ($b: By!) { by(input: $b) }';
  const wrong = { b: { name: 'n', number: 1 } };
  const first = await query(document, wrong, SAME_ID);
  await query(document, { b: { name: 'n' } });
  await query(document, { b: { name: 'n' } });
  expect(await query(document, wrong, SAME_ID)).toEqual(first);
  expect(first.errors).toHaveLength(1);
});

test('errors of a compiled query have the locations that graphql-js gives', async () => {
  const { query } = await startServer();
  const document = '{\n  hello\n  rejected\n}';
  const [first, second, third] = [
    await query(document, {}, SAME_ID),
    await query(document, {}, SAME_ID),
    await query(document, {}, SAME_ID),
  ];
  expect(first.errors?.[0]).toMatchObject({
    locations: [{ line: 3, column: 3 }],
    path: ['rejected'],
  });
  expect([second, third]).toEqual([first, first]);
});
