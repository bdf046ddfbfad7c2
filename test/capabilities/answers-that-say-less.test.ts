import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/kernel/json/json.ts';
import type { PollContext } from '../../src/platform/client/client.ts';
import type { Endpoint } from '../../src/platform/endpoint.ts';
import { isList } from '../../src/platform/record/index.ts';
import { asPlatformError, PlatformError } from '../../src/platform/errors.ts';
import { kinds } from '../../src/schema.ts';
import type { Observation, Tracked } from '../../src/subjects/kind/kind.ts';
import { isFinal, isNews, supplementOf } from '../../src/subjects/kind/observation.ts';
import { markedSnapshot } from '../../src/subjects/kind/snapshot-marks.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { type Answers, NOW, type Walk, walks } from './complete-answers.ts';
import { placesIn, withAt } from './fitting-answers.ts';

/*
 * A response that lacks a member, or has an earlier state, takes back nothing: no update follows it, no end is lost, and
 * nothing can be sent again.
 */

const nothing = (): Promise<null> => Promise.resolve(null);

/** Context in which the platform gives these responses, and no other subject is known. */
function pollContext(answers: Answers): PollContext {
  const call = ({ path, answer, numbers, response }: Endpoint): Promise<unknown> => {
    const [, data] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    if (data === undefined) return Promise.reject(new TypeError(`no answer of ${path}`));
    try {
      const isBare = !path.startsWith('/api/v1') || path.includes('/reverse/lq/');
      const done = isBare ? { returncode: '00', ...data } : { code: 'CYT_00000', msg: '', data };
      const envelope = answer(200, JSON.stringify(done), numbers);
      return Promise.resolve(response.read(envelope.data ?? {}, () => {}));
    } catch (error) {
      return Promise.reject(asPlatformError(error) ?? (error as Error));
    }
  };
  return {
    platform: { call, now: () => NOW },
    clock: { now: () => NOW, steadyForMs: () => 24 * 60 * 60_000 },
    addressFor: () => 'https://here.example/callbacks/1',
    subjects: {
      get: nothing,
      resolve: nothing,
      supplementSurely: nothing,
      openFollowUp: nothing,
      isSameInput: () => true,
      list: () => Promise.resolve({ subjects: [], hasNextPage: false }),
    },
  } as unknown as PollContext;
}

type AnyKind = Tracked<PollContext>;

async function polled(kind: AnyKind, subject: Subject, answers: Answers) {
  try {
    return await kind.poll(subject, pollContext(answers));
  } catch (error) {
    // The subject stays as it is.
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

function after(kind: AnyKind, subject: Subject, seen: Observation): Subject {
  const snapshot = JSON.parse(JSON.stringify(markedSnapshot(subject, seen))) as JsonObject;
  const final = isFinal(kind, seen);
  return { ...subject, state: seen.state, snapshot, final, version: subject.version + 1 };
}

const LESS: readonly (readonly [string, Json | undefined])[] = [
  ['omitted', undefined],
  ['null', null],
  ['blank', ' '],
  ['empty', ''],
  ['an empty list', []],
  ['an empty object', {}],
];

/** The same responses, each with one member less. */
function* reductions(answers: Answers): Generator<readonly [string, Answers]> {
  for (const [path, data] of Object.entries(answers))
    for (const place of placesIn(data)) {
      if (place[0] === 'ok') continue;
      for (const [how, value] of LESS)
        // JSON has no undefined: the member is omitted.
        yield [
          `${place.join('.')} ${how}`,
          { ...answers, [path]: withAt(data, place, value as Json) },
        ];
    }
}

/** The same responses, one of them with a single member. */
function* singles(answers: Answers): Generator<readonly [string, Answers]> {
  for (const [path, data] of Object.entries(answers))
    for (const [name, value] of Object.entries(data))
      if (value !== null && value !== 0 && !isList(value))
        yield [`${name} alone`, { ...answers, [path]: { [name]: value } }];
}

const newsOf = (kind: AnyKind, subject: Subject, seen: Observation | null): Observation | null => {
  if (subject.final) return supplementOf(kind as never, subject, seen);
  return isNews(kind, subject, seen) ? seen : null;
};

function opened(name: string, walk: Walk): Subject {
  return {
    tenant: 'default',
    kind: name,
    key: walk.key ?? 'order-1',
    state: walk.state,
    version: 1,
    final: false,
    inputHash: '',
    snapshot: walk.snapshot,
    dueAt: null,
    openedAt: NOW,
    changedAt: NOW,
    attentionAt: null,
  };
}

describe.each(Object.entries(walks))('%s', (name, walk) => {
  test('takes nothing back after a response that says less', async () => {
    const kind = kinds.get(name) as unknown as AnyKind;
    const wrong: string[] = [];
    let subject = opened(name, walk);
    const past: Answers[] = [];
    for (const [at, answers] of walk.answers.entries()) {
      const seen = await kind.poll(subject, pollContext(answers));
      const known = newsOf(kind, subject, seen);
      if (known === null) wrong.push(`${at}: no news`);
      else subject = after(kind, subject, known);
      const all = [...reductions(answers)].concat(past.map((one, i) => [`earlier ${i}`, one]));
      for (const [how, less] of all) {
        if (subject.final && walk.isOver) break;
        const news = newsOf(kind, subject, await polled(kind, subject, less));
        if (news !== null)
          wrong.push(`${at} ${how}: ${subject.state} → ${news.state} ${diff(subject, news)}`);
      }
      past.push(answers);
    }
    expect(
      wrong.filter((one) => !Object.keys(walk.telling ?? {}).some((x) => one.includes(` ${x}`))),
    ).toEqual([]);
  });
});

/** States from which the same order can be sent again. */
const UNSENT: ReadonlySet<string | undefined> = new Set(['NOT_SENT', 'NOT_ACCEPTED', 'REJECTED']);

const undecided = Object.entries(walks).filter(([name]) =>
  kinds.get(name)?.stateOrder.includes('OUTCOME_UNKNOWN'),
);

test.each(undecided)(
  '%s in doubt is not sent again after a response with content',
  async (name, walk) => {
    const kind = kinds.get(name) as unknown as AnyKind;
    const wrong: string[] = [];
    const subject = {
      ...opened(name, walk),
      state: 'OUTCOME_UNKNOWN',
      snapshot: { ...walk.snapshot, unknownToPlatformSince: NOW - 24 * 60 * 60_000 },
    };
    for (const [at, answers] of walk.answers.entries())
      for (const [how, less] of [...reductions(answers), ...singles(answers)]) {
        const seen = await polled(kind, subject, less);
        if (UNSENT.has(seen?.state)) wrong.push(`${at} ${how}: ${seen?.state ?? ''}`);
      }
    expect(wrong).toEqual([]);
  },
);

const contractEnd = { contractNo: 'C1', flowId: 'F1', completedAt: '2026-11-21 12:00:00' };

/** Kinds without a response that a later one could contradict, with the reason. */
const others: Readonly<Record<string, string>> = {
  'credit-quota-adjustment': 'the response to its repeat ends it',
  'invoice-number-reservation': 'the response to its repeat ends it',
  'verification-batch': 'each of its calls is sent once',
  'signing-company': 'only pushes report about it',
  'signing-person': 'only pushes report about it',
  export: 'the platform is not called',
};

/** Complete pushes, and the subjects that they are about. */
const pushes: readonly (readonly [kind: string, state: string, known: JsonObject, JsonObject])[] = [
  ['signing-company', 'REGISTERED', {}, { notifyType: '1', notifyNo: 'N1' }],
  ['signing-person', 'REGISTERED', {}, { notifyType: '1', notifyNo: 'N1' }],
  ['signing-task', 'WAITING', { taskNo: 'T1' }, { taskNo: 'T1', refusedReason: '金额不符' }],
  ['partner-contract', 'SIGNING', { contractNo: 'C1' }, contractEnd],
  ['partner-contract', 'OUTCOME_UNKNOWN', {}, contractEnd],
];

test.each(pushes)('a push about a %s in %s takes nothing back', (name, state, snapshot, pushed) => {
  const kind = kinds.get(name) as unknown as AnyKind;
  const told = (subject: Subject, push: JsonObject): Observation | null =>
    kind.applyPush?.(subject, push, pollContext({})) ?? null;
  const before = opened(name, { state, snapshot, answers: [] });
  const seen = told(before, pushed);
  if (seen === null) throw new Error('A complete push has news.');
  const subject = after(kind, before, seen);
  for (const [how, { push = {} }] of reductions({ push: pushed }))
    expect([how, newsOf(kind, subject, told(subject, push))]).toEqual([how, null]);
});

test('every kind that is queried is here', () => {
  const queried = [...kinds.values()].filter((kind) => !kind.hasNoStatusQuery && !kind.filesOf);
  expect(queried.map(({ kind }) => kind).toSorted()).toEqual(
    Object.keys({ ...walks, ...others }).toSorted(),
  );
});

function diff(before: Subject, news: Observation): string {
  return Object.entries(news.snapshot)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before.snapshot[key]))
    .map(
      ([key, value]) => `${key}: ${JSON.stringify(before.snapshot[key])}→${JSON.stringify(value)}`,
    )
    .join(', ');
}
