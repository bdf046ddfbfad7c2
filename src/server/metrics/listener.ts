import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { isPublicAddress, isLoopback } from '../../kernel/hosts.ts';
import type { Log } from '../../kernel/log/log.ts';
import { respondWithText } from '../http/short-responses.ts';
import { addressOf } from '../auth/admission.ts';
import { pathOf, readTarget } from '../http/route.ts';
import type { AnswerMetrics } from './metrics.ts';

/** Port that serves metrics without a key. */
export interface MetricsListener {
  /** Address of the metrics. */
  readonly url: string;
  close(): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/**
 * Serves metrics on a separate port, to this machine and the private network. Requests from the internet or of a web page get
 * 403, even if the port is reachable. Rejects if the port is not available.
 */
export async function listenForMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  answer: AnswerMetrics,
  log: Pick<Log, 'error'>,
): Promise<MetricsListener> {
  const server = createServer({ requestTimeout: TIMEOUT_MS }, (request, response) => {
    if (!readTarget(request)) return respondWithText(response, 400, 'bad request');
    if (isOutside(addressOf(request.socket)) || !isDirect(request.headers, host))
      return respondWithText(response, 403, 'forbidden');
    if (request.method !== 'GET' || pathOf(request) !== '/metrics')
      return respondWithText(response, 404, 'not found');
    answer(response).catch((error: unknown) => {
      log.error('failed to read the metrics', {
        reason: error instanceof Error ? (error.stack ?? error.message) : typeof error,
      });
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  // The address of a TCP server is never a pipe name.
  const bound = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}/metrics`,
    async close() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * False for a request of a web page: it has an origin, or its host is a name of the page that resolves to this machine (DNS
 * rebinding). `ownHost` is the name or address on which the port listens.
 */
export function isDirect({ host = '', origin }: IncomingHttpHeaders, ownHost: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return origin === undefined && (isAddress || isLoopback(name) || name === ownHost.toLowerCase());
}

/** True for a public address, including an IPv4 address mapped to IPv6. */
export function isOutside(address: string): boolean {
  return isPublicAddress(address.replace(/^::ffff:/i, ''));
}
