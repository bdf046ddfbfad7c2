import { endpoints, kinds } from '../../../src/schema.ts';
import { kindName } from '../../scenario.ts';
import type { Records } from './records.ts';
import type { Evidence, Fault } from './run.ts';

/** Paths whose requests must arrive once; a serial of ours makes a repeat of the others the same request. */
const once = new Set(
  endpoints
    .filter(({ effect, path }) => effect === 'once' && !/\/(XZTHSXED|QDFPPLFM)$/.test(path))
    .map(({ path }) => path),
);

/** Sent again by the repeat an hour later: a seller may be registered again. */
const REGISTRATION = '/api/v1/rinv/seller/register';

/** States that promise that the platform has done nothing. */
const NOTHING_DONE = new Set(['NOT_ACCEPTED', 'NOT_SENT', 'REJECTED']);

/** Broken guarantees of a run, compared with the `calm` one without a fault. */
export function complaintsAbout(
  evidence: Evidence,
  fault: Fault | null,
  calm: Evidence,
): readonly string[] {
  return [
    ...aboutEnd(evidence, calm, fault),
    ...aboutCalls(evidence),
    ...aboutErrors(evidence),
    ...aboutUpdates(evidence),
    ...aboutPushes(evidence, fault),
  ];
}

function aboutCalls({ calls, uncounted, before, after }: Evidence): readonly string[] {
  const twice = [...once].filter(
    (path) => calls.filter((call) => call === path).length > (path === REGISTRATION ? 2 : 1),
  );
  const known = new Set(before.subjects.map(({ kind, key }) => `${kind} ${key}`));
  const opened = after.subjects.filter(({ kind, key }) => !known.has(`${kind} ${key}`));
  const denied = opened.filter(({ state }) => NOTHING_DONE.has(state));
  const isDone = before.platform !== after.platform;
  return [
    ...twice.map((path) => `${path} was called more than once`),
    ...uncounted.map((path) => `${path} was billed before it was counted`),
    ...(isDone ? denied : []).map(({ kind, state }) => `${kind} is ${state}, and was done`),
  ];
}

function aboutErrors({ errors }: Evidence): readonly string[] {
  return errors
    .flatMap((error) => error || [])
    .map((error) => `an error outside of the union: ${error}`);
}

function aboutUpdates({ received, before, after }: Evidence): readonly string[] {
  const versions = Map.groupBy(after.updates, ({ kind, key }) => `${kind} ${key}`);
  const broken = after.subjects.filter(({ kind, key, version }) => {
    const all = versions.get(`${kind} ${key}`) ?? [];
    return all.length !== version || all.some((one, index) => one.version !== index + 1);
  });
  const expected = after.updates
    .slice(before.updates.length)
    .filter(({ kind }) => kinds.get(kind)?.isPart !== true)
    .map(({ kind, key, version }) => `${kindName(kind)} ${key} ${version}`);
  const found = received.map(({ kind, key, version }) => `${kind} ${key} ${version}`);
  const isSame = found.length === expected.length && found.every((one, at) => one === expected[at]);
  return [
    ...broken.map(({ kind, version }) => `the updates of a ${kind} are not 1 to ${version}`),
    ...(isSame ? [] : [`the follower received ${found.join()} instead of ${expected.join()}`]),
  ];
}

function aboutPushes({ pushes, commits }: Evidence, fault: Fault | null): readonly string[] {
  const taken = new Set(pushes.filter(({ status }) => status === 200).map(({ id }) => id));
  const lost = pushes.filter(({ id }) => !taken.has(id));
  const isReceipt = fault !== null && (commits[fault.at - 1] ?? '').includes('receipts');
  const wasRejected = pushes.some(({ status }) => status === 503);
  return [
    ...lost.map(() => 'a push was never taken'),
    ...(isReceipt && fault.manner === 'fail' && !wasRejected
      ? ['a push that was not recorded was acknowledged']
      : []),
  ];
}

/** States in which a subject waits for a person, as no query can tell what became of it. */
const UNDECIDED = new Set<string>(['OUTCOME_UNKNOWN', 'NOT_ACCEPTED', 'NOT_SENT']);

/** States that a poll must change. */
const AT_WORK = new Set<string>(['SUBMITTED', 'OUTCOME_UNKNOWN']);

/** Differences from the end of the run without a fault. After a cut the outcome of a call may stay unknown. */
function aboutEnd(evidence: Evidence, calm: Evidence, fault: Fault | null): readonly string[] {
  const [found, expected] = [endOf(evidence), endOf(calm)];
  const isCut = fault?.manner.startsWith('cut') === true;
  const mayDiffer = isCut && changedIn(evidence).some(({ state }) => UNDECIDED.has(state));
  const holds = evidence.after.holds.filter((name) => !calm.after.holds.includes(name));
  const differences = mayDiffer
    ? []
    : [
        ...found.filter((one) => !expected.includes(one)).map((one) => `ended with ${one}`),
        ...expected.filter((one) => !found.includes(one)).map((one) => `ended without ${one}`),
      ];
  const lost = changedIn(evidence).filter(
    ({ state, due_at }) => AT_WORK.has(state) && due_at === null,
  );
  return [
    ...differences,
    ...holds.map((name) => `${name} is still held`),
    ...lost.map(({ kind, state }) => `${kind} is ${state}, and no longer polled`),
  ];
}

function endOf(evidence: Evidence): readonly string[] {
  return [
    ...changedIn(evidence).map(({ kind, state, final, due_at }) =>
      final ? `a final ${kind} ${state}` : `a ${kind} ${state}, polled: ${due_at !== null}`,
    ),
    `bills for ${evidence.billed.toSorted().join()}`,
  ];
}

function changedIn({ before, after }: Evidence): Records['subjects'] {
  const known = new Set(before.subjects.map(versionOf));
  return after.subjects.filter((subject) => !known.has(versionOf(subject)));
}

function versionOf({ kind, key, version }: Records['subjects'][number]): string {
  return `${kind} ${key} ${version}`;
}
