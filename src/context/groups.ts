import type { Groups, ListFilter } from '../subjects/subject.ts';
import type { App } from './context.ts';

/** The groups to which subjects belong, by their values; see `Groups`. */
interface GroupValues {
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

/** Groups with which a subject is opened. */
export function groupsOf(app: Pick<App, 'pseudonymOf'>, wholes: GroupValues): Groups {
  return Object.fromEntries(
    Object.entries(wholes).flatMap(([name, value]: readonly [string, string | null | undefined]) =>
      typeof value === 'string' ? [[name, valueOf(app, name, value)]] : [],
    ),
  );
}

/** The group to list by. */
export function groupOf(
  app: Pick<App, 'pseudonymOf'>,
  name: GroupName,
  value: string,
): NonNullable<ListFilter['group']> {
  return { name, value: valueOf(app, name, value) };
}

function valueOf(app: Pick<App, 'pseudonymOf'>, name: string, value: string): string {
  return PSEUDONYMOUS.has(name) ? app.pseudonymOf(value) : value;
}
