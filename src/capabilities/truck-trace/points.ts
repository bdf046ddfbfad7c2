import type { Json, JsonObject } from '../../kernel/json/json.ts';
import { errors } from '../../messages/errors.ts';
import { forms } from '../../messages/forms.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import { isList, listOf, truthIn } from '../../platform/record/index.ts';
import { type Convert, placeIn } from './coordinates.ts';

/** A position of a track, in degrees. */
export interface Point {
  readonly longitude: number;
  readonly latitude: number;
  /** The platform's object. It is not copied, because a track has tens of thousands of them. */
  readonly raw: JsonObject;
}

/** Points of a track with readable coordinates, in order. */
export interface Points {
  readonly readable: readonly Point[];
  /** Number of unreadable points, which are omitted. */
  readonly unreadable: number;
}

/** Reads the `points` of a track's response. Throws `PlatformUnavailable` if the list is missing although the track was found. */
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

/** Position in an object; null if its coordinates are unreadable. */
export function readPoint(raw: Json | undefined, convert: Convert): Point | null {
  const place = placeIn(raw);
  if (place === null) return null;
  const [longitude, latitude] = convert(place);
  // `placeIn` returns null for anything but an object.
  return { longitude, latitude, raw: raw as JsonObject };
}

/** The points as a GeoJSON line; null for fewer than two points. */
export function toLineString({ readable }: Points): JsonObject | null {
  if (readable.length < 2) return null;
  const coordinates = readable.map(({ longitude, latitude }) => [longitude, latitude]);
  return { type: 'LineString', coordinates };
}

function notAList(): PlatformUnavailable {
  const hint = errors.misplaced({ path: 'points', expected: forms.list });
  return new PlatformUnavailable(errors.partOfWrongForm, { hint, maybeApplied: true });
}
