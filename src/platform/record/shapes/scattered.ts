import { isJsonObject, type Json, type JsonObject } from '../../../kernel/json/json.ts';
import { type Field, phantom } from '../field.ts';
import { structureShape } from '../members.ts';
import type { Decoded, RecordType } from '../record-type.ts';

/**
 * Records whose place in a response is not documented: every object, at any depth, that has the member `known`. Responses
 * only.
 */
export function scattered<R extends RecordType>(
  record: R,
  { known, doc }: { readonly known: string; readonly doc: string },
): Field<readonly Decoded<R>[], never, never, false, 'given'> {
  return {
    ...phantom,
    wire: null,
    doc,
    optional: false,
    origin: 'given',
    shape: { kind: 'list', of: structureShape(record) },
    pii: null,
    input: record.input,
    read(source, name, into, setAside) {
      into[name] = objectsWith(known, source).map((one) => record.read(one, setAside));
    },
    write() {
      throw new Error('Scattered records are only received.');
    },
  };
}

function objectsWith(known: string, value: Json | undefined): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => objectsWith(known, item));
  if (!isJsonObject(value)) return [];
  const own = known in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap((member) => objectsWith(known, member))];
}
