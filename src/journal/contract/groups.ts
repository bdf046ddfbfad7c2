import type { Groups } from './change.ts';

/** Each costs an entry of an index, which moves with every change of state. */
const MOST_GROUPS = 4;

/** The groups of a subject as pairs of name and value. Throws a `TypeError` for more than a subject may have. */
export function checkedGroups(groups: Groups = {}): readonly (readonly [string, string])[] {
  const pairs = Object.entries(groups);
  if (pairs.length > MOST_GROUPS)
    throw new TypeError(`a subject has at most ${MOST_GROUPS} groups`);
  return pairs;
}
