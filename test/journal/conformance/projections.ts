import { expect, test } from 'vitest';
import type { Journal } from '../../../src/journal/contract/journal.ts';
import type {
  Contribution,
  Dimension,
  Projection,
  SearchQuery,
  Total,
} from '../../../src/journal/contract/projection.ts';
import {
  change,
  type CreateJournal,
  move,
  opened,
  order,
  start,
  updateOf,
} from './subject-of-test.ts';

function projection(rest: Partial<Projection> = {}): Projection {
  return {
    amount: null,
    attentionAt: null,
    numbers: [],
    names: [],
    contributions: [],
    labels: [],
    ...rest,
  };
}

/** A name in a projection. The tests use the name and its prefixes as their own pseudonyms. */
function named(name: string): Pick<Projection, 'names' | 'labels'> {
  const prefixes = [2, 3, 4].map((length) => name.slice(0, length));
  return { names: [name], labels: [{ pseudonym: name, label: `label of ${name}`, prefixes }] };
}

function part(withTax: number, rest: Partial<Contribution> = {}): Contribution {
  const tax = Math.round(withTax / 10);
  return {
    month: '2026-11',
    dimension: 'MONTH',
    bucket: '',
    count: 1,
    withoutTax: withTax - tax,
    tax,
    withTax,
    reversed: 0,
    reversedWithTax: 0,
    ...rest,
  };
}

const summed = (...contributions: readonly Contribution[]): { projection: Projection } => ({
  projection: projection({ contributions }),
});

const at = (attentionAt: number | null): { projection: Projection } => ({
  projection: projection({ attentionAt }),
});

/** Searches for a name or a prefix. */
const wanted = (whole: string): Pick<SearchQuery, 'name'> => ({ name: { whole, prefix: whole } });

async function found(journal: Journal, query: Partial<SearchQuery>): Promise<readonly string[]> {
  const all = { number: null, name: null, kinds: ['order', 'contract'], first: 10 };
  const results = await journal.search('acme', { ...all, ...query });
  return results.map(
    ({ subject, match, isExact }) => `${subject.kind}/${subject.key} ${match}${isExact ? '' : '…'}`,
  );
}

function totals(
  journal: Journal,
  dimension: Dimension = 'MONTH',
  most = 10,
): Promise<readonly Total[]> {
  const range = { from: '2026-01', to: '2026-12' };
  return journal.totals('acme', { kinds: ['order'], dimension, ...range, most });
}

/** Search, totals and attention, as projected by changes. */
export function projectionPromises(create: CreateJournal): void {
  test('a search by number finds the exact match first, then prefix matches, of the selected kinds', async () => {
    const { journal, clock } = await start(create);
    for (const key of ['a-10', 'a-1', 'a-11', 'b-1']) {
      await opened(journal, order(key), {
        projection: projection({ numbers: [key, `no-${key}`] }),
      });
      await clock.advance(1);
    }
    const contract = order('c', { kind: 'contract' });
    await opened(journal, contract, { projection: projection({ numbers: ['a-1'] }) });
    await opened(journal, order('a-1', { tenant: 'umbrella' }), {
      projection: projection({ numbers: ['a-1'] }),
    });
    const exact = ['contract/c NUMBER', 'order/a-1 NUMBER'];
    const beginning = ['order/a-11 NUMBER…', 'order/a-10 NUMBER…'];
    expect(await found(journal, { number: 'a-1' })).toEqual([...exact, ...beginning]);
    expect(await found(journal, { number: 'a-1', first: 3 })).toHaveLength(3);
    expect(await found(journal, { number: 'a-1', kinds: ['contract'] })).toEqual(exact.slice(0, 1));
    expect(await found(journal, { number: 'no-b' })).toEqual(['order/b-1 NUMBER…']);
    for (const number of ['a-2', 'A-1', '-1', 'a%', 'pa'])
      expect({ number, found: await found(journal, { number }) }).toEqual({ number, found: [] });
    expect(await found(journal, { number: 'a-1', kinds: [] })).toEqual([]);
  });

  test('a search by name finds pseudonyms of whole names and of prefixes, newest first', async () => {
    const { journal, clock } = await start(create);
    for (const [key, name] of [
      ['1', '上海甲公司'],
      ['2', '上海乙公司'],
      ['3', '上海甲公司'],
      ['4', '北京丙公司'],
    ] as const) {
      await opened(journal, order(key), { projection: projection(named(name)) });
      await clock.advance(1);
    }
    expect(await found(journal, wanted('上海'))).toEqual([
      'order/3 NAME…',
      'order/2 NAME…',
      'order/1 NAME…',
    ]);
    expect(await found(journal, wanted('上海甲公司'))).toEqual(['order/3 NAME', 'order/1 NAME']);
    expect(await found(journal, { number: '上海甲公司' })).toEqual([]);
    expect(await found(journal, wanted('上海丁'))).toEqual([]);
  });

  test('a subject is found by its last projection, and stays found after a change without one', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'), { projection: projection({ numbers: ['1', 'draft'] }) });
    await move(journal, order('1'), 'ISSUED', {
      projection: projection({ numbers: ['1', 'no-7'] }),
    });
    expect(await found(journal, { number: 'draft' })).toEqual([]);
    await move(journal, order('1'), 'PAID');
    expect(await found(journal, { number: 'no-7' })).toEqual(['order/1 NUMBER']);
    await move(journal, order('1'), 'ENDED', { projection: projection() });
    expect(await found(journal, { number: '1' })).toEqual([]);
  });

  test('subjects opened with a change are found and counted, and a rejected change projects nothing', async () => {
    const { journal } = await start(create);
    const opening = { kind: 'contract', key: 'c', inputHash: 'h', state: 'NEW', snapshot: {} };
    await opened(journal, order('1'));
    const opens = [{ ...opening, dueAt: null, projection: projection({ numbers: ['c'] }) }];
    await move(journal, order('1'), 'ISSUED', { opens });
    expect(await found(journal, { number: 'c' })).toEqual(['contract/c NUMBER']);
    const late = change('LATE', {
      projection: projection({ numbers: ['late'], contributions: [part(1)] }),
    });
    expect(await journal.advance(order('1'), 1, late)).toMatchObject({ outcome: 'stale' });
    expect(await found(journal, { number: 'late' })).toEqual([]);
    expect(await totals(journal)).toEqual([]);
  });

  test('totals above the safe integers are exact', async () => {
    const { journal } = await start(create);
    for (const key of ['1', '2']) {
      await opened(journal, order(key));
      const most = part(7_000_000_000_000_001, { withoutTax: 0, tax: 0 });
      await move(journal, order(key), 'ISSUED', { final: true, ...summed(most) });
    }
    expect(await totals(journal)).toMatchObject([{ count: 2, withTax: 14_000_000_000_000_002n }]);
  });

  test('totals are the sums of the current contributions, however often a change is sent', async () => {
    const { journal } = await start(create);
    for (const key of ['1', '2', '3']) await opened(journal, order(key));
    const first = change('ISSUED', { final: true, ...summed(part(1_000)) });
    await Promise.all([
      journal.advance(order('1'), 1, first),
      journal.advance(order('1'), 1, first),
      journal.advance(order('2'), 1, change('ISSUED', { final: true, ...summed(part(250)) })),
    ]);
    updateOf(await journal.advance(order('1'), 1, first));
    const october = { month: '2026-10', withTax: 33 };
    await move(journal, order('3'), 'ISSUED', { final: true, ...summed(part(33, october)) });
    const row = { bucket: '', label: null, buckets: 1, reversed: 0, reversedWithTax: 0 };
    const november = { ...row, month: '2026-11' };
    expect(await totals(journal)).toEqual([
      { ...row, month: '2026-10', count: 1, withoutTax: 30, tax: 3, withTax: 33 },
      { ...november, count: 2, withoutTax: 1_125, tax: 125, withTax: 1_250 },
    ]);
    const reversed = summed(part(1_000, { reversed: 1, reversedWithTax: 1_000 }));
    await journal.correct(order('1'), 2, change('ISSUED', { final: true, ...reversed }));
    await journal.correct(order('2'), 2, change('VOID', { final: true, ...summed() }));
    await journal.correct(order('3'), 2, change('VOID', { final: true, ...summed() }));
    const left = { count: 1, withoutTax: 900, tax: 100, withTax: 1_000 };
    expect(await totals(journal)).toEqual([
      { ...november, ...left, reversed: 1, reversedWithTax: 1_000 },
    ]);
    expect(
      await journal.totals('umbrella', {
        kinds: ['order'],
        dimension: 'MONTH',
        from: '2026-01',
        to: '2026-12',
        most: 10,
      }),
    ).toEqual([]);
  });

  test('totals of sellers cover all months, largest first, with labels; the rest is one row', async () => {
    const { journal } = await start(create);
    const amounts = { a: [5, 5], b: [300, 1], c: [20], d: [30] };
    for (const [seller, list] of Object.entries(amounts)) {
      for (const [index, amount] of list.entries()) {
        const month = `2026-0${index + 1}`;
        const contributions = [part(amount * 100, { month, dimension: 'SELLER', bucket: seller })];
        const { labels } = named(seller);
        await opened(journal, order(`${seller}${index}`), {
          projection: projection({ contributions, labels }),
        });
      }
    }
    const rows = await totals(journal, 'SELLER', 2);
    expect(
      rows.map(({ bucket, label, withTax, count, buckets }) => [
        bucket,
        label,
        withTax,
        count,
        buckets,
      ]),
    ).toEqual([
      ['b', 'label of b', 30_100, 2, 1],
      ['d', 'label of d', 3_000, 1, 1],
      [null, null, 3_000, 3, 2],
    ]);
    const january = {
      kinds: ['order'],
      dimension: 'SELLER',
      from: '2026-01',
      to: '2026-01',
      most: 9,
    } as const;
    expect((await journal.totals('acme', january)).map(({ withTax }) => withTax)).toEqual([
      30_000, 3_000, 2_000, 500,
    ]);
    expect(await totals(journal, 'BUYER')).toEqual([]);
  });

  test('a shrunk subject is found and counted as before', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'));
    const numbers = ['1'];
    const contributions = [part(100)];
    const attentionAt = clock.now();
    const projected = {
      projection: projection({ numbers, contributions, attentionAt, amount: 100 }),
    };
    await move(journal, order('1'), 'ISSUED', { final: true, ...projected });
    await clock.advance(1000);
    const before = await totals(journal);
    await journal.trim(0, clock.now());
    expect(await journal.get(order('1'))).toMatchObject({ snapshot: {}, attentionAt: null });
    expect(await found(journal, { number: '1' })).toEqual(['order/1 NUMBER']);
    expect(await totals(journal)).toEqual(before);
    expect(await journal.unprojected(9)).toEqual([]);
  });

  test('attention lasts as long as the state, restarts with a new state, and is dismissed for one state', async () => {
    const { journal, clock } = await start(create);
    const now = clock.now();
    const waiting = async (by = now): Promise<readonly string[]> => {
      const { subjects } = await journal.list('acme', { first: 9, attentionBy: by });
      expect(await journal.attentionCount('acme', by, 9)).toBe(subjects.length);
      return subjects.map(({ subject }) => subject.key);
    };
    await opened(journal, order('1'), at(null));
    await opened(journal, order('2'), { ...at(now + 5), groups: { seller: 'ann' } });
    expect(await waiting()).toEqual([]);
    await move(journal, order('1'), 'REFUSED', at(now));
    await move(journal, order('1'), 'REFUSED', at(now + 500));
    expect(await journal.get(order('1'))).toMatchObject({ attentionAt: now });
    expect(await waiting()).toEqual(['1']);
    expect(await waiting(now + 5)).toEqual(['2', '1']);
    const ofAnn = { group: { name: 'seller', value: 'ann' }, attentionBy: now + 5, first: 9 };
    expect((await journal.list('acme', ofAnn)).subjects).toHaveLength(1);
    expect((await journal.list('acme', { ...ofAnn, attentionBy: now })).subjects).toEqual([]);
    expect(await journal.attentionCount('acme', now + 5, 1)).toBe(1);

    expect(await journal.dismiss(order('1'), 'NEW')).toBe(false);
    expect(await journal.dismiss(order('3'), 'NEW')).toBe(false);
    const { version } = (await journal.get(order('1'))) ?? {};
    expect(await journal.dismiss(order('1'), 'REFUSED')).toBe(true);
    expect(await journal.dismiss(order('1'), 'REFUSED')).toBe(true);
    expect(await journal.get(order('1'))).toMatchObject({ version, attentionAt: null });
    await move(journal, order('1'), 'REFUSED', at(now));
    expect(await waiting()).toEqual([]);
    await move(journal, order('1'), 'STALE', at(now));
    expect(await waiting()).toEqual(['1']);
    await move(journal, order('1'), 'GOES ON', at(null));
    expect(await waiting()).toEqual([]);
  });

  test('a list holds the selected amounts, page by page, also within a group', async () => {
    const { journal, clock } = await start(create);
    for (const [index, amount] of [100, null, 300, -50, 200].entries()) {
      const state = index % 2 === 0 ? 'NEW' : 'OLD';
      await opened(journal, order(String(index)), {
        state,
        groups: { seller: index < 3 ? 'ann' : 'bob' },
        projection: projection({ amount }),
      });
      await clock.advance(1);
    }
    const keys = async (query: Parameters<Journal['list']>[1]): Promise<string> =>
      (await journal.list('acme', query)).subjects.map(({ subject }) => subject.key).join(' ');
    expect(await keys({ amountFrom: 100, first: 9 })).toBe('4 2 0');
    expect(await keys({ amountTo: 100, first: 9 })).toBe('3 0');
    expect(await keys({ amountFrom: 101, amountTo: 250, first: 9 })).toBe('4');
    expect(await keys({ amountFrom: 0, states: ['OLD'], first: 9 })).toBe('');
    const ofAnn = { group: { name: 'seller', value: 'ann' }, amountFrom: 100 };
    expect(await keys({ ...ofAnn, first: 9 })).toBe('2 0');
    const page = await journal.list('acme', { amountFrom: 100, first: 2 });
    expect(page).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const after = page.subjects.at(-1)?.pageCursor ?? '';
    expect(await keys({ amountFrom: 100, first: 2, after })).toBe('0');
    expect(await journal.list('acme', { amountTo: 200, first: 1, after })).toMatchObject({
      hasPreviousPage: true,
      hasNextPage: false,
    });
  });

  test('a subject changed without a projection is projected later, at the version that was read', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    await opened(journal, order('2'), { projection: projection() });
    await opened(journal, order('3', { tenant: 'umbrella' }));
    const keys = async (): Promise<readonly string[]> =>
      (await journal.unprojected(9)).map(({ key }) => key).toSorted();
    expect(await keys()).toEqual(['1', '3']);
    expect(await journal.unprojected(1)).toHaveLength(1);
    const whole = projection({
      numbers: ['1'],
      amount: 70,
      attentionAt: 5,
      contributions: [part(70, { dimension: 'BUYER', bucket: '上海甲公司' })],
      ...named('上海甲公司'),
    });
    await journal.project(order('1'), 2, whole);
    expect(await keys()).toEqual(['1', '3']);
    await journal.project(order('1'), 1, whole);
    await journal.project(order('1'), 1, whole);
    expect(await keys()).toEqual(['3']);
    expect(await journal.get(order('1'))).toMatchObject({ version: 1, attentionAt: 5 });
    expect(await found(journal, { number: '1' })).toEqual(['order/1 NUMBER']);
    const name = { whole: '?', prefix: '上海' };
    expect(await found(journal, { name })).toEqual(['order/1 NAME…']);
    expect(await totals(journal, 'BUYER')).toMatchObject([
      { bucket: '上海甲公司', label: 'label of 上海甲公司', withTax: 70 },
    ]);
    await move(journal, order('2'), 'ISSUED');
    expect(await keys()).toEqual(['2', '3']);
  });

  test('hundreds of concurrent changes of many tenants give the same totals as sequential ones', async () => {
    const { journal } = await start(create);
    const tenants = ['acme', 'umbrella', 'other'];
    const ids = Array.from({ length: 300 }, (_, index) =>
      order(String(index), { tenant: tenants[index % 3] ?? '' }),
    );
    await Promise.all(ids.map((id) => opened(journal, id)));
    await Promise.all(
      ids.map((id, index) => {
        const seller = { dimension: 'SELLER', bucket: `s${index % 7}` } as const;
        const contributions = [part(index * 10), part(index * 10, seller)];
        const numbers = [id.key, `no-${index}`];
        return move(journal, id, 'ISSUED', {
          final: true,
          projection: projection({ contributions, numbers, ...named(`n${index % 5}公司`) }),
        });
      }),
    );
    const ofAcme = ids.flatMap((id, index) => (id.tenant === 'acme' ? [index * 10] : []));
    const sum = ofAcme.reduce((all, each) => all + each, 0);
    expect(await totals(journal)).toMatchObject([{ count: 100, withTax: sum }]);
    const sellers = await totals(journal, 'SELLER');
    expect(sellers).toHaveLength(7);
    expect(sellers.reduce((all, { withTax }) => all + Number(withTax), 0)).toBe(sum);
    expect(await found(journal, { number: 'no-297' })).toEqual(['order/297 NUMBER']);
  });
}
