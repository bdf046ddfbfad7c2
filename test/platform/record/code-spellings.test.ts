import { expect, test } from 'vitest';
import { endpoints } from '../../../src/schema.ts';
import {
  codeIn,
  type CodeTable,
  isChoice,
  isRecord,
  type Shape,
  type Structure,
} from '../../../src/platform/record/index.ts';

/** Code tables of a structure, at any depth. */
function tablesIn(structure: Structure): readonly CodeTable[] {
  if (isRecord(structure))
    return Object.values(structure.fields).flatMap(({ shape }) => tablesOf(shape));
  if (!isChoice(structure)) return [];
  return Object.values(structure.variants).flatMap((variant) =>
    'record' in variant ? tablesIn(variant.record) : tablesOf(variant.shape),
  );
}

function tablesOf(shape: Shape): readonly CodeTable[] {
  if (shape.kind === 'code') return [shape.table];
  if (shape.kind === 'list') return tablesOf(shape.of);
  if (shape.kind === 'structure') return tablesIn(shape.structure());
  return (shape.holds ?? []).flatMap(tablesIn);
}

const tables = [
  ...new Set(endpoints.flatMap(({ request, response }) => [request, response].flatMap(tablesIn))),
];

const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

test('there are tables to read', () => {
  expect(tables.length).toBeGreaterThan(40);
});

test.each(tables)('$name reads each code in other spellings, and no other code', (table) => {
  for (const { code } of table.entries) {
    if (code === '') continue;
    const texts = [code, ` ${code}\u{3000}`, fullWidth(code), code.toLowerCase()];
    const short = code.replace(/^0+(?=\d)/, '');
    const isNumeric = /^\d+$/.test(code) && table.width !== null;
    const numbers = [short, `0${code}`, `00${code}`, ` ${fullWidth(short)}`, `${short}.0`];
    const spelt = isNumeric ? [...texts, ...numbers, Number(code)] : texts;
    expect(spelt.map((value) => [value, codeIn(value, table)])).toEqual(
      spelt.map((value) => [value, code]),
    );
  }
  // Zeros are no code but that of zeros alone, and none stands for the empty code.
  const zeros = '0'.repeat(table.width ?? 1);
  for (const text of ['0', '00', '000'])
    expect(table.nameOf.has(codeIn(text, table) ?? '')).toBe(table.nameOf.has(zeros));
});
