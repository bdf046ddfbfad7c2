import type { ArgumentRef, OutputRef } from '@pothos/core';
import type { Field, Input, Structure } from '../../platform/record/index.ts';
import { mask } from '../../kernel/privacy/masking.ts';
import { builder, type Types } from '../schema/builder.ts';
import { STRUCTURE } from '../plugins/input-checks.ts';
import type { Context } from '../../context/context.ts';
import { personalData } from './masked-member.ts';
import {
  checked,
  inputType,
  inputTypeOf,
  type Loose,
  type OutputField,
  shownAs,
  wireName,
} from './record-types.ts';

/** Description of a field at one place, if the field's own description does not fit. */
interface Words {
  /** Replaces the field's own description. */
  readonly description?: string;
  /** Follows the field's own description. */
  readonly addition?: string;
}

type RequiredOf<F extends Field> = F extends { optional: false; origin: 'given' } ? true : false;

/** Value of an argument in a resolver. */
type Given<Value, Required extends boolean> = Required extends true
  ? Value
  : Value | null | undefined;

/**
 * Argument that takes a record's field: type, description, `@wire`, check and nullability are the field's own. For a value
 * that is not sent to the platform: `{ ...field, wire: null }`.
 */
export function fieldArg<F extends Field, Required extends boolean = RequiredOf<F>>(
  field: F,
  options: Words & { readonly required?: Required } = {},
): ArgumentRef<Types, Given<F['$in'], Required>> {
  const { required = !field.optional && field.origin === 'given' } = options;
  return argument({
    type: inputTypeOf(field.shape),
    required,
    description: wordsOf(field, options),
    directives: wireName(field),
    validate: checked(field),
  });
}

/** Required argument that takes a record or a choice. */
export function inputArg<S extends Structure>(
  structure: S,
  description: string,
): ArgumentRef<Types, Input<S>> {
  return argument(inputOptions(structure, { required: true, description }));
}

/** Optional `inputArg`. */
export function optionalInputArg<S extends Structure>(
  structure: S,
  description: string,
): ArgumentRef<Types, Given<Input<S>, false>> {
  return argument(inputOptions(structure, { required: false, description }));
}

function inputOptions(
  structure: Structure,
  options: { readonly required: boolean; readonly description: string },
): object {
  return {
    ...options,
    type: inputType(structure),
    validate: checked(structure),
    extensions: { [STRUCTURE]: structure },
  };
}

function argument<Value>(options: object): ArgumentRef<Types, Value> {
  // See `Loose`.
  return builder.args((t) => ({ only: t.field(options as Loose) })).only as ArgumentRef<
    Types,
    Loose
  >;
}

/**
 * Options of an output field that shows a record's field: `t.expose('name', fieldOutput(field))`, or with spread syntax and a
 * `resolve`. Masks nothing, so it throws for personal data: use the record's own type or `personalOutput`, or for a text that
 * is stored masked `{ ...field, pii: null }`.
 */
export function fieldOutput<F extends Field, Nullable extends boolean = F['optional']>(
  field: F,
  options: Words & { readonly nullable?: Nullable } = {},
): OutputOptions<F['$out'], NoInfer<Nullable>> {
  if (field.pii !== null) throw new Error(`${field.wire} would be shown unmasked`);
  const { nullable = field.optional } = options;
  return {
    // See `Loose`. The GraphQL type follows from the field's shape, and `nullable` from its type.
    ...(shownAs(field.shape) as { type: Loose; isAmount: boolean | 'as read' }),
    nullable: nullable as Nullable,
    description: wordsOf(field, options),
    directives: wireName(field),
  };
}

type MembersWith<Parent, Value> = {
  readonly [Name in keyof Parent as Parent[Name] extends Value ? Name : never]?: string;
};

/** Output fields that show amounts in yuan of their parent, by their descriptions. */
export function amountFields<Parent, Nullable extends boolean = false>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>,
  descriptions: MembersWith<Parent, Nullable extends true ? string | null : string>,
  options: { readonly nullable?: Nullable } = {},
): Readonly<Record<string, OutputField>> {
  const fields = Object.entries(descriptions as Readonly<Record<string, string>>).map(
    ([name, description]) => {
      const shown = { type: 'Decimal', isAmount: true, description, ...options };
      return [name, t.expose(name as Loose, shown as Loose)]; // see `Loose`
    },
  );
  return Object.fromEntries(fields) as Readonly<Record<string, OutputField>>; // one output field each
}

/** `fieldOutput` for personal data: masks the text that `read` returns for callers without the scope `pii`. */
export function personalOutput<
  Parent,
  F extends Field<string, string, string>,
  Nullable extends boolean = F['optional'],
>(
  field: F,
  read: (parent: Parent) => Given<string, NoInfer<Nullable> extends true ? false : true>,
  options: Words & { readonly nullable?: Nullable } = {},
) {
  const { pii } = field;
  return {
    ...fieldOutput({ ...field, pii: null }, options),
    extensions: personalData,
    resolve: (parent: Parent, _args: object, { scopes }: Context) => {
      const value = read(parent);
      const isHidden = typeof value === 'string' && pii !== null && !scopes.has('pii');
      return isHidden ? mask(value, pii) : value;
    },
  };
}

interface OutputOptions<Value, Nullable extends boolean> {
  readonly type: OutputRef<Value>;
  readonly isAmount: boolean | 'as read';
  readonly nullable: Nullable;
  readonly description: string;
  readonly directives: ReturnType<typeof wireName>;
}

function wordsOf({ doc }: Field, { description = doc, addition }: Words): string {
  return addition === undefined ? description : `${description} ${addition}`;
}
