import { deep, form, type HostileRequest, json, query, times } from './request.ts';
import { AUTHORIZATION } from './process.ts';

const PING = '{"query":"{ __typename }"}';
const FOLLOW = 'subscription { updates { cursor } }';
const asStream = (init: RequestInit): RequestInit => ({
  ...init,
  headers: { ...AUTHORIZATION, 'content-type': 'application/json', accept: 'text/event-stream' },
});
const file = (bytes: string): Blob => new Blob([bytes]);
const SEND =
  '{"query":"mutation ($f: File!) { uploadContractFile(input: { signingPartyId: \\"x\\", file: $f }) { __typename } }","variables":{"f":null}}';

/** Requests to the wrong route, in the wrong form, or to routes that are not for clients. */
export const HOSTILE_DOORS: readonly HostileRequest[] = [
  // Methods and pages of other servers.
  {
    name: 'an operation in an address',
    init: { headers: AUTHORIZATION },
    path: '/graphql?query={__typename}',
    status: 405,
    says: 'BAD_REQUEST',
  },
  {
    name: 'a mutation in an address beside its hash',
    init: { headers: AUTHORIZATION },
    path: `/graphql?query=mutation{__typename}&extensions=${encodeURIComponent(`{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}`)}`,
    status: 200,
    says: 'errors',
  },
  {
    name: 'deep extensions in an address',
    init: { headers: AUTHORIZATION },
    path: `/graphql?extensions=${encodeURIComponent(deep(200))}`,
    status: 400,
    says: 'errors',
  },
  {
    name: 'a DELETE',
    init: { method: 'DELETE', headers: AUTHORIZATION },
    status: 405,
    says: 'BAD_REQUEST',
  },
  {
    name: 'a page of elsewhere',
    init: json(PING, { origin: 'https://evil.example' }),
    status: 403,
    says: 'FORBIDDEN',
  },
  {
    name: 'a page of nowhere',
    init: json(PING, { origin: 'null' }),
    status: 403,
    says: 'FORBIDDEN',
  },
  {
    name: 'an operation as a text',
    init: json(PING, { 'content-type': 'text/plain' }),
    status: 415,
    says: 'application/json',
  },
  {
    name: 'a body that is said to be squeezed',
    init: json(PING, { 'content-encoding': 'gzip' }),
    status: 415,
    says: 'Content-Encoding gzip',
  },
  {
    name: 'a wish for anything but what there is',
    init: json(PING, { accept: times(2_000, () => 'a/b;q=0.1,') }),
    status: 431,
    says: '',
  },
  {
    name: 'a key of 12 KB',
    init: json(PING, { authorization: `Bearer ${'x'.repeat(12_000)}` }),
    status: 401,
    says: 'UNAUTHENTICATED',
  },
  {
    name: 'a token without a signature',
    init: json(PING, { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.x' }),
    status: 401,
    says: 'UNAUTHENTICATED',
  },
  {
    name: 'the figures without a key',
    init: {},
    path: '/metrics',
    status: 401,
    says: 'UNAUTHENTICATED',
  },
  {
    name: 'the figures with a key that may not',
    init: { headers: AUTHORIZATION },
    path: '/metrics',
    status: 403,
    says: 'NOT_PERMITTED',
  },
  // Streams.
  {
    name: 'a subscription that nobody could read',
    init: query(FOLLOW),
    status: 406,
    says: 'text/event-stream',
  },
  {
    name: 'a stream without a key',
    init: {
      ...asStream(query(FOLLOW)),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    },
    status: 401,
    says: 'UNAUTHENTICATED',
  },
  {
    name: 'a stream of no document',
    init: asStream(query('subscription {')),
    status: 200,
    says: 'Syntax Error',
  },
  {
    name: 'a stream of two fields',
    init: asStream(query('subscription { a: updates { cursor } b: updates { cursor } }')),
    status: 200,
    says: 'errors',
  },
  {
    name: 'a stream from a place that is none',
    init: asStream(query('subscription { updates(after: "0") { cursor } }')),
    status: 200,
    says: 'errors',
  },
  {
    name: 'a stream of deep variables',
    init: asStream(json(`{"query":"${FOLLOW}","variables":${deep(200)}}`)),
    status: 400,
    says: 'nested at most 100 deep',
  },
  {
    name: 'a stream of the schema',
    init: asStream(query('{ __schema { types { name } } }')),
    status: 200,
    says: 'introspection',
  },
  {
    name: 'a stream of 65 aliases',
    init: asStream(query(`subscription { updates { ${times(65, (n) => `a${n}: cursor`)} } }`)),
    status: 200,
    says: 'at most',
  },
  // Operations with files.
  {
    name: 'a form with nothing in it',
    init: form(),
    status: 400,
    says: 'BAD_REQUEST',
  },
  {
    name: 'a file that nobody asked for',
    init: form(['operations', PING], ['map', '{}'], ['0', file('%PDF-1.7')]),
    status: 400,
    says: 'BAD_REQUEST',
  },
  {
    name: 'a file that does not come',
    init: form(['operations', SEND], ['map', '{"0":["variables.f"]}']),
    status: 400,
    says: 'BAD_REQUEST',
  },
  {
    name: 'a file before its place',
    init: form(['operations', SEND], ['0', file('%PDF-1.7')], ['map', '{"0":["variables.f"]}']),
    status: 400,
    says: 'BAD_REQUEST',
  },
  {
    name: 'a place for each of 5,000 files',
    init: form(
      ['operations', SEND],
      [
        'map',
        JSON.stringify(
          Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [n, [`variables.f${n}`]])),
        ),
      ],
    ),
    status: 400,
    says: 'BAD_REQUEST',
  },
  {
    name: 'operations of 300 KB',
    init: form(['operations', `{"query":"${' '.repeat(300_000)}"}`], ['map', '{}']),
    status: 413,
    says: 'bytes',
  },
  {
    name: 'a form with a third field',
    init: form(['operations', PING], ['map', '{}'], ['more', 'x']),
    status: 400,
    says: 'BAD_REQUEST',
  },
  {
    name: 'a form without an end',
    init: {
      method: 'POST',
      headers: { ...AUTHORIZATION, 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${PING}`,
    },
    status: 400,
    says: 'not a complete multipart/form-data',
  },
  {
    name: 'a form without a boundary',
    init: {
      method: 'POST',
      headers: { ...AUTHORIZATION, 'content-type': 'multipart/form-data; charset=utf-8' },
      body: PING,
    },
    status: 400,
    says: 'not a complete multipart/form-data',
  },
  {
    name: 'a boundary of 4 KB',
    init: {
      method: 'POST',
      headers: {
        ...AUTHORIZATION,
        'content-type': `multipart/form-data; boundary=${'x'.repeat(4_000)}`,
      },
      body: 'x'.repeat(100_000),
    },
    status: 400,
    says: 'not a complete multipart/form-data',
  },
];
