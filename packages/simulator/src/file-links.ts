import { createHash } from 'node:crypto';

/** Document 1, section 8. */
const VALID_MS = 24 * 60 * 60 * 1000;

/** Addresses of files that expire after 24 hours, like the platform's re-hosted ones. */
export interface FileLinks {
  /** Path and query under which `product`'s file `name` is served from now on. */
  create(product: string, name: string): string;
  /** File that an address names; null if the address is forged or expired. */
  read(address: URL): { product: string; name: string } | null;
}

/** Links signed with `secret`; they survive a restart if the port stays the same. */
export function createFileLinks(secret: string, now: () => number): FileLinks {
  const digest = (path: string, expires: string) =>
    createHash('sha256').update(`${path} ${expires} ${secret}`).digest('hex').slice(0, 32);
  return {
    create: (product, name) => {
      const path = `/files/${product}/${encodeURIComponent(name)}`;
      const expires = String(now() + VALID_MS);
      return `${path}?expires=${expires}&sign=${digest(path, expires)}`;
    },
    read: ({ pathname, searchParams }) => {
      const [, root, product, name] = pathname.split('/');
      const expires = searchParams.get('expires') ?? '';
      const genuine = searchParams.get('sign') === digest(pathname, expires);
      if (root !== 'files' || product === undefined || name === undefined || !genuine) return null;
      return Number(expires) > now() ? { product, name: decodeURIComponent(name) } : null;
    },
  };
}
