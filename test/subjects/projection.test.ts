import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { keyedDigest } from '../../src/kernel/ids.ts';
import { createDataCipher } from '../../src/kernel/privacy/data-cipher.ts';
import { kinds } from '../../src/schema.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { createProjector, projectStored } from '../../src/subjects/projection/projector.ts';
import {
  createPseudonyms,
  normalForm,
  prefixesOf,
} from '../../src/subjects/projection/contributions.ts';

const HOUR_MS = 3_600_000;
const AT = Date.parse('2026-11-30T23:59:59+08:00');

const cipher = createDataCipher([{ id: 'k1', bytes: Buffer.alloc(32, 1) }]);
const pseudonyms = createPseudonyms((text) => keyedDigest('secret', text), cipher);
const errors: unknown[] = [];
const projector = createProjector(kinds, pseudonyms, { error: (...said) => errors.push(said) });

const project = (kind: string, state: string, snapshot = {}, key = 'Key-1') =>
  projector.ofChange({ tenant: 'acme', kind, key }, { state, snapshot }, AT);

const statesOf = (name: string) => [...(kinds.get(name)?.stateOrder ?? []), 'STALE'];

/** States in which a client ended the subject itself, by kind. */
const CANCELED = new Set([
  'verification-batch CANCELED',
  'partner-contract CANCELED',
  'scrap-tax-payment CANCELED',
]);

const subject: Subject = {
  tenant: 'acme',
  kind: 'forward-invoice',
  key: '1',
  state: 'REJECTED',
  version: 2,
  final: true,
  inputHash: '',
  snapshot: {},
  dueAt: null,
  openedAt: AT,
  changedAt: AT,
  attentionAt: null,
};

describe('attention', () => {
  const AFTER_MS: Readonly<Record<string, number | null>> = {
    PENDING: null,
    SUCCEEDED: null,
    FAILED: 0,
    STALE: 0,
    OUTCOME_UNKNOWN: HOUR_MS / 6,
    ACTION_REQUIRED: 24 * HOUR_MS,
  };

  test.each([...kinds.keys()])('of each state of %s follows from its progress', (name) => {
    for (const state of statesOf(name)) {
      const progress = kinds.get(name)?.progressIn(state) ?? '';
      const isCanceled = CANCELED.has(`${name} ${state}`);
      const afterMs = isCanceled ? null : state === 'NOT_SENT' ? 0 : (AFTER_MS[progress] ?? null);
      const { attentionAt } = project(name, state);
      const wanted = afterMs === null || kinds.get(name)?.isPart ? null : AT + afterMs;
      expect({ state, attentionAt }).toEqual({ state, attentionAt: wanted });
    }
  });

  test('is not set by an upgrade for subjects that ended long ago', () => {
    const days = (count: number) => projector.ofStored(subject, AT + count * 24 * HOUR_MS);
    expect(days(30).attentionAt).toBe(AT);
    expect(days(31).attentionAt).toBeNull();
    const open = { ...subject, state: 'STALE', final: false };
    expect(projector.ofStored(open, AT + 99 * 24 * HOUR_MS).attentionAt).toBe(AT);
  });
});

test('stored subjects are projected in steps with pauses between, and the projection ends after the last write', async () => {
  const stored = Array.from({ length: 450 }, (_, index) => ({ ...subject, key: `${index}` }));
  const projected: string[] = [];
  const steps: string[] = [];
  const journal = {
    async unprojected(most: number) {
      steps.push('step');
      return stored.splice(0, most);
    },
    async project({ key }: Pick<Subject, 'key'>) {
      await setImmediate();
      projected.push(key);
    },
  };
  const clock = {
    now: () => AT,
    elapsed: () => 0,
    async sleep() {
      await setImmediate();
      steps.push('rest');
    },
  };
  await projectStored({ journal, projector, clock }, new AbortController().signal);
  expect(projected).toHaveLength(450);
  expect(steps).toEqual(['step', 'rest', 'step', 'rest', 'step']);
});

describe('terms', () => {
  test.each([...kinds.keys()])('of an emptied snapshot of %s are at most its key', (name) => {
    const { isPart, isLasting } = kinds.get(name) ?? {};
    for (const state of statesOf(name)) {
      const { numbers, names } = project(name, state);
      expect({ numbers, names }).toEqual({
        numbers: isPart || isLasting ? [] : ['key-1'],
        names: [],
      });
    }
    expect(errors).toEqual([]);
  });

  test('an attempt is found by the number that it was made for', () => {
    expect(project('scrap-invoice', 'UPLOADING', {}, '2630 2').numbers).toEqual(['2630']);
  });

  test('numbers and names have one spelling', () => {
    expect(normalForm(' ＡＢ－１２\u3000（上海） ')).toBe('ab-12(上海)');
    expect(prefixesOf('甲')).toEqual([]);
    expect(prefixesOf('上海 甲')).toEqual(['上海', '上海甲']);
    expect(
      prefixesOf('𠮷野家有限公司'.repeat(3)).map((prefix) => Array.from(prefix).length),
    ).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('a name is stored only as pseudonyms of its tenant, and its label can be decrypted only in its own position', () => {
    const buyerName = '上海甲公司';
    const projection = project('forward-invoice', 'ISSUING', { buyerName });
    expect(JSON.stringify(projection)).not.toContain('甲');
    const [label] = projection.labels;
    if (!label) throw new Error('a name has a label');
    expect(projection.names).toEqual([label.pseudonym]);
    expect(pseudonyms.partyIn('acme', label)).toEqual({ name: buyerName });
    expect(() => pseudonyms.partyIn('umbrella', label)).toThrow('cannot be decrypted');
    expect(pseudonyms.searched('acme', '上海 甲')?.prefix).toBe(label.prefixes[1]);
    expect(pseudonyms.searched('acme', buyerName)?.whole).toBe(label.pseudonym);
    expect(pseudonyms.searched('umbrella', buyerName)?.whole).not.toBe(label.pseudonym);
    expect(pseudonyms.searched('acme', '上')).toBeNull();
    const keyless = createPseudonyms((text) => text, null);
    expect(() => keyless.partyIn('acme', label)).toThrow('without DATA_KEY holding the key');
    const plain = keyless.labelOf('acme', { name: buyerName });
    expect(pseudonyms.partyIn('acme', plain)).toEqual({ name: buyerName });
  });
});

/** The contributions of an order, in short form. */
const parts = (snapshot: object, state = 'ISSUED') =>
  project('forward-invoice', state, snapshot).contributions.map(
    ({ month, dimension, bucket, count, withTax, tax, reversedWithTax }) =>
      [
        month,
        dimension,
        bucket.length > 10 ? '…' : bucket,
        count,
        withTax,
        tax,
        reversedWithTax,
      ].join(' '),
  );

describe('totals', () => {
  const order = {
    sellerTaxNumber: '91440300MA5F0A0A1X',
    buyerName: '上海甲公司',
    amountWithTax: '219.00',
    amountWithoutTax: '200.00',
    taxAmount: '19.00',
    amountsByRate: [
      { taxRate: '0.130', amountWithTax: '113', amountWithoutTax: '100.00', taxAmount: '13.00' },
      { taxRate: '0.06', amountWithTax: '106.00', amountWithoutTax: '100.00', taxAmount: '6.00' },
    ],
  };

  test('an invoice counts from its issue, in the Shanghai month in which it ended', () => {
    for (const state of statesOf('forward-invoice').filter((each) => each !== 'ISSUED'))
      expect(parts(order, state)).toEqual([]);
    expect(parts(order)).toEqual([
      '2026-11 MONTH  1 21900 1900 0',
      '2026-11 SELLER … 1 21900 1900 0',
      '2026-11 BUYER … 1 21900 1900 0',
      '2026-11 RATE 0.13 1 11300 1300 0',
      '2026-11 RATE 0.06 1 10600 600 0',
    ]);
    expect(parts({ ...order, endedAt: AT - 30 * 24 * HOUR_MS })[0]).toContain('2026-10');
  });

  test('a reversed invoice stays in the sums and counts as reversed', () => {
    expect(parts({ ...order, isRedOffset: true })).toEqual([
      '2026-11 MONTH  1 21900 1900 21900',
      '2026-11 SELLER … 1 21900 1900 21900',
      '2026-11 BUYER … 1 21900 1900 21900',
      '2026-11 RATE 0.13 1 11300 1300 11300',
      '2026-11 RATE 0.06 1 10600 600 10600',
    ]);
  });

  test('an invoice has no rate if its rates do not add up to it, and no buyer without a name', () => {
    const [, , buyer, rate, ...more] = parts({
      ...order,
      amountWithTax: '220.00',
      buyerName: null,
    });
    expect([buyer, rate, more]).toEqual([
      '2026-11 BUYER  1 22000 1900 0',
      '2026-11 RATE  1 22000 1900 0',
      [],
    ]);
    expect(parts({})[0]).toBe('2026-11 MONTH  1 0 0 0');
    expect(parts({}).at(-1)).toBe('2026-11 RATE  1 0 0 0');
  });

  test('a red scrap invoice counts as a reversal only', () => {
    const snapshot = {
      isRed: true,
      amountWithTax: '-30.00',
      amountWithoutTax: '-29.13',
      taxAmount: '-0.87',
    };
    const reversal = { count: 0, withTax: 0, tax: 0, reversed: 1, reversedWithTax: 3_000 };
    const { contributions } = project('scrap-invoice', 'ISSUED', snapshot);
    expect(contributions).toHaveLength(4);
    for (const contribution of contributions) expect(contribution).toMatchObject(reversal);
  });

  test('a reverse invoice belongs to its seller’s id, and counts as reversed once the bank has accepted its voiding', () => {
    const voiding = { requestedAt: 1, bankStatus: null, bankResult: null };
    const known = {
      sellerId: 's-1',
      buyerTaxNumber: '91310000',
      payAmount: '100.5',
      taxAmount: '1',
    };
    const { contributions, labels } = project('reverse-invoice', 'DONE', { ...known, voiding });
    expect(contributions[0]).toMatchObject({
      withTax: 10_050,
      tax: 100,
      withoutTax: 9_950,
      reversed: 1,
    });
    expect(labels.map((label) => pseudonyms.partyIn('acme', label))).toEqual([
      { sellerId: 's-1' },
      { taxNumber: '91310000' },
    ]);
  });
});
