import { deep, form, type HostileRequest, json, query, times } from './request.ts';

const TOO_DEEP = 'nested at most 100 deep';
const VALUES = 'at most 125000 values (MAX_BODY_VALUES)';
const WORD = 'may have at most 256 characters';
const LONG = 'n'.repeat(100_000);
/** As long as a name may be. */
const NAME = 'n'.repeat(256);
const VALIDATE = 'query ($id: ID!) { operation(id: $id) { id } }';

export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  // Nested so deeply that parsers and later steps overflow the stack.
  { name: '3,000 lists', init: query(`{ a(b: ${'['.repeat(3_000)}`), status: 400, says: TOO_DEEP },
  { name: '220 KB of fields', init: query('{ aaa '.repeat(36_000)), status: 400, says: TOO_DEEP },
  { name: 'an object', init: query(`{ a(b: ${'{c:'.repeat(999)}`), status: 400, says: TOO_DEEP },
  { name: 'list types', init: query(`query ($v: ${'['.repeat(999)}`), status: 400, says: TOO_DEEP },
  {
    name: 'deep variables',
    init: json(`{"variables":${deep(5_000)}}`),
    status: 400,
    says: TOO_DEEP,
  },
  {
    name: 'deep extensions',
    init: json(`{"extensions":${deep(200)}}`),
    status: 400,
    says: TOO_DEEP,
  },
  { name: 'a million lists', init: json('['.repeat(1_000_000)), status: 400, says: TOO_DEEP },
  {
    name: 'deep operations',
    init: form(['operations', deep(20_000)], ['map', '{}']),
    status: 400,
    says: TOO_DEEP,
  },
  {
    name: 'a deep map',
    init: form(['operations', '{"query":"{ a }"}'], ['map', deep(20_000)]),
    status: 400,
    says: TOO_DEEP,
  },
  // Large in one dimension.
  { name: '5,000 tokens', init: query(`{ ${'a '.repeat(5_000)} }`), status: 400, says: 'at most' },
  {
    name: '100 aliases',
    init: query(`{ ${times(100, (n) => `a${n}: __typename`)} }`),
    status: 400,
    says: 'at most',
  },
  {
    name: '100 directives',
    init: query(`{ __typename ${'@skip(if: false) '.repeat(100)} }`),
    status: 400,
    says: 'at most',
  },
  {
    name: 'a cycle of fragments',
    init: query('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
    status: 400,
    says: 'itself',
  },
  {
    name: 'fragments that double',
    init: query(
      `{ ...F0 } ${times(30, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F30 on Query { __typename }`,
    ),
    status: 200,
    says: 'TOO_COMPLEX',
  },
  // Many values, each of which costs time, or more time in a JSON reviver.
  { name: '4 million ones', init: json(`[${'1,'.repeat(4_000_000)}1]`), status: 400, says: VALUES },
  {
    name: '4 million ones and a number beyond all',
    init: json(`{"variables":{"v":[1e400,${'1,'.repeat(4_000_000)}1]}}`),
    status: 400,
    says: VALUES,
  },
  {
    name: '2 million objects',
    init: json(`[${'{},'.repeat(2_000_000)}1]`),
    status: 400,
    says: VALUES,
  },
  {
    name: '100,000 ones and a number beyond all',
    init: json(`{"query":"{ __typename }","variables":{"v":[1e400,${'1,'.repeat(100_000)}1]}}`),
    status: 200,
    says: 'Query',
  },
  // Echoed.
  { name: 'a field of 100 KB', init: query(`{ ${LONG} }`), status: 400, says: WORD },
  { name: 'a long field', init: query(`{ ${NAME} }`), status: 400, says: 'n…' },
  {
    name: 'a long operation',
    init: query(`query ${NAME}(${times(90, (n) => `$v${n}: Int`)}) { __typename }`),
    status: 400,
    says: 'n…',
  },
  {
    name: 'a long variable',
    init: query(`query ($${NAME}: ID!) { operation(id: $${NAME}) { id } }`),
    status: 400,
    says: 'n…',
  },
  { name: 'a long text', init: query(`{ "${LONG}" }`), status: 400, says: 'String' },
  {
    name: 'a long value',
    init: query(VALIDATE, { id: { [LONG]: 1 } }),
    status: 400,
    says: 'INVALID_INPUT',
  },
  // Of another form.
  { name: 'no JSON', init: json('{'), status: 400, says: 'not valid JSON' },
  { name: 'null', init: json('null'), status: 400, says: 'errors' },
  {
    name: 'a list of operations',
    init: json('[{"query":"{ __typename }"}]'),
    status: 400,
    says: 'errors',
  },
  { name: 'a query that is a number', init: json('{"query":1}'), status: 400, says: 'errors' },
  {
    name: '__proto__',
    init: json('{"query":"{ __typename }","__proto__":{}}'),
    status: 400,
    says: 'errors',
  },
  {
    name: 'a number of 500 KB',
    init: json(`{"variables":{"v":${'9'.repeat(500_000)}}}`),
    status: 400,
    says: WORD,
  },
  {
    name: 'a form',
    init: json('query={}', { 'content-type': 'application/x-www-form-urlencoded' }),
    status: 415,
    says: 'application/json',
  },
  {
    name: 'an answer in HTML',
    init: json('{"query":"{ __typename }"}', { accept: 'text/html' }),
    status: 406,
    says: 'application/json',
  },
  {
    name: 'two places for a file',
    init: form(
      ['operations', '{"query":"{ a }","variables":{"v":null}}'],
      ['map', '{"0":["variables.v","variables.v"]}'],
    ),
    status: 400,
    says: 'twice',
  },
  {
    name: 'a place in a prototype',
    init: form(
      ['operations', '{"query":"{ a }","variables":{}}'],
      ['map', '{"0":["variables.__proto__.x"]}'],
    ),
    status: 400,
    says: 'null',
  },
  // Sent by others, or to other paths.
  {
    name: 'no key',
    init: json('{"query":"{ __typename }"}', { authorization: '' }),
    status: 401,
    says: 'UNAUTHENTICATED',
  },
  {
    name: 'a wrong key',
    init: json('{"query":"{ __typename }"}', { authorization: 'Bearer x' }),
    status: 401,
    says: 'UNAUTHENTICATED',
  },
  {
    name: 'the schema',
    init: query('{ __schema { types { name } } }'),
    status: 400,
    says: 'introspection',
  },
  {
    name: 'a callback of nobody',
    init: { method: 'POST', body: '{}' },
    path: '/callbacks/x',
    status: 404,
    says: 'not found',
  },
  {
    name: 'a long callback',
    init: { method: 'POST', body: LONG },
    path: '/callbacks/x',
    status: 413,
    says: 'too large',
  },
  {
    name: 'a file of nobody',
    init: {},
    path: '/documents/../../etc/passwd',
    status: 404,
    says: 'not found',
  },
  {
    name: 'an escape',
    init: {},
    path: '/documents/%2e%2e%2f%E0%A4%A',
    status: 404,
    says: 'not found',
  },
  { name: 'no path', init: {}, path: '//', status: 404, says: 'not found' },
];
