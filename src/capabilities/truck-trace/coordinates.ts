import gcoord from 'gcoord';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import { errors } from '../../messages/errors.ts';
import { forms } from '../../messages/forms.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import { isList, listOf, truthIn } from '../../platform/record/index.ts';

// The package's types describe an ES module with a default export. Node loads it as CommonJS, whose default is the library.
const { transform, CRSTypes } = gcoord as unknown as typeof gcoord.default;

/** Coordinate systems. The platform uses WGS84 (document 1, section 2.7). */
const systems = { WGS84: CRSTypes.WGS84, GCJ02: CRSTypes.GCJ02, BD09: CRSTypes.BD09 };

/** Coordinate systems that a client can request. */
export type CoordinateSystem = keyof typeof systems;

/** Degrees east, degrees north. */
type LongitudeLatitude = readonly [longitude: number, latitude: number];

/**
 * Position in an object of the platform, under any common name in any letter case, as numbers or texts. Null unless
 * both coordinates are present and valid degrees: none is guessed. Zero for both, a place in the Atlantic, is what a receiver
 * without satellites reports.
 */
function placeIn(value: Json | undefined): LongitudeLatitude | null {
  if (!isJsonObject(value)) return null;
  const longitude = degrees(value, longitudeNames, 180);
  const latitude = degrees(value, latitudeNames, 90);
  const isZero = longitude === 0 && latitude === 0;
  return longitude === null || latitude === null || isZero ? null : [longitude, latitude];
}

/** Converts a WGS84 position. */
export type Convert = (place: LongitudeLatitude) => LongitudeLatitude;

/** Countries with shifted maps; `CN` includes Hong Kong and Macao. */
const SHIFTED: ReadonlySet<string | null> = new Set(['CN', 'TW']);

/**
 * Conversion from WGS84, rounded to the centimeter: further digits of a converted double are noise and would double the
 * size of a long track. WGS84 positions stay unchanged, and so do positions outside China, where maps are not shifted.
 * gcoord only checks a box around China, which includes parts of its neighbors.
 */
export async function conversionTo(system: CoordinateSystem): Promise<Convert> {
  if (system === 'WGS84') return (place) => place;
  // Loaded on demand: the borders take a while to load, and most services never need them.
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return (place) => {
    if (!SHIFTED.has(iso1A2Code([...place]))) return place;
    const [longitude, latitude] = transform([...place], systems.WGS84, systems[system]);
    return [toCentimeter(longitude), toCentimeter(latitude)];
  };
}

function toCentimeter(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

/** Most common names first, because they are tried one by one for each of thousands of points. */
const longitudeNames = ['lon', 'lng', 'longitude', 'long'];
const latitudeNames = ['lat', 'latitude'];

function degrees(value: JsonObject, names: readonly string[], most: number): number | null {
  const key = keyOf(value, names);
  const given = key === undefined ? null : value[key];
  const number = typeof given === 'string' ? fromText(given) : given;
  return typeof number === 'number' && Math.abs(number) <= most ? number : null;
}

function keyOf(value: JsonObject, names: readonly string[]): string | undefined {
  return (
    names.find((name) => value[name] !== undefined) ??
    Object.keys(value).find((key) => names.includes(key.toLowerCase()))
  );
}

function fromText(text: string): number | null {
  return /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : null;
}

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

/**
 * Reads the `points` of a track's response. Throws `PlatformUnavailable` if they are no list, unless the platform reports that it
 * found no track.
 */
export function readPoints(answer: JsonObject, convert: Convert): Points {
  const { points: given = null, found } = answer;
  const isReadable = isList(given) || placeIn(given) !== null;
  const points = isReadable ? listOf(given) : truthIn(found) === false ? [] : undefined;
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
