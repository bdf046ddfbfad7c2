import type { Fleet } from './fleet.ts';
import { judgeHistories } from './history.ts';
import { judgeOrders } from './orders.ts';
import { acknowledgedDuring, LONGEST_RECOVERY_MS, recoveries } from './outages.ts';
import type { Report } from './report.ts';
import type { Fault } from './schedule.ts';
import type { Settled } from './settling.ts';
import type { Workload } from './workload.ts';

/** All results of a run. */
export interface Evidence {
  readonly seed: number;
  readonly durationMs: number;
  readonly schedule: readonly Fault[];
  readonly fleet: Fleet;
  readonly workload: Workload;
  readonly settled: Settled;
  /** Milliseconds since the epoch. */
  readonly issuingEndedAt: number;
}

/** Checks the service's guarantees. */
export function judge(evidence: Evidence): Report {
  const { seed, durationMs, schedule, fleet, workload, settled, issuingEndedAt } = evidence;
  const { instances, store, relay } = fleet;
  const { orders, followers } = workload;
  const histories = judgeHistories(settled.stream, settled.operations, followers);
  const verdict = judgeOrders(orders, settled.operations, settled.counts);
  const feeds = followers.filter(({ orderId }) => orderId === null);
  const recoveryMs = recoveries(
    store.outages,
    feeds.map(({ received }) => received),
    { troubles: fleet.troubles, issuingEndedAt },
  );
  const early = acknowledgedDuring(store.outages, relay.acknowledged);
  const late = recoveryMs.filter((ms) => ms > LONGEST_RECOVERY_MS).length;
  return {
    seed,
    durationMs,
    schedule,
    pushes: { ...relay.fates, acknowledged: relay.acknowledged.length },
    orders: orders.length,
    issued: verdict.issued,
    interrupted: verdict.interrupted,
    updates: settled.stream.length,
    followers: followers.length,
    streamCuts: followers.reduce((sum, { cuts }) => sum + cuts(), 0),
    losses: histories.losses,
    duplicates: histories.duplicates,
    repeatedDeliveries: histories.repeatedDeliveries,
    recoveryMs,
    settlingMs: settled.tookMs,
    complaints: [
      ...workload.complaints,
      ...instances.flatMap(({ complaints }) => complaints),
      ...verdict.complaints,
      ...histories.complaints,
      ...(early > 0 ? [`${early} pushes were acknowledged while nothing could be written`] : []),
      ...(late > 0 ? [`${late} streams took longer to flow again than allowed`] : []),
    ],
  };
}
