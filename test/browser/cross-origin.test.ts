import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../harness.ts';
import { type Browser, closeBrowserAtEnd, FOREIGN_HOST, startBrowser } from './browser.ts';

closeBrowserAtEnd();

const KEY = 'a-key-of-sixteen-or-more';

/** Serves an empty page on its own port of this machine. */
async function startPages(): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A page</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port; // of a TCP server
}

/** Outcome of each action of a page: the data read, or the rejection. */
type Outcomes = Readonly<Record<string, unknown>>;

const REFUSED = 'refused';

/** Performs all actions of a page, from a page of an origin. */
async function doAll({ context }: Browser, origin: string, to: Target): Promise<Outcomes> {
  const page = await context.newPage();
  await page.goto(`${origin}/page`);
  return page.evaluate(outcomesOf, to);
}

interface Target {
  readonly url: string;
  readonly key: string | null;
}

/** Runs in the page, and therefore uses nothing from outside. */
async function outcomesOf({ url, key }: Target): Promise<Outcomes> {
  const authorization: Record<string, string> =
    key === null ? {} : { authorization: `Bearer ${key}` };
  const json = { 'content-type': 'application/json', ...authorization };
  const subscription = 'subscription { invoiceUpdates(orderId: "of-a-page") { cause } }';
  const fault = 'setFault(path: "/api/v1/invoice/forward/create", fault: LOST_REPLY, times: 1)';

  const post = (query: string, headers: Record<string, string>): Promise<Response> =>
    fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const operate = async (query: string): Promise<unknown> => {
    const response = await post(query, json);
    const requestId = response.headers.get('x-request-id');
    if (!response.ok || requestId === null) return 'refused';
    const { data } = (await response.json()) as { readonly data: unknown };
    return { data };
  };
  const upload = async (path: string, body: string | FormData): Promise<unknown> => {
    const response = await fetch(url + path, { method: 'POST', headers: authorization, body });
    return response.ok ? 'taken' : 'refused';
  };
  const stream = async (): Promise<unknown> => {
    const { body, ok } = await post(subscription, { ...json, accept: 'text/event-stream' });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    if (!ok) return 'refused';
    while (!text.includes('SNAPSHOT')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    return 'streamed';
  };
  const converse = (): Promise<unknown> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const send = (message: object): void => socket.send(JSON.stringify(message));
      socket.addEventListener('error', () => resolve('refused'));
      socket.addEventListener('open', () => {
        send({ type: 'connection_init', payload: authorization });
      });
      socket.addEventListener('message', ({ data }) => {
        const text = String(data);
        if (text.includes('connection_ack')) {
          send({ id: '1', type: 'subscribe', payload: { query: subscription } });
        }
        if (text.includes('SNAPSHOT')) resolve('streamed');
      });
    });

  const form = new FormData();
  form.set('operations', '{"query":"{ __typename }"}');
  form.set('map', '{}');
  const outcomes = {
    query: operate('{ __typename }'),
    mutation: operate(`mutation { sandbox { ${fault} } }`),
    text: upload('/graphql', '{"query":"{ __typename }"}'),
    multipart: upload('/graphql', form),
    upload: upload('/documents', '%PDF-1.7 twenty-four %%EOF'),
    events: stream(),
    socket: converse(),
  };
  const settled = await Promise.all(
    Object.entries(outcomes).map(async ([name, outcome]) => [
      name,
      // A browser gives its page an error in place of a response that it may not read.
      await outcome.catch(() => 'refused'),
    ]),
  );
  return Object.fromEntries(settled) as Outcomes; // of names
}

const EVERYTHING = {
  query: { data: { __typename: 'Query' } },
  mutation: { data: { sandbox: { setFault: true } } },
  // Never accepted: a browser sends text without a preflight request.
  text: REFUSED,
  multipart: 'taken',
  upload: 'taken',
  events: 'streamed',
  socket: 'streamed',
};

const NOTHING = Object.fromEntries(Object.keys(EVERYTHING).map((name) => [name, REFUSED]));

/** Number of operations and uploads admitted by the service. */
const admitted = (log: readonly string[]): number =>
  log.filter((line) => line.includes('"msg":"operation"')).length;

test('without keys, a page of another port of this machine can do everything, and a foreign page nothing', async () => {
  const { url, log } = await startService();
  const port = await startPages();
  const browser = await startBrowser();
  const target = { url, key: null };
  expect(await doAll(browser, `http://${FOREIGN_HOST}:${port}`, target)).toEqual(NOTHING);
  expect(admitted(log)).toBe(0);
  expect(await doAll(browser, `http://127.0.0.1:${port}`, target)).toEqual(EVERYTHING);
  expect(admitted(log)).toBeGreaterThan(0);
});

test('with a key, a page of an allowed origin can do everything, and other pages of this machine nothing', async () => {
  const [named, other] = [await startPages(), await startPages()];
  const env = { API_KEYS: KEY, CORS_ORIGINS: `http://*.example:${named}` };
  const { url, log } = await startService({ env });
  const browser = await startBrowser();
  const target = { url, key: KEY };
  for (const origin of [`http://127.0.0.1:${named}`, `http://${FOREIGN_HOST}:${other}`]) {
    expect(await doAll(browser, origin, target)).toEqual(NOTHING);
  }
  expect(admitted(log)).toBe(0);
  expect(await doAll(browser, `http://${FOREIGN_HOST}:${named}`, target)).toEqual(EVERYTHING);
});

test('without keys, a page whose name resolves to this machine can do nothing (DNS rebinding)', async () => {
  const { url, log } = await startService();
  const browser = await startBrowser();
  const rebound = url.replace('127.0.0.1', FOREIGN_HOST);
  expect(await doAll(browser, rebound, { url: rebound, key: null })).toEqual(NOTHING);
  expect(admitted(log)).toBe(0);
});
