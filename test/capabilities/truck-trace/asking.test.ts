import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TruckNotTrackedDocument, TruckTraceDocument } from '../../generated/operations.ts';
import { isSigned, type StubPlatform } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { textWith } from '../../texts.ts';
import { CHECK, MAP, POSITION, TRACK, WINDOW, errorOf, platformWith, truck } from './trucks.ts';

const BILLED = [TRACK, MAP, POSITION];
const EVERYTHING = `{ trackable track(${WINDOW}) { found } mapUrl(${WINDOW}) position { longitude } }`;
const service = startScenario();

const billedUnits = (): number[] => BILLED.map((path) => service.billed(path));

const bodies = ({ received }: StubPlatform, path: string): unknown[] =>
  received.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as unknown);

describe('the platform is called', () => {
  test('once for free and three times billed, each time with the color that the check found', async () => {
    const answer = await service.query(TruckTraceDocument);

    expect(answer.errors).toBeUndefined();
    expect(answer.extensions).toEqual({
      billing: { calls: expect.toSatisfy(sameInAnyOrder(BILLED)) as unknown },
    });
    expect(service.calls(CHECK)).toBe(1);
    expect(BILLED.map(service.calls)).toEqual([1, 1, 1]);
    // The sandbox bills each color that it must try: one unit per call means that it tried none.
    expect(billedUnits()).toEqual([1, 1, 1]);
  });

  test('under its own names, with times in Shanghai', async () => {
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
  ])('with the color in the check’s spelling: %s', async (_case, color, plateColor) => {
    const stub = await platformWith({ [CHECK]: { trackable: true, color } });
    const before = await startBefore(stub);

    const answer = await before.query(
      '{ truck(plateNumber: "粤B12345") { plateColor plateColorCode position { longitude } } }',
    );

    expect(answer.data).toMatchObject({ truck: { plateColor, plateColorCode: String(color) } });
    expect(bodies(stub, POSITION)).toEqual([{ plateNo: '粤B12345', color }]);
  });

  test('about a plate of the client’s color, and still checks it', async () => {
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
    expect(service.calls(CHECK)).toBe(3);
  });

  test('about no color that only a response can have', async () => {
    const answer = await service.query(
      '{ truck(plateNumber: "粤B6T808", plateColor: UNRECOGNIZED) { plateColor } }',
    );

    expect(answer.errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT' }, message: textWith('PlateColorInput') },
    ]);
    expect(service.calls(CHECK)).toBe(0);
  });

  test('with the color of the check if the client names another', async () => {
    const stub = await platformWith({});
    const before = await startBefore(stub);

    const answer = await before.query(
      '{ truck(plateNumber: "粤B12345", plateColor: BLUE) { plateColor position { longitude } } }',
    );

    expect(answer.data).toMatchObject({ truck: { plateColor: 'YELLOW' } });
    expect(bodies(stub, POSITION)).toEqual([{ plateNo: '粤B12345', color: 2 }]);
  });

  test('with the client’s color if the check names none', async () => {
    const stub = await platformWith({ [CHECK]: { trackable: true } });
    const before = await startBefore(stub);

    const answer = await before.query(
      '{ truck(plateNumber: "粤B12345", plateColor: BLUE) { position { longitude } } }',
    );

    expect(answer.errors).toBeUndefined();
    expect(bodies(stub, CHECK)).toEqual([{ plateNo: '粤B12345', color: '1' }]);
    expect(bodies(stub, POSITION)).toEqual([{ plateNo: '粤B12345', color: '1' }]);
  });

  test.each(['', ' ', null])(
    'without billed calls if no color is known (%j): the platform would try all and bill each',
    async (color) => {
      const stub = await platformWith({ [CHECK]: { trackable: true, color } });
      const before = await startBefore(stub);

      const answer = await before.query(`{ truck(plateNumber: "粤B12345") ${EVERYTHING} }`);

      expect(answer.data).toEqual({
        truck: { trackable: true, track: null, mapUrl: null, position: null },
      });
      expect(answer.errors).toHaveLength(3);
      expect(errorOf(answer)?.['hint']).toContain('plateColor');
      expect(stub.received.map(({ path }) => path)).toEqual([CHECK]);
      expect(answer.extensions).toBeUndefined();
    },
  );

  test('once for repeated selections of one operation, in any coordinates or offset', async () => {
    const again = 'from: "2026-11-20T00:00:00Z", to: "2026-11-20T01:00:00Z"';
    await service.query(`{
      a: truck(plateNumber: "粤B12345") { gps: track(${WINDOW}) { found } amap: track(${again}, coordinates: GCJ02) { found } }
      b: truck(plateNumber: "粤b12345") { track(${WINDOW}) { found } here: position { latitude } there: position(coordinates: BD09) { latitude } }
    }`);
    expect([CHECK, ...BILLED].map(service.calls)).toEqual([1, 1, 0, 1]);

    await truck(service, '{ position { latitude } }');
    expect([CHECK, ...BILLED].map(service.calls)).toEqual([2, 1, 0, 2]);
  });
});

test('a vehicle that is not on the network is a result: nulls without errors, and nothing billed', async () => {
  const answer = await service.query(TruckNotTrackedDocument);

  expect(answer).toEqual({
    data: {
      truck: { trackable: false, plateColor: null, track: null, mapUrl: null, position: null },
    },
  });
  expect([CHECK, ...BILLED].map(service.calls)).toEqual([1, 0, 0, 0]);
});

describe('rejects before any billed call', () => {
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
      expect(errorOf(await truck(service, `{ ${field} }`))).toMatchObject({
        code: 'INVALID_INPUT',
        fieldErrors: [{ path: ['to'], message: 'must be at least a second after `from`' }],
      });
    }
    expect(BILLED.map(service.calls)).toEqual([0, 0, 0]);
  });

  test.each([
    ['a day that does not exist', '2026-02-30T08:00:00+08:00'],
    ['a time without an offset', '2026-11-20T08:00:00'],
  ])('%s', async (_case, from) => {
    const answer = await truck(
      service,
      `{ track(from: "${from}", to: "2026-11-21T09:00:00Z") { found } }`,
    );

    expect(answer.errors).toHaveLength(1);
    expect(BILLED.map(service.calls)).toEqual([0, 0, 0]);
  });

  test.each([
    ['no plate', '  ', 'must not be blank'],
    [
      'a plate of 6 characters',
      '粤B1234',
      'must be a number plate, such as 粤B12345, 粤BD12345 or 粤B1234挂',
    ],
  ])('%s, and does not check it either', async (_case, plateNumber, message) => {
    expect(errorOf(await truck(service, '{ trackable }', plateNumber))).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: ['plateNumber'], message }],
    });
    expect(service.calls(CHECK)).toBe(0);
  });

  test('an empty URL', async () => {
    expect(errorOf(await truck(service, `{ mapUrl(${WINDOW}, endAddress: " ") }`))).toMatchObject({
      fieldErrors: [{ path: ['endAddress'], message: 'must not be blank' }],
    });
    expect(service.calls(MAP)).toBe(0);
  });
});

test('the map’s URL shows a page', async () => {
  const answer = await truck(service, `{ mapUrl(${WINDOW}, startAddress: "<b>深圳</b>") }`);
  const { mapUrl } = z.object({ truck: z.object({ mapUrl: z.string() }) }).parse(answer.data).truck;
  const page = await (await fetch(mapUrl)).text();

  expect(page).toContain('粤B12345');
  expect(page).not.toContain('<b>');
});

describe('if the platform', () => {
  test('has not enabled the key: the error is for the operator, and nothing was billed', async () => {
    service.sandbox.controls.setProductEnabled({ product: 'truck-trace', enabled: false });

    const answer = await truck(service, EVERYTHING);

    expect(answer.data).toEqual({ truck: null });
    expect(errorOf(answer)).toMatchObject({
      code: 'NOT_PERMITTED',
      platformCode: 'CYT_40301',
      retryable: false,
    });
    expect(BILLED.map(service.calls)).toEqual([0, 0, 0]);
  });

  test('has no quota left: the free check still succeeds', async () => {
    service.sandbox.controls.setQuota({ units: 0 });

    const answer = await truck(service, '{ trackable position { longitude } }');

    expect(answer.data).toEqual({ truck: { trackable: true, position: null } });
    expect(errorOf(answer)).toMatchObject({ code: 'QUOTA_EXHAUSTED' });
  });

  test('fails in one of the calls: the other results stay, and billed calls are not repeated', async () => {
    service.fail(TRACK, 'UPSTREAM_UNAVAILABLE', null);

    const answer = await truck(service, EVERYTHING);

    expect(answer.data).toMatchObject({
      truck: { track: null, mapUrl: expect.any(String) as unknown, position: {} },
    });
    expect(answer.errors).toMatchObject([
      { path: ['truck', 'track'], extensions: { code: 'PLATFORM_UNAVAILABLE' } },
    ]);
    expect(service.calls(TRACK)).toBe(1);
  });

  test.each([null, '', ' '])('created no page with a map (%j): null, no error', async (mapUrl) => {
    const before = await startBefore(await platformWith({ [MAP]: { mapUrl } }));
    const { data, errors } = await before.query(
      `{ truck(plateNumber: "粤B12345") { mapUrl(${WINDOW}) } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ truck: { mapUrl: null } });
  });

  test('returns a map URL that no browser should follow: an error', async () => {
    const before = await startBefore(await platformWith({ [MAP]: { mapUrl: 'javascript:1' } }));
    const answer = await before.query(`{ truck(plateNumber: "粤B12345") { mapUrl(${WINDOW}) } }`);
    expect(errorOf(answer)?.['hint']).toContain('data.mapUrl should be');
  });

  test('omits the map’s URL: an error with its path, not a silent null', async () => {
    const before = await startBefore(await platformWith({ [MAP]: {} }));

    const answer = await before.query(`{ truck(plateNumber: "粤B12345") { mapUrl(${WINDOW}) } }`);

    expect(errorOf(answer)?.['hint']).toContain(
      'data.mapUrl should be an absolute http or https address',
    );
  });
});

/** Concurrent billed calls are sent in any order. */
function sameInAnyOrder(paths: readonly string[]): (calls: unknown) => boolean {
  const billed = z.array(z.object({ path: z.string(), billed: z.literal('per call') }));
  return (calls) => {
    const named = billed.parse(calls).map(({ path }) => path);
    return JSON.stringify(named.toSorted()) === JSON.stringify(paths.toSorted());
  };
}
