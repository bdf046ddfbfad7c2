/**
 * Follows an order over server-sent events with only `fetch`: for browsers behind proxies that block
 * WebSocket, and for scripts. An `EventSource` does not work, as it only sends GET.
 *
 *   npm start                                                          # in one terminal
 *   npx node examples/follow-invoice-sse.ts [example-enterprise-1]     # in another
 *
 * Then run "Issue an invoice to an enterprise" in the playground: an order can be followed before it exists.
 * `FAPIAO_GRAPH_URL` is the address of the service, http://127.0.0.1:4000 by default.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const url = process.env['FAPIAO_GRAPH_URL'] ?? 'http://127.0.0.1:4000';
const orderId = process.argv[2] ?? 'example-enterprise-1';

/** The service sends a comment every 15 seconds when there is no update. */
const LONGEST_SILENCE_MS = 30_000;

const FOLLOW = `
  subscription FollowInvoice($orderId: String!, $after: Cursor) {
    invoiceUpdates(orderId: $orderId, after: $after) {
      cursor version cause state
      invoice { invoiceNumber }
    }
  }`;

interface Item {
  readonly data?: {
    readonly invoiceUpdates: {
      readonly cursor: string;
      readonly version: number;
      readonly cause: string;
      readonly state: string | null;
      readonly invoice: { readonly invoiceNumber: string | null } | null;
    };
  };
  readonly errors?: readonly { readonly message: string }[];
}

/** The service rejected the subscription: a repeat would be rejected, too. */
class Refused extends Error {}

/** The items of one connection. Returns when the subscription is complete; throws when the connection breaks. */
async function* connect(after: string | null): AsyncGenerator<Item> {
  const abort = new AbortController();
  const silence = setTimeout(() => abort.abort(), LONGEST_SILENCE_MS);
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      // With API keys: authorization: 'Bearer <key>'.
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: FOLLOW, variables: { orderId, after } }),
      signal: abort.signal,
    });
    if (response.status >= 400 && response.status < 500) throw new Refused(await response.text());
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      silence.refresh();
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('event: complete')) return;
        const json = /^data: ?(.+)$/m.exec(event)?.[1];
        // The items have the form of the query above.
        if (json !== undefined) yield JSON.parse(json) as Item;
      }
    }
    throw new Error('The stream broke off.');
  } finally {
    clearTimeout(silence);
    abort.abort();
  }
}

/** Follows the order to its final state, across broken connections. */
async function follow(): Promise<void> {
  let after: string | null = null;
  let version = -1;
  for (let waitMs = 500; ; waitMs = Math.min(waitMs * 2, 30_000)) {
    try {
      const items: AsyncIterable<Item> = connect(after);
      for await (const { data, errors } of items) {
        if (!data) throw new Refused(JSON.stringify(errors));
        waitMs = 500;
        const update = data.invoiceUpdates;
        after = update.cursor;
        // Delivery is at least once: the last item before a break can arrive a second time.
        if (update.version <= version) continue;
        version = update.version;
        console.log(
          `${update.state ?? 'nothing yet'} (${update.cause})`,
          update.invoice?.invoiceNumber ?? '',
        );
      }
      return;
    } catch (error) {
      if (error instanceof Refused) throw error;
      console.log(`Disconnected (${String(error)}).`);
    }
    await sleep(waitMs * (0.5 + Math.random()));
  }
}

await follow();
