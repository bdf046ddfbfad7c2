import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '../../src/schema.ts';
import { createDataCipher } from '../../src/kernel/privacy/data-cipher.ts';
import { parseLossless } from '../../src/kernel/json/lossless-json.ts';
import type { Kind } from '../../src/subjects/kind/kind.ts';
import {
  personal,
  personalPathsIn,
  openSnapshot,
  sealSnapshot,
} from '../../src/subjects/personal/personal-members.ts';

const tracked = [...kinds.values()];
const text = z.string().nullable().default(null);
const pathsIn = (form: z.ZodType): readonly string[] =>
  personalPathsIn(form).map((path) => path.join('/'));

test('the declaration of a member applies to it alone, below any structure', () => {
  const person = z.object({ name: personal(text), turn: text });
  const form = z.object({
    taxNumber: personal(text),
    other: text,
    person: person.nullable().default(null),
    persons: z.array(person).readonly().default([]),
    amounts: z.array(text).default([]),
  });
  expect(pathsIn(form)).toEqual([
    'rejection',
    'found',
    'inputPrints',
    'taxNumber',
    'person/name',
    'persons',
  ]);
});

test.each<[string, (form: z.ZodObject) => z.ZodType]>([
  ['nullable', (form) => form.nullable()],
  ['optional', (form) => form.optional()],
  ['with a default', (form) => form.default({})],
  ['with a value for errors', (form) => form.catch({})],
  ['read-only', (form) => form.readonly()],
  ['preprocessed', (form) => z.preprocess((value) => value, form)],
  ['transformed', (form) => form.transform((value) => value)],
  ['an intersection', (form) => z.intersection(form, z.object({ other: text }))],
])('a personal member is found in an object that is %s', (_what, wrap) => {
  const form = z.object({ person: wrap(z.object({ name: personal(text) })) });
  expect(pathsIn(form)).toContain('person/name');
});

test('a member that is personal in one kind is personal in all kinds that store it', () => {
  // A tax number can be an ID number, and a household's is; responses and messages may name any person.
  const everywhere = /TaxNumber$|^(?:answer|request|message|signUrl|token|refusedReason)$/;
  const forgotten = tracked.flatMap(({ kind, personalPaths = [], ...rest }) => {
    const declared = new Set(personalPaths.map(([name = '']) => name));
    // defineKind gives it to all kinds.
    const { read } = rest as Partial<Pick<Kind<string, object, never>, 'read'>>;
    return Object.keys(read?.({}) ?? {})
      .filter((name) => everywhere.test(name) && !declared.has(name))
      .map((name) => `${kind}.${name}`);
  });
  expect(forgotten).toEqual([]);
});

const cipher = createDataCipher([{ id: 'k1', bytes: Buffer.alloc(32, 1) }]);
const id = { tenant: 'acme', kind: 'order', key: '1' };
const paths = [['person', 'idNumber'], ['list']];

test('encrypted data can be decrypted in its own position only, unchanged, and to the last digit', () => {
  const snapshot = {
    person: { idNumber: '110101199003071234', turn: 1 },
    list: [parseLossless('12345678901234567890'), null, 'x'],
    state: null,
  };
  const sealed = sealSnapshot(cipher, id, snapshot, paths);
  expect(JSON.stringify(sealed)).not.toContain('110101199003071234');
  const kept = JSON.parse(JSON.stringify(sealed)) as typeof sealed; // as returned by a journal
  expect(JSON.stringify(openSnapshot(cipher, id, kept))).toBe(
    JSON.stringify({
      person: { turn: 1, idNumber: '110101199003071234' },
      state: null,
      list: snapshot.list,
    }),
  );
  const elsewhere = [
    { ...id, key: '2' },
    { ...id, kind: 'seller' },
    { ...id, tenant: 'umbrella' },
  ];
  for (const other of elsewhere)
    expect(() => openSnapshot(cipher, other, kept)).toThrow('cannot be decrypted');
  const { $sealed } = kept as unknown as { $sealed: Record<string, string> };
  const swapped = { $sealed: { '/list': $sealed['/person/idNumber'] ?? '' } };
  expect(() => openSnapshot(cipher, id, swapped)).toThrow('cannot be decrypted');
  for (const [pointer, sealedText] of Object.entries($sealed)) {
    const broken = `${sealedText.slice(0, -2)}${sealedText.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => openSnapshot(cipher, id, { $sealed: { [pointer]: broken } })).toThrow(
      'cannot be decrypted',
    );
    expect(() => openSnapshot(cipher, id, { $sealed: { [pointer]: 'k1.AA' } })).toThrow(
      'cannot be decrypted',
    );
  }
  expect(() => openSnapshot(null, id, kept)).toThrow('cannot be read without DATA_KEY');
});

test('the same text never has the same ciphertext', () => {
  const [one, other] = [1, 2].map(() => sealSnapshot(cipher, id, { list: ['x'] }, paths));
  expect(one).not.toEqual(other);
});

test('the page for operators names all encrypted kinds and members', () => {
  const page = readFileSync(
    join(import.meta.dirname, '../../docs/operating/personal-data.md'),
    'utf8',
  );
  const missing = tracked.flatMap(({ kind, personalPaths = [] }) =>
    personalPaths
      .map((path) => path.join('.'))
      .filter((member) => {
        const line =
          page
            .split('\n')
            .find((each) => each.startsWith('|') && each.split('|')[1]?.includes(`\`${kind}\``)) ??
          '';
        const isOfAll = ['rejection', 'found', 'inputPrints'].includes(member);
        return !isOfAll && !line.includes(`\`${member}\``);
      })
      .map((member) => `${kind}.${member}`),
  );
  expect(missing).toEqual([]);
});
