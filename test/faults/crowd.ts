import { once } from 'node:events';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A subscriber of all orders, as thin as it can be: so that thousands fit into a process. */
export interface Member {
  /** Ids of the updates that it had, in their order; one that came twice stands twice. */
  readonly received: readonly string[];
  /** The place behind the last of them; null before the first where it began with a snapshot. */
  cursor(): string | null;
  /** Connects and subscribes behind what it had last. Rejects when the connection breaks before it stands. */
  connect(): Promise<void>;
  cut(): void;
}

const FOLLOW = `subscription ($after: Cursor) {
  item: updates(kinds: [FORWARD_INVOICE], after: $after) { cursor eventId }
}`;

/** Connections that a crowd opens side by side; a listener keeps no more of them waiting. */
const OPENED_AT_ONCE = 200;

/** A subscriber that is not connected yet; `after` null: it begins with a snapshot. */
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
      // One that breaks is missed by what it does not receive.
      opening.on('error', () => undefined);
      opening.send(JSON.stringify({ type: MessageType.ConnectionInit }));
      await once(opening, 'message');
      // ws hands text over as a Buffer unless told otherwise.
      opening.on('message', (data) => hear((data as Buffer).toString('utf8')));
      const payload = { query: FOLLOW, variables: { after: cursor } };
      opening.send(JSON.stringify({ id: 'feed', type: MessageType.Subscribe, payload }));
    },
    cut: () => socket?.terminate(),
  };
}

/** Connects members, many side by side. */
export async function connectAll(members: readonly Member[]): Promise<void> {
  const left = [...members];
  const work = async (): Promise<void> => {
    for (let member = left.pop(); member; member = left.pop()) await member.connect();
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
}
