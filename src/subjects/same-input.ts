import { inputHash } from '../kernel/ids.ts';
import { asSpelt } from '../kernel/spellings.ts';

/**
 * The hashes by which an input is known: that of its canonical form, with which a subject is opened, and where it was
 * spelt otherwise that of its spelling, with which subjects were opened before each value had one.
 */
export function hashesOf(input: unknown): readonly [string, ...string[]] {
  const spelt = asSpelt(input);
  const hash = inputHash(input);
  return spelt === null ? [hash] : [hash, inputHash(spelt)];
}
