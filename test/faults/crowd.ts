import { once } from 'node:events';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A minimal subscriber of all orders, so that thousands fit into a process. */
export interface Member {
  /** Ids of the received updates, in order, including repeats. */
  readonly received: readonly string[];
  /** Position after the last of them; null before the first if it started with a snapshot. */
  cursor(): string | null;
  /** Connects and subscribes after its last update. Rejects if the connection breaks before the start. */
  connect(): Promise<void>;
  cut(): void;
}

const FOLLOW = `subscription ($after: Cursor) {
  item: updates(kinds: [FORWARD_INVOICE], after: $after) { cursor eventId }
}`;

/** Concurrent connects of a crowd; a listener queues no more of them. */
const OPENED_AT_ONCE = 200;

/** A subscriber that is not connected yet; with `after` null it starts with a snapshot. */
export function createMember(url: string, after: string | null): Member {
  const received: string[] = [];
  let cursor = after;
  let socket: WebSocket | null = null;

  function hear(text: string): void {
    // The service speaks graphql-transport-ws, and the document says what is in it.
    const message = JSON.parse(text) as {
      readonly type: MessageType;
      readonly payload?: {
        readonly data?: { readonly item: { readonly cursor: string; readonly eventId: string } };
      };
    };
    const item = message.type === MessageType.Next ? message.payload?.data?.item : undefined;
    if (item === undefined) return;
    ({ cursor } = item);
    received.push(item.eventId);
  }

  return {
    received,
    cursor: () => cursor,
    async connect() {
      const opening = new WebSocket(
        `${url.replace('http', 'ws')}/graphql`,
        GRAPHQL_TRANSPORT_WS_PROTOCOL,
        { perMessageDeflate: false },
      );
      socket = opening;
      await once(opening, 'open');
      // A broken connection shows in its missing updates.
      opening.on('error', () => undefined);
      opening.send(JSON.stringify({ type: MessageType.ConnectionInit }));
      await once(opening, 'message');
      // ws passes text as a Buffer by default.
      opening.on('message', (data) => hear((data as Buffer).toString('utf8')));
      const payload = { query: FOLLOW, variables: { after: cursor } };
      opening.send(JSON.stringify({ id: 'feed', type: MessageType.Subscribe, payload }));
    },
    cut: () => socket?.terminate(),
  };
}

/** Connects members, many concurrently. */
export async function connectAll(members: readonly Member[]): Promise<void> {
  const left = [...members];
  const work = async (): Promise<void> => {
    for (let member = left.pop(); member; member = left.pop()) await member.connect();
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
}
