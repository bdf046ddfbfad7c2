import { expect, test } from 'vitest';
import type { Json } from '../../../src/kernel/json/json.ts';
import { checkSubject } from '../../../src/platform/client/response-subject.ts';
import { type Field, isRecord, type Structure } from '../../../src/platform/record/index.ts';
import { endpoints } from '../../../src/schema.ts';

/** Fields of a response, at any depth. */
function fieldsOf(structure: Structure): readonly Field[] {
  if (!isRecord(structure)) return [];
  return Object.values<Field>(structure.fields).flatMap((field) => {
    const inner = field.shape.kind === 'list' ? field.shape.of : field.shape;
    const own = field.wire === null ? [] : [field];
    return own.concat(inner.kind === 'structure' ? fieldsOf(inner.structure()) : []);
  });
}

/** Members that a field reads from a value; the error if it rejects the value. */
function readFrom(field: Field, value: Json): unknown {
  const into: Record<string, unknown> = {};
  const { wire, within } = field;
  const named = { [wire ?? '']: value };
  try {
    field.read(within === undefined ? named : { [within]: named }, 'name', into);
    return into;
  } catch (error) {
    return String(error);
  }
}

test.each(['null', ' null ', 'undefined'])(
  'a response member with the text %j is as absent as an empty one',
  (word) => {
    const fields = endpoints.flatMap(({ response }) => fieldsOf(response));
    expect(fields.length).toBeGreaterThan(300);
    for (const field of fields)
      expect([field.doc, readFrom(field, word)]).toEqual([field.doc, readFrom(field, '')]);
  },
);

test('no response names another subject by the text null', () => {
  for (const endpoint of endpoints)
    for (const repeated of endpoint.about) {
      const [answered, asked] = typeof repeated === 'string' ? [repeated, repeated] : repeated;
      if (/\W/.test(answered + asked)) continue;
      const data = { [answered]: 'null' };
      const envelope = { status: 200, code: 'CYT_00000', msg: '', requestId: null, data };
      const checked = checkSubject(endpoint, { [asked]: '42' }, envelope);
      expect([endpoint.path, checked.namesAnother]).toEqual([endpoint.path, undefined]);
    }
});
