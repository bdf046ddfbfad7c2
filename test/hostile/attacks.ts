import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { AUTHORIZATION } from './process.ts';
import { heavySubscriptions, inSingleBytes, longBodies, longMessages } from './trickles.ts';

/** An attack on the service at a URL. It ends soon after `signal` is aborted. */
export interface Attack {
  readonly name: string;
  readonly run: (url: string, signal: AbortSignal) => Promise<void>;
}

/** Concurrent attackers. */
const MANY = 8;
const MIB = 1024 * 1024;

/** Repeats one attacker's action until the end, even if connections fail. */
async function repeat(signal: AbortSignal, once: () => Promise<void>): Promise<void> {
  const attackers = Array.from({ length: MANY }, async () => {
    while (!signal.aborted) await once().catch(() => {});
  });
  await Promise.all(attackers);
}

/** A socket that reads nothing after its acknowledgment. */
async function deafSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: AUTHORIZATION }));
  await once(socket, 'message');
  socket.pause();
  return socket;
}

/** Sends messages while they are accepted, for two seconds at most. */
async function pour(socket: WebSocket, signal: AbortSignal, message: () => string): Promise<void> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(2_000)]);
  const ended = new Promise<void>((resolve) => enough.addEventListener('abort', () => resolve()));
  while (!enough.aborted && socket.readyState === socket.OPEN) {
    const left = new Promise<void>((resolve) => socket.send(message(), () => resolve()));
    await Promise.race([left, ended]);
  }
  socket.terminate();
}

function post(url: string, query: string, signal: AbortSignal): Promise<unknown> {
  const headers = { ...AUTHORIZATION, 'content-type': 'application/json' };
  const body = JSON.stringify({ query });
  return fetch(`${url}/graphql`, { method: 'POST', headers, body, signal }).then((response) =>
    response.arrayBuffer(),
  );
}

let made = 0;
/** A new document each time, of some 15 KB, and as large as the limits allow when parsed and compiled. */
function bigDocument(): string {
  made += 1;
  const fields = Array.from({ length: 60 }, (_, n) => `a${made}x${n}: __typename`).join(' ');
  return `{ ${fields} ${'__typename '.repeat(1_200)} }`;
}

/** As long as a name may be. */
const NAME = 'n'.repeat(256);
const manyErrors = `query ${NAME}(${Array.from({ length: 90 }, (_, n) => `$v${n}: Int`).join(' ')}) { __typename }`;

/** A socket with subscriptions to all updates, each of which is executed separately. */
async function openFeeds(url: string, from: number, count: number): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: AUTHORIZATION }));
  await once(socket, 'message');
  for (let n = from; n < from + count; n += 1) {
    const aliases = Array.from({ length: 60 }, (_, alias) => `a${n}_${alias}: cursor`).join(' ');
    const payload = { query: `subscription { updates { ${aliases} } }` };
    socket.send(JSON.stringify({ id: String(n), type: 'subscribe', payload }));
  }
  return socket;
}

/** A mutation with an effect that is sent to subscribers. */
function orderOf(orderId: string): string {
  return `mutation { issueInvoice(input: {
    orderId: "${orderId}", kind: GENERAL, drawer: "李晓华"
    seller: { taxNumber: "91440300MA5F0A0A1X", name: "深圳市青禾科技有限公司" }, buyer: { individual: {} }
    lines: [{ itemName: "机械键盘", taxClassificationCode: "1090512010000000000", taxRate: "0.13", amountWithTax: "399.00" }]
  }) { __typename } }`;
}

export const ATTACKS: readonly Attack[] = [
  {
    name: 'callbacks in chunks of one byte, from 40 connections',
    run: (url, signal) => inSingleBytes(url, signal, { path: '/callbacks/x', connections: 40 }),
  },
  {
    name: 'operations in chunks of one byte, from 40 connections',
    run: (url, signal) => inSingleBytes(url, signal, { path: '/graphql', connections: 40 }),
  },
  {
    name: '30 bodies of 31 MiB whose last byte never comes',
    run: (url, signal) => longBodies(url, signal, 30),
  },
  {
    name: 'messages of 40 sockets in frames of one byte',
    run: (url, signal) => longMessages(url, signal, { sockets: 40, frameBytes: 1 }),
  },
  {
    name: 'messages of 40 sockets in frames of 64 KiB whose last one never comes',
    run: (url, signal) => longMessages(url, signal, { sockets: 40, frameBytes: 64 * 1024 }),
  },
  {
    name: 'subscriptions with megabytes of extensions and of variables that are not declared',
    run: (url, signal) =>
      heavySubscriptions(url, signal, (megabytes) => ({
        query: 'subscription { updates { cursor } }',
        variables: { undeclared: megabytes },
        extensions: { megabytes },
      })),
  },
  {
    name: 'subscriptions to orders whose numbers have megabytes',
    run: (url, signal) =>
      heavySubscriptions(url, signal, (megabytes) => ({
        query: 'subscription ($orderId: String!) { invoiceUpdates(orderId: $orderId) { cursor } }',
        variables: { orderId: megabytes },
      })),
  },
  {
    name: 'a flood of pings whose answers nobody reads',
    run: (url, signal) =>
      repeat(signal, async () => {
        const ping = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(MIB) } });
        await pour(await deafSocket(url), signal, () => ping);
      }),
  },
  {
    name: '150 pages that nobody reads',
    async run(url, signal) {
      const sockets = Array.from({ length: 150 }, () => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1');
        socket.on('error', () => {}).pause();
        socket.write('GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n');
        return socket;
      });
      await once(signal, 'abort');
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    name: 'big documents, each another one and sent twice',
    run: (url, signal) =>
      repeat(signal, async () => {
        const document = bigDocument();
        await post(url, document, signal);
        await post(url, document, signal);
        await post(url, `${document} #${'x'.repeat(MIB)}`, signal);
      }),
  },
  {
    name: 'answers with names of the client’s that nobody reads',
    run: (url, signal) =>
      repeat(signal, async () => {
        const payload = { query: manyErrors };
        let sent = 0;
        await pour(await deafSocket(url), signal, () =>
          JSON.stringify({ id: String((sent += 1)), type: 'subscribe', payload }),
        );
      }),
  },
  {
    name: '2,000 subscriptions with 60 aliases each, all of them different',
    async run(url, signal) {
      const sockets = await Promise.all(
        Array.from({ length: 40 }, (_, n) => openFeeds(url, n * 50, 50)),
      );
      for (let n = 0; !signal.aborted; n += 1)
        await post(url, orderOf(`attack-${n}`), signal).catch(() => {});
      for (const socket of sockets) socket.terminate();
    },
  },
];
