import { type HostileRequest, json, query, times } from './request.ts';

const invoice = (n: number): object => ({
  digitalGeneral: {
    invoiceNumber: `26119001${String(n).padStart(12, '0')}`,
    issuedOn: '2026-11-11',
    amountWithTax: '1.00',
  },
});

/** An object with more members than any document has. */
const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`m${n}`, n]));

const ISSUE = `mutation ($input: InvoiceOrderInput!) { issueInvoice(input: $input) { __typename } }`;
const order = (lines: readonly object[]): object => ({
  input: {
    orderId: 'a',
    kind: 'GENERAL',
    drawer: 'a',
    seller: { taxNumber: 'a', name: 'a' },
    buyer: { individual: {} },
    lines,
  },
});

const ASK_BANK = `query ($payload: JSONObject!) { bankQuery(operation: FACE_SCAN_RESULT, payload: $payload) { __typename } }`;

/** Documents and variables that select too much, unknown fields, or values of misleading form. */
export const HOSTILE_QUERIES: readonly HostileRequest[] = [
  // Costly to reject.
  {
    name: '60 aliases of billed batches',
    init: query(
      `query (${times(60, (n) => `$v${n}: [InvoiceToVerify!]!`)}) { ${times(60, (n) => `a${n}: verifyInvoices(invoices: $v${n}) { verdict }`)} }`,
      Object.fromEntries(
        Array.from({ length: 60 }, (_, n) => [
          `v${n}`,
          Array.from({ length: 5 }, (_each, m) => invoice(n * 5 + m)),
        ]),
      ),
    ),
    status: 200,
    says: 'BUDGET',
  },
  {
    name: 'a batch of 300',
    init: query(
      'query ($all: [InvoiceToVerify!]!) { verifyInvoices(invoices: $all) { verdict } }',
      {
        all: Array.from({ length: 300 }, (_, n) => invoice(n)),
      },
    ),
    status: 200,
    says: 'errors',
  },
  {
    name: '90 types that resemble ours',
    init: query(`{ ${times(90, (n) => `... on ScrapInvoiceOrderConnection${n} { a }`)} }`),
    status: 400,
    says: 'Unknown type',
  },
  {
    name: '60 fields that resemble ours',
    init: query(`{ ${times(60, (n) => `invoiceReconciliations${n}`)} }`),
    status: 400,
    says: 'Cannot query field',
  },
  {
    name: '300 arguments that are none',
    init: query(`{ codeTables(${times(300, (n) => `nome${n}: 1`)}) { name } }`),
    status: 400,
    says: 'Unknown argument',
  },
  {
    name: '500 variables',
    init: query(`query (${times(500, (n) => `$v${n}: Int = ${n}`)}) { __typename }`),
    status: 400,
    says: 'never used',
  },
  {
    name: '300 operations',
    init: query(times(300, (n) => `query Q${n} { __typename }`)),
    status: 400,
    says: 'operation',
  },
  {
    name: 'one name for 400 fields with arguments of their own',
    init: query(`{ ${times(400, (n) => `codeTables(name: "${n}") { name }`)} }`),
    status: 400,
    says: 'conflict',
  },
  {
    name: 'fragments within fragments, each of which conflicts',
    init: query(
      `{ ${times(40, (n) => `...F${n}`)} } ${times(40, (n) => `fragment F${n} on Query { a: codeTables(name: "${n}") { name } }`)}`,
    ),
    status: 400,
    says: 'conflict',
  },
  {
    name: 'lists of lists of everything',
    init: query(
      '{ operations(first: 100) { edges { node { id ... on Invoice { followed(first: 100) { edges { node { id } } } } } } } }',
    ),
    status: 400,
    says: 'errors',
  },
  {
    name: 'nodes of nobody',
    init: query('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: 101 }, (_, n) => `none-${n}`),
    }),
    status: 200,
    says: 'INVALID_INPUT',
  },
  // Introspection, which is disabled.
  {
    name: 'a circle of types',
    init: query(
      '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
    ),
    status: 400,
    says: 'introspection',
  },
  {
    name: 'a type by its name',
    init: query('{ __type(name: "Query") { fields { name } } }'),
    status: 400,
    says: 'introspection',
  },
  {
    name: 'a wrong field',
    init: query('{ operation { id } }'),
    status: 400,
    says: 'errors',
  },
  // Of an unexpected form.
  {
    name: 'an operation that is not there',
    init: json('{"query":"query A { __typename }","operationName":"B"}'),
    status: 400,
    says: 'OPERATION_RESOLUTION_FAILURE',
  },
  {
    name: 'a long name of an operation that is not there',
    init: json(`{"query":"query A { __typename }","operationName":"${'n'.repeat(1_000_000)}"}`),
    status: 400,
    says: 'OPERATION_RESOLUTION_FAILURE',
  },
  {
    name: 'no query at all',
    init: json('{}'),
    status: 400,
    says: 'errors',
  },
  {
    name: 'only a comment',
    init: query('# nothing'),
    status: 400,
    says: 'Syntax Error',
  },
  {
    name: 'a schema of their own',
    init: query('type Query { a: Int }'),
    status: 400,
    says: 'OPERATION_RESOLUTION_FAILURE',
  },
  {
    name: 'a directive that is none',
    init: query('{ __typename @defer }'),
    status: 400,
    says: 'directive',
  },
  {
    name: 'characters that are none',
    init: query('{ \u0000 \u202e __typename }'),
    status: 400,
    says: 'Syntax Error',
  },
  {
    name: 'half a character',
    init: query('{ operation(id: "\ud800") { id } }'),
    status: 400,
    says: 'Invalid character',
  },
  {
    name: 'a number beyond all',
    init: json(
      '{"query":"query ($n: Int) { operations(first: $n) { totalCount } }","variables":{"n":1e400}}',
    ),
    status: 400,
    says: 'errors',
  },
  {
    name: 'fewer than none',
    init: query('{ operations(first: -1) { edges { node { id } } } }'),
    status: 200,
    says: 'INVALID_INPUT',
  },
  {
    name: 'a billion',
    init: query('{ operations(first: 1000000000) { edges { node { id } } } }'),
    status: 200,
    says: 'errors',
  },
  {
    name: 'a place that is none',
    init: query('{ operations(first: 1, after: "../../etc/passwd") { edges { node { id } } } }'),
    status: 200,
    says: 'INVALID_INPUT',
  },
  {
    name: 'a long id',
    init: query('query ($id: ID!) { node(id: $id) { id } }', { id: 'x'.repeat(1_000_000) }),
    status: 200,
    says: 'data',
  },
  {
    name: 'members of a prototype',
    init: json(
      `{"query":${JSON.stringify(ISSUE)},"variables":{"input":{"__proto__":{"orderId":"a"},"constructor":{"prototype":{}}}}}`,
    ),
    status: 400,
    says: 'INVALID_INPUT',
  },
  {
    name: '20,000 members that are none',
    init: query(ISSUE, { input: wide }),
    status: 400,
    says: 'INVALID_INPUT',
  },
  {
    name: '20,000 empty lines',
    init: query(ISSUE, {
      input: { orderId: 'a', lines: Array.from({ length: 20_000 }, () => ({})) },
    }),
    status: 400,
    says: 'INVALID_INPUT',
  },
  {
    name: '1,000 lines against every rule',
    init: query(
      ISSUE,
      order(
        Array.from({ length: 1_000 }, () => ({
          itemName: '<',
          taxClassificationCode: '<',
          taxRate: '7',
          amountWithTax: '-0.001',
        })),
      ),
    ),
    status: 200,
    says: 'InvalidInputError',
  },
  {
    name: 'a payload that is a list',
    init: query(ASK_BANK, { payload: [] }),
    status: 400,
    says: 'INVALID_INPUT',
  },
  {
    name: 'a hash that is none',
    init: json('{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}'),
    status: 404,
    says: 'errors',
  },
  {
    name: 'a hash of nothing that is known',
    init: json(`{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`),
    status: 404,
    says: 'PERSISTED_QUERY_NOT_FOUND',
  },
  {
    name: 'a hash of another text',
    init: json(
      `{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`,
    ),
    status: 400,
    says: 'errors',
  },
];
