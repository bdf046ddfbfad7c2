import { expect, test } from 'vitest';
import { isJsonObject } from '../../src/kernel/json/json.ts';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';
import { Dice } from '../differential/dice.ts';
import { gbk, utf16 } from './encodings.ts';

/** `BODIES=10000` is a long run; `BODIES_SEED` selects another one. */
const COUNT = Number(process.env['BODIES'] ?? 1_000);
const SEED = Number(process.env['BODIES_SEED'] ?? 1);

const DOCUMENT = `mutation ($input: InvoiceOrderInput!) { issueInvoice(input: $input) { __typename } }`;

/** A valid order, with a new number each time. */
function order(number: number): string {
  return JSON.stringify({
    query: DOCUMENT,
    variables: {
      input: {
        orderId: `fuzz-${number}`,
        kind: 'GENERAL',
        seller: { taxNumber: '91440300MA5F0A0A1X', name: '深圳市青禾科技有限公司' },
        buyer: { enterprise: { name: '北京启明星网络有限公司', taxNumber: '91110108MA01C8JT6R' } },
        drawer: '王小明',
        lines: [
          {
            itemName: '云服务器租赁',
            taxClassificationCode: '3040203000000000000',
            taxRate: '0.06',
            amountWithTax: '1060.00',
          },
        ],
      },
    },
  });
}

const ENCODINGS: readonly (readonly [charset: string, encode: (text: string) => Buffer])[] = [
  ['utf-8', (text) => Buffer.from(text)],
  ['gbk', gbk],
  ['gb18030', gbk],
  ['utf-16', (text) => utf16(text, 'le')],
  ['utf-16be', (text) => utf16(text, 'be')],
];
const MARKS = [
  Buffer.from([0xef, 0xbb, 0xbf]),
  Buffer.from([0xff, 0xfe]),
  Buffer.from([0xfe, 0xff]),
];
const ODD = [0x00, 0x07, 0x0a, 0x1f, 0x7f, 0x80, 0xad, 0xc0, 0xc2, 0xe2, 0xed, 0xef, 0xf4, 0xff];

/** Changes some bytes, most often of a text inside. */
function mutated(bytes: Buffer, dice: Dice): Buffer {
  const result = [...bytes];
  for (let changes = dice.below(4); changes > 0; changes -= 1) {
    const place = dice.below(result.length);
    const odd = dice.of(ODD);
    const change = dice.below(4);
    if (change === 0) result[place] = odd;
    else if (change === 1) result.splice(place, 0, odd);
    else if (change === 2) result.splice(place, 1);
    else result[place] = (result[place] ?? 0) ^ (1 << dice.below(8));
  }
  return Buffer.from(result);
}

/** A body and its declared encoding, right or wrong. */
function body(number: number, dice: Dice): { readonly bytes: Buffer; readonly type: string } {
  const [, encode] = dice.of(ENCODINGS);
  const [said] = dice.of(ENCODINGS);
  const mark = dice.below(8) === 0 ? dice.of(MARKS) : Buffer.of();
  const bytes = Buffer.concat([mark, mutated(encode(order(number)), dice)]);
  const type = dice.below(2) === 0 ? 'application/json' : `application/json; charset=${said}`;
  return { bytes, type };
}

/** All texts in a JSON value, including names of members. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isJsonObject(value)) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(textsIn)];
}

test(
  `of ${COUNT} bodies with changed bytes, in several encodings, none reaches the platform with an invisible character`,
  { timeout: 60_000 + COUNT * 50 },
  async () => {
    const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', {}));
    const { url, query } = await startBefore(stub);
    const dice = new Dice(SEED);
    const statuses = new Map<number, number>();
    for (let number = 0; number < COUNT; number += 1) {
      const { bytes, type } = body(number, dice);
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new Uint8Array(bytes),
      });
      await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
    expect(await query('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
    for (const { body: sent } of stub.received) {
      for (const text of textsIn(JSON.parse(sent)))
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}\u{fffd}]/u);
    }
    // Some are accepted, which shows that the test's bodies are not all invalid.
    expect(stub.received.length).toBeGreaterThan(COUNT / 50);
    expect(statuses.get(400)).toBeGreaterThan(COUNT / 20);
    expect(statuses.get(415)).toBeGreaterThan(COUNT / 20);
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  },
);

test('texts encoded in GBK are read by GBK decoders', () => {
  const text = '北京启明星网络有限公司 abc·（）';
  expect(new TextDecoder('gbk').decode(gbk(text))).toBe(text);
});
