import { type DataCipher, NotDecipherable } from '../../kernel/privacy/data-cipher.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';
import type { SubjectId } from '../subject.ts';
import type { MemberPath } from './personal-members.ts';

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
  if (cipher === null) throw new NotDecipherable('the stored data cannot be read without DATA_KEY');
  let opened: JsonObject = rest;
  for (const [pointer, text] of Object.entries(sealed)) {
    if (typeof text !== 'string') throw new NotDecipherable('the stored data is no text');
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
