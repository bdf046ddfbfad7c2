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
  response: record('UnnamedReply', 'A reply.', { items: unnamedList(item, { doc: 'Items.' }) }),
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
    ['as nothing', { count: 0 }, []],
  ])('is found %s', async (_form, body, codes) => {
    const { items } = await answered(body);
    expect(items.map(({ code }) => code)).toEqual(codes);
  });

  test('is not guessed between two', async () => {
    expect(await failing(answered({ a: [], b: [] }))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      hint: saying(/an object with one list/),
    });
  });

  test('says which item is not as documented', async () => {
    expect(await failing(answered({ list: [{ fjbm: '1' }, {}] }))).toMatchObject({
      hint: saying(/data[.]list\[1\][.]fjbm should be a text/),
    });
  });
});
