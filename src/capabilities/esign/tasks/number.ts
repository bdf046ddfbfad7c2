import type { JsonObject } from '../../../kernel/json.ts';
import type { Asking } from '../../../platform/client.ts';
import type { FollowUp, Subject, Tracked } from '../../../tracker/tracked.ts';

const KIND = 'signing-task-number';

/** Leads from the platform's number of a task to the caller's id of it. */
export function numberOfTask({ key }: Pick<Subject, 'key'>, taskNo: string | null): FollowUp[] {
  if (taskNo === null) return [];
  return [{ kind: KIND, key: taskNo, state: 'KNOWN', snapshot: { signingTaskId: key } }];
}

/** The caller's id that a number leads to; null when it leads nowhere. */
export function taskOfNumber({ signingTaskId }: JsonObject): string | null {
  return typeof signingTaskId === 'string' ? signingTaskId : null;
}

const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * The platform's numbers of tasks. Nothing is asked about one, and none is ever final: what is final is
 * emptied after a while, and then the number would lead nowhere.
 */
export const signingTaskNumber: Tracked<Asking> = {
  kind: KIND,
  progress: ['KNOWN'],
  cadence: {
    firstMs: YEAR_MS,
    growth: 1,
    longestMs: YEAR_MS,
    followedMs: YEAR_MS,
    staleAfterMs: Infinity,
  },
  ask: () => Promise.resolve(null),
};
