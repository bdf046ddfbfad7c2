import { z } from 'zod';
import { INPUT_FINGERPRINTS } from '../submit/input-fingerprints.ts';
import { type DataCipher, NotDecipherable } from '../../kernel/privacy/data-cipher.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';
import type { SubjectId } from '../subject.ts';

/** Forms of members that may contain personal data. */
const declared = new WeakSet<z.core.$ZodType>();

/**
 * Declares a member of a kind's details as personal: with a `DATA_KEY` it is encrypted before it is written. Wrap the member's
 * whole form, defaults included. Besides numbers, personal members are names, links that open for one person, and texts of the
 * platform that may name a person.
 */
export function personal<Form extends z.ZodType>(form: Form): Form {
  // Forms such as `keptText` are shared, so a clone marks only this place.
  const own = form.clone();
  declared.add(own);
  return own;
}

/** Path from a snapshot to a member, by names. */
export type MemberPath = readonly string[];

/**
 * Members of every kind that contain texts of the platform, which may name a person, and the fingerprints of the client's input;
 * see `Rejection`, `Mismatch` and `withFingerprints`.
 */
const OF_ALL_KINDS: readonly MemberPath[] = [['rejection'], ['found'], [INPUT_FINGERPRINTS]];

/** Paths to all personal data in the snapshots of a kind, by the form of its details. */
export function personalPathsIn(details: z.core.$ZodType): readonly MemberPath[] {
  return [...OF_ALL_KINDS, ...pathsIn(details)];
}

function pathsIn(form: z.core.$ZodType): readonly MemberPath[] {
  if (declared.has(form)) return [[]];
  if (form instanceof z.ZodObject) return membersOf(form.shape);
  if (form instanceof z.ZodIntersection) return [form.def.left, form.def.right].flatMap(pathsIn);
  if (form instanceof z.ZodPipe) return [form.def.in, form.def.out].flatMap(pathsIn);
  // A list is encrypted as one value: its items have no names.
  if (form instanceof z.ZodArray) return pathsIn(form.def.element).length > 0 ? [[]] : [];
  const isAround =
    form instanceof z.ZodNullable ||
    form instanceof z.ZodOptional ||
    form instanceof z.ZodDefault ||
    form instanceof z.ZodCatch ||
    form instanceof z.ZodReadonly;
  return isAround ? pathsIn(form.def.innerType) : [];
}

function membersOf(shape: Readonly<Record<string, z.core.$ZodType>>): readonly MemberPath[] {
  return Object.entries(shape).flatMap(([name, member]) => pathsIn(member).map(within(name)));
}

const within =
  (name: string) =>
  (path: MemberPath): MemberPath =>
    [name].concat(path);

/**
 * Member in which a snapshot stores its encrypted values, by their JSON pointers. No kind has a detail of this name, and clients
 * name no members of snapshots, so only this module writes it.
 */
export const SEALED = '$sealed';

/** Snapshot to write: personal members encrypted, everything else unchanged. */
export function sealSnapshot(
  cipher: Pick<DataCipher, 'encrypt'>,
  id: SubjectId,
  snapshot: JsonObject,
  paths: readonly MemberPath[],
): JsonObject {
  const sealed: Record<string, string> = {};
  let rest = snapshot;
  for (const path of paths) {
    const value = memberAt(rest, path);
    if (value === undefined || value === null) continue;
    const pointer = pointerOf(path);
    sealed[pointer] = cipher.encrypt(JSON.stringify(value), contextOf(id, pointer));
    rest = withMember(rest, path, undefined);
  }
  return Object.keys(sealed).length === 0 ? snapshot : { ...rest, [SEALED]: sealed };
}

/** The snapshot as its kind reads it. Throws `NotDecipherable`. */
export function openSnapshot(
  cipher: Pick<DataCipher, 'decrypt'> | null,
  id: SubjectId,
  snapshot: JsonObject,
): JsonObject {
  const { [SEALED]: sealed, ...rest } = snapshot;
  if (!isJsonObject(sealed)) return snapshot;
  let opened: JsonObject = rest;
  for (const [pointer, text] of Object.entries(sealed)) {
    if (typeof text !== 'string') throw new NotDecipherable('the stored data is no text');
    if (cipher === null) throw NotDecipherable.forLackOfKey(text);
    const value = parseLossless(cipher.decrypt(text, contextOf(id, pointer)));
    opened = withMember(opened, pathOf(pointer), value);
  }
  return opened;
}

function contextOf({ tenant, kind, key }: SubjectId, pointer: string): readonly string[] {
  return [tenant, kind, key, pointer];
}

function memberAt(value: Json | undefined, path: MemberPath): Json | undefined {
  const [name, ...below] = path;
  if (name === undefined) return value;
  return isJsonObject(value) ? memberAt(value[name], below) : undefined;
}

function withMember(holder: JsonObject, path: MemberPath, value: Json | undefined): JsonObject {
  const [name, ...below] = path;
  if (name === undefined) return holder;
  if (below.length > 0) {
    const inner = holder[name];
    return { ...holder, [name]: withMember(isJsonObject(inner) ? inner : {}, below, value) };
  }
  if (value !== undefined) return { ...holder, [name]: value };
  const { [name]: _sealed, ...rest } = holder;
  return rest;
}

/** Pointer by RFC 6901; names of members are this service's own, and contain neither `/` nor `~`. */
function pointerOf(path: MemberPath): string {
  return path.map((name) => `/${name}`).join('');
}

function pathOf(pointer: string): MemberPath {
  return pointer.split('/').slice(1);
}
