import type { PseudonymOf } from './projection/pseudonyms.ts';
import type { Groups } from './subject.ts';

/** The groups to which subjects belong, by their values; see `Groups`. */
export interface GroupValues {
  /** Tax number of the acting enterprise, which issues, or buys and issues in reverse. */
  readonly enterprise?: string | null | undefined;
  /** Tax number of the buying enterprise. */
  readonly buyer?: string | null | undefined;
  /** The caller's own id of a selling natural person. */
  readonly seller?: string | null | undefined;
  /** Number of the order that the subject belongs to, as its kind stores it. */
  readonly order?: string | null | undefined;
  /** Id, in the signing system, of the enterprise that requests signatures. */
  readonly company?: string | null | undefined;
}

export type GroupName = keyof GroupValues;

/** Groups with pseudonyms: tax numbers can be ID numbers, and values of groups are stored in clear text forever. */
const PSEUDONYMOUS: ReadonlySet<string> = new Set<GroupName>(['enterprise', 'buyer']);

/** Groups with which a subject is stored. */
export function storedGroups(pseudonymOf: PseudonymOf, values: GroupValues): Groups {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: readonly [string, string | null | undefined]) =>
      typeof value === 'string' ? [[name, storedValue(pseudonymOf, name, value)]] : [],
    ),
  );
}

/** Value of a group as stored. */
export function storedValue(pseudonymOf: PseudonymOf, name: string, value: string): string {
  return PSEUDONYMOUS.has(name) ? pseudonymOf(value) : value;
}
