import { expect, test } from 'vitest';
import { invoiceOrder } from '../../src/capabilities/forward-invoicing/wire/order.ts';
import { parseAnswer } from '../../src/platform/client/envelope.ts';
import { objectIn } from '../../src/subjects/callbacks/receiver.ts';
import { order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { RawSocket } from './raw-socket.ts';
import { startServer } from './service.ts';

/*
 * Once V8 has parsed an object with a name that ends in a backslash, it takes the escaped end of the next one's name for a
 * backslash: https://github.com/nodejs/node/issues/63785. The service runs in this process, so a name accepted by one
 * input would show in another.
 */

const QUERY = '"query":"{ hello }"';

/** The expected rejection, and the actual one. */
type Pair = readonly [expected: unknown, found: unknown];

/** Inputs that are given the same JSON, and the way in which each rejects it. */
const DOORS: Readonly<Record<string, (json: string, url: string) => Pair | Promise<Pair>>> = {
  'a body': async (json, url) => [400, await statusOf(url, post(`{${QUERY},"variables":${json}}`))],
  'a form': async (json, url) => {
    const body = new FormData();
    body.append('operations', `{${QUERY},"variables":${json}}`);
    body.append('map', '{}');
    return [400, await statusOf(url, { method: 'POST', body })];
  },
  'an address': async (json, url) => {
    const parameters = new URLSearchParams({ documentId: 'sha256:0', variables: json });
    return [400, await statusOf(`${url}?${parameters.toString()}`)];
  },
  'a socket': async (json, url) => {
    const socket = await new RawSocket(url.replace(/\/graphql$/, '')).init();
    socket.send(`{"id":"1","type":"subscribe","payload":{${QUERY},"variables":${json}}}`);
    return [4400, await socket.closed];
  },
  'an answer of the platform': (json) => [['\u{fffd}'], lastNames(parseAnswer(json))],
  'a text of JSON in an order': (json) => {
    const input = order({ extra: { e_extra_info: json } });
    return [true, invoiceOrder.input().safeParse(input).success];
  },
  'a push': (json) => [['\u{fffd}'], lastNames(objectIn(json))],
};

function lastNames(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value).slice(1) : [];
}

function post(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}

async function statusOf(url: string, init?: RequestInit): Promise<number> {
  return (await fetch(url, init)).status;
}

test.each(Object.entries(DOORS))(
  '%s causes no name in another text to be misread',
  async (name, enter) => {
    const { url } = await startServer();
    const first = `door ${Object.keys(DOORS).indexOf(name)}`;
    for (let n = 0; n < 3; n += 1) {
      const [expected, found] = await enter(String.raw`{"${first}":0,"\\" :1}`, `${url}/graphql`);
      expect(found).toEqual(expected);
    }
    const later: unknown = JSON.parse(String.raw`{"${first}":0,"\u6587":1}`);
    expect(later).toEqual({ [first]: 0, 文: 1 });
  },
);

test('a backslash elsewhere is accepted: in a value, before a quote, within a name', async () => {
  const { url } = await startServer();
  for (const variables of [
    String.raw`{"a":"\\"}`,
    String.raw`{"a":"\\\":1"}`,
    String.raw`{"a":"{\\\"b\\\":1}"}`,
    String.raw`{"a\\b":"x"}`,
    String.raw`{"a\\\"":"x"}`,
  ])
    expect([
      variables,
      await statusOf(`${url}/graphql`, post(`{${QUERY},"variables":${variables}}`)),
    ]).toEqual([variables, 200]);
});
