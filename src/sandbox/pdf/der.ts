/** ASN.1's distinguished encoding, as far as certificates and signatures need it (X.690). */

function tagged(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content]);
}

function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return [0x80 | bytes.length, ...bytes];
}

export function sequence(...items: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(items));
}

/** A SET OF: the encoding puts its members in the order of their bytes. */
export function set(...items: readonly Buffer[]): Buffer {
  return tagged(
    0x31,
    Buffer.concat([...items].toSorted((one, other) => Buffer.compare(one, other))),
  );
}

/** A whole number that is not negative, from its bytes, largest first. */
export function integer(...bytes: readonly number[]): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  const needed = first < 0 ? [0] : bytes.slice(first);
  return tagged(0x02, Buffer.from((needed[0] ?? 0) >= 0x80 ? [0, ...needed] : needed));
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const digits = [arc & 0x7f];
    for (let left = arc >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  });
  return tagged(0x06, Buffer.from(bytes));
}

export function octets(content: Buffer): Buffer {
  return tagged(0x04, content);
}

/** A BIT STRING. `unused` bits at its end don't count. */
export function bits(content: Buffer, unused = 0): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([unused]), content]));
}

export function utf8(text: string): Buffer {
  return tagged(0x0c, Buffer.from(text));
}

export const yes = tagged(0x01, Buffer.from([0xff]));

/** `[n]` around whole values. */
export function within(n: number, ...items: readonly Buffer[]): Buffer {
  return tagged(0xa0 | n, Buffer.concat(items));
}

/** `[n]` instead of a constructed value's own tag. */
export function retagged(n: number, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | n]), value.subarray(1)]);
}

/** `[n]` around bytes, in place of the tag of a primitive value. */
export function plainly(n: number, content: Buffer): Buffer {
  return tagged(0x80 | n, content);
}

/** A time to the second, in the form that reaches beyond 2049. */
export function generalizedTime(at: Date): Buffer {
  return tagged(0x18, Buffer.from(`${digitsOf(at)}Z`));
}

/** A time to the second, from 1950 to 2049: in certificates and signatures the only form for those years. */
export function utcTime(at: Date): Buffer {
  return tagged(0x17, Buffer.from(`${digitsOf(at).slice(2)}Z`));
}

function digitsOf(at: Date): string {
  return at.toISOString().slice(0, 19).replace(/\D/g, '');
}
