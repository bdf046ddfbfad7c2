import { expect, test } from 'vitest';
import { answering, holdsTo, onePlatform, send } from './differential.ts';
import { casesOf, type Field, type Table } from './table.ts';

/** Document 1, sections 2.7 and 4. */
const trace = (verb: string): string => `/api/v1/trace/${verb}`;
const platform = onePlatform();

const plateNo: Field = { required: 'yes', takes: ['粤B12345', '粤B20202D', '粤Z99999'] };
const color: Field = { required: 'no', codes: [1, 2, 3], refuses: [0] };
const time: Field = {
  required: 'yes',
  refuses: ['2026-11-21', '2026-11-21T08:00:00', '20261121080000', '2026-11-31 08:00:00', 'a'],
};
const window = { startTime: time, endTime: time };
const day = { startTime: '2026-11-20 08:00:00', endTime: '2026-11-21 08:00:00' };
const address: Field = { required: 'no' };

function holds(verb: string, table: Table, request: object, data: object) {
  holdsTo(platform, {
    path: trace(verb),
    cases: casesOf({ plateNo, ...table, color }, { takes: [{ name: 'all fields', changes: {} }] }),
    request: () => ({ plateNo: '粤B12345', color: 2, ...request }),
    answers: answering(data),
  });
}

const flag = expect.any(Boolean) as unknown;

holds('check', {}, {}, { trackable: flag });
holds('track', window, day, {
  found: flag,
  mileage: expect.any(Number) as unknown,
  points: expect.any(Array) as unknown,
});
holds(
  'map',
  { ...window, startAddr: address, endAddr: address },
  { ...day, startAddr: '蛇口', endAddr: '黄埔' },
  { mapUrl: expect.stringMatching(/^http/) as unknown },
);
holds('position', {}, {}, {});

test('a check returns the color and is free, and a truck off the network has no trace', async () => {
  const known = await send(platform(), trace('check'), { plateNo: '粤B20202D' });
  const unknown = await send(platform(), trace('check'), { plateNo: '粤Z99999' });
  const nothing = await send(platform(), trace('track'), { plateNo: '粤Z99999', color: 2, ...day });

  expect(known.body['data']).toMatchObject({ trackable: true, color: 3 });
  expect(unknown.body['data']).toMatchObject({ trackable: false });
  expect(nothing.body['data']).toMatchObject({
    found: false,
    hint: expect.stringMatching(/./) as unknown,
  });
  expect(platform().counters.billedUnits(trace('check'))).toBe(0);
});
