import { expect, test } from 'vitest';
import {
  type CreateJournal,
  move,
  opened,
  order,
  start,
  take,
  withoutEnds,
} from './subject-of-test.ts';

const ended = { done: true, value: undefined };

/** Followers of a stream. */
export function followPromises(create: CreateJournal): void {
  test('replay continues with live updates, without a gap or a repeat', async () => {
    const { journal } = await start(create);
    const from = await journal.end('acme');
    await opened(journal, order('1'));
    const follower = withoutEnds(journal.follow('acme', from, {}));
    await opened(journal, order('2'));
    expect(await take(follower, 2)).toEqual(['1:NEW', '2:NEW']);
    const live = take(follower, 3);
    await opened(journal, order('3'));
    await Promise.all([opened(journal, order('4')), opened(journal, order('5'))]);
    expect(await live).toEqual(['3:NEW', '4:NEW', '5:NEW']);
    await follower.return?.();
  });

  test('followers that pull during writes receive each update once, in the order of the stream', async () => {
    const { journal } = await start(create);
    const from = await journal.end('acme');
    const count = 100;
    const followers = [1, 2, 3].map(() =>
      take(withoutEnds(journal.follow('acme', from, {})), count),
    );
    for (let key = 0; key < count; key += 4) {
      await Promise.all([0, 1, 2, 3].map((more) => opened(journal, order(String(key + more)))));
    }
    const { updates } = await journal.read('acme', from, {}, count);
    const inOrder = updates.map(({ key, state }) => `${key}:${state}`);
    expect(await Promise.all(followers)).toEqual([inOrder, inOrder, inOrder]);
  });

  test('a filtered follower receives only matching updates, and only of its tenant', async () => {
    const { journal } = await start(create);
    const from = await journal.end('acme');
    const follower = withoutEnds(
      journal.follow('acme', from, {
        kinds: ['order'],
        key: '2',
        states: ['ISSUED'],
      }),
    );
    const live = take(follower, 1);
    await opened(journal, order('2', { tenant: 'umbrella' }), { state: 'ISSUED' });
    await opened(journal, order('1'), { state: 'ISSUED' });
    await opened(journal, order('2'));
    await move(journal, order('2'), 'ISSUED');
    expect(await live).toEqual(['2:ISSUED']);
    await follower.return?.();
  });

  test('a repeated change reaches a follower once', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    const follower = withoutEnds(journal.follow('acme', await journal.end('acme'), {}));
    const live = take(follower, 2);
    await move(journal, order('1'), 'A', { changeId: 'same' });
    await journal.advance(order('1'), 1, {
      changeId: 'same',
      state: 'A',
      final: false,
      snapshot: {},
      dueAt: null,
      cause: 'POLL',
      confirmed: true,
    });
    await move(journal, order('1'), 'B');
    expect(await live).toEqual(['1:A', '1:B']);
    await follower.return?.();
  });

  test('return() settles a waiting next() and ends the follower', async () => {
    const { journal } = await start(create);
    const follower = withoutEnds(journal.follow('acme', await journal.end('acme'), {}));
    const waiting = [follower.next(), follower.next()];
    expect(await follower.return?.()).toEqual(ended);
    expect(await Promise.all(waiting)).toEqual([ended, ended]);
    await opened(journal, order('1'));
    expect(await follower.next()).toEqual(ended);
  });

  test('an abort settles a waiting next(), even if it came earlier', async () => {
    const { journal } = await start(create);
    const end = await journal.end('acme');
    const abort = new AbortController();
    const waiting = withoutEnds(journal.follow('acme', end, {}, abort.signal)).next();
    abort.abort();
    expect(await waiting).toEqual(ended);
    expect(await withoutEnds(journal.follow('acme', end, {}, abort.signal)).next()).toEqual(ended);
  });

  test('a waiting next() fails when the journal is closed, instead of reporting an end', async () => {
    const { journal } = await start(create);
    const waiting = withoutEnds(journal.follow('acme', await journal.end('acme'), {})).next();
    const closed = journal.close();
    await expect(waiting).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    await closed;
  });

  test('a cursor of another journal yields a gap, then the stored updates, then live ones', async () => {
    const { journal, another } = await start(create);
    await opened(journal, order('1'));
    const foreign = await (await another()).end('acme');
    const follower = withoutEnds(journal.follow('acme', foreign, {}));
    expect(await take(follower, 2)).toEqual(['gap', '1:NEW']);
    const live = take(follower, 1);
    await opened(journal, order('2'));
    expect(await live).toEqual(['2:NEW']);
    await follower.return?.();
  });

  test('a reader overtaken by trimming gets a gap, and a waiting reader does not', async () => {
    const { journal, clock } = await start(create);
    const from = await journal.end('acme');
    const slow = withoutEnds(journal.follow('acme', from, {}));
    const waiting = withoutEnds(journal.follow('acme', from, { kinds: ['contract'] }));
    const live = take(waiting, 1);
    await opened(journal, order('1'));
    expect(await take(slow, 1)).toEqual(['1:NEW']);
    await opened(journal, order('2'));
    await clock.advance(1000);
    await journal.trim(clock.now(), 0);
    await opened(journal, order('3', { kind: 'contract' }));
    expect(await take(slow, 2)).toEqual(['gap', '3:NEW']);
    expect(await live).toEqual(['3:NEW']);
    await Promise.all([slow.return?.(), waiting.return?.()]);
  });

  test('each end is reported once, with the position behind all updates that were read', async () => {
    const { journal } = await start(create);
    const from = await journal.end('acme');
    await opened(journal, order('1'));
    await opened(journal, order('2', { kind: 'contract' }));
    const follower = journal.follow('acme', from, { kinds: ['order'] });
    expect(await take(follower, 1)).toEqual(['1:NEW']);
    // The cursor is behind the contract, which the filter excludes.
    expect((await follower.next()).value).toEqual({
      type: 'end',
      cursor: await journal.end('acme'),
    });
    const live = take(follower, 2);
    await opened(journal, order('3', { kind: 'contract' }));
    await opened(journal, order('4'));
    expect(await live).toEqual(['4:NEW', 'end']);
    await follower.return?.();
  });

  test('a gap is reported before the end', async () => {
    const { journal, another } = await start(create);
    await opened(journal, order('1'));
    const foreign = await (await another()).end('acme');
    const follower = journal.follow('acme', foreign, {});
    expect(await take(follower, 3)).toEqual(['gap', '1:NEW', 'end']);
    await follower.return?.();
  });

  test('a reader continues behind a gap with the gap’s cursor', async () => {
    const { journal, another } = await start(create);
    const { update } = await opened(journal, order('1'));
    const foreign = await (await another()).end('acme');
    const { value } = await withoutEnds(journal.follow('acme', foreign, {})).next();
    const cursor = value?.type === 'gap' ? value.cursor : '';
    expect(await journal.read('acme', cursor, {}, 1)).toMatchObject({
      gap: false,
      updates: [update],
    });
  });
}
