import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from './loopback.ts';

/** The pattern that every origin matches. */
export const ANY_ORIGIN = '*';

const WILDCARD = '*';

/**
 * An origin in the form in which browsers send it, `scheme://host[:port]`, in which one whole label of the
 * host may be `*`; or `*` alone. Null for a text that is none, such as an address with a path.
 */
export function toOriginPattern(text: string): string | null {
  if (text === ANY_ORIGIN) return text;
  if (!URL.canParse(text)) return null;
  const { protocol, host, hostname, pathname, search, hash, username, password } = new URL(text);
  const isMore = /[^/]/.test(pathname) || [search, hash, username, password].some(Boolean);
  const labels = hostname.split('.');
  const wild = labels.filter((label) => label.includes(WILDCARD));
  if (isMore || hostname === '' || wild.length > 1 || wild.some((label) => label !== WILDCARD)) {
    return null;
  }
  return `${protocol}//${host}`;
}

/** The origins whose pages may call the service and read its answers. */
export interface Origins {
  /**
   * True for a request of such a page, and for one that names no origin: no page of another origin sends
   * those.
   */
  include(headers: IncomingHttpHeaders): boolean;
}

export interface OriginsOptions {
  /** See `toOriginPattern`. */
  readonly patterns: readonly string[];
  /** The service's address from outside; a proxy may pass on another `Host`. */
  readonly publicUrl: string;
  /** True where every page of this machine may call, from whatever port: there are no keys. */
  readonly isOpen: boolean;
}

/** The origins of the service itself, those of the patterns, and of this machine where it is open. */
export function createOrigins({ patterns, publicUrl, isOpen }: OriginsOptions): Origins {
  const own = new URL(publicUrl).origin;
  const matching = patterns.map(toRegExp);
  return {
    include({ host, origin }) {
      if (origin === undefined) return true;
      return (
        origin === own ||
        isSameHost(origin, host) ||
        (isOpen && isOfThisMachine(origin)) ||
        matching.some((pattern) => pattern.test(origin))
      );
    },
  };
}

/** A proxy that ends TLS keeps the host and changes the scheme. */
function isSameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && /^https?:\/\/(.+)$/.exec(origin)?.[1] === host.toLowerCase();
}

function isOfThisMachine(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

function toRegExp(pattern: string): RegExp {
  if (pattern === ANY_ORIGIN) return /^/;
  return new RegExp(`^${RegExp.escape(pattern).replace(RegExp.escape(WILDCARD), '[^./:]+')}$`);
}
