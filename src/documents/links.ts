import { equalsInConstantTime, keyedDigest } from '../kernel/ids.ts';

/** Keeps these digests apart from others that are made with the same secret. */
const PURPOSE = 'document';

/** How long a link is good: long enough to follow it, too short to be worth passing on. */
const VALID_MS = 60 * 60_000;

/** The file that a link names. */
export interface Linked {
  /** Lower-case hex. */
  readonly sha256: string;
  /** The file name that a browser saves it under. */
  readonly name: string;
}

/** A link, and when it ends in milliseconds since the epoch. */
export interface Link {
  readonly url: string;
  readonly expiresAt: number;
}

/**
 * Links that let whoever holds one read one file for an hour: `/documents/<hash>/<name>`, the end of
 * their validity and a digest that only this service can make.
 */
export interface Links {
  create(file: Linked): Link;
  /** The file that a link's path and query name: `unknown` unless they were made here, `expired` when time is up. */
  read(
    path: string,
    query: URLSearchParams,
  ): (Linked & { expiresAt: number }) | 'unknown' | 'expired';
}

export function createLinks(secret: string, publicUrl: string, now: () => number): Links {
  const root = `${publicUrl.replace(/\/+$/, '')}/documents/`;
  const sign = (sha256: string, name: string, seconds: string): string =>
    keyedDigest(secret, PURPOSE, sha256, name, seconds);
  return {
    create({ sha256, name }) {
      const seconds = String(Math.floor((now() + VALID_MS) / 1000));
      const query = `expires=${seconds}&signature=${sign(sha256, name, seconds)}`;
      return { url: `${root}${sha256}/${name}?${query}`, expiresAt: Number(seconds) * 1000 };
    },
    read(path, query) {
      const [sha256 = '', name = '', ...rest] = path.split('/');
      const seconds = query.get('expires') ?? '';
      const isOurs = equalsInConstantTime(
        query.get('signature') ?? '',
        sign(sha256, name, seconds),
      );
      if (!isOurs || rest.length > 0) return 'unknown';
      const expiresAt = Number(seconds) * 1000;
      return now() < expiresAt ? { sha256, name, expiresAt } : 'expired';
    },
  };
}
