import gcoord from 'gcoord';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';

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
 * both coordinates are present and valid degrees: none is guessed.
 */
export function placeIn(value: Json | undefined): LongitudeLatitude | null {
  if (!isJsonObject(value)) return null;
  const longitude = degrees(value, longitudeNames, 180);
  const latitude = degrees(value, latitudeNames, 90);
  return longitude === null || latitude === null ? null : [longitude, latitude];
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
