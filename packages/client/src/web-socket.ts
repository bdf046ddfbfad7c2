import type { GraphQLFormattedError } from 'graphql';
import { createClient } from 'graphql-ws';
import { type GetHeaders, OperationFailed, Refused, type Transport } from './transport.ts';

/** Close code of a socket whose token the service rejects, or whose token has expired. */
const FORBIDDEN = 4403;

/** Time limit for opening a socket; after that it is considered blocked, as some proxies let the upgrade hang. */
const OPEN_WITHIN_MS = 8_000;

/** After a change of network a dead socket can look open for minutes: it is pinged, and closed if no pong arrives. */
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;

/** Follows over `graphql-transport-ws`. All subscriptions share one socket, which is open while there are any. */
export function createSocketTransport(url: string, getHeaders: GetHeaders): Transport {
  let isOpen = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  const terminateIn = (ms: number): void => {
    clearTimeout(late);
    late = setTimeout(() => client.terminate(), ms);
  };
  const client = createClient({
    url: url.replace(/^http/, 'ws'),
    async connectionParams() {
      const { 'accept-language': language, ...headers } = await getHeaders();
      return { ...headers, ...(language !== undefined && { language }) };
    },
    // The follower knows the cursor to resume from and reconnects itself.
    retryAttempts: 0,
    keepAlive: PING_EVERY_MS,
    on: {
      connecting: () => terminateIn(OPEN_WITHIN_MS),
      connected() {
        clearTimeout(late);
        isOpen = true;
      },
      ping(wasReceived) {
        if (!wasReceived) terminateIn(PONG_WITHIN_MS);
      },
      pong(wasReceived) {
        if (wasReceived) clearTimeout(late);
      },
      closed() {
        clearTimeout(late);
        isOpen = false;
      },
      error: () => clearTimeout(late),
    },
  });

  return async function* follow(request, signal, onOpen) {
    if (isOpen) onOpen();
    const forgetOpen = client.on('connected', onOpen);
    const items = client.iterate(request);
    const leave = (): void => void items.return?.();
    signal.addEventListener('abort', leave, { once: true });
    try {
      yield* items;
    } catch (error) {
      // graphql-ws throws the payload of an error message, a list of GraphQL errors, or the event that broke the socket.
      if (Array.isArray(error)) throw new OperationFailed(error as GraphQLFormattedError[]);
      throw (error as Partial<CloseEvent>).code === FORBIDDEN ? new Refused() : error;
    } finally {
      forgetOpen();
      signal.removeEventListener('abort', leave);
    }
  };
}
