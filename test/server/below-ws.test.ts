import { describe, expect, test } from 'vitest';
import { textFrame, toOctets } from '../../src/server/websocket/below-ws.ts';

const hex = (octets: string): string => Buffer.from(octets, 'latin1').toString('hex');

describe('a text frame', () => {
  test('is the unmasked example of RFC 6455', () => {
    expect(hex(textFrame('Hello'))).toBe('810548656c6c6f');
  });

  test('encodes characters in UTF-8, and counts their bytes', () => {
    expect(hex(textFrame(toOctets('é发票😀')))).toBe('810cc3a9e58f91e7a5a8f09f9880');
  });

  // Lengths of the data, and the header's bytes by section 5.2.
  test.each([
    [0, '8100'],
    [125, '817d'],
    [126, '817e007e'],
    [256, '817e0100'],
    [65_535, '817effff'],
    [65_536, '817f0000000000010000'],
    [16_909_060, '817f0000000001020304'],
  ])('of %i bytes has the header %s', (length, header) => {
    const frame = hex(textFrame('x'.repeat(length)));
    expect(frame.slice(0, header.length)).toBe(header);
    expect(frame).toHaveLength(header.length + 2 * length);
  });
});
