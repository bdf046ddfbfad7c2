import { type Field, phantom } from '../field.ts';
import { structureShape } from '../members.ts';
import type { Decoded, RecordType } from '../record-type.ts';

/**
 * A list of records whose fields stand side by side in the surrounding object, each with names of its own: `readers` decodes
 * each, `shown` is their common GraphQL type. Each item has the name of its reader as `member`. Responses only.
 */
export function sideBySide<R extends RecordType, Name extends string, Member extends string>(
  member: Member,
  readers: Readonly<Record<Name, R>>,
  { shown, doc }: { readonly shown: R; readonly doc: string },
): Field<readonly (Decoded<R> & Readonly<Record<Member, Name>>)[], never, never, false, 'given'> {
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
      into[name] = Object.entries<R>(readers).map(([which, reader]) =>
        Object.assign({ [member]: which }, reader.read(source, setAside)),
      );
    },
    write() {
      throw new Error('Records that stand side by side are only received.');
    },
  };
}
