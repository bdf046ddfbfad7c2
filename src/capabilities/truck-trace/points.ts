import type { Json, JsonObject } from '../../kernel/json/json.ts';
import { errors } from '../../messages/errors.ts';
import { forms } from '../../messages/forms.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import { isList, listOf, truthIn } from '../../platform/record/index.ts';
import { type Convert, placeIn } from './coordinates.ts';

/** A place of a track. Degrees. */
export interface Point {
  readonly longitude: number;
  readonly latitude: number;
  /** The platform's own object. Not copied: a track has tens of thousands of them. */
  readonly raw: JsonObject;
}

/** The points of a track whose coordinates can be read, in their order. */
export interface Points {
  readonly readable: readonly Point[];
  /** Number of the platform's points that were left out. */
  readonly unreadable: number;
}

/** Reads the `points` of a track's answer. Throws `PlatformUnavailable` when it should have some and has no list. */
export function readPoints(answer: JsonObject, convert: Convert): Points {
  const given = answer['points'] ?? (truthIn(answer['found']) ? undefined : []);
  const points = isList(given) || placeIn(given) !== null ? listOf(given) : undefined;
  if (points === undefined) throw notAList();
  const readable: Point[] = [];
  for (const raw of points) {
    const point = readPoint(raw, convert);
    if (point !== null) readable.push(point);
  }
  return { readable, unreadable: points.length - readable.length };
}

/** The place that an object names; null when its coordinates can't be read. */
export function readPoint(raw: Json | undefined, convert: Convert): Point | null {
  const place = placeIn(raw);
  if (place === null) return null;
  const [longitude, latitude] = convert(place);
  // A place is found in objects only.
  return { longitude, latitude, raw: raw as JsonObject };
}

/** The points as a GeoJSON line; null for fewer than two, which make none. */
export function toLineString({ readable }: Points): JsonObject | null {
  if (readable.length < 2) return null;
  const coordinates = readable.map(({ longitude, latitude }) => [longitude, latitude]);
  return { type: 'LineString', coordinates };
}

function notAList(): PlatformUnavailable {
  const hint = errors.misplaced({ path: 'points', expected: forms.list });
  return new PlatformUnavailable(errors.partOfWrongForm, { hint, maybeApplied: true });
}
