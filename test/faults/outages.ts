import type { Received } from './follower.ts';
import type { Acknowledged } from './push-relay.ts';

/** A time in which the journal cannot have been read or written. Milliseconds since the epoch. */
export interface Outage {
  /** The store was certainly gone from here on … */
  readonly from: number;
  /** … until here. */
  readonly to: number;
  /** From here on it was certainly there again. */
  readonly backAt: number;
}

/** A time in which one instance was gone or could not reach the store. Milliseconds since the epoch. */
export interface Trouble {
  readonly from: number;
  readonly to: number;
}

/** Streams have to flow again within this time after the store returned. */
export const LONGEST_RECOVERY_MS = 10_000;

/**
 * Time after each outage until each stream flowed again: until an update came that is younger than the
 * outage. Infinity where none came. An outage that the next one, the end of the issuing or other trouble
 * followed within the limit is left out: the time would be that of the trouble.
 */
export function recoveries(
  outages: readonly Outage[],
  streams: readonly (readonly Received[])[],
  { troubles, issuingEndedAt }: Surroundings,
): readonly number[] {
  return outages.flatMap(({ backAt }, index) => {
    const nextFrom = outages[index + 1]?.from ?? issuingEndedAt;
    const until = backAt + LONGEST_RECOVERY_MS;
    const isDisturbed = troubles.some(({ from, to }) => from < until && to > backAt);
    if (isDisturbed || nextFrom < until) return [];
    return streams.map((stream) => {
      // The age of an update is known to the second.
      const first = stream.find(
        ({ at, occurredAt }) => at >= backAt && Date.parse(occurredAt) + 1_000 > backAt,
      );
      return (first?.at ?? Infinity) - backAt;
    });
  });
}

/** Faults that were going on beside it. */
export interface Surroundings {
  readonly troubles: readonly Trouble[];
  /** Milliseconds since the epoch. */
  readonly issuingEndedAt: number;
}

/** Pushes that were acknowledged although nothing can have been written down for them. */
export function acknowledgedDuring(
  outages: readonly Outage[],
  acknowledged: readonly Acknowledged[],
): number {
  return acknowledged.filter(({ sentAt, answeredAt }) =>
    outages.some(({ from, to }) => sentAt >= from && answeredAt <= to),
  ).length;
}
