/**
 * Issues an invoice and follows it until it is issued, over a connection that may break at any time.
 *
 *   npm start                                          # in one terminal
 *   npx node examples/follow-invoice.ts [order number] # in another
 *
 * Stop the service while it runs, and start it again: the program continues from its last position.
 * `FAPIAO_GRAPH_URL` is the address of the service, http://127.0.0.1:4000 by default.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
// Browsers and React Native have a built-in WebSocket: remove this line and `webSocketImpl` there.
import { WebSocket } from 'ws';

const url = process.env['FAPIAO_GRAPH_URL'] ?? 'http://127.0.0.1:4000';
// An app must store the number before it sends the order: the number makes a second attempt harmless.
const orderId = process.argv[2] ?? `example-${Date.now()}`;

const ISSUE = `
  mutation IssueInvoice($input: InvoiceOrderInput!) {
    issueInvoice(input: $input) {
      outcome: __typename
      ... on Error { message hint retryable retryAfterSeconds }
      ... on InvalidInputError { fieldErrors { code path message } }
    }
  }`;

const input = {
  orderId,
  kind: 'GENERAL',
  seller: { taxNumber: '91440300MA5F0A0A1X', name: '深圳市青禾科技有限公司' },
  buyer: { individual: {} },
  drawer: '李晓华',
  lines: [
    {
      itemName: '机械键盘',
      taxClassificationCode: '1090512010000000000',
      taxRate: '0.13',
      amountWithTax: '399.00',
    },
  ],
};

const FOLLOW = `
  subscription FollowInvoice($orderId: String!, $after: Cursor) {
    invoiceUpdates(orderId: $orderId, after: $after) {
      cursor version cause state
      invoice { invoiceNumber rejection { message } }
    }
  }`;

interface Issued {
  readonly data?: {
    readonly issueInvoice: {
      readonly outcome: string;
      readonly message?: string;
      readonly hint?: string | null;
      readonly retryable?: boolean;
      readonly retryAfterSeconds?: number | null;
      readonly fieldErrors?: readonly {
        readonly path: readonly string[];
        readonly message: string;
      }[];
    };
  };
  readonly errors?: readonly { readonly message: string }[];
}

interface Followed {
  readonly invoiceUpdates: {
    readonly cursor: string;
    readonly version: number;
    readonly cause: string;
    readonly state: string | null;
    readonly invoice: {
      readonly invoiceNumber: string | null;
      readonly rejection: { readonly message: string } | null;
    } | null;
  };
}

/**
 * Sends the order until a response arrives. The same number with the same input is never issued twice:
 * the service returns the existing order. Resolves once the order can be followed.
 */
async function issue(): Promise<void> {
  for (let waitSeconds = 1; ; waitSeconds = Math.min(waitSeconds * 2, 30)) {
    const response = await post().catch((error: unknown) => {
      console.log(
        `No response (${String(error)}); sending the same order again in ${waitSeconds} s.`,
      );
      return null;
    });
    const result = response?.data?.issueInvoice;
    // The order may have arrived although the response was lost: the service queries the platform.
    if (result?.outcome === 'Invoice' || result?.outcome === 'OutcomeUnknownError') return;
    if (response && result?.retryable !== true) {
      throw new Error(JSON.stringify(result ?? response.errors));
    }
    await sleep((result?.retryAfterSeconds ?? waitSeconds) * 1000);
  }
}

async function post(): Promise<Issued> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: ISSUE, variables: { input } }),
    signal: AbortSignal.timeout(90_000),
  });
  // The response has the form of the query above.
  return (await response.json()) as Issued;
}

/** Follows the order across broken connections, and resolves with its final state. */
async function follow(): Promise<string | null> {
  /** Last known position: graphql-ws sends the variables anew, with this value, on every connection. */
  const variables: { orderId: string; after: string | null } = { orderId, after: null };
  let silence: NodeJS.Timeout | undefined;
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    // With API keys: connectionParams: { authorization: 'Bearer <key>' },
    retryAttempts: Infinity,
    // By default graphql-ws does not retry a socket that failed to open. 4403: the key is wrong.
    shouldRetry: (why) => !(why instanceof Object && 'code' in why && why.code === 4403),
    retryWait: (retries) => sleep(Math.min(250 * 2 ** retries, 30_000) * (0.5 + Math.random())),
    // After a change of network a dead socket can look open for minutes: ping, and close it without a pong.
    keepAlive: 10_000,
    on: {
      ping: (received) => {
        if (!received) silence = setTimeout(() => client.terminate(), 5_000);
      },
      pong: () => clearTimeout(silence),
      closed: () => clearTimeout(silence),
      connecting: (isRetry) => {
        if (isRetry) console.log('Disconnected. Connecting again.');
      },
    },
  });

  let version = 0;
  let last: string | null = null;
  // The service completes the subscription after the final state, which ends the loop.
  for await (const { data, errors } of client.iterate<Followed>({ query: FOLLOW, variables })) {
    if (!data)
      throw new Error(errors?.map(({ message }) => message).join('\n') ?? 'The item has no data.');
    const update = data.invoiceUpdates;
    variables.after = update.cursor;
    // Delivery is at least once: the last update before a break can arrive a second time.
    if (update.version <= version) continue;
    version = update.version;
    last = update.state;
    const { invoiceNumber, rejection } = update.invoice ?? {};
    console.log(
      `${last ?? 'nothing yet'} (${update.cause})`,
      invoiceNumber ?? rejection?.message ?? '',
    );
  }
  await client.dispose();
  return last;
}

await issue();
console.log(`Following order ${orderId}.`);
process.exitCode = (await follow()) === 'ISSUED' ? 0 : 1;
