import { type ServerResponse, createServer, type IncomingHttpHeaders } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Measurements } from '../../kernel/log/measurements.ts';
import { errors } from '../../messages/errors.ts';
import { requests } from '../../messages/requests.ts';
import { bind } from '../http/listener.ts';
import { RequestRejected, respondWithText } from '../http/short-responses.ts';
import { type AdmissionControl, addressOf } from '../auth/admission.ts';
import { type Route, pathOf, readTarget } from '../http/request.ts';
import { type AddressInfo, isIP } from 'node:net';
import { isPublicAddress, isLoopback } from '../../kernel/hosts.ts';
import type { Log } from '../../kernel/log/log.ts';

/** Responds with the metrics. */
export type AnswerMetrics = (response: ServerResponse) => Promise<void>;

/** Creates the response, which includes the metrics that prom-client collects about Node from the first reading on. */
export function createMetrics(
  { registry }: Measurements,
  /** Queries further metrics at each request. */
  ask: () => Promise<Registry>,
): AnswerMetrics {
  let ofNode: Registry | null = null;
  return async (response) => {
    if (ofNode === null) collectDefaultMetrics({ register: (ofNode = new Registry()) });
    const registries = [registry, await ask(), ofNode];
    const texts = await Promise.all(registries.map((each) => each.metrics()));
    response
      .writeHead(200, {
        'content-type': registry.contentType,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(texts.join('\n'));
  };
}

/** Serves metrics to keys that may read them. Without keys, only this machine can reach the route. */
export function createMetricsRoute(
  answer: AnswerMetrics,
  admissionControl: AdmissionControl,
): Route {
  return admissionControl.guard(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new RequestRejected(405, 'BAD_REQUEST', requests.figuresByGet, { allow: 'GET, HEAD' });
    }
    const { caller } = await admissionControl.admit(request);
    if (!caller.scopes.has('metrics')) {
      throw new RequestRejected(403, 'NOT_PERMITTED', errors.scopeMissing({ scope: 'metrics' }));
    }
    await answer(response);
  });
}

/** Port that serves metrics without a key. */
interface MetricsListener {
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
  await bind(server, { host, port }, 'METRICS_HOST and METRICS_PORT');
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
