import { expect, test } from 'vitest';
import { encodeCursor } from '../../src/journal/follow/feeds.ts';
import type { FeedOptions } from '../../src/subjects/follow/follow.ts';
import type { StatusItem } from '../../src/subjects/follow/topic.ts';
import type { Following } from '../../src/subjects/follow/status-iterator.ts';
import { createScene, id, type Scene } from '../tracker/scene.ts';

/** More snapshots than fit one page of those that follow a gap. */
const NEWER = 120;

/** Cursor of a history that no longer exists. */
const lost = encodeCursor({ epoch: 'lost', position: 5 });

/** An order in CHECKED, followed by many newer subjects: orders in SUBMITTED, and parts. */
async function createSubjects(): Promise<Scene> {
  const scene = await createScene();
  await scene.open();
  await scene.journal.advance(id, 1, {
    changeId: 'checked',
    state: 'CHECKED',
    final: false,
    snapshot: {},
    dueAt: null,
    cause: 'POLL',
    confirmed: true,
  });
  for (let number = 0; number < NEWER; number += 1) {
    await scene.open({ ...id, key: `newer-${number}` });
    await scene.open({ ...id, kind: 'part', key: `${number}` });
  }
  return scene;
}

/** All items that a reader receives until it has caught up. */
async function shownBy(following: Following): Promise<readonly StatusItem[]> {
  const shown: StatusItem[] = [];
  for (let step = await following.step(); step?.type === 'item'; step = await following.step())
    shown.push(step.item);
  await following.return?.();
  return shown;
}

const FEEDS: readonly FeedOptions[] = [
  {},
  { kinds: ['order'] },
  { except: ['part'] },
  { states: ['CHECKED'] },
  { kinds: ['order'], states: ['CHECKED'] },
  { kinds: ['order', 'part'], states: ['CHECKED'] },
  { except: ['part'], states: ['CHECKED'] },
  { except: ['order'] },
  { kinds: ['order', 'part'], except: ['order'] },
  { states: ['SUBMITTED'], except: ['part'] },
];

test.each(FEEDS.map((feed) => [JSON.stringify(feed), feed] as const))(
  'the feed %s begins after a gap with the newest subjects that match, and reports the gap with the first of them',
  async (_name, feed) => {
    const { subjects, journal } = await createSubjects();
    const { subjects: newest } = await journal.list(id.tenant, { first: 3 * NEWER });
    const { kinds, states, except = [] } = feed;
    const wanted = newest
      .map(({ subject }) => subject)
      .filter(({ kind }) => (kinds?.includes(kind) ?? true) && !except.includes(kind))
      .filter(({ state }) => states?.includes(state) ?? true)
      .slice(0, 100);

    const following = await subjects.forTenant(id.tenant).followAll({ ...feed, after: lost });
    const shown = await shownBy(following);
    const snapshots = shown.filter(({ newestClaim }) => newestClaim === null);
    expect(snapshots.map(({ kind, key }) => `${kind} ${key}`)).toEqual(
      wanted.map(({ kind, key }) => `${kind} ${key}`),
    );
    expect(shown[0]?.cause).toBe('SNAPSHOT_AFTER_GAP');
    expect(shown.filter(({ cause }) => cause === 'SNAPSHOT_AFTER_GAP')).toHaveLength(1);
  },
);

test.each([[undefined], [['CHECKED']]])(
  'one subject, followed in the states %j, is shown in its current state after a gap',
  async (states) => {
    const { subjects } = await createSubjects();
    const options = { after: lost, ...(states && { states }) };
    const following = await subjects.forTenant(id.tenant).follow(id, id.key, options);
    const shown = await shownBy(following);
    expect(shown).toMatchObject([{ cause: 'SNAPSHOT_AFTER_GAP', key: id.key, version: 2 }]);
  },
);

test.each([
  ['a feed', null],
  ['one subject', id.key],
])(
  'a milestone of %s without a matching subject after a gap reports the gap with the first later item',
  async (_name, key) => {
    const { subjects, journal } = await createSubjects();
    const of = subjects.forTenant(id.tenant);
    const options = { after: lost, states: ['DONE'] };
    const following = await (key === null ? of.followAll(options) : of.follow(id, key, options));
    expect(await following.step()).toMatchObject({ type: 'end' });
    expect(following.owesGap).toBe(true);
    await journal.advance(id, 2, {
      changeId: 'done',
      state: 'DONE',
      final: false,
      snapshot: {},
      dueAt: null,
      cause: 'POLL',
      confirmed: true,
    });
    expect(await following.step()).toMatchObject({
      item: { cause: 'SNAPSHOT_AFTER_GAP', key: id.key, state: 'DONE', previousState: null },
    });
    expect(following.owesGap).toBe(false);
    await following.return?.();
  },
);
