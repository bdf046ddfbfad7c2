import { hash } from 'node:crypto';
import { canonicalJson } from '../../kernel/ids.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';

/** Path to a value of an input, by names and list indexes. */
export type InputPath = readonly string[];

/**
 * Member of the snapshot for the fingerprints of the input that opened a subject. A kind's own details do not include it, so
 * every change carries it over. It is encrypted like personal data.
 */
export const INPUT_FINGERPRINTS = 'inputPrints';

/** Maximum number of fingerprints of one input: every change writes the snapshot, so the members of a long list share one. */
const MOST_FINGERPRINTS = 64;
/** So short that many values share a fingerprint: a value cannot be found by guessing. */
const FINGERPRINT_DIGITS = 4;

/** Snapshot of an opening, with the fingerprints that are compared with later inputs. */
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

/** Existing mark of fingerprints in a snapshot; empty for none. */
export function fingerprintMarkIn({ [INPUT_FINGERPRINTS]: mark }: JsonObject): JsonObject {
  return mark === undefined ? {} : { [INPUT_FINGERPRINTS]: mark };
}

/**
 * Paths at which an input differs from the one that opened a subject; none if its fingerprints are unknown, as for subjects whose
 * snapshot was emptied for its age.
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

/** Values of an input, as deep as `MOST_FINGERPRINTS` allows. */
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

/** Parts of an input that are neither at nor below or above a known path. */
function addedTo(known: readonly string[], path: InputPath, value: unknown): readonly InputPath[] {
  const pointer = toPointer(path);
  if (known.some((place) => place === '' || pointer === place || pointer.startsWith(`${place}/`)))
    return [];
  if (!known.some((place) => place.startsWith(`${pointer}/`))) return [path];
  return membersOf([path, value]).flatMap(([below, member]) => addedTo(known, below, member));
}

/** Members of a value that are present; empty for a value without members. */
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
