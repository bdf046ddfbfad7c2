import { z } from 'zod';
import { withoutHeader } from '../../../kernel/json/base64-extractor.ts';
import { type FileBytes, LocalFile } from '../../../kernel/files/local-file.ts';
import {
  type Field,
  type FieldOptions,
  phantom,
  type SetAside,
  type IsOptional,
  below,
  readUnder,
  WireError,
  leaf,
  scalar,
} from '../field.ts';
import {
  structureShape,
  type DecodedOf,
  isAboveZero,
  isList,
  type OddItems,
  readItems,
} from '../members.ts';
import type { Decoded, RecordType } from '../record.ts';
import {
  plainSpelling,
  isJsonObject,
  type Json,
  type JsonObject,
} from '../../../kernel/json/json.ts';
import { forms } from '../../../messages/forms.ts';

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
      if (typeof value !== 'string') return undefined;
      return Buffer.from(withoutHeader(Buffer.from(value)).toString('latin1'), 'base64');
    },
    write: () => {
      throw new Error(`${wire} is only received`);
    },
  });
  return { ...field, ...phantom };
}

/** A list found in the whole object and not under one name; `shown` is the GraphQL type of its items. */
function receivedList<Item>(
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

/**
 * Several records whose list has no documented name: the only member of the object that is a list; empty lists beside
 * it do not count. Without a list, the object itself is the only item if it has a member of the record, otherwise the
 * only object in it that has one. No object is an item if the member `countedBy` is 0, because the object may repeat
 * the request. Two lists are an error, as is an object without items whose member `countedBy` is above 0. Responses
 * only.
 */
export function unnamedList<R extends RecordType>(
  record: R,
  options: OddItems & { readonly doc: string; readonly countedBy?: string },
): Field<readonly DecodedOf<R>[], never, never, false, 'given'> {
  const names = Object.values(record.fields).flatMap(({ wire }) => wire ?? []);
  const { countedBy = '' } = options;
  return receivedList(record, options.doc, (source, setAside) => {
    const isNone = plainSpelling(source[countedBy]) === '0';
    const isOne = (value: Json): boolean =>
      !isNone && isJsonObject(value) && names.some((own) => own in value);
    const lists = Object.entries(source).flatMap(([wire, value = null]) => {
      if (isList(value)) return [{ wire, items: value }];
      return isOne(value) && !isOne(source) ? [{ wire, items: [value] }] : [];
    });
    const filled = lists.filter(({ items }) => items.length > 0);
    if (filled.length > 1) throw new WireError(forms.objectWithOneList);
    const list = filled[0] ?? lists[0];
    const isItem = list === undefined && isOne(source);
    // The list has an unknown form or place: it is unread, not empty.
    if (list === undefined && !isItem && isAboveZero(source[countedBy]))
      throw new WireError(forms.objectWithOneList);
    const { wire, items } = list ?? { wire: '', items: isItem ? [source] : [] };
    return readUnder(wire, () => readItems(record, items, below(wire, setAside), options.odd));
  });
}
