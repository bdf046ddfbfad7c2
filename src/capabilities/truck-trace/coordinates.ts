import gcoord from 'gcoord';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';

// Its types describe an ES module with a default export; to Node it is CommonJS, whose default is the library.
const { transform, CRSTypes } = gcoord as unknown as typeof gcoord.default;

/** Ways to write down a place. The platform's is WGS84 (document 1, section 2.7). */
const systems = { WGS84: CRSTypes.WGS84, GCJ02: CRSTypes.GCJ02, BD09: CRSTypes.BD09 };

/** The coordinates that a client can ask for. */
export type CoordinateSystem = keyof typeof systems;

/** Degrees east, degrees north. */
export type LongitudeLatitude = readonly [longitude: number, latitude: number];

/**
 * The place that an object of the platform's names, under any of the usual names in any letter case, as
 * numbers or texts. Null unless both are there and are degrees: nothing is guessed.
 */
export function placeIn(value: Json | undefined): LongitudeLatitude | null {
  if (!isJsonObject(value)) return null;
  const longitude = degrees(value, longitudeNames, 180);
  const latitude = degrees(value, latitudeNames, 90);
  return longitude === null || latitude === null ? null : [longitude, latitude];
}

/** Converts a WGS84 place. */
export type Convert = (place: LongitudeLatitude) => LongitudeLatitude;

/** Countries whose maps are shifted; Hong Kong and Macao belong to the first. */
const SHIFTED: ReadonlySet<string | null> = new Set(['CN', 'TW']);

/**
 * The conversion from WGS84, to the centimeter: the other digits of a converted double are noise, and double the size of
 * a long track. WGS84 itself stays as it was sent, and so do places outside of China, where maps are not shifted. gcoord
 * knows a box around China only, in which parts of its neighbors lie.
 */
export async function conversionTo(system: CoordinateSystem): Promise<Convert> {
  if (system === 'WGS84') return (place) => place;
  // The borders take a while to load, and most services never need them.
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

/** Most usual first: they are looked up one by one, for each of thousands of points. */
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
