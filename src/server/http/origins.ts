import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../../kernel/hosts.ts';

/** The pattern that every origin matches. */
export const ANY_ORIGIN = '*';

const WILDCARD = '*';

/**
 * Checks a pattern: an origin as browsers send it, `scheme://host[:port]`, with at most one label of the host replaced by `*`,
 * which matches letters, digits and hyphens; or `*` alone. Null for any other text, such as an address with a path.
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

/** Origins whose pages may call the service and read its responses. */
export interface Origins {
  /** True for a request of such a page, and for a request without an origin: pages of other origins never send those. */
  include(headers: IncomingHttpHeaders): boolean;
}

interface OriginsOptions {
  /** See `toOriginPattern`. */
  readonly patterns: readonly string[];
  /** Public address of the service; a proxy may forward another `Host`. */
  readonly publicUrl: string;
  /** True if pages of this machine may call from any port, as there are no keys. */
  readonly isOpen: boolean;
}

/** Origins of the service, those that match the patterns, and those of this machine if it is open. */
export function createOrigins({ patterns, publicUrl, isOpen }: OriginsOptions): Origins {
  const own = new URL(publicUrl).origin;
  const matching = patterns.map(toRegExp);
  return {
    include({ host, origin: given }) {
      if (given === undefined) return true;
      const origin = toHttpOrigin(given);
      return (
        origin === own ||
        isSameHost(origin, host) ||
        (isOpen && isOfThisMachine(origin)) ||
        matching.some((pattern) => pattern.test(origin))
      );
    },
  };
}

/** Apps send the address of their WebSocket as the origin, some with the default port: `wss://host:443`. */
function toHttpOrigin(origin: string): string {
  const [, secure, authority] = /^(?:http|ws)(s?):\/\/([^/?#@\\]+)$/.exec(origin) ?? [];
  if (authority === undefined) return origin;
  return `http${secure}://${withoutPort(authority, secure === 's' ? '443' : '80')}`;
}

function withoutPort(authority: string, port: string): string {
  return authority.endsWith(`:${port}`) ? authority.slice(0, -port.length - 1) : authority;
}

/** A proxy that terminates TLS keeps the host and changes the scheme. */
function isSameHost(origin: string, host = ''): boolean {
  const [, secure, authority] = /^http(s?):\/\/(.+)$/.exec(origin) ?? [];
  return authority === withoutPort(host.toLowerCase(), secure === 's' ? '443' : '80');
}

function isOfThisMachine(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

function toRegExp(pattern: string): RegExp {
  if (pattern === ANY_ORIGIN) return /^/;
  return new RegExp(
    `^${RegExp.escape(toHttpOrigin(pattern)).replace(RegExp.escape(WILDCARD), '[A-Za-z0-9-]+')}$`,
  );
}
