import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch } from 'undici';

/** Proxies between this service and others, by the scheme of the address that is called. */
export interface Proxies {
  /** With its credentials: never to be logged. Null for none. */
  readonly http: string | null;
  /** Null: `http` is taken for https, too. */
  readonly https: string | null;
  /** Hosts that are called directly, separated by commas, as in `NO_PROXY`. */
  readonly except: string;
}

/** This machine's own services, such as the simulated platform. */
const OWN_MACHINE = 'localhost,127.0.0.1,::1';

/** Calls others directly where there are no proxies. */
export function createAgent(proxies: Proxies | null, options: Agent.Options = {}): Dispatcher {
  if (proxies === null) return new Agent(options);
  const { http, https, except } = proxies;
  return new EnvHttpProxyAgent({
    ...options,
    // Empty: undici would read the environment by itself.
    httpProxy: http ?? '',
    httpsProxy: https ?? '',
    noProxy: `${OWN_MACHINE},${except}`,
  });
}

/** `fetch` through the proxies. */
export function createFetch(proxies: Proxies | null): typeof globalThis.fetch {
  const dispatcher = createAgent(proxies);
  // undici's own `fetch`, of which Node's is an older one, with the same types but for the dispatcher.
  const proxied = (address: unknown, init: object): unknown =>
    fetch(address as Parameters<typeof fetch>[0], { ...init, dispatcher });
  return proxied as typeof globalThis.fetch; // see above
}

/** The proxies without their credentials, for the operator. */
export function shownProxies({ http, https }: Proxies): string {
  const shown = [https, http].filter((url) => url !== null).map((url) => new URL(url).origin);
  return [...new Set(shown)].join(', ');
}
