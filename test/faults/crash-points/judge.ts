import { endpoints, kinds } from '../../../src/schema.ts';
import { kindName } from '../../scenario.ts';
import type { Evidence, Fault } from './run.ts';

/** Paths whose requests must arrive once; a serial of ours makes a repeat of the others the same request. */
const once = new Set(
  endpoints
    .filter(({ effect, path }) => effect === 'once' && !/\/(XZTHSXED|QDFPPLFM)$/.test(path))
    .map(({ path }) => path),
);

/** States that promise that the platform has done nothing. */
const NOTHING_DONE = new Set(['NOT_ACCEPTED', 'NOT_SENT', 'REJECTED']);

/** Broken guarantees of a run. */
export function complaintsAbout(evidence: Evidence, fault: Fault | null): readonly string[] {
  return [
    ...aboutCalls(evidence),
    ...aboutErrors(evidence),
    ...aboutUpdates(evidence),
    ...aboutPushes(evidence, fault),
  ];
}

function aboutCalls({ calls, uncounted, before, after }: Evidence): readonly string[] {
  const twice = [...once].filter((path) => calls.filter((call) => call === path).length > 1);
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
