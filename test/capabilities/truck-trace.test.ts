import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TruckNotTrackedDocument, TruckTraceDocument } from '../generated/operations.ts';
import { type Answer, type RunningService, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import {
  isSigned,
  sendEnvelope,
  sendText,
  startStub,
  type StubPlatform,
} from '../platform/stub-platform.ts';
import { startBefore } from './service-before.ts';

const CHECK = '/api/v1/trace/check';
const TRACK = '/api/v1/trace/track';
const MAP = '/api/v1/trace/map';
const POSITION = '/api/v1/trace/position';
const BILLED = [TRACK, MAP, POSITION];

const WINDOW = 'from: "2026-11-20T08:00:00+08:00", to: "2026-11-20T09:00:00+08:00"';
const EVERYTHING = `{ trackable track(${WINDOW}) { found } mapUrl(${WINDOW}) position { longitude } }`;

let service: RunningService;

beforeEach(async () => {
  service = await startService({ clock: new ManualClock() });
});

const truck = (selection: string, plateNumber = '粤B12345'): Promise<Answer> =>
  service.query(`{ truck(plateNumber: "${plateNumber}") ${selection} }`);
const calls = (path: string): number => service.sandbox.counters.calls(path);
const billedUnits = (): number[] =>
  BILLED.map((path) => service.sandbox.counters.billedUnits(path));
const errorOf = ({ errors }: Answer): Record<string, unknown> | undefined =>
  errors?.[0]?.extensions;

/** A platform that answers each path with what is said here. */
function platformWith(answers: Readonly<Record<string, object>>): Promise<StubPlatform> {
  const all: Readonly<Record<string, object>> = {
    [CHECK]: { trackable: true, color: 2 },
    [TRACK]: { found: true, mileage: 1.5, points: [] },
    [MAP]: { mapUrl: 'https://map.example/1' },
    [POSITION]: { position: { lon: 113.9, lat: 22.5 } },
    ...answers,
  };
  return startStub((response, { path }) => sendEnvelope(response, 'CYT_00000', all[path] ?? {}));
}

const bodies = ({ received }: StubPlatform, path: string): unknown[] =>
  received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as unknown);

/** The track that a service before a platform with these points gives. */
async function trackWith(
  points: unknown,
  selection: string,
  more = '',
): Promise<{ answer: Answer; track: Record<string, unknown> }> {
  const before = await startBefore(await platformWith({ [TRACK]: { found: true, points } }));
  const answer = await before.query(
    `{ truck(plateNumber: "粤B12345") { track(${WINDOW}${more}) { ${selection} } } }`,
  );
  const shape = z.object({
    truck: z.object({ track: z.record(z.string(), z.unknown()) }),
  });
  return { answer, track: shape.parse(answer.data).truck.track };
}

describe('asks the platform', () => {
  test('once for free and three times for money, each time with the colour that the check found', async () => {
    const answer = await service.query(TruckTraceDocument);

    expect(answer.errors).toBeUndefined();
    expect(answer.extensions).toEqual({
      billing: { calls: expect.toSatisfy(sameInAnyOrder(BILLED)) as unknown },
    });
    expect(calls(CHECK)).toBe(1);
    expect(BILLED.map(calls)).toEqual([1, 1, 1]);
    // The sandbox bills each colour that it has to try: one unit a call means that it tried none.
    expect(billedUnits()).toEqual([1, 1, 1]);
  });

  test('in its own words, with times as they are in Shanghai', async () => {
    const stub = await platformWith({});
    const before = await startBefore(stub);

    await before.query(`{ truck(plateNumber: " 粤b12345 ") {
      track(from: "2026-11-20T00:00:00Z", to: "2026-11-20T10:30:00.9+09:00") { found }
      mapUrl(${WINDOW}, startAddress: " 深圳 ", endAddress: "广州")
      position { longitude }
    } }`);

    expect(bodies(stub, CHECK)).toEqual([{ plateNo: '粤B12345' }]);
    expect(bodies(stub, TRACK)).toEqual([
      {
        plateNo: '粤B12345',
        color: 2,
        startTime: '2026-11-20 08:00:00',
        endTime: '2026-11-20 09:30:00',
      },
    ]);
    expect(bodies(stub, MAP)).toEqual([
      {
        plateNo: '粤B12345',
        color: 2,
        startTime: '2026-11-20 08:00:00',
        endTime: '2026-11-20 09:00:00',
        startAddr: '深圳',
        endAddr: '广州',
      },
    ]);
    expect(bodies(stub, POSITION)).toEqual([{ plateNo: '粤B12345', color: 2 }]);
    expect(stub.received.every((request) => isSigned(request))).toBe(true);
  });

  test.each([
    ['a number', 3, 'YELLOW_GREEN'],
    ['a text', '3', 'YELLOW_GREEN'],
    ['a code that is new to this service', '9', 'UNRECOGNIZED'],
  ])('with the colour as the check wrote it: %s', async (_case, color, plateColor) => {
    const stub = await platformWith({ [CHECK]: { trackable: true, color } });
    const before = await startBefore(stub);

    const answer = await before.query(
      '{ truck(plateNumber: "粤B12345") { plateColor plateColorCode position { longitude } } }',
    );

    expect(answer.data).toMatchObject({ truck: { plateColor, plateColorCode: String(color) } });
    expect(bodies(stub, POSITION)).toEqual([{ plateNo: '粤B12345', color }]);
  });

  test('about a plate of the colour that the client names, and still checks it', async () => {
    const both = `{
      blue: truck(plateNumber: "粤B6T808", plateColor: BLUE) { trackable plateColor }
      yellow: truck(plateNumber: "粤B6T808", plateColor: YELLOW) { trackable plateColor }
      green: truck(plateNumber: "粤B6T808", plateColor: YELLOW_GREEN) { trackable plateColor }
    }`;

    expect((await service.query(both)).data).toEqual({
      blue: { trackable: true, plateColor: 'BLUE' },
      yellow: { trackable: true, plateColor: 'YELLOW' },
      green: { trackable: false, plateColor: null },
    });
    expect(calls(CHECK)).toBe(3);
  });

  test('with the colour of the check where the client names another', async () => {
    const stub = await platformWith({});
    const before = await startBefore(stub);

    const answer = await before.query(
      '{ truck(plateNumber: "粤B12345", plateColor: BLUE) { plateColor position { longitude } } }',
    );

    expect(answer.data).toMatchObject({ truck: { plateColor: 'YELLOW' } });
    expect(bodies(stub, POSITION)).toEqual([{ plateNo: '粤B12345', color: 2 }]);
  });

  test('with the client’s colour where the check names none', async () => {
    const stub = await platformWith({ [CHECK]: { trackable: true } });
    const before = await startBefore(stub);

    const answer = await before.query(
      '{ truck(plateNumber: "粤B12345", plateColor: BLUE) { position { longitude } } }',
    );

    expect(answer.errors).toBeUndefined();
    expect(bodies(stub, CHECK)).toEqual([{ plateNo: '粤B12345', color: '1' }]);
    expect(bodies(stub, POSITION)).toEqual([{ plateNo: '粤B12345', color: '1' }]);
  });

  test('nothing billed where nobody names a colour: the platform would try all and bill each', async () => {
    const stub = await platformWith({ [CHECK]: { trackable: true, color: '' } });
    const before = await startBefore(stub);

    const answer = await before.query(`{ truck(plateNumber: "粤B12345") ${EVERYTHING} }`);

    expect(answer.data).toEqual({
      truck: { trackable: true, track: null, mapUrl: null, position: null },
    });
    expect(answer.errors).toHaveLength(3);
    expect(errorOf(answer)?.['hint']).toContain('plateColor');
    expect(stub.received.map(({ path }) => path)).toEqual([CHECK]);
    expect(answer.extensions).toBeUndefined();
  });

  test('once for what one operation asks twice, in whatever coordinates or offset', async () => {
    const again = 'from: "2026-11-20T00:00:00Z", to: "2026-11-20T01:00:00Z"';
    await service.query(`{
      a: truck(plateNumber: "粤B12345") { gps: track(${WINDOW}) { found } amap: track(${again}, coordinates: GCJ02) { found } }
      b: truck(plateNumber: "粤b12345") { track(${WINDOW}) { found } here: position { latitude } there: position(coordinates: BD09) { latitude } }
    }`);
    expect([CHECK, ...BILLED].map(calls)).toEqual([1, 1, 0, 1]);

    await truck('{ position { latitude } }');
    expect([CHECK, ...BILLED].map(calls)).toEqual([2, 1, 0, 2]);
  });
});

test('a vehicle that is not on the network is an answer: nulls without errors, and nothing billed', async () => {
  const answer = await service.query(TruckNotTrackedDocument);

  expect(answer).toEqual({
    data: {
      truck: { trackable: false, plateColor: null, track: null, mapUrl: null, position: null },
    },
  });
  expect([CHECK, ...BILLED].map(calls)).toEqual([1, 0, 0, 0]);
});

describe('refuses before any billed call', () => {
  test.each([
    ['a window without length', '"2026-11-20T08:00:00+08:00"', '"2026-11-20T00:00:00Z"'],
    ['a window that runs backwards', '"2026-11-20T08:00:01+08:00"', '"2026-11-20T08:00:00+08:00"'],
    [
      'a window of less than the second that is sent',
      '"2026-11-20T08:00:00.1+08:00"',
      '"2026-11-20T08:00:00.9+08:00"',
    ],
  ])('%s', async (_case, from, to) => {
    const window = `from: ${from}, to: ${to}`;

    for (const field of [`track(${window}) { found }`, `mapUrl(${window})`]) {
      expect(errorOf(await truck(`{ ${field} }`))).toMatchObject({
        code: 'INVALID_INPUT',
        fieldErrors: [{ path: 'to', message: 'must be at least a second after `from`' }],
      });
    }
    expect(BILLED.map(calls)).toEqual([0, 0, 0]);
  });

  test.each([
    ['a day that does not exist', '2026-02-30T08:00:00+08:00'],
    ['a time without an offset', '2026-11-20T08:00:00'],
  ])('%s', async (_case, from) => {
    const answer = await truck(`{ track(from: "${from}", to: "2026-11-21T09:00:00Z") { found } }`);

    expect(answer.errors).toHaveLength(1);
    expect(BILLED.map(calls)).toEqual([0, 0, 0]);
  });

  test.each([
    ['no plate', '  '],
    ['a plate of 21 characters', '粤'.repeat(21)],
  ])('%s, and does not check it either', async (_case, plateNumber) => {
    expect(errorOf(await truck('{ trackable }', plateNumber))).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: 'plateNumber', message: 'must have 1 to 20 characters' }],
    });
    expect(calls(CHECK)).toBe(0);
  });

  test('an address that is empty', async () => {
    expect(errorOf(await truck(`{ mapUrl(${WINDOW}, endAddress: " ") }`))).toMatchObject({
      fieldErrors: [{ path: 'endAddress', message: 'must not be empty' }],
    });
    expect(calls(MAP)).toBe(0);
  });
});

describe('a track', () => {
  test('that was not found is an answer with the platform’s hint', async () => {
    const answer = await truck(
      `{ track(${WINDOW}) { found hint unreadablePoints points { latitude } geoJson } }`,
      '粤B30303',
    );

    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({
      truck: {
        track: {
          found: false,
          hint: '该时段车辆静止或未上线',
          unreadablePoints: 0,
          points: [],
          geoJson: null,
        },
      },
    });
  });

  test('has its points in order, as objects and as a GeoJSON line of the same coordinates', async () => {
    const selection = 'found mileage points { longitude latitude raw } geoJson';
    const points = [
      { lon: 113.912316, lat: 22.543847, gpsTime: '2026-11-20 08:00:00' },
      { lon: 113.92, lat: 22.55, gpsTime: '2026-11-20 08:00:30' },
    ];
    const { track } = await trackWith(points, selection);

    expect(track).toMatchObject({
      found: true,
      points: [
        { longitude: 113.912316, latitude: 22.543847, raw: points[0] },
        { longitude: 113.92, latitude: 22.55, raw: points[1] },
      ],
      geoJson: {
        type: 'LineString',
        coordinates: [
          [113.912316, 22.543847],
          [113.92, 22.55],
        ],
      },
    });
  });

  test('of one point is no line', async () => {
    const { track } = await trackWith([{ lon: 113.9, lat: 22.5 }], 'geoJson points { latitude }');

    expect(track).toEqual({ geoJson: null, points: [{ latitude: 22.5 }] });
  });

  test.each([
    ['lon and lat', { lon: 113.9, lat: 22.5 }],
    ['lng and lat', { lng: 113.9, lat: 22.5 }],
    ['longitude and latitude', { longitude: 113.9, latitude: 22.5 }],
    ['capitals', { Longitude: 113.9, LAT: 22.5 }],
    ['texts', { lon: '113.900', lat: ' 22.5 ' }],
  ])('is read where its points hold %s', async (_case, point) => {
    const { track } = await trackWith(
      [point],
      'unreadablePoints points { longitude latitude raw }',
    );

    expect(track).toEqual({
      unreadablePoints: 0,
      points: [{ longitude: 113.9, latitude: 22.5, raw: point }],
    });
  });

  test('is read where coordinates have the digits that a double does not keep', async () => {
    const stub = await startStub((response, { path }) =>
      sendText(
        response,
        path === CHECK
          ? envelopeOf('{"trackable":true,"color":2}')
          : envelopeOf('{"found":true,"mileage":80.50,"points":[{"lon":113.900000,"lat":2.25E1}]}'),
      ),
    );
    const before = await startBefore(stub);

    const answer = await before.query(
      `{ truck(plateNumber: "粤B12345") { track(${WINDOW}) { mileage points { longitude latitude } } } }`,
    );

    expect(answer.data).toEqual({
      truck: { track: { mileage: '80.5', points: [{ longitude: 113.9, latitude: 22.5 }] } },
    });
  });

  test('leaves out and counts what has no coordinates in degrees, and keeps it in raw', async () => {
    const unreadable = [
      { lon: 113.9 },
      { lon: 113.9, lat: null },
      { lon: 68_340_000, lat: 13_526_308 },
      { lon: 113.9, lat: 90.1 },
      { lon: '113°54′', lat: '22°30′' },
      { lon: '', lat: '' },
      { x: 113.9, y: 22.5 },
      [113.9, 22.5],
      '113.9,22.5',
      null,
    ];
    const points = [...unreadable, { lon: 113.9, lat: 22.5 }];
    const { track, answer } = await trackWith(points, 'unreadablePoints points { latitude } raw');

    expect(answer.errors).toBeUndefined();
    expect(track).toEqual({
      unreadablePoints: unreadable.length,
      points: [{ latitude: 22.5 }],
      raw: { found: true, points },
    });
  });

  test('keeps what can be read when its points are no list, as it is paid for', async () => {
    const { track, answer } = await trackWith(
      { a: 1 },
      'found unreadablePoints points { latitude }',
    );

    expect(track).toEqual({ found: true, unreadablePoints: null, points: null });
    expect(errorOf(answer)).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      hint: 'points should be a list',
    });
  });

  test('says how many points a patchy receiver lost', async () => {
    const answer = await truck(
      `{ track(${WINDOW}) { unreadablePoints points { latitude } } }`,
      '粤B20202D',
    );

    // One point each half minute of an hour, both ends included; every tenth is blind.
    expect(answer.data).toMatchObject({ truck: { track: { unreadablePoints: 12 } } });
    expect(pointsOf(answer)).toHaveLength(121 - 12);
  });

  test('of a week, 20,161 points, comes whole', async () => {
    const week = 'from: "2026-11-13T00:00:00+08:00", to: "2026-11-20T00:00:00+08:00"';
    const answer = await truck(
      `{ track(${week}, coordinates: GCJ02) { points { longitude latitude } geoJson } }`,
    );

    const points = pointsOf(answer);
    expect(points).toHaveLength(7 * 24 * 120 + 1);
    expect(answer.data).toMatchObject({
      truck: {
        track: {
          geoJson: { coordinates: points.map(({ longitude, latitude }) => [longitude, latitude]) },
        },
      },
    });
  });
});

describe('coordinates', () => {
  /**
   * Pairs of [latitude, longitude]: the first three from the tests of github.com/googollee/eviltransform
   * (Shanghai, Shenzhen, Beijing), the fourth from the examples of github.com/wandergis/coordtransform.
   */
  test.each([
    [31.1774276, 121.5272106, 31.17530398364597, 121.531541859215],
    [22.543847, 113.912316, 22.540796131694766, 113.9171764808363],
    [39.911954, 116.377817, 39.91334545536069, 116.38404722455657],
    [39.915, 116.404, 39.91640428150164, 116.41024449916938],
  ])('WGS84 %f, %f is GCJ-02 %f, %f', async (lat, lon, latitude, longitude) => {
    const point = await converted({ lat, lon }, 'GCJ02');

    expect(Math.abs(point.latitude - latitude)).toBeLessThan(1e-6);
    expect(Math.abs(point.longitude - longitude)).toBeLessThan(1e-6);
  });

  /**
   * coordtransform publishes the pair GCJ-02 39.915, 116.404 and BD-09 39.92133699351021,
   * 116.41036949371029. The WGS84 point of that GCJ-02 point was computed with another program.
   */
  test('WGS84 reaches a published BD-09 point', async () => {
    const point = await converted({ lat: 39.913596235609404, lon: 116.39775575457485 }, 'BD09');

    expect(Math.abs(point.latitude - 39.92133699351021)).toBeLessThan(1e-6);
    expect(Math.abs(point.longitude - 116.41036949371029)).toBeLessThan(1e-6);
  });

  test('stay as they were sent when WGS84 is asked for, or outside of China', async () => {
    const sent = { lat: 22.54384700123, lon: 113.91231600456 };
    const denver = { lat: 39.7392, lon: -104.9903 };

    expect(await converted(sent, 'WGS84')).toEqual({ latitude: sent.lat, longitude: sent.lon });
    expect(await converted(denver, 'GCJ02')).toEqual({ latitude: 39.7392, longitude: -104.9903 });
  });
});

test.each([
  ['an object without any', { position: { x: 1 } }],
  ['nothing', { position: null }],
  ['a text', { position: '深圳' }],
])('a position that is %s has no coordinates and stands in raw', async (_case, said) => {
  const before = await startBefore(await platformWith({ [POSITION]: said }));

  const answer = await before.query(
    '{ truck(plateNumber: "粤B12345") { position { longitude latitude raw } } }',
  );

  expect(answer).toMatchObject({
    data: { truck: { position: { longitude: null, latitude: null, raw: said } } },
  });
  expect(answer.errors).toBeUndefined();
});

test('the address of the map shows a page', async () => {
  const answer = await truck(`{ mapUrl(${WINDOW}, startAddress: "<b>深圳</b>") }`);
  const { mapUrl } = z.object({ truck: z.object({ mapUrl: z.string() }) }).parse(answer.data).truck;
  const page = await (await fetch(mapUrl)).text();

  expect(page).toContain('粤B12345');
  expect(page).not.toContain('<b>');
});

describe('says of a platform that', () => {
  test('has not enabled the key: a matter for the operator, and nothing was billed', async () => {
    service.sandbox.controls.setProductEnabled('truck-trace', false);

    const answer = await truck(EVERYTHING);

    expect(answer.data).toEqual({ truck: null });
    expect(errorOf(answer)).toMatchObject({
      code: 'NOT_PERMITTED',
      platformCode: 'CYT_40301',
      retryable: false,
    });
    expect(BILLED.map(calls)).toEqual([0, 0, 0]);
  });

  test('has no quota left: the free check still answers', async () => {
    service.sandbox.controls.setQuota(0);

    const answer = await truck('{ trackable position { longitude } }');

    expect(answer.data).toEqual({ truck: { trackable: true, position: null } });
    expect(errorOf(answer)).toMatchObject({ code: 'QUOTA_EXHAUSTED' });
  });

  test('fails in one of the calls: the others’ answers stay, and what is billed is not repeated', async () => {
    service.sandbox.controls.setFault(TRACK, 'UPSTREAM_UNAVAILABLE', null);

    const answer = await truck(EVERYTHING);

    expect(answer.data).toMatchObject({
      truck: { track: null, mapUrl: expect.any(String) as unknown, position: {} },
    });
    expect(answer.errors).toMatchObject([
      { path: ['truck', 'track'], extensions: { code: 'PLATFORM_UNAVAILABLE' } },
    ]);
    expect(calls(TRACK)).toBe(1);
  });

  test('forgets the address of the map: where, not a silent null', async () => {
    const before = await startBefore(await platformWith({ [MAP]: {} }));

    const answer = await before.query(`{ truck(plateNumber: "粤B12345") { mapUrl(${WINDOW}) } }`);

    expect(errorOf(answer)?.['hint']).toContain('data.mapUrl should be a text');
  });
});

const place = z.object({ longitude: z.number(), latitude: z.number() });
type Place = z.infer<typeof place>;

const envelopeOf = (data: string): string => `{"code":"CYT_00000","msg":"","data":${data}}`;

function pointsOf({ data }: Answer): { longitude?: number | undefined; latitude: number }[] {
  const point = z.object({ longitude: z.number().optional(), latitude: z.number() });
  const track = z.object({ points: z.array(point) });
  return z.object({ truck: z.object({ track }) }).parse(data).truck.track.points;
}

/** A place as it comes out when the platform sent `point`. */
async function converted(point: object, system: string): Promise<Place> {
  const before = await startBefore(await platformWith({ [POSITION]: { position: point } }));
  const answer = await before.query(
    `{ truck(plateNumber: "粤B12345") { position(coordinates: ${system}) { longitude latitude } } }`,
  );
  return z.object({ truck: z.object({ position: place }) }).parse(answer.data).truck.position;
}

/** Billed calls leave side by side, in no promised order. */
function sameInAnyOrder(paths: readonly string[]): (calls: unknown) => boolean {
  const billed = z.array(z.object({ path: z.string(), billed: z.literal('per call') }));
  return (calls) => {
    const named = billed.parse(calls).map(({ path }) => path);
    return JSON.stringify(named.toSorted()) === JSON.stringify(paths.toSorted());
  };
}
