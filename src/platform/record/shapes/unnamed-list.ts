import { forms } from '../../../messages/forms.ts';
import { below, type Field, phantom, readUnder, WireError } from '../field.ts';
import { type DecodedOf, isList, type OddItems, readItems, structureShape } from '../members.ts';
import type { RecordType } from '../record-type.ts';

/**
 * Several records whose list has no documented name: the only member of the object that is a list. Without a list, the
 * object itself is the only item if it has a member of the record. Two lists are an error. Responses only.
 */
export function unnamedList<R extends RecordType>(
  record: R,
  options: OddItems & { readonly doc: string },
): Field<readonly DecodedOf<R>[], never, never, false, 'given'> {
  const names = Object.values(record.fields).flatMap(({ wire }) => wire ?? []);
  return {
    ...phantom,
    wire: null,
    doc: options.doc,
    optional: false,
    origin: 'given',
    shape: { kind: 'list', of: structureShape(record) },
    pii: null,
    input: record.input,
    read(source, name, into, setAside) {
      const lists = Object.entries(source).filter(([, value]) => isList(value));
      if (lists.length > 1) throw new WireError(forms.objectWithOneList);
      const [wire, items] = lists[0] ?? ['', names.some((own) => own in source) ? [source] : []];
      if (!isList(items)) return;
      into[name] = readUnder(wire, () =>
        readItems(record, items, below(wire, setAside), options.odd),
      );
    },
    write() {
      throw new Error('An unnamed list is only received.');
    },
  };
}
