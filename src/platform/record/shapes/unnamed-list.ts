import { isJsonObject, type Json } from '../../../kernel/json/json.ts';
import { plainSpelling } from '../../client/exact-json.ts';
import { forms } from '../../../messages/forms.ts';
import { below, type Field, readUnder, WireError } from '../field.ts';
import { type DecodedOf, isAboveZero, isList, type OddItems, readItems } from '../members.ts';
import type { RecordType } from '../record-type.ts';
import { receivedList } from './received.ts';

/**
 * Several records whose list has no documented name: the only member of the object that is a list; empty lists beside it do not
 * count. Without a list, the object itself is the only item if it has a member of the record, otherwise the only object in it
 * that has one: no object is, if the member `countedBy` is 0, as it may repeat the request. Two lists are an error, as is an
 * object without items whose member `countedBy` is above 0. Responses only.
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
