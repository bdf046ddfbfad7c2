import type { Answer, Connection } from '../../harness.ts';
import { sendEnvelope, startStub, type StubPlatform } from '../../platform/stub-platform.ts';

export const CHECK = '/api/v1/trace/check';
export const TRACK = '/api/v1/trace/track';
export const MAP = '/api/v1/trace/map';
export const POSITION = '/api/v1/trace/position';
export const WINDOW = 'from: "2026-11-20T08:00:00+08:00", to: "2026-11-20T09:00:00+08:00"';

export const truck = (
  service: Connection,
  selection: string,
  plateNumber = '粤B12345',
): Promise<Answer> => service.query(`{ truck(plateNumber: "${plateNumber}") ${selection} }`);

export const errorOf = ({ errors }: Answer): Record<string, unknown> | undefined =>
  errors?.[0]?.extensions;

/** A platform that returns the given response for each path. */
export function platformWith(answers: Readonly<Record<string, object>>): Promise<StubPlatform> {
  const all: Readonly<Record<string, object>> = {
    [CHECK]: { trackable: true, color: 2 },
    [TRACK]: { found: true, mileage: 1.5, points: [] },
    [MAP]: { mapUrl: 'https://map.example/1' },
    [POSITION]: { position: { lon: 113.9, lat: 22.5 } },
    ...answers,
  };
  return startStub((response, { path }) => sendEnvelope(response, 'CYT_00000', all[path] ?? {}));
}
