import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/schema.ts';
import {
  type Field,
  isChoice,
  isRecord,
  type Shape,
  type Structure,
} from '../../src/platform/record/index.ts';
import { lookAlikeIn } from '../../src/kernel/text/unreadable.ts';
import { startScenario } from '../scenario.ts';
import {
  CREATE_PATH,
  ISSUE,
  order,
  orderWithLine,
  seller,
} from './forward-invoicing/invoice-orders.ts';

const texts = new Map(endpoints.flatMap(({ request }) => textsOf(request)));

/** Fields that accept a text. */
function accepting(text: string): readonly string[] {
  const taken = [...texts].filter(([, { input }]) => input().safeParse(text).success);
  return taken.map(([where]) => where);
}

/** Blanks of both widths, a line end, and a zero-width character. */
const BLANK = ' \u3000\n\u200b';

describe('a text without visible characters is rejected before the call', () => {
  const service = startScenario();

  test.each([
    ['the name of a line', orderWithLine({ itemName: '   ' }), 'input.lines.0.itemName'],
    ['the drawer', order({ drawer: BLANK }), 'input.drawer'],
    ['a seller’s name', order({ seller: { ...seller, name: '\u3000' } }), 'input.seller.name'],
    ['a unit that may be omitted', orderWithLine({ unit: ' ' }), 'input.lines.0.unit'],
  ])('%s', async (_what, input, path) => {
    const { data } = await service.query<{ issueInvoice: object }>(ISSUE, { input });

    expect(data?.issueInvoice).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: path.split('.'), message: 'must not be blank' }],
    });
    expect(service.calls(CREATE_PATH)).toBe(0);
  });

  test('for any endpoint', () => {
    expect(texts.size).toBeGreaterThan(150);
    expect(accepting(BLANK)).toEqual([]);
  });
});

test('no endpoint accepts the look-alikes by which PDFs name characters, and names keep all others', () => {
  const names = accepting('山东㛃䶮𬱖·艾力（A&B Co., Ltd.）');

  expect(names.length).toBeGreaterThan(50);
  expect(accepting('\u2f2d东公司')).toEqual([]);
  expect(accepting('\u2ed3江公司')).toEqual([]);
  expect(accepting('万\uf9e9公司')).toEqual([]);
});

test('a Chinese character is a look-alike exactly if Unicode has another one for it', () => {
  const wrong: string[] = [];
  for (let code = 0x3400; code <= 0x3_ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (!/\p{Unified_Ideograph}|\p{Script=Han}/u.test(sign)) continue;
    if ((lookAlikeIn(sign) !== null) !== (sign.normalize('NFC') !== sign))
      wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

/** All texts that a client gives in a structure, by path. */
function textsOf(structure: Structure): (readonly [string, Field])[] {
  if (isChoice(structure)) {
    return Object.entries(structure.variants).flatMap(([name, alternative]) =>
      'record' in alternative
        ? textsOf(alternative.record)
        : textsIn(`${structure.name}.${name}`, alternative, alternative.shape),
    );
  }
  if (!isRecord(structure)) return [];
  return Object.entries(structure.fields)
    .filter(([, { origin }]) => origin !== 'hidden')
    .flatMap(([name, field]) => textsIn(`${structure.name}.${name}`, field, field.shape));
}

function textsIn(where: string, field: Field, shape: Shape): (readonly [string, Field])[] {
  if (shape.kind === 'structure') return textsOf(shape.structure());
  if (shape.kind === 'scalar') return shape.scalar === 'String' ? [[where, field]] : [];
  if (shape.kind !== 'list' || shape.of.kind !== 'structure') return [];
  return textsOf(shape.of.structure());
}
