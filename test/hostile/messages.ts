import { times } from './request.ts';

/** Messages on a socket with a key, and their result: an error, or the close code. */
export interface HostileMessages {
  readonly name: string;
  readonly messages: readonly string[];
  readonly ends: RegExp;
}

const subscribe = (query: string, id = 'a', more: object = {}): string =>
  JSON.stringify({ id, type: 'subscribe', payload: { query, ...more } });
const UPDATES = 'subscription { updates { cursor } }';
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

export const HOSTILE_MESSAGES: readonly HostileMessages[] = [
  {
    name: 'a second introduction',
    messages: ['{"type":"connection_init"}'],
    ends: /^4429$/,
  },
  {
    name: 'an id that is longer than any',
    messages: [subscribe('{ __typename }', 'n'.repeat(129))],
    ends: /^4400$/,
  },
  { name: 'one id for two', messages: [subscribe(UPDATES), subscribe(UPDATES)], ends: /^4409$/ },
  {
    name: '51 subscriptions on one socket',
    messages: Array.from({ length: 52 }, (_, n) => subscribe(UPDATES, String(n))),
    ends: /TOO_MANY_SUBSCRIPTIONS/,
  },
  { name: 'a deep document', messages: [subscribe('{ a '.repeat(200))], ends: /nested at most/ },
  {
    name: 'a deep message',
    messages: [`{"id":"a","type":"ping","payload":${deep(4_000)}}`],
    ends: /^4400$/,
  },
  {
    name: '4 million ones and a number beyond all',
    messages: [`{"id":"a","type":"ping","payload":[1e400,${'1,'.repeat(4_000_000)}1]}`],
    ends: /^4400$/,
  },
  {
    name: 'a document of 5,000 tokens',
    messages: [subscribe(`{ ${'a '.repeat(5_000)} }`)],
    ends: /at most/,
  },
  {
    name: 'a subscription of 65 aliases',
    messages: [subscribe(`subscription { updates { ${times(65, (n) => `a${n}: cursor`)} } }`)],
    ends: /at most/,
  },
  {
    name: 'the schema',
    messages: [subscribe('{ __schema { types { name } } }')],
    ends: /introspection/,
  },
  {
    name: 'a field of 100 KB',
    messages: [subscribe(`{ ${'n'.repeat(100_000)} }`)],
    ends: /may have at most 256/,
  },
  {
    name: 'a place that is none',
    messages: [subscribe('subscription { updates(after: "x") { cursor } }')],
    ends: /INVALID|BAD/,
  },
  {
    name: 'variables that are a list',
    messages: ['{"id":"a","type":"subscribe","payload":{"query":"{ a }","variables":[]}}'],
    ends: /^4400$|errors|error/,
  },
  {
    name: 'a query that is a number',
    messages: ['{"id":"a","type":"subscribe","payload":{"query":1}}'],
    ends: /^4400$/,
  },
  { name: 'an id that is a number', messages: ['{"id":1,"type":"complete"}'], ends: /^4400$/ },
  {
    name: 'a message of the service',
    messages: ['{"id":"a","type":"next","payload":{}}'],
    ends: /^4400$/,
  },
  {
    name: 'a mutation with members of a prototype',
    messages: [
      '{"id":"a","type":"subscribe","payload":{"query":"mutation ($i: InvoiceOrderInput!) { issueInvoice(input: $i) { __typename } }","variables":{"i":{"__proto__":{"orderId":"a"}}}}}',
    ],
    ends: /INVALID_INPUT/,
  },
];
