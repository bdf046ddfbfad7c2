/** The thread of the subscribers: it tells its parent whenever all of them have received one more item. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType } from 'graphql-ws';
import { WebSocket } from 'ws';

/** What the thread is started with. */
export interface Assignment {
  /** Of the service, without a slash at the end. */
  readonly url: string;
  readonly subscribers: number;
  /** The cursor from which on they listen. */
  readonly after: string;
}

/** When the first and the last subscriber had an item: nanoseconds, as in `process.hrtime.bigint()`. */
export interface Received {
  readonly first: bigint;
  readonly last: bigint;
}

/** Sockets that are opened side by side. */
const OPENED_AT_ONCE = 50;

const QUERY = `subscription ($after: Cursor) {
  invoiceIssued(after: $after) { cursor occurredAt invoice { orderId invoiceNumber amountWithTax } }
}`;

// subscriptions.ts starts this file with an Assignment.
const { url, subscribers, after } = workerData as Assignment;

let waitingFor = subscribers;
let first = 0n;

function receive(text: string): void {
  if (!text.includes(`"type":"${MessageType.Next}"`)) throw new Error(`Unexpected: ${text}`);
  const now = process.hrtime.bigint();
  if (waitingFor === subscribers) first = now;
  waitingFor -= 1;
  if (waitingFor > 0) return;
  waitingFor = subscribers;
  tell({ first, last: now });
}

function tell(received: Received): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread's parent has no origin
  parentPort?.postMessage(received);
}

async function subscribe(): Promise<void> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/graphql`,
    GRAPHQL_TRANSPORT_WS_PROTOCOL,
  );
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: MessageType.ConnectionInit }));
  await once(socket, 'message');
  // ws hands text over as a Buffer unless told otherwise.
  socket.on('message', (data) => receive((data as Buffer).toString('utf8')));
  const payload = { query: QUERY, variables: { after } };
  socket.send(JSON.stringify({ id: 'feed', type: MessageType.Subscribe, payload }));
}

for (let begun = 0; begun < subscribers; begun += OPENED_AT_ONCE)
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, subscribe));
const now = process.hrtime.bigint();
tell({ first: now, last: now });
