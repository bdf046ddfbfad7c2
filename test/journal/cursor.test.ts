import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from '../../src/journal/follow/feeds.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { pageCursorsOf } from '../../src/kernel/page-cursors.ts';
import { BadCursor } from '../../src/kernel/errors.ts';

test('a cursor decodes to its position and needs no escaping in a URL', () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (position) => {
      const place = { epoch: randomId(), position };
      const cursor = encodeCursor(place);
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(decodeCursor(cursor)).toEqual(place);
    }),
  );
});

test('any other text is rejected, never read as a position', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc.string().map((text) => Buffer.from(text).toString('base64url')),
    fc
      .constantFrom('-1', '01', '1.5', '9007199254740993', '')
      .map((digits) => Buffer.from(`epoch.${digits}`).toString('base64url')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      // Random text can be a valid cursor: MC4w is position 0 of an epoch named 0.
      fc.pre(!/^[^.]+\.(?:0|[1-9]\d{0,14})$/s.test(Buffer.from(text, 'base64url').toString()));
      expect(() => decodeCursor(text)).toThrow(BadCursor);
    }),
  );
});

test('a cursor of a list is rejected, whatever position it holds, and never taken for a lost history', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat().map(String), fc.string()), fc.string(), (position, list) => {
      const cursors = pageCursorsOf(list);
      const cursor = cursors.encode(position);
      expect(cursors.decode(cursor)).toBe(position);
      expect(() => decodeCursor(cursor)).toThrow(BadCursor);
    }),
  );
});
