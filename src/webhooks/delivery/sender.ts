import { codeOf } from '../../kernel/errors.ts';
import { type Dispatcher, request } from 'undici';
import {
  createCheckedLookup,
  NotPublic,
  type Resolve,
  type HostEntry,
  entryFor,
  mayConnect,
  mayFetch,
  isLoopback,
} from '../../kernel/hosts.ts';
import { createAgent, type Proxies } from '../../kernel/proxies.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { retryAfterSecondsOf } from '../../kernel/time/retry-after.ts';
import type { Log } from '../../kernel/log/log.ts';
import { messageIdOf, signedHeaders } from './signatures.ts';
import type { Attempt, Definition, WebhookId } from '../webhook.ts';
import { isIP } from 'node:net';
import type { Message } from '../../messages/message.ts';
import { webhookTexts } from '../texts.ts';

/** Request to a receiver. */
interface Outgoing {
  readonly webhook: WebhookId;
  readonly eventId: string;
  readonly body: string;
}

/** An attempt just made, and the seconds that its response asks to wait before the next one; null without such a request. */
export type SentAttempt = Attempt & { readonly retryAfterSeconds: number | null };

/** Sends signed messages. */
export interface Sender {
  /** Makes one attempt. Rejects only if `signal` aborts it. */
  send(
    to: Pick<Definition, 'url' | 'secrets'>,
    message: Outgoing,
    signal: AbortSignal,
  ): Promise<SentAttempt>;
  close(): Promise<void>;
}

/** Dependencies of a sender. */
interface SenderOptions {
  /** See `faultOfAddress`. */
  readonly hosts: readonly HostEntry[];
  /** Time limit for the headers of the response. */
  readonly timeoutMs: number;
  /** Proxies for outgoing requests. A proxy resolves names itself and decides where it connects. */
  readonly proxies: Proxies | null;
  /** Clock for the timestamps of signatures, which receivers compare with their own clocks. */
  readonly wallClock: Pick<Clock, 'now'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'warn'>;
  /** By default the system's resolver. */
  readonly resolve?: Resolve;
}

/** Bytes of a response that are read, so that its connection can be reused. */
const RESPONSE_BYTES = 16 * 1024;

/** Time after which idle connections are closed: most receivers get an update only every few minutes. */
const KEEP_ALIVE_MS = 10_000;

/** Facts of a response; see `NONE`. */
type Response = Pick<SentAttempt, 'outcome' | 'status' | 'retryAfterSeconds'>;

/** The facts of an attempt without a response. */
const NONE = { status: null, retryAfterSeconds: null };

export function createSender(options: SenderOptions): Sender {
  const { hosts, timeoutMs, proxies, wallClock, clock, log } = options;
  const agent = createAgent(proxies, {
    // No limit: receivers behind one host must not wait for each other.
    connections: null,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connect: { lookup: createCheckedLookup(hosts, options.resolve), allowH2: false },
  });

  async function post(
    { url, secrets }: Pick<Definition, 'url' | 'secrets'>,
    { eventId, body }: Omit<Outgoing, 'webhook'>,
    signal: AbortSignal,
  ): Promise<Response> {
    // The operator may have removed the host from the list since registration.
    if (faultOfAddress(hosts, url) !== null) return { ...NONE, outcome: 'NOT_PUBLIC' };
    const {
      statusCode: status,
      headers,
      body: received,
    } = await request(url, {
      method: 'POST',
      dispatcher: agent,
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'fapiao-graph',
        ...signedHeaders({ id: messageIdOf(eventId), body }, secrets, wallClock.now()),
      },
      body,
    });
    discard(received);
    const [date, retryAfter] = [textOf(headers['date']), textOf(headers['retry-after'])];
    const retryAfterSeconds = retryAfterSecondsOf({ status, date, retryAfter }, wallClock.now());
    return { outcome: outcomeOf(status), status, retryAfterSeconds };
  }

  return {
    async send(to, message, signal) {
      const at = clock.now();
      const begun = performance.now();
      const timeout = AbortSignal.timeout(timeoutMs);
      const ended = (result: Response): SentAttempt => ({
        ...result,
        at,
        durationMs: Math.round(performance.now() - begun),
      });
      try {
        return ended(await post(to, message, AbortSignal.any([signal, timeout])));
      } catch (error) {
        signal.throwIfAborted();
        const outcome = failureOf(error, timeout);
        if (outcome === 'NOT_REACHED') {
          const { tenant, name } = message.webhook;
          log.warn('a webhook was not reached', {
            tenant,
            operation: name,
            reason: codeOf(error),
          });
        }
        return ended({ ...NONE, outcome });
      }
    },
    close: () => agent.destroy(),
  };
}

function outcomeOf(status: number): Attempt['outcome'] {
  if (status >= 200 && status < 300) return 'TAKEN';
  if (status === 410) return 'GONE';
  return status >= 300 && status < 400 ? 'REDIRECTED' : 'REJECTED';
}

/** Null for a header that is absent or repeated. */
function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}

function failureOf(error: unknown, timeout: AbortSignal): Attempt['outcome'] {
  if (error instanceof NotPublic) return 'NOT_PUBLIC';
  return timeout.aborted ? 'TIMED_OUT' : 'NOT_REACHED';
}

/** Only the status counts. Without a listener, an aborted connection would raise an unhandled error. */
function discard(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {});
  body.dump({ limit: RESPONSE_BYTES }).catch(() => undefined);
}

/** Longest address. An address with a token has a few hundred characters at most. */
const LONGEST = 2_048;

/** Scheme, authority and printable ASCII without backslashes: URL parsers disagree about everything else. */
const PLAIN_URL = /^https?:\/\/([^/?#@\\]+)(?:[/?][!-"$-[\]-~]*)?$/i;

/**
 * Reason for which an address is rejected, as far as the address itself shows it; null for none. Allowed are https to any host,
 * whose addresses are checked at each connection, and hosts that the operator lists in `WEBHOOK_HOSTS`. A listed host on this
 * machine may also use http.
 */
export function faultOfAddress(hosts: readonly HostEntry[], address: string): Message | null {
  const authority = PLAIN_URL.exec(address)?.[1];
  if (authority === undefined || address.length > LONGEST || !URL.canParse(address))
    return webhookTexts.plainAddress;
  const url = new URL(address);
  if (url.host !== authority.toLowerCase()) return webhookTexts.plainAddress;
  const isListed = mayFetch(hosts, url);
  const entry = entryFor(url) ?? '';
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return webhookTexts.httpsOnly;
  if (url.protocol === 'http:' && !isListed) return webhookTexts.httpUnlisted({ entry });
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Host names are checked when they are resolved.
  const isPrivate = isIP(host) !== 0 && !mayConnect(hosts, host);
  return isPrivate && !isListed ? webhookTexts.publicOnly({ entry }) : null;
}
