import { expect, test } from 'vitest';
import { startSandbox } from './start.ts';

const check = '/api/v1/trace/check';
const track = '/api/v1/trace/track';
const plateNo = '粤B12345';
const window = { startTime: '2026-11-20 08:00:00', endTime: '2026-11-20 08:01:00' };

test('the check finds the color, in the platform’s order: yellow, blue, yellow-green', async () => {
  const { call, counters } = await startSandbox();

  expect((await call(check, { plateNo })).data).toEqual({ trackable: true, color: 2 });
  expect((await call(check, { plateNo: '粤B6T808' })).data).toEqual({ trackable: true, color: 2 });
  expect((await call(check, { plateNo, color: '1' })).data).toEqual({ trackable: false });
  expect(counters.billedUnits(check)).toBe(0);
});

test('a billed call without a color is billed for each color tried', async () => {
  const { call, counters } = await startSandbox();

  await call(track, { plateNo: '粤B20202D', ...window });
  expect(counters.billedUnits(track)).toBe(3);
  await call(track, { plateNo: '粤B20202D', color: 3, ...window });
  expect(counters.billedUnits(track)).toBe(4);
});

test('a track has a point each half minute up to now, and is the same for each query', async () => {
  const { call } = await startSandbox();

  const { data } = await call(track, { plateNo, color: 2, ...window });
  const again = await call(track, { plateNo, color: 2, ...window });

  expect(data['points']).toMatchObject([
    { gpsTime: '2026-11-20 08:00:00' },
    { gpsTime: '2026-11-20 08:00:30' },
    { gpsTime: '2026-11-20 08:01:00' },
  ]);
  expect(again.data).toEqual(data);
});

test('there is no track in the future', async () => {
  const { call } = await startSandbox();
  const future = { startTime: '2026-11-22 08:00:00', endTime: '2026-11-22 09:00:00' };

  expect((await call(track, { plateNo, color: 2, ...future })).data).toMatchObject({
    found: false,
    points: [],
  });
});

test.each([
  ['no plate', { ...window }],
  ['a colour that is none', { plateNo, color: 4, ...window }],
  ['no end', { plateNo, startTime: window.startTime }],
  ['a time in another form', { plateNo, ...window, endTime: '2026-11-20T08:01:00+08:00' }],
  ['a window without length', { plateNo, ...window, endTime: window.startTime }],
])('rejects %s with 400 CYT_40001', async (_case, request) => {
  const { call } = await startSandbox();

  expect(await call(track, request)).toMatchObject({ status: 400, code: 'CYT_40001' });
});
