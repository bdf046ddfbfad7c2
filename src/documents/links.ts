import { keyedDigest, idOf, isSigned, type Secrets, toSecrets } from '../kernel/ids.ts';

/** Separates these digests from others made with the same secret. */
const PURPOSE = 'document';

/** Lifetime of a link: long enough to follow it, too short to be worth passing on. */
const VALID_MS = 60 * 60_000;

/** The file that a link names. */
export interface Linked {
  /** Lower-case hex. */
  readonly sha256: string;
  /** The file name that a browser saves it under. */
  readonly name: string;
}

/** A link, and the time of its expiry in milliseconds since the epoch. */
interface Link {
  readonly url: string;
  readonly expiresAt: number;
}

/** The tenant that a link belongs to. */
interface OfTenant {
  readonly tenant: string;
}

/**
 * Links that let their holder download one file for an hour. A link is `/documents/<hash>/<name>` with the tenant, the
 * expiry, the id of the signing secret, and a digest that only this service can make. It becomes invalid when the
 * secret or the tenant is removed.
 */
export interface Links {
  create(file: Linked & OfTenant): Link;
  /** The file that a link's path and query name: `unknown` if the link was not made here, `expired` after its lifetime. */
  read(
    path: string,
    query: URLSearchParams,
  ): (Linked & { expiresAt: number }) | 'unknown' | 'expired';
}

/** Dependencies of the links. */
interface LinksOptions {
  readonly secrets: Secrets;
  /** `PUBLIC_URL`, without a slash at the end. */
  readonly publicUrl: string;
  /** Tenants that are currently served. */
  readonly tenants: { has(tenant: string): boolean };
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function createLinks({ secrets, publicUrl, tenants, now }: LinksOptions): Links {
  const root = `${publicUrl}/documents/`;
  const keyId = idOf(secrets.current);
  const byId = new Map(secrets.all.map((secret) => [idOf(secret), secret]));
  return {
    create({ sha256, name, tenant }) {
      const expires = String(Math.floor((now() + VALID_MS) / 1000));
      const named = [keyId, tenant, sha256, name, expires];
      const signature = keyedDigest(secrets.current, PURPOSE, ...named);
      const query = new URLSearchParams({ tenant, expires, key: keyId, signature });
      return { url: `${root}${sha256}/${name}?${query}`, expiresAt: Number(expires) * 1000 };
    },
    read(path, query) {
      const [sha256 = '', name = '', ...rest] = path.split('/');
      const given = (member: string): string => query.get(member) ?? '';
      const [tenant, expires, key] = [given('tenant'), given('expires'), given('key')];
      const secret = byId.get(key);
      if (secret === undefined || !tenants.has(tenant) || rest.length > 0) return 'unknown';
      if (
        !isSigned(
          toSecrets(secret),
          given('signature'),
          PURPOSE,
          key,
          tenant,
          sha256,
          name,
          expires,
        )
      )
        return 'unknown';
      const expiresAt = Number(expires) * 1000;
      return now() < expiresAt ? { sha256, name, expiresAt } : 'expired';
    },
  };
}
