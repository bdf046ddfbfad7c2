import { z } from 'zod';
import { type FileBytes, LocalFile } from '../../../kernel/files/local-file.ts';
import { forms } from '../../../messages/forms.ts';
import {
  type Field,
  type FieldOptions,
  phantom,
  type SetAside,
  type IsOptional,
} from '../field.ts';
import { leaf, scalar } from '../leaves/leaf.ts';
import { structureShape } from '../members.ts';
import type { Decoded, RecordType } from '../record-type.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/json/json.ts';

/**
 * A file in base64 in a response, decoded; its format is determined when it is stored. Responses only, and directly in their
 * data: a long one is decoded to the disk while it arrives.
 */
export function receivedFile<Wire extends string>(
  wire: Wire,
  options: FieldOptions,
): Field<FileBytes, never, never, IsOptional<Wire>, 'given'> {
  const field = leaf<FileBytes, Wire>(wire, options, {
    shape: scalar('File'),
    input: () => z.never(),
    expected: forms.fileInBase64,
    read: (value: unknown) => {
      if (value instanceof LocalFile) return value;
      return typeof value === 'string' ? Buffer.from(value, 'base64') : undefined;
    },
    write: () => {
      throw new Error(`${wire} is only received`);
    },
  });
  return { ...field, ...phantom };
}

/** A list found in the whole object and not under one name; `shown` is the GraphQL type of its items. */
export function receivedList<Item>(
  shown: RecordType,
  doc: string,
  read: (source: JsonObject, setAside: SetAside | undefined) => readonly unknown[],
): Field<readonly Item[], never, never, false, 'given'> {
  return {
    ...phantom,
    wire: null,
    doc,
    optional: false,
    origin: 'given',
    shape: { kind: 'list', of: structureShape(shown) },
    pii: null,
    input: shown.input,
    read(source, name, into, setAside) {
      into[name] = read(source, setAside);
    },
    write() {
      throw new Error(`${shown.name} is only received.`);
    },
  };
}

/**
 * A list of records whose fields stand side by side in the surrounding object, each with names of its own: `readers` decodes
 * each, `shown` is their common GraphQL type. Each item has the name of its reader as `member`. Responses only.
 */
export function sideBySide<R extends RecordType, Name extends string, Member extends string>(
  member: Member,
  readers: Readonly<Record<Name, R>>,
  { shown, doc }: { readonly shown: R; readonly doc: string },
): Field<readonly (Decoded<R> & Readonly<Record<Member, Name>>)[], never, never, false, 'given'> {
  return receivedList(shown, doc, (source, setAside) =>
    Object.entries<R>(readers).map(([which, reader]) =>
      Object.assign({ [member]: which }, reader.read(source, setAside)),
    ),
  );
}

/**
 * Records whose place in a response is not documented: every object, at any depth, that has the member `known`. Responses
 * only.
 */
export function scattered<R extends RecordType>(
  record: R,
  { known, doc }: { readonly known: string; readonly doc: string },
): Field<readonly Decoded<R>[], never, never, false, 'given'> {
  return receivedList(record, doc, (source, setAside) =>
    objectsWith(known, source).map((one) => record.read(one, setAside)),
  );
}

function objectsWith(known: string, value: Json | undefined): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => objectsWith(known, item));
  if (!isJsonObject(value)) return [];
  const own = known in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap((member) => objectsWith(known, member))];
}
