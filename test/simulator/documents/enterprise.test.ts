import { expect, test } from 'vitest';
import { type Answers, holdsTo, onePlatform, type Platform, send } from './differential.ts';
import { casesOf } from './table.ts';

const path = '/api/v1/enterprise/search';
const platform = onePlatform();
const count = expect.any(Number) as unknown;
const flag = expect.any(Boolean) as unknown;

/** Document 1, section 4.2, including the advice of each rejection. */
const answers: Answers = {
  taken: {
    status: 200,
    body: {
      code: 'CYT_00000',
      data: { total: count, list: expect.any(Array) as unknown, cached: flag, isMock: flag },
    },
  },
  refused: {
    status: 400,
    body: { code: 'CYT_40001', data: { hint: expect.stringMatching(/./) as unknown } },
  },
};

/** Within the 120 requests of a minute. */
async function unhurried<Request>(request: Request, { clock }: Platform): Promise<Request> {
  await clock.advance(2_000);
  return request;
}

holdsTo(platform, {
  path,
  about: ', by name',
  cases: casesOf(
    {
      name: {
        required: 'yes',
        type: 'text',
        shortest: 2,
        longest: 64,
        takes: ['青禾', '青禾科', '名'.repeat(64)],
        refuses: ['名'.repeat(65)],
      },
      limit: { required: 'no', type: 'integer', takes: [1, 30], refuses: [0, 31, -1] },
    },
    {
      refuses: [{ name: 'a tax number beside it', changes: { tax_id: '91440300MA5F0A0A1X' } }],
    },
  ),
  request: (_serial, at) => unhurried({ name: '青禾', limit: 5 }, at),
  answers,
});

holdsTo(platform, {
  path,
  about: ', by tax number',
  cases: casesOf(
    {
      tax_id: {
        required: 'yes',
        type: 'text',
        shortest: 15,
        longest: 20,
        takes: ['91440300ma5f0a0a1x', '123456789012345', '12345678901234567890'],
        refuses: ['91440300-MA5F0A0A1', '91440300 MA5F0A0A1', '税'.repeat(18)],
      },
      limit: { required: 'no' },
    },
    { takes: [{ name: 'nothing else', changes: {} }] },
  ),
  request: (_serial, at) => unhurried({ tax_id: '91440300MA5F0A0A1X' }, at),
  answers,
});

test('a lower-case tax number finds one company', async () => {
  const request = await unhurried({ tax_id: '91440300ma5f0a0a1x' }, platform());

  expect((await send(platform(), path, request)).body['data']).toMatchObject({
    mode: 'tax_id',
    total: 1,
    list: [{ company_name: '深圳市青禾科技有限公司', tax_id: '91440300MA5F0A0A1X' }],
  });
});

test('an empty result is a success, and is billed like a cached response', async () => {
  const request = await unhurried({ name: '查无此名' }, platform());
  const before = platform().counters.billedUnits(path);
  const first = await send(platform(), path, request);
  const second = await send(platform(), path, request);

  const nothing = { mode: 'name', total: 0, list: [] };
  expect(first.body['data']).toMatchObject({ ...nothing, cached: false });
  expect(second.body['data']).toMatchObject({ ...nothing, cached: true });
  expect(platform().counters.billedUnits(path)).toBe(before + 2);
});

test('a cached response is stored for ten minutes', async () => {
  const request = await unhurried({ name: '白云' }, platform());
  await send(platform(), path, request);
  await platform().clock.advance(10 * 60_000);

  expect((await send(platform(), path, request)).body['data']).toMatchObject({ cached: false });
});

test('the 121st request of a minute is rejected', async () => {
  await platform().clock.advance(60_000);
  for (let call = 0; call < 120; call += 1)
    expect((await send(platform(), path, { name: '青禾' })).status).toBe(200);

  expect(await send(platform(), path, { name: '青禾' })).toMatchObject({
    status: 429,
    body: { code: 'CYT_42901' },
  });
});
