/** Encoding that the byte order mark at the beginning of a text names; null without a mark of UTF-16. */
export function markedEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Text by its byte order mark, otherwise as UTF-8. Bytes of another encoding are replaced, and ASCII is the same in all. */
export function textByMark(bytes: Uint8Array): string {
  return new TextDecoder(markedEncoding(bytes) ?? 'utf-8').decode(bytes);
}
