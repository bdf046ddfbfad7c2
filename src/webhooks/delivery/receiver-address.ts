import { isIP } from 'node:net';
import { entryFor, type HostEntry, mayConnect, mayFetch, isLoopback } from '../../kernel/hosts.ts';
import type { Message } from '../../messages/message.ts';
import { webhookTexts } from '../texts.ts';

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
