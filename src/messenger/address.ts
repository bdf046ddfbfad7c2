/** Address of one Redis server, of a group that Sentinels monitor, or of a Cluster. */
export interface Address {
  readonly form: 'single' | 'sentinel' | 'cluster';
  /** Hosts of the server, of the Sentinels, or of some nodes of the Cluster. */
  readonly hosts: readonly { readonly host: string; readonly port: number }[];
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
  /** Name of the master in the Sentinels' configuration; empty for the other forms. */
  readonly masterName: string;
  /** Number of the database; a Cluster has only 0. */
  readonly database: number;
}

/** Supported forms of an address, for the message that rejects another form. */
export const addressForms =
  'redis://host:6379/0, rediss://host:6379, redis+sentinel://host:26379,host:26379/master-name or ' +
  'redis+cluster://host:6379,host:6379, each with user:password@ before the host where needed; signs in a password ' +
  'are percent-encoded: @ as %40, / as %2F, # as %23, % as %25';

// The URL class cannot be used: it rejects several hosts with ports.
const written =
  /^redis(?<tls>s?)(?:\+(?<form>sentinel|cluster))?:\/\/(?:(?<credentials>[^@/]*)@)?(?<hosts>[^@/?#]+)(?:\/(?<path>[^/?#@]*))?$/;
const writtenHost = /^(?:\[(?<v6>[\da-fA-F:.]+)\]|(?<name>[^:[\]]+))(?::(?<port>\d{1,5}))?$/;

const DEFAULT_PORT = 6379;
const DEFAULT_SENTINEL_PORT = 26_379;

/**
 * Parses an address; user and password may be percent-encoded. Throws a `TypeError` that lists the supported forms and
 * never repeats the text, which may contain a password.
 */
export function parseAddress(url: string): Address {
  const parts = written.exec(url)?.groups;
  if (!parts) throw malformed();
  const form =
    parts['form'] === 'sentinel' || parts['form'] === 'cluster' ? parts['form'] : 'single';
  const hosts = (parts['hosts'] ?? '').split(',').map((text) => parseHost(text, form));
  const path = decoded(parts['path'] ?? '');
  const database = form === 'single' && path !== '' ? path : '0';
  if (form === 'single' && hosts.length > 1) throw malformed();
  if (!/^\d{1,5}$/.test(database)) throw malformed();
  if ((form === 'sentinel') === (path === '') && form !== 'single') throw malformed();
  const [username = '', ...password] = (parts['credentials'] ?? '').split(':');
  return {
    form,
    hosts,
    tls: parts['tls'] === 's',
    ...(username !== '' && { username: decoded(username) }),
    ...(password.length > 0 && { password: decoded(password.join(':')) }),
    masterName: form === 'sentinel' ? path : '',
    database: Number(database),
  };
}

function parseHost(text: string, form: Address['form']): { host: string; port: number } {
  const parts = writtenHost.exec(text)?.groups;
  const standard = form === 'sentinel' ? DEFAULT_SENTINEL_PORT : DEFAULT_PORT;
  const port = Number(parts?.['port'] ?? standard);
  const host = parts?.['v6'] ?? parts?.['name'];
  if (host === undefined || port < 1 || port > 65_535) throw malformed();
  return { host, port };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw malformed();
  }
}

function malformed(): TypeError {
  return new TypeError(`an address of Redis looks like ${addressForms}`);
}
