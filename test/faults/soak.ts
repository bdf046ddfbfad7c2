import { type ChurnReport, growsAlways, leaksIn, mostGrowth } from './churn.ts';
import { journalsBegin } from './settling.ts';
import { startMeasuredService } from './measured-service.ts';
import { mixedTraffic, type Traffic } from './mixed-traffic.ts';
import { createRandom } from './random.ts';
import { type IdleReport, storm, type StormReport, weighIdle } from './storm.ts';

/** Settings of a long run in short form. */
export interface SoakOptions {
  readonly seed: number;
  /** Duration of the mixed traffic, including the warm-up, unless each round grew. */
  readonly durationMs: number;
  /**
   * Leftovers are measured after each. The first only fills caches and lets V8 compile. Up to twice as many
   * follow while each left more behind, like a leak.
   */
  readonly rounds: number;
  /** Factor by which time passes faster for the service. */
  readonly times: number;
  /** Clients that are cut off together. */
  readonly clients: number;
  /** Subscribers without updates. */
  readonly idle: number;
}

/** Result of a run. It passed if there are no complaints. */
export interface SoakReport extends Pick<ChurnReport, 'levels'> {
  readonly traffic: Traffic;
  /** Elapsed time for the service. */
  readonly passedMs: number;
  readonly storm: StormReport;
  readonly idle: IdleReport;
  readonly complaints: readonly string[];
}

/** Rounds of few operations grow by compiled code and by doubled tables. */
const NOISE_BYTES = 512 * 1024;
/** Time limit for all clients to return. */
const LONGEST_RETURN_MS = 5_000;

/** Runs mixed traffic by a fast clock, checks its leftovers, then measures idle subscribers and a storm of reconnects. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { seed, durationMs, rounds, times } = options;
  const random = createRandom(seed);
  await using service = await startMeasuredService({}, times);
  const first = await service.level();
  const traffics: Traffic[] = [];
  const levels: ChurnReport['levels'][number][] = [];
  const mostBytes = (): number =>
    mostGrowth(Math.min(...traffics.map(({ operations }) => operations)), NOISE_BYTES);
  const isLeaking = (): boolean => growsAlways({ levels, mostBytes: mostBytes() });
  for (let round = 0; round < rounds || (isLeaking() && round < 2 * rounds); round += 1) {
    traffics.push(await mixedTraffic(service.url, `round${round}`, durationMs / rounds, random));
    levels.push(await service.calmLevel(levels[0] ?? first));
  }
  const [warmedUp] = levels;
  if (warmedUp === undefined) throw new Error('there is a round');
  const sum = (figure: keyof Traffic): number =>
    traffics.reduce((total, traffic) => total + traffic[figure], 0);

  await using calm = await startMeasuredService();
  const instance = { url: () => calm.url };
  const after = await journalsBegin({ instances: [instance] }, random);
  const { cursor, ...idle } = await weighIdle(calm, after, options.idle);
  const stormed = await storm(calm, cursor, options.clients);
  const unfinished = sum('unfinished');
  return {
    traffic: { operations: sum('operations'), orders: sum('orders'), unfinished },
    passedMs: (durationMs / rounds) * traffics.length * times,
    levels,
    storm: stormed,
    idle,
    complaints: [
      ...leaksIn({ mostBytes: mostBytes(), start: warmedUp, levels }),
      ...(unfinished > 0 ? [`${unfinished} orders were not followed to their end`] : []),
      ...(stormed.lost > 0 ? [`${stormed.lost} updates were lost in the storm`] : []),
      ...(stormed.doubled > 0 ? [`${stormed.doubled} updates came twice in the storm`] : []),
    ],
  };
}

/** The complaint about a storm that took too long; a busy machine does not fail a test. */
export function slownessOf({ backMs }: StormReport): readonly string[] {
  return backMs > LONGEST_RETURN_MS ? [`everybody was back after ${seconds(backMs)}`] : [];
}

/** The report as text. */
export function soakToText({ traffic, passedMs, levels, ...report }: SoakReport): string {
  const told = levels.map(
    ({ heapBytes, handles, descriptors }) =>
      `${(heapBytes / 1024 / 1024).toFixed(1)} MiB, ${handles} handles, ${descriptors} descriptors`,
  );
  return [
    `${(passedMs / 3_600_000).toFixed(2)} hours: ${traffic.operations} operations, ${traffic.orders} orders, ${traffic.unfinished} not followed to their end`,
    ...told.map((line, round) => `after round ${round + 1}: ${line}`),
    `storm of ${report.storm.clients}: back in ${seconds(report.storm.backMs)}, lost ${report.storm.lost}, doubled ${report.storm.doubled}`,
    `each of ${report.idle.clients} idle subscribers: ${(report.idle.bytesEach / 1024).toFixed(1)} KiB`,
    `complaints: ${report.complaints.length}`,
    ...report.complaints.map((complaint) => `  ${complaint}`),
  ].join('\n');
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
