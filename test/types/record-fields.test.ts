import { describe, expect, expectTypeOf, test } from 'vitest';
import { builder } from '../../src/graphql/schema/builder.ts';
import { fieldArg, fieldOutput } from '../../src/graphql/records/record-fields.ts';
import {
  code,
  codes,
  derivable,
  integer,
  text,
  textList,
} from '../../src/platform/record/index.ts';

const kinds = codes('FieldTestKind', 'Kinds.', {
  ONE: ['1', 'One', '一'],
  TWO: ['2', 'Two', '二'],
});
const name = text('mc', { doc: 'Name.' });
const count = integer('sl?', { doc: 'How many.' });
const kind = code('lx', kinds, { doc: 'Kind.' });

describe('an argument from a field', () => {
  test('has the field’s type, and is nullable if the field may be missing', () => {
    expectTypeOf(fieldArg(name).$inferInput).toEqualTypeOf<string>();
    expectTypeOf(fieldArg(count).$inferInput).toEqualTypeOf<number | null | undefined>();
    expectTypeOf(fieldArg(derivable(name)).$inferInput).toEqualTypeOf<string | null | undefined>();
    expectTypeOf(fieldArg(kind).$inferInput).toEqualTypeOf<'ONE' | 'TWO'>();
    const names = textList('mcs', { each: 3, doc: 'Names.' });
    expectTypeOf(fieldArg(names).$inferInput).toEqualTypeOf<readonly string[]>();
  });

  test('is required as declared', () => {
    expectTypeOf(fieldArg(name, { required: false }).$inferInput).toEqualTypeOf<
      string | null | undefined
    >();
    expectTypeOf(fieldArg(count, { required: true }).$inferInput).toEqualTypeOf<number>();
  });
});

describe('an output field from a field', () => {
  test('fits only members with the type of the field’s values', () => {
    type Shown = { readonly name: string; readonly nullable: string | null };
    const declare = () =>
      builder.objectRef<Shown>('FieldTest').implement({
        fields: (t) => ({
          name: t.expose('name', fieldOutput(name)),
          nullable: t.expose('nullable', fieldOutput(name, { nullable: true })),
          // @ts-expect-error a member that may be null
          nullableAsItIs: t.expose('nullable', fieldOutput(name)),
          // @ts-expect-error a text in a field of numbers
          textAsNumber: t.expose('name', fieldOutput(count)),
          // @ts-expect-error a text in a field of numbers
          resolved: t.field({ ...fieldOutput(count), resolve: () => 'many' }),
        }),
      });
    expect(declare).not.toThrow();
  });

  test('is rejected for a field with personal data, which it would show unmasked', () => {
    const phone = text('sj', { pii: 'phone', doc: 'Phone.' });
    expect(() => fieldOutput(phone)).toThrow('sj would be shown unmasked');
    expect(fieldOutput({ ...phone, pii: null })).toMatchObject({ description: 'Phone.' });
  });
});
