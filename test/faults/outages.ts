import type { Received } from './follower.ts';
import type { Acknowledged } from './push-relay.ts';

/** Period in which the journal could not be read or written. Milliseconds since the epoch. */
export interface Outage {
  /** The store was certainly unavailable from here on … */
  readonly from: number;
  /** … until here. */
  readonly to: number;
  /** From here on it was certainly available again. */
  readonly backAt: number;
}

/** Period in which one instance was down or could not reach the store. Milliseconds since the epoch. */
export interface Trouble {
  readonly from: number;
  readonly to: number;
}

/** Streams must deliver again within this time after the store returned. */
export const LONGEST_RECOVERY_MS = 10_000;

/**
 * Time after each outage until each stream delivered an update from after the outage; Infinity without such an update.
 * Outages that another outage, another fault or the end of issuing followed within the limit are omitted, as the time
 * would be that of the other event.
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

/** Faults in progress at the same time. */
export interface Surroundings {
  readonly troubles: readonly Trouble[];
  /** Milliseconds since the epoch. */
  readonly issuingEndedAt: number;
}

/** Pushes that were acknowledged although they cannot have been stored. */
export function acknowledgedDuring(
  outages: readonly Outage[],
  acknowledged: readonly Acknowledged[],
): number {
  return acknowledged.filter(({ sentAt, answeredAt }) =>
    outages.some(({ from, to }) => sentAt >= from && answeredAt <= to),
  ).length;
}
