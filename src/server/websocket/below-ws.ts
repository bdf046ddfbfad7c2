/**
 * The bytes of a text in UTF-8, a character for each: such texts are joined without being copied, and written as
 * `latin1`. What is plain ASCII is itself.
 */
export function toOctets(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}

/** The first byte of a message of text that is in one frame. */
const WHOLE_TEXT = 0x81;

/** The octets of a message as a server sends it, in one frame (RFC 6455, 5.2); `octets` are those of its text. */
export function textFrame(octets: string): string {
  return `${headerOf(octets.length)}${octets}`;
}

function headerOf(length: number): string {
  const low = [(length >>> 8) & 0xff, length & 0xff] as const;
  if (length < 126) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < 65_536) return String.fromCharCode(WHOLE_TEXT, 126, ...low);
  // A string is shorter than 4 GiB.
  const high = [0, 0, 0, 0, length >>> 24, (length >>> 16) & 0xff] as const;
  return String.fromCharCode(WHOLE_TEXT, 127, ...high, ...low);
}
