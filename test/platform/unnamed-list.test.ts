import { describe, expect, test } from 'vitest';
import { endpoint } from '../../src/platform/endpoint.ts';
import { record, text, unnamedList } from '../../src/platform/record/index.ts';
import { saying } from '../messages/said.ts';
import { failing, startBench } from './bench.ts';
import { sendEnvelope } from './stub-platform.ts';

const item = record('UnnamedItem', 'An item.', { code: text('fjbm', { doc: 'Code.' }) });
const ask = endpoint({
  path: '/api/v1/items',
  request: record('UnnamedQuestion', 'Nothing.', {}),
  response: record('UnnamedReply', 'A reply.', {
    items: unnamedList(item, { countedBy: 'total', doc: 'Items.' }),
  }),
  about: [],
  billed: null,
  effect: 'none',
});

const answered = async (data: object) => {
  const { platform } = await startBench((response) => sendEnvelope(response, 'CYT_00000', data));
  return platform.call(ask, {});
};

describe('a list whose name is not documented', () => {
  test.each([
    ['under any name', { list: [{ fjbm: '1' }, { fjbm: '2' }] }, ['1', '2']],
    ['as the only item itself', { fjbm: '3' }, ['3']],
    ['as the only item itself, beside another object', { fjbm: '3', note: { fjbm: '1' } }, ['3']],
    ['as one object in its place', { total: '1', list: { fjbm: '5' }, note: {} }, ['5']],
    ['as nothing', { total: 0 }, []],
    ['as nothing, beside a member that repeats the request', { total: '0', fjbm: '1' }, []],
    ['as nothing, beside another object', { total: 0, list: [], query: { fjbm: '1' } }, []],
    ['in an object beside its total', { total: 1, data: { list: [{ fjbm: '7' }] } }, ['7']],
    ['beside a wrong count', { total: 0, list: [{ fjbm: '6' }] }, ['6']],
    ['beside an empty one', { cwList: [], list: [{ fjbm: '4' }], more: [] }, ['4']],
    ['as an empty page of more', { total: 5, list: [] }, []],
    ['as nothing, in two empty lists', { a: [], b: [] }, []],
  ])('is found %s', async (_form, body, codes) => {
    const { items } = await answered(body);
    expect(items.map(({ code }) => code)).toEqual(codes);
  });

  test('is not guessed among two', async () => {
    expect(await failing(answered({ a: [{ fjbm: '1' }], b: [{ fjbm: '2' }] }))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      hint: saying(/an object with one list/),
    });
  });

  test.each([
    ['it stands deeper', { total: 1, page: { list: [{ fjbm: '1' }] } }],
    [
      'two objects have one',
      { total: 1, data: { a: [{ fjbm: '1' }] }, body: { b: [{ fjbm: '1' }] } },
    ],
    ['it is omitted', { total: '1' }],
  ])('is not treated as empty if items are counted and %s', async (_form, body) => {
    expect(await failing(answered(body))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      hint: saying(/an object with one list/),
    });
  });

  test('reports the malformed item', async () => {
    expect(await failing(answered({ list: [{ fjbm: '1' }, {}] }))).toMatchObject({
      hint: saying(/data[.]list\[1\][.]fjbm should be a text/),
    });
  });
});
