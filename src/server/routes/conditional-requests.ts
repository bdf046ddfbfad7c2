import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../../documents/documents.ts';

/**
 * Range of a file of `size` bytes that a request asks for (RFC 9110, section 14): null for the whole file, `unsatisfiable` if
 * the file has no such range. Several ranges, unknown units and forms, and a range of another version (`If-Range`) than `etag`
 * get the whole file.
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | null {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return null;
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (from === '') {
    if (to === '') return null;
    const length = Number(to);
    return length === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first < size ? { first, last } : 'unsatisfiable';
}

/** True if the client already has this version (`If-None-Match`). */
export function isKnownTag(headers: IncomingHttpHeaders, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(etag) || known.includes('*'));
}
