import { hash } from 'node:crypto';
import { canonicalJson } from '../../kernel/ids.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';

/** The way to a value of an input, by names and list indexes. */
export type InputPath = readonly string[];

/**
 * The snapshot's member for the prints of the input that opened a subject. A kind's own details do not have it, so that it
 * is carried from change to change. It is encrypted as what is personal.
 */
export const INPUT_FINGERPRINTS = 'inputPrints';

/** Prints of one input: a snapshot is written with each change, so the members of a long list share one. */
const MOST_FINGERPRINTS = 64;
/** Too few to find a value by trying: many values have the same print. */
const FINGERPRINT_DIGITS = 4;

/** The snapshot of an opening, with the prints by which the input is compared with later ones. */
export function withFingerprints(snapshot: JsonObject, input: unknown, salt: string): JsonObject {
  const prints = partsOf(input).map(([path, value]) => {
    const pointer = toPointer(path);
    return [pointer, fingerprintOf(salt, pointer, value)];
  });
  return {
    ...snapshot,
    [INPUT_FINGERPRINTS]: { salt, prints: Object.fromEntries(prints) as JsonObject },
  };
}

/** The prints that a snapshot has already, as a mark; empty for none. */
export function fingerprintMarkIn({ [INPUT_FINGERPRINTS]: mark }: JsonObject): JsonObject {
  return mark === undefined ? {} : { [INPUT_FINGERPRINTS]: mark };
}

/**
 * The paths at which an input differs from the one that opened a subject; none if its fingerprints are not known, as of
 * subjects whose snapshot was emptied for its age.
 */
export function differencesFrom(snapshot: JsonObject, input: unknown): readonly InputPath[] {
  const { [INPUT_FINGERPRINTS]: mark } = snapshot;
  if (!isJsonObject(mark) || !isJsonObject(mark['prints'])) return [];
  const { salt, prints } = mark;
  const known = Object.keys(prints);
  const changed = known.filter(
    (pointer) =>
      fingerprintOf(salt, pointer, valueAt(input, fromPointer(pointer))) !== prints[pointer],
  );
  return [...changed.map(fromPointer), ...addedTo(known, [], input)];
}

type Part = readonly [path: InputPath, value: unknown];

/** The values of an input, as far down as `MOST_PRINTS` allow. */
function partsOf(input: unknown): readonly Part[] {
  const parts: Part[] = [];
  const open: Part[] = [[[], input]];
  for (let part = open.shift(); part !== undefined; part = open.shift()) {
    const members = membersOf(part);
    const isFinest =
      members.length === 0 || parts.length + open.length + members.length > MOST_FINGERPRINTS;
    if (isFinest) parts.push(part);
    else open.push(...members);
  }
  return parts;
}

/** The parts of an input that lie neither at nor below or above a known path. */
function addedTo(known: readonly string[], path: InputPath, value: unknown): readonly InputPath[] {
  const pointer = toPointer(path);
  if (known.some((place) => place === '' || pointer === place || pointer.startsWith(`${place}/`)))
    return [];
  if (!known.some((place) => place.startsWith(`${pointer}/`))) return [path];
  return membersOf([path, value]).flatMap(([below, member]) => addedTo(known, below, member));
}

/** The members of a value that are given; none of a value that has none. */
function membersOf([path, value]: Part): readonly Part[] {
  const isLeaf = !Array.isArray(value) && (!isJsonObject(value) || 'toJSON' in value);
  if (isLeaf) return [];
  return Object.entries(value as Readonly<Record<string, unknown>>)
    .filter(([, member]) => member !== null && member !== undefined)
    .map(([name, member]) => [[...path, name], member]);
}

function valueAt(input: unknown, path: InputPath): unknown {
  let value = input;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    // An object with this member.
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

function fingerprintOf(salt: Json | undefined, pointer: string, value: unknown): string {
  const text = JSON.stringify([salt, pointer, canonicalJson(value ?? null)]);
  return hash('sha256', text, 'hex').slice(0, FINGERPRINT_DIGITS);
}

/** A path as one text (RFC 6901). */
function toPointer(path: InputPath): string {
  return path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function fromPointer(pointer: string): InputPath {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
