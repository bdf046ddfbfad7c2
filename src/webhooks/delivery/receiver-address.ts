import { isIP } from 'node:net';
import { entryFor, type HostEntry, mayConnect, mayFetch, isLoopback } from '../../kernel/hosts.ts';
import type { Message } from '../../messages/message.ts';
import { webhookTexts } from '../texts.ts';

/** Longest address; one with a token in it has some hundred characters. */
const LONGEST = 2_000;

/** Scheme, authority and printable ASCII without backslashes: everything else is read differently by different readers. */
const PLAIN_URL = /^https?:\/\/([^/?#@\\]+)(?:[/?][!-"$-[\]-~]*)?$/i;

/**
 * Reason for which nothing is sent to an address, as far as the address itself shows it; null if there is none. It is https
 * to any host, whose addresses are checked with each connection; or a host that the operator named in `WEBHOOK_HOSTS`, to
 * which http is possible on this machine only.
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
  // A name is checked when it is resolved.
  const isPrivate = isIP(host) !== 0 && !mayConnect(hosts, host);
  return isPrivate && !isListed ? webhookTexts.publicOnly({ entry }) : null;
}
