/** The process of the subscribers: it notifies its parent whenever all of them have received the next item. */
import { once } from 'node:events';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType } from 'graphql-ws';
import { WebSocket } from 'ws';

/** First message to the process. */
export interface Assignment {
  /** URL of the feed's WebSockets. */
  readonly url: string;
  /** API key, which the service requires. */
  readonly key: string;
  readonly subscribers: number;
  /** The cursor after which they listen. */
  readonly after: string;
}

/**
 * Times at which the first and the last subscriber received an item, from `process.hrtime.bigint()`, whose clock is the same
 * for all processes of a machine. They are strings, as messages between processes are JSON.
 */
export interface Received {
  readonly first: string;
  readonly last: string;
  /** The message that the last subscriber received; empty before the first item. */
  readonly text: string;
}

/** Number of sockets that are opened concurrently. */
const OPENED_AT_ONCE = 50;

const QUERY = `subscription ($after: Cursor) {
  invoiceIssued(after: $after) { cursor occurredAt invoice { orderId invoiceNumber amountWithTax } }
}`;

let waitingFor = 0;
let first = 0n;

function receive(text: string, subscribers: number): void {
  if (!text.includes(`"type":"${MessageType.Next}"`)) throw new Error(`Unexpected: ${text}`);
  const now = process.hrtime.bigint();
  if (waitingFor === 0) {
    waitingFor = subscribers;
    first = now;
  }
  waitingFor -= 1;
  if (waitingFor === 0) tell({ first: String(first), last: String(now), text });
}

function tell(received: Received): void {
  process.send?.(received);
}

async function subscribe({ url, key, after, subscribers }: Assignment): Promise<void> {
  const socket = new WebSocket(url, GRAPHQL_TRANSPORT_WS_PROTOCOL);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: MessageType.ConnectionInit, payload: { apiKey: key } }));
  await once(socket, 'message');
  // ws delivers text as a Buffer by default.
  socket.on('message', (data) => receive((data as Buffer).toString('utf8'), subscribers));
  const payload = { query: QUERY, variables: { after } };
  socket.send(JSON.stringify({ id: 'feed', type: MessageType.Subscribe, payload }));
}

// The parent sends exactly one Assignment.
const [assignment] = (await once(process, 'message')) as [Assignment];
for (let begun = 0; begun < assignment.subscribers; begun += OPENED_AT_ONCE)
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => subscribe(assignment)));
const now = String(process.hrtime.bigint());
tell({ first: now, last: now, text: '' });
