import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../folder.ts';
import type { Table } from '../table.ts';
import { cases } from './cases.ts';
import { startPlatform, startService } from './contestants.ts';
import { run } from './load.ts';

const WARM_UP = 50_000;
const REQUESTS = 20_000;

/** A node of the call tree in a V8 profile. */
interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds since the previous sample. */
  readonly timeDeltas: readonly number[];
  readonly startTime: number;
}

const HTTP = 'HTTP: request, headers, answer';
const UNLISTED = 'garbage collector, event loop and what is left';

/**
 * Stages of a request by the paths of their code. Time belongs to the innermost listed file, and its stage is the first with
 * a part of the file's path. Time of Node on behalf of such a file, as a write to a socket, belongs to that file, too; time
 * that Node spends on its own is HTTP.
 */
export const STAGES: readonly (readonly [stage: string, ...paths: string[]])[] = [
  ['log line', 'src/kernel/log', 'src/kernel/privacy', 'src/server/pipeline/reporting'],
  ['who asks: key, expiry, scopes', 'src/server/auth'],
  [
    'body to known document',
    'src/server/body',
    'src/server/persisted',
    'src/server/execution/document-cache',
    'src/kernel/json',
  ],
  [
    'caps, complexity and other limits',
    'plugin-complexity',
    'graphql-armor',
    'src/graphql/schema/complexity',
    'src/server/caps',
    'src/server/pipeline/limits',
    'src/kernel/turns',
  ],
  [
    'counts of what is billed, and the audit, with the journal',
    'src/audit',
    'src/journal',
    'src/graphql/billing',
    'src/platform/billing',
    'src/server/pipeline/auditing',
  ],
  [
    'steps of the pipeline',
    '@envelop',
    'promise-helpers',
    'graphql-yoga',
    'lru-cache',
    'src/server/pipeline',
    'src/server/execution',
  ],
  ['input checks', 'node_modules/zod', 'src/graphql/plugins/input-checks'],
  ['execution', 'node_modules/graphql/', 'node_modules/graphql-jit/'],
  ["the platform's call", 'node_modules/undici', 'src/platform'],
  [
    'resolvers',
    '@pothos',
    'dataloader',
    'src/capabilities',
    'src/context',
    'src/graphql',
    'src/subjects',
    'src/kernel',
  ],
  [HTTP, 'src/server'],
];

/** Microseconds per request and stage of the warm service, from a sampling profile of its own process. */
export async function stages(): Promise<Table> {
  const spent: ReadonlyMap<string, number>[] = [];
  for (const { body } of cases) spent.push(await spentOn(body));
  const names = [...STAGES.map(([stage]) => stage), UNLISTED];
  return {
    title: 'Stages of a request',
    note: `Time of this service per request, from a sampling profile of ${REQUESTS} requests after ${WARM_UP} others, on 8 connections. Waits for the disk count, where the journal has them. The profile costs about a tenth itself.`,
    columns: ['', ...cases.map(({ name }) => name)],
    rows: names.map((stage) =>
      [stage].concat(spent.map((each) => `${(each.get(stage) ?? 0).toFixed(1)} µs`)),
    ),
  };
}

async function spentOn(body: string): Promise<ReadonlyMap<string, number>> {
  await using folder = await temporaryFolder();
  await using platform = await startPlatform();
  const program = ['--cpu-prof', `--cpu-prof-dir=${folder.path}`, '--cpu-prof-interval=250'];
  const service = await startService(new URL(platform.url).origin, program);
  await run(service, body, WARM_UP);
  const from = process.hrtime.bigint() / 1_000n;
  await run(service, body, REQUESTS);
  const to = process.hrtime.bigint() / 1_000n;
  await service[Symbol.asyncDispose]();
  const [file = ''] = await readdir(folder.path);
  // V8 defines the format of the file.
  const profile = JSON.parse(await readFile(join(folder.path, file), 'utf8')) as Profile;
  return perRequest(profile, Number(from), Number(to));
}

/** Microseconds per request and stage between two times; V8 uses the same clock as `hrtime`. */
function perRequest(
  { nodes, samples, timeDeltas, startTime }: Profile,
  from: number,
  to: number,
): ReadonlyMap<string, number> {
  const stageOf = stagesOf(nodes);
  const spent = new Map<string, number>();
  let now = startTime;
  for (const [place, node] of samples.entries()) {
    const took = timeDeltas[place] ?? 0;
    now += took;
    const stage = stageOf.get(node);
    if (now < from || now > to || stage === undefined) continue;
    spent.set(stage, (spent.get(stage) ?? 0) + took / REQUESTS);
  }
  return spent;
}

/** The stage of each node; idle nodes have none. */
function stagesOf(nodes: readonly ProfileNode[]): ReadonlyMap<number, string> {
  const callers = new Map(
    nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const found = new Map<number, string>();
  for (const node of nodes) {
    if (node.callFrame.functionName === '(idle)') continue;
    let stage: string | undefined;
    let isOfNode = false;
    for (let at: ProfileNode | undefined = node; at && !stage; at = callers.get(at.id)) {
      const { url } = at.callFrame;
      isOfNode ||= url.startsWith('node:');
      stage = STAGES.find(([, ...paths]) => paths.some((path) => url.includes(path)))?.[0];
    }
    found.set(node.id, stage ?? (isOfNode ? HTTP : UNLISTED));
  }
  return found;
}
