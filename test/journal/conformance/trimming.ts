import { expect, test } from 'vitest';
import {
  change,
  type CreateJournal,
  intent,
  move,
  opened,
  order,
  start,
} from './subject-of-test.ts';

/** Records that trimming drops, and records that it never drops. */
export function trimPromises(create: CreateJournal): void {
  test('a cursor before the oldest stored update yields a gap, and one directly before it does not', async () => {
    const { journal, clock } = await start(create);
    const from = await journal.end('acme');
    await opened(journal, order('1'));
    const { update } = await opened(journal, order('2'));
    await clock.advance(1000);
    const { update: kept } = await opened(journal, order('3'));
    await journal.trim(clock.now(), 0);
    expect(await journal.read('acme', from, {}, 10)).toMatchObject({ gap: true, updates: [kept] });
    expect(await journal.read('acme', update.cursor, {}, 10)).toMatchObject({
      gap: false,
      updates: [kept],
    });
  });

  test('positions continue after all updates were trimmed', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'));
    const end = await journal.end('acme');
    await clock.advance(1000);
    await journal.trim(clock.now(), 0);
    expect(await journal.end('acme')).toBe(end);
    const { update } = await opened(journal, order('2'));
    expect(await journal.read('acme', end, {}, 10)).toMatchObject({
      gap: false,
      updates: [update],
    });
  });

  test('one call trims very many updates of all tenants', async () => {
    const { journal, clock } = await start(create);
    const [acme, umbrella] = [await journal.end('acme'), await journal.end('umbrella')];
    await Promise.all(
      Array.from({ length: 1100 }, (_, key) => opened(journal, order(String(key)))),
    );
    await opened(journal, order('1', { tenant: 'umbrella' }));
    await clock.advance(1000);
    await journal.trim(clock.now(), 0);
    expect(await journal.read('acme', acme, {}, 10)).toMatchObject({
      gap: true,
      updates: [],
      atEnd: true,
    });
    expect(await journal.read('umbrella', umbrella, {}, 10)).toMatchObject({
      gap: true,
      updates: [],
    });
  });

  test('a subject that is final for long keeps key, input hash, state and version and loses its snapshot; others keep all', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('old'));
    await opened(journal, order('open'));
    await move(journal, order('old'), 'ISSUED', { final: true, snapshot: { file: 'a' } });
    await clock.advance(1000);
    await opened(journal, order('new'));
    await move(journal, order('new'), 'ISSUED', { final: true, snapshot: { file: 'b' } });
    await journal.trim(0, clock.now());
    const shrunk = { state: 'ISSUED', version: 2, final: true, inputHash: 'hash', snapshot: {} };
    expect(await journal.get(order('old'))).toMatchObject(shrunk);
    expect(await journal.get(order('open'))).toMatchObject({ snapshot: { step: 0 } });
    expect(await journal.get(order('new'))).toMatchObject({ snapshot: { file: 'b' } });
  });

  test('a subject of a lasting kind keeps its snapshot', async () => {
    const { journal, clock } = await start(create);
    const lasting = { ...order('1'), kind: 'files' };
    for (const id of [order('1'), lasting]) {
      await opened(journal, id);
      await move(journal, id, 'ISSUED', { final: true, snapshot: { file: 'a' } });
    }
    await clock.advance(1000);
    await journal.trim(0, clock.now(), ['files']);
    expect(await journal.get(order('1'))).toMatchObject({ snapshot: {} });
    expect(await journal.get(lasting)).toMatchObject({ snapshot: { file: 'a' } });
  });

  test('no key is ever dropped: a second opening returns the subject or a conflict', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'));
    await move(journal, order('1'), 'ISSUED', { final: true });
    await clock.advance(1000);
    await journal.trim(clock.now(), clock.now());
    expect(await journal.open(order('1'), intent())).toMatchObject({ outcome: 'existing' });
    expect(await journal.open(order('1'), intent({ inputHash: 'b' }))).toMatchObject({
      outcome: 'conflict',
    });
  });

  test('receipts are dropped with the updates of their time', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'));
    await journal.recordPush(order('1'), 'old');
    await clock.advance(1000);
    await journal.recordPush(order('1'), 'new');
    await journal.trim(clock.now(), 0);
    expect(await journal.recordPush(order('1'), 'new')).toBe('repeated');
    expect(await journal.recordPush(order('1'), 'old')).toBe('noted');
  });

  test('a change id repeated after its update was trimmed has no second effect', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'));
    const to = change('ISSUING');
    await journal.advance(order('1'), 1, to);
    await clock.advance(1000);
    await journal.trim(clock.now(), 0);
    expect(await journal.advance(order('1'), 1, to)).toMatchObject({ outcome: 'stale' });
  });
}
