import type { Fault } from './schedule.ts';

/** The events of a run, and their outcome. It passed when there are no complaints. */
export interface Report {
  readonly seed: number;
  readonly durationMs: number;
  readonly schedule: readonly Fault[];
  readonly pushes: Readonly<Record<string, number>>;
  readonly orders: number;
  /** Orders that the platform issued, each final in the journal. */
  readonly issued: number;
  /** Orders that were never sent because of an interruption. */
  readonly interrupted: number;
  readonly updates: number;
  readonly followers: number;
  readonly streamCuts: number;
  readonly losses: number;
  readonly duplicates: number;
  readonly repeatedDeliveries: number;
  /** From the return of the store until a stream flowed again, by outage and stream. */
  readonly recoveryMs: readonly number[];
  readonly settlingMs: number;
  readonly complaints: readonly string[];
}

/** Number of complaints that are printed in full. */
const TOLD = 20;

/** The report as text. */
export function toText(report: Report): string {
  const { schedule, pushes, complaints } = report;
  const counts = Map.groupBy(schedule, ({ target, manner }) => `${target} ${manner}`);
  const faults = [...counts].map(([name, { length }]) => `${name} ${length}`).toSorted();
  const lines = [
    `seed ${report.seed}, ${(report.durationMs / 60_000).toFixed(1)} minutes`,
    `faults: ${total(schedule, 'kill')} kills, ${total(schedule, 'freeze')} freezes, ${cuts(schedule)} cuts (${faults.join(', ')})`,
    `pushes: ${Object.entries(pushes)
      .map(([fate, count]) => `${count} ${fate}`)
      .join(', ')}`,
    `orders: ${report.orders}, issued ${report.issued}, never sent after an interruption ${report.interrupted}`,
    `updates: ${report.updates}, followed by ${report.followers} subscribers that were cut off ${report.streamCuts} times`,
    `losses: ${report.losses}, duplicates: ${report.duplicates}, deliveries repeated (allowed): ${report.repeatedDeliveries}`,
    `streams flowed again after the store returned: ${recovery(report.recoveryMs)}`,
    `settled after ${seconds(report.settlingMs)}`,
    `complaints: ${complaints.length}`,
    ...complaints.slice(0, TOLD).map((complaint) => `  ${complaint}`),
  ];
  return lines.join('\n');
}

function total(schedule: readonly Fault[], manner: Fault['manner']): number {
  return schedule.filter((fault) => fault.manner === manner).length;
}

function cuts(schedule: readonly Fault[]): number {
  return schedule.filter(({ target }) => target === 'line').length;
}

function recovery(recoveryMs: readonly number[]): string {
  const sorted = recoveryMs.toSorted((left, right) => left - right);
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (median === undefined || longest === undefined) return 'not measured';
  return `after ${seconds(median)} (median), ${seconds(longest)} at the latest`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
