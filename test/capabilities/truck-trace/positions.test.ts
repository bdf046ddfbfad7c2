import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startBefore } from '../../scenario.ts';
import { POSITION, platformWith } from './trucks.ts';

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

  test('stay unchanged if WGS84 is requested, or outside of China', async () => {
    const sent = { lat: 22.54384700123, lon: 113.91231600456 };
    const denver = { lat: 39.7392, lon: -104.9903 };

    expect(await converted(sent, 'WGS84')).toEqual({ latitude: sent.lat, longitude: sent.lon });
    expect(await converted(denver, 'GCJ02')).toEqual({ latitude: 39.7392, longitude: -104.9903 });
  });

  // The library's box around China contains all of them.
  test.each([
    ['Ulaanbaatar', 47.8864, 106.9057],
    ['Seoul', 37.5665, 126.978],
    ['Hanoi', 21.0285, 105.8542],
    ['Almaty', 43.2389, 76.8897],
    ['Zamyn-Üüd, across from Erenhot', 43.7239, 111.9022],
    ['Vladivostok', 43.1155, 131.8855],
    ['Kathmandu', 27.7172, 85.324],
    ['Manila', 14.5995, 120.9842],
    ['Greenwich, at the longitude zero', 51.4779, 0],
    ['Kampala, at the latitude zero', 0, 32.5825],
  ])('%s stays unchanged', async (_name, lat, lon) => {
    for (const system of ['GCJ02', 'BD09'] as const)
      expect(await converted({ lat, lon }, system)).toEqual({ latitude: lat, longitude: lon });
  });

  test.each([
    ['Erenhot', 43.653, 111.977],
    ['Dongxing', 21.5439, 107.971],
    ['Ürümqi', 43.8256, 87.6168],
    ['Sanya', 18.2528, 109.5119],
    ['Heihe', 50.2452, 127.5286],
    ['Hong Kong', 22.3193, 114.1694],
  ])('%s is shifted by some hundred meters', async (_name, lat, lon) => {
    const { latitude, longitude } = await converted({ lat, lon }, 'GCJ02');
    const meters = Math.hypot(latitude - lat, longitude - lon) * 100_000;
    expect(meters).toBeGreaterThan(50);
    expect(meters).toBeLessThan(1_500);
  });
});

test.each([
  ['an object without any', { position: { x: 1 } }],
  ['nothing', { position: null }],
  ['zero, as of a receiver without satellites', { position: { lon: 0, lat: '0.0' } }],
  ['a text', { position: '深圳' }],
])('a position that is %s has no coordinates and is shown in raw', async (_case, said) => {
  const before = await startBefore(await platformWith({ [POSITION]: said }));

  const answer = await before.query(
    '{ truck(plateNumber: "粤B12345") { position { longitude latitude raw } } }',
  );

  expect(answer).toMatchObject({
    data: { truck: { position: { longitude: null, latitude: null, raw: said } } },
  });
  expect(answer.errors).toBeUndefined();
});

const place = z.object({ longitude: z.number(), latitude: z.number() });

type Place = z.infer<typeof place>;

test('a position in a list of one is that position, as it was billed', async () => {
  const inList = { [POSITION]: [{ position: { lat: 22.5, lon: 113.9 } }] };
  const before = await startBefore(await platformWith(inList));
  expect(
    (await before.query('{ truck(plateNumber: "粤B12345") { position { latitude } } }')).data,
  ).toEqual({ truck: { position: { latitude: 22.5 } } });
  expect(await converted([{ lat: 22.5, lon: 113.9 }], 'WGS84')).toEqual({
    latitude: 22.5,
    longitude: 113.9,
  });
});

/** A position's result when the platform sent `point`. */
async function converted(point: object, system: string): Promise<Place> {
  const before = await startBefore(await platformWith({ [POSITION]: { position: point } }));
  const answer = await before.query(
    `{ truck(plateNumber: "粤B12345") { position(coordinates: ${system}) { longitude latitude } } }`,
  );
  return z.object({ truck: z.object({ position: place }) }).parse(answer.data).truck.position;
}
