import type { IncomingHttpHeaders } from 'node:http';

/** True where the client has this version already (`If-None-Match`). */
export function isKnownTag(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(etag) || known.includes('*'));
}
