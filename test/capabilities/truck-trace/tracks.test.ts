import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../harness.ts';
import { sendText, startStub } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { CHECK, TRACK, WINDOW, errorOf, platformWith, truck } from './trucks.ts';

const service = startScenario();

/** The track returned by a service before a platform with these points. */
async function trackWith(
  points: unknown,
  selection: string,
  more = '',
  found: unknown = true,
): Promise<{ answer: Answer; track: Record<string, unknown> }> {
  const before = await startBefore(await platformWith({ [TRACK]: { found, points } }));
  const answer = await before.query(
    `{ truck(plateNumber: "粤B12345") { track(${WINDOW}${more}) { ${selection} } } }`,
  );
  const shape = z.object({
    truck: z.object({ track: z.record(z.string(), z.unknown()) }),
  });
  return { answer, track: shape.parse(answer.data).truck.track };
}

describe('a track', () => {
  test('that was not found is a result with the platform’s hint', async () => {
    const answer = await truck(
      service,
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

  test('of one point has no line', async () => {
    const { track } = await trackWith([{ lon: 113.9, lat: 22.5 }], 'geoJson points { latitude }');

    expect(track).toEqual({ geoJson: null, points: [{ latitude: 22.5 }] });
  });

  test.each([
    ['lon and lat', { lon: 113.9, lat: 22.5 }],
    ['lng and lat', { lng: 113.9, lat: 22.5 }],
    ['longitude and latitude', { longitude: 113.9, latitude: 22.5 }],
    ['capitals', { Longitude: 113.9, LAT: 22.5 }],
    ['texts', { lon: '113.900', lat: ' 22.5 ' }],
  ])('is read if its points have %s', async (_case, point) => {
    const { track } = await trackWith(
      [point],
      'unreadablePoints points { longitude latitude raw }',
    );

    expect(track).toEqual({
      unreadablePoints: 0,
      points: [{ longitude: 113.9, latitude: 22.5, raw: point }],
    });
  });

  test('is read if coordinates have more digits than a double keeps', async () => {
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

  test('omits and counts points without coordinates in degrees, and keeps them in raw', async () => {
    const unreadable = [
      { lon: 113.9 },
      { lon: 113.9, lat: null },
      { lon: 68_340_000, lat: 13_526_308 },
      { lon: 113.9, lat: 90.1 },
      { lon: '113°54′', lat: '22°30′' },
      { lon: '', lat: '' },
      { lon: 0, lat: 0 },
      { lng: '0.000000', lat: '0' },
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

  test('has one point if an object is sent in place of the list', async () => {
    const { track } = await trackWith({ lon: 113.9, lat: 22.5 }, 'points { latitude }');
    expect(track).toEqual({ points: [{ latitude: 22.5 }] });
  });

  test.each([true, 'Y', 1])(
    'that was found, by %j, has null and no empty list if its points are missing',
    async (found) => {
      const { track } = await trackWith(undefined, 'found points { latitude }', '', found);
      expect(track).toEqual({ found: true, points: null });
    },
  );

  test.each([[undefined], [null], [''], [{}], [[]]])(
    'that was not found has no points if they are %j',
    async (points) => {
      const { track, answer } = await trackWith(
        points,
        'found unreadablePoints points { latitude } geoJson',
        '',
        false,
      );
      expect(answer.errors).toBeUndefined();
      expect(track).toEqual({ found: false, unreadablePoints: 0, points: [], geoJson: null });
    },
  );

  test.each([[undefined], [null], ['']])(
    'was found if it has points and says %j',
    async (found) => {
      const before = await startBefore(
        await platformWith({ [TRACK]: { found, points: [{ lon: 113.9, lat: 22.5 }] } }),
      );
      expect(
        await truck(before, `{ track(${WINDOW}) { found points { latitude } } }`),
      ).toMatchObject({
        data: { truck: { track: { found: true, points: [{ latitude: 22.5 }] } } },
      });
    },
  );

  test.each([
    [undefined, []],
    [null, undefined],
    ['perhaps', [{ lon: 113.9, lat: 22.5 }]],
  ])('has no result if it says %j and has the points %j', async (found, points) => {
    const before = await startBefore(await platformWith({ [TRACK]: { found, points } }));
    const answer = await truck(before, `{ track(${WINDOW}) { found } }`);
    expect(answer.data).toMatchObject({ truck: { track: null } });
    expect(errorOf(answer)).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  });

  test('is read in a list of one, as it was billed', async () => {
    const point = { lon: 113.9, lat: 22.5 };
    const found = { found: true, mileage: 3, points: [point] };
    const before = await startBefore(await platformWith({ [TRACK]: [found] }));
    const answer = await truck(
      before,
      `{ track(${WINDOW}) { found mileage points { latitude } raw } }`,
    );
    expect(answer).toMatchObject({
      data: {
        truck: { track: { found: true, mileage: '3', points: [{ latitude: 22.5 }], raw: found } },
      },
    });
  });

  test('keeps its readable parts if its points are no list, as it was billed', async () => {
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

  test('reports the number of points lost by a patchy receiver', async () => {
    const answer = await truck(
      service,
      `{ track(${WINDOW}) { unreadablePoints points { latitude } } }`,
      '粤B20202D',
    );

    // One point each half minute of an hour, both ends included; every tenth is blind.
    expect(answer.data).toMatchObject({ truck: { track: { unreadablePoints: 12 } } });
    expect(pointsOf(answer)).toHaveLength(121 - 12);
  });

  test('of a week, 20,161 points, is complete', async () => {
    const week = 'from: "2026-11-13T00:00:00+08:00", to: "2026-11-20T00:00:00+08:00"';
    const answer = await truck(
      service,
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

const envelopeOf = (data: string): string => `{"code":"CYT_00000","msg":"","data":${data}}`;

function pointsOf({ data }: Answer): { longitude?: number | undefined; latitude: number }[] {
  const point = z.object({ longitude: z.number().optional(), latitude: z.number() });
  const track = z.object({ points: z.array(point) });
  return z.object({ truck: z.object({ track }) }).parse(data).truck.track.points;
}
