/** The process of the subscribers: it tells its parent whenever all of them have received one more item. */
import { once } from 'node:events';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType } from 'graphql-ws';
import { WebSocket } from 'ws';

/** First message to the process. */
export interface Assignment {
  /** Of the feed's sockets. */
  readonly url: string;
  /** For the service, which lets in nobody without. */
  readonly key: string;
  readonly subscribers: number;
  /** The cursor from which on they listen. */
  readonly after: string;
}

/**
 * When the first and the last subscriber had an item, as in `process.hrtime.bigint()`, which all processes of a
 * machine read from the same clock. As text: messages between processes are JSON.
 */
export interface Received {
  readonly first: string;
  readonly last: string;
  /** The message that the last one got; empty before there was any. */
  readonly text: string;
}

/** Sockets that are opened side by side. */
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
  // ws hands text over as a Buffer unless told otherwise.
  socket.on('message', (data) => receive((data as Buffer).toString('utf8'), subscribers));
  const payload = { query: QUERY, variables: { after } };
  socket.send(JSON.stringify({ id: 'feed', type: MessageType.Subscribe, payload }));
}

// Its parent sends an Assignment, once.
const [assignment] = (await once(process, 'message')) as [Assignment];
for (let begun = 0; begun < assignment.subscribers; begun += OPENED_AT_ONCE)
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => subscribe(assignment)));
const now = String(process.hrtime.bigint());
tell({ first: now, last: now, text: '' });
