import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { parseAddress } from '../messenger/address.ts';
import type { RedisAccess } from '../messenger/client.ts';

/** Given settings of Redis. */
interface GivenSettings {
  readonly REDIS_URL?: string | undefined;
  readonly REDIS_CONNECT_TIMEOUT_SECONDS: number;
  readonly REDIS_CA_FILE?: string | undefined;
  readonly REDIS_CERT_FILE?: string | undefined;
  readonly REDIS_KEY_FILE?: string | undefined;
  readonly REDIS_SENTINEL_USERNAME?: string | undefined;
  readonly REDIS_SENTINEL_PASSWORD?: string | undefined;
  readonly REDIS_SENTINEL_TLS?: 'on' | 'off' | undefined;
}

/** Connection to Redis. */
export interface RedisSettings {
  /** See `parseAddress`. */
  readonly url: string;
  readonly connectTimeoutMs: number;
  readonly access: RedisAccess;
}

/**
 * Reads the connection to Redis; null for none. Throws an `Error` that names settings which contradict each other, or a
 * wrong file.
 */
export function toRedisSettings(given: GivenSettings): RedisSettings | null {
  const { REDIS_URL: url, REDIS_CONNECT_TIMEOUT_SECONDS: seconds, ...beside } = given;
  const named = Object.entries(beside).flatMap(([name, value]) =>
    value !== undefined && name.startsWith('REDIS_') ? [name] : [],
  );
  if (url === undefined) {
    if (named.length === 0) return null;
    throw new Error(`REDIS_URL must be set too: ${named.join(' and ')} cannot be used without it.`);
  }
  const { form, tls } = parseAddress(url);
  const ofSentinel = named.filter((name) => name.startsWith('REDIS_SENTINEL_'));
  if (form !== 'sentinel' && ofSentinel.length > 0) {
    throw new Error(
      `${ofSentinel.join(' and ')} can be used only with an address of Sentinels in REDIS_URL.`,
    );
  }
  const { REDIS_SENTINEL_TLS, REDIS_SENTINEL_USERNAME, REDIS_SENTINEL_PASSWORD } = given;
  const sentinel = {
    tls:
      form === 'sentinel' && (REDIS_SENTINEL_TLS === undefined ? tls : REDIS_SENTINEL_TLS === 'on'),
    ...(REDIS_SENTINEL_USERNAME !== undefined && { username: REDIS_SENTINEL_USERNAME }),
    ...(REDIS_SENTINEL_PASSWORD !== undefined && { password: REDIS_SENTINEL_PASSWORD }),
  };
  const certificates = readCertificates(given);
  if (Object.keys(certificates).length > 0 && !tls && !sentinel.tls) {
    throw new Error(
      'REDIS_URL must begin with rediss where REDIS_CA_FILE or REDIS_CERT_FILE is set.',
    );
  }
  return {
    url,
    connectTimeoutMs: seconds * 1000,
    access: { certificates, sentinel },
  };
}

function readCertificates(given: GivenSettings): RedisAccess['certificates'] {
  const { REDIS_CA_FILE: caFile, REDIS_CERT_FILE: certFile, REDIS_KEY_FILE: keyFile } = given;
  if ((certFile === undefined) !== (keyFile === undefined)) {
    throw new Error('REDIS_CERT_FILE and REDIS_KEY_FILE must be set together or not at all.');
  }
  const ca = caFile === undefined ? {} : { ca: readPem('REDIS_CA_FILE', caFile) };
  if (certFile === undefined || keyFile === undefined) return ca;
  const cert = readPem('REDIS_CERT_FILE', certFile);
  const key = readPem('REDIS_KEY_FILE', keyFile);
  try {
    createSecureContext({ cert, key });
  } catch {
    throw new Error('REDIS_KEY_FILE takes the private key of REDIS_CERT_FILE, in PEM form.');
  }
  return { ...ca, cert, key };
}

function readPem(setting: string, file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN ')) return text;
  } catch {
    // Reported below, like a file with invalid content.
  }
  throw new Error(`${setting} takes a file in PEM form that can be read.`);
}
