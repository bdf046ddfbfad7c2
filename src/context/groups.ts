import type { Groups, ListFilter } from '../subjects/subject.ts';
import type { App } from './context.ts';

/** The groups to which subjects belong, by their values; see `Groups`. */
interface GroupValues {
  /** Tax number of the enterprise on whose behalf it is done: who issues, or buys and issues in reverse. */
  readonly enterprise?: string | null | undefined;
  /** Tax number of the enterprise that buys what another one sells. */
  readonly buyer?: string | null | undefined;
  /** The caller's own id of a natural person who sells. */
  readonly seller?: string | null | undefined;
  /** Number of the order that it is about, as its kind keeps it. */
  readonly order?: string | null | undefined;
  /** Id in the signing system of the enterprise that has others sign. */
  readonly company?: string | null | undefined;
}

export type GroupName = keyof GroupValues;

/** A tax number can be a person's ID number, and the values of groups are stored for ever in the clear. */
const PSEUDONYMOUS: ReadonlySet<string> = new Set<GroupName>(['enterprise', 'buyer']);

/** The groups of a subject as it is opened with. */
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
