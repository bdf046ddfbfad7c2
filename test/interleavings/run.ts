import { disorderIn, shown, withoutNames } from './outcome.ts';
import { type Instance, type Stage, TENANT } from './stage.ts';

/** One run: names that no other run uses. */
export interface Scene {
  readonly stage: Stage;
  /** Ends the caller's own numbers of this run. */
  readonly id: string;
  /** Names that `prepare` and the actions have received. */
  readonly known: Record<string, string>;
}

/** An action at one instance; resolves with its answer. */
export type Action = (scene: Scene, at: Instance) => Promise<unknown>;

/** A subject in one situation, and the actions that may meet there. */
export interface Situation {
  readonly prepare?: (scene: Scene) => Promise<void>;
  readonly actions: Readonly<Record<string, Action>>;
  /** Events at the platform afterwards. */
  readonly finish?: (scene: Scene) => unknown;
  /** Resolves with the guarantees that do not hold afterwards. */
  readonly check?: (scene: Scene, answers: readonly unknown[]) => Promise<readonly string[]>;
  /** Paths that may be called once in a run. */
  readonly once?: readonly string[];
}

/** Result of a run, without the names that only this run has. */
export interface Outcome {
  readonly answers: readonly string[];
  readonly end: string;
  readonly broken: readonly string[];
}

interface Row {
  readonly kind: string;
  readonly key: string;
  readonly state: string;
  readonly version: number;
  readonly final: boolean;
  readonly snapshot: string;
  readonly due_at: string | null;
  readonly failure: string | null;
}

/** Time after which everything has settled. */
const SETTLES_MS = 40_000;

/** States that only a client's action ends. */
const WAITING_FOR_A_CLIENT = new Set(['NOT_SENT', 'STALE', 'NEW']);

let runs = 0;

/** Runs `first` at one instance up to its operation `point`, then `second` at the other, then the rest. */
export async function run(
  stage: Stage,
  situation: Situation,
  [first, second]: readonly [Action, Action],
  point: number,
): Promise<{
  readonly outcome: Outcome;
  readonly passed: readonly string[];
  readonly isOver: boolean;
}> {
  runs += 1;
  const scene: Scene = { stage, id: `r${String(runs).padStart(6, '0')}z`, known: {} };
  const { one, other } = stage;
  // Subjects of earlier runs are older.
  await stage.clock.advance(1);
  const begun = stage.clock.now();
  await situation.prepare?.(scene);
  await stage.quiet();
  const before = await stage.end();
  const callsBefore = stage.calls.length;
  const errorsBefore = stage.errors.length;
  one.turnstile.hold(point);
  let firstAnswer: unknown;
  const finish = async (): Promise<void> => {
    firstAnswer = await first(scene, one);
    await idle(one);
  };
  const finished = finish();
  const isHeld = await Promise.race([
    one.turnstile.reached.then(() => true),
    finished.then(() => false),
  ]);
  const passed = [...one.turnstile.passed];
  const secondAnswer = await second(scene, other);
  await idle(other);
  one.turnstile.release();
  await finished;
  await stage.quiet();
  await situation.finish?.(scene);
  const own = async (): Promise<readonly Row[]> =>
    stage.rows<Row>(
      `SELECT kind, key, state, version, final, snapshot, due_at, failure FROM subjects
     WHERE tenant = '${TENANT}' AND opened_at >= ${begun} ORDER BY kind, key`,
    );
  const until = stage.clock.elapsed() + SETTLES_MS;
  for (let stepMs = 2_000; stage.clock.elapsed() < until; stepMs *= 2) {
    await stage.clock.advance(Math.min(stepMs, until - stage.clock.elapsed()));
    await stage.quiet();
    if ((await own()).every(({ final }) => final)) break;
  }
  const updates = await stage.updates(before);
  const broken = [
    ...disorderIn(updates),
    ...stage.errors.slice(errorsBefore).map((line) => `logged ${line}`),
  ];
  const rows = await own();
  for (const row of rows) {
    const last = updates.findLast(({ kind, key }) => kind === row.kind && key === row.key);
    if (last && (last.version !== row.version || last.state !== row.state))
      broken.push(`the last update of ${row.kind} is ${last.state} ${last.version}`);
    const waits = row.final || WAITING_FOR_A_CLIENT.has(row.state);
    if (!waits && row.due_at === null) broken.push(`${row.kind} ${row.state} is not polled`);
  }
  broken.push(...((await situation.check?.(scene, [firstAnswer, secondAnswer])) ?? []));
  const calls = stage.calls.slice(callsBefore);
  for (const path of situation.once ?? []) {
    const count = calls.filter((call) => call.path === path).length;
    if (count > 1) broken.push(`${count} calls of ${path}`);
  }
  const holds = await stage.rows<{ name: string; attempts: string }>(
    `SELECT split_part(name, ':', 1) AS name, attempts FROM holds WHERE attempts <> '[]' AND ends_at > ${stage.clock.now()}
      AND (holder LIKE '%${scene.id}%' OR name LIKE '%${scene.id}%')`,
  );
  const end = [
    ...rows.map(
      ({ kind, key, state, final, snapshot, failure }) =>
        `${kind} ${key} ${state}${final ? ' final' : ''} ${shown(snapshot)}${failure === null ? '' : ` failure ${failure}`}`,
    ),
    ...holds.map(({ name, attempts }) => `hold ${name} ${(JSON.parse(attempts) as []).length}`),
  ];
  const neutral = (text: string): string => withoutNames(text, scene.id);
  return {
    outcome: {
      answers: [firstAnswer, secondAnswer].map((answer) => neutral(JSON.stringify(answer))),
      end: neutral(end.join('\n')),
      broken: broken.map(neutral),
    },
    passed,
    isOver: !isHeld,
  };
}

/** Resolves when an instance has nothing in progress but an operation that is held. */
async function idle({ turnstile }: Instance): Promise<void> {
  for (let calm = 0; calm < 3;) {
    await new Promise((done) => setTimeout(done, 1));
    calm = turnstile.isQuiet ? calm + 1 : 0;
  }
}
