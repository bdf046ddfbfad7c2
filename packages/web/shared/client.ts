import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, fetchExchange, subscriptionExchange } from 'urql';
import { createFollower, type Follower } from '../../client/src/follower.ts';
import { createForwardSubscription } from '../../client/src/urql.ts';
import { possibleTypes } from '../generated/possible-types.ts';
import type { Language } from '../messages/catalogue.ts';
import { sharedTexts } from '../messages/shared.ts';
import { keptKey, keyHeaders } from './key.ts';

/** Connection from a page to the service. The user can cut it to see how the page reacts. */
export interface Line {
  /** The browser's `fetch` until the line is cut; pending requests fail when that happens. */
  readonly fetch: typeof fetch;
  readonly cut: () => void;
  readonly mend: () => void;
}

/** Creates a line. `reason` is the error message of requests over a cut line. */
function createLine(reason: string): Line {
  let whole = new AbortController();
  return {
    fetch(input, init) {
      const signal = AbortSignal.any([whole.signal, ...(init?.signal ? [init.signal] : [])]);
      return fetch(input, { ...init, signal });
    },
    cut: () => whole.abort(new Error(reason)),
    mend() {
      whole = new AbortController();
    },
  };
}

/** Clients of a page: urql for all operations, the follower for subscriptions, and the line for everything else. */
export interface Clients {
  readonly client: Client;
  /** As `client`, without a cache: for pages of lists, as a reader opens thousands of rows and does not return to them. */
  readonly uncached: Client;
  readonly follower: Follower;
  readonly line: Line;
}

interface ClientOptions {
  /** The language of the service's messages. */
  readonly language: Language;
  /** Called when the service rejects the key. */
  readonly onKeyRefused: () => void;
}

/** Types without an id, which are parts of other types: the cache stores their data with their owner. */
const PARTS = [
  'ApiKey',
  'AttentionItem',
  'AuditEntry',
  'BilledUsage',
  'DailyBudget',
  'Difference',
  'EnterpriseSearch',
  'InvoiceCode',
  'InvoiceElements',
  'InvoiceDifference',
  'InvoiceFileReading',
  'InvoiceReading',
  'InvoiceReconciliation',
  'InvoiceTotal',
  'InvoiceVerification',
  'OneSidedInvoice',
  'OperationCount',
  'PrintedDifference',
  'PrintedFace',
  'Rejection',
  'RegisteredWebhook',
  'ScrapTaxAssumption',
  'ScrapTaxEstimate',
  'ScrapTaxItem',
  'SellerOnboarding',
  'SpreadsheetColumn',
  'TrackPoint',
  'TruckPosition',
  'TruckTrack',
  'UncomparedInvoices',
  'UnreadInvoiceFile',
  'VerificationBatchResult',
  'WebhookDelivery',
  'Viewer',
];

/**
 * Creates the clients. The cache has one entry for each thing, by its id, so that an update from the socket shows in every
 * list at once.
 */
export function createClients({ language, onKeyRefused }: ClientOptions): Clients {
  const tag = language === 'zh' ? 'zh-CN' : 'en';
  const line = createLine(sharedTexts[language].offline);
  const follower = createFollower({
    url: new URL('graphql', location.href).href,
    language: tag,
    getToken(wasRefused) {
      if (wasRefused) onKeyRefused();
      return keptKey();
    },
  });
  const connection = {
    url: new URL('graphql', location.href).href,
    preferGetMethod: false,
    fetchOptions: () => ({ headers: { ...keyHeaders(), 'accept-language': tag } }),
    async fetch(...request: Parameters<typeof fetch>) {
      const response = await line.fetch(...request);
      if (response.status === 401) onKeyRefused();
      return response;
    },
  };
  const uncached = new Client({ ...connection, exchanges: [fetchExchange] });
  const client = new Client({
    ...connection,
    requestPolicy: 'cache-and-network',
    exchanges: [
      cacheExchange({
        possibleTypes,
        keys: {
          ...Object.fromEntries(PARTS.map((name) => [name, () => null])),
          // Each update has its own cache entry: without a key, the next update would overwrite it.
          OperationUpdate: ({ eventId }) => (typeof eventId === 'string' ? eventId : null),
        },
      }),
      fetchExchange,
      subscriptionExchange({ forwardSubscription: createForwardSubscription(follower) }),
    ],
  });
  return { client, uncached, follower, line };
}
