import { expect, test } from 'vitest';
import { searchPath, startSandbox } from './start.ts';

test('finds by part of the name', async () => {
  const { call } = await startSandbox();

  const { data } = await call(searchPath, { name: '启明星' });

  expect(data).toEqual({
    mode: 'name',
    total: 1,
    list: [{ company_name: '北京启明星网络有限公司', tax_id: '91110108MA01C8JT6R' }],
    cached: false,
    isMock: true,
  });
});

test('matches across words from 3 characters on', async () => {
  const { call } = await startSandbox();

  const crossing = await call(searchPath, { name: '深青科' });
  const tooShort = await call(searchPath, { name: '深科' });

  expect(crossing.data['list']).toMatchObject([{ company_name: '深圳市青禾科技有限公司' }]);
  expect(tooShort.data['total']).toBe(0);
});

test('finds by the exact tax number, in either case', async () => {
  const { call } = await startSandbox();

  const found = await call(searchPath, { tax_id: '91440300ma5f0a0a1x' });
  const part = await call(searchPath, { tax_id: '91440300MA5F0A0' });

  expect(found.data).toMatchObject({
    mode: 'tax_id',
    total: 1,
    list: [{ tax_id: '91440300MA5F0A0A1X' }],
  });
  expect(part).toMatchObject({ code: 'CYT_00000', data: { total: 0, list: [] } });
});

test('returns at most 30 companies, or as many as the limit', async () => {
  const { call } = await startSandbox();

  expect((await call(searchPath, { name: '有限公司' })).data['total']).toBe(30);
  expect((await call(searchPath, { name: '有限公司', limit: 7 })).data['total']).toBe(7);
});

test.each([
  ['neither name nor number', {}],
  ['both', { name: '青禾', tax_id: '91440300MA5F0A0A1X' }],
  ['a name of one character', { name: '青' }],
  ['a name of 65 characters', { name: '青'.repeat(65) }],
  ['a number of 14 characters', { tax_id: '91440300MA5F0A' }],
  ['a number of 21 characters', { tax_id: '91440300MA5F0A0A1XXXX' }],
  ['a number with a dash', { tax_id: '91440300-MA5F0A0A1X' }],
  ['a limit of 0', { name: '青禾', limit: 0 }],
  ['a limit of 31', { name: '青禾', limit: 31 }],
  ['a limit that is no whole number', { name: '青禾', limit: 1.5 }],
])('rejects %s with 400 CYT_40001 and a hint', async (_case, request) => {
  const { call } = await startSandbox();

  const reply = await call(searchPath, request);

  expect([reply.status, reply.code]).toEqual([400, 'CYT_40001']);
  expect(reply.data['hint']).toEqual(expect.any(String));
});

test('responds from its cache for 10 minutes, and bills that too', async () => {
  const { call, clock, counters } = await startSandbox();
  const cached = async () => (await call(searchPath, { name: '青禾' })).data['cached'];

  expect(await cached()).toBe(false);
  await clock.advance(10 * 60_000 - 1);
  expect(await cached()).toBe(true);
  await clock.advance(1);
  expect(await cached()).toBe(false);
  expect(counters.billedUnits(searchPath)).toBe(3);
});

test('rejects the 121st call in a minute with 429 CYT_42901', async () => {
  const { call, clock } = await startSandbox();
  const search = () => call(searchPath, { name: '青禾' });

  const codes = await Promise.all(Array.from({ length: 120 }, async () => (await search()).code));
  expect(new Set(codes)).toEqual(new Set(['CYT_00000']));
  await clock.advance(59_999);
  expect(await search()).toMatchObject({ status: 429, code: 'CYT_42901' });
  await clock.advance(1);
  expect((await search()).code).toBe('CYT_00000');
});
