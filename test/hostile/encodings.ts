/** Node decodes GBK and does not encode it: the table is the decoder's own, inverted. */
const GBK: ReadonlyMap<string, Buffer> = new Map(
  Array.from({ length: 0x7e }, (_high, high) =>
    Array.from({ length: 0xbf }, (_low, low) => Buffer.of(0x81 + high, 0x40 + low)),
  )
    .flat()
    .map((bytes) => [new TextDecoder('gbk').decode(bytes), bytes] as const),
);

/** A text in GBK; missing characters become question marks. */
export function gbk(text: string): Buffer {
  return Buffer.concat(
    Array.from(text, (sign) =>
      sign < '\u{80}' ? Buffer.from(sign) : (GBK.get(sign) ?? Buffer.from('?')),
    ),
  );
}

/** A text in UTF-16, without a byte order mark. */
export function utf16(text: string, order: 'le' | 'be'): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}
