import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch } from 'undici';

/** Proxies for outgoing calls, by the scheme of the called address. */
export interface Proxies {
  /** Includes credentials: never log it. Null for none. */
  readonly http: string | null;
  /** Null: `http` is used for https, too. */
  readonly https: string | null;
  /** Hosts called without a proxy, separated by commas, as in `NO_PROXY`. */
  readonly except: string;
}

/** Services on this machine, such as the simulated platform. */
const OWN_MACHINE = 'localhost,127.0.0.1,::1';

/** Creates a dispatcher; without proxies it connects directly. */
export function createAgent(proxies: Proxies | null, options: Agent.Options = {}): Dispatcher {
  if (proxies === null) return new Agent(options);
  const { http, https, except } = proxies;
  return new EnvHttpProxyAgent({
    ...options,
    // Empty text: for undefined undici would read the environment itself.
    httpProxy: http ?? '',
    httpsProxy: https ?? '',
    noProxy: `${OWN_MACHINE},${except}`,
  });
}

/** `fetch` through the proxies. */
export function createFetch(proxies: Proxies | null): typeof globalThis.fetch {
  const dispatcher = createAgent(proxies);
  // undici's own `fetch`, a newer version of Node's with the same types except for the dispatcher.
  const proxied = (address: unknown, init: object): unknown =>
    fetch(address as Parameters<typeof fetch>[0], { ...init, dispatcher });
  return proxied as typeof globalThis.fetch; // see above
}

/** The proxies without their credentials, for the operator. */
export function shownProxies({ http, https }: Proxies): string {
  const shown = [https, http].filter((url) => url !== null).map((url) => new URL(url).origin);
  return [...new Set(shown)].join(', ');
}
