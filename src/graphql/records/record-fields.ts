import type { ArgumentRef, OutputRef } from '@pothos/core';
import type { Field, Input, Structure } from '../../platform/record/index.ts';
import { mask } from '../../kernel/privacy/masking.ts';
import { builder } from '../schema/builder.ts';
import { STRUCTURE } from '../plugins/input-checks.ts';
import type { Context } from '../../context/context.ts';
import { personalData } from './masked-member.ts';
import {
  checked,
  inputType,
  inputTypeOf,
  type Loose,
  shownAs,
  type Types,
  wireName,
} from './record-types.ts';

/** Words for one place at which a field's own say too much or too little. */
interface Words {
  /** In place of the field's own words. */
  readonly description?: string;
  /** Said after the field's own words. */
  readonly addition?: string;
}

type RequiredOf<F extends Field> = F extends { optional: false; origin: 'given' } ? true : false;

/** A value as a resolver gets it from an argument. */
type Given<Value, Required extends boolean> = Required extends true
  ? Value
  : Value | null | undefined;

/**
 * An argument that takes a record's field: type, description, `@wire`, check and whether it is required
 * are the field's own. For a value that the platform is not told here: `{ ...field, wire: null }`.
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

/** A required argument that takes a record or a choice, which says all but what it is here. */
export function inputArg<S extends Structure>(
  structure: S,
  description: string,
): ArgumentRef<Types, Input<S>> {
  return argument(inputOptions(structure, { required: true, description }));
}

/** `inputArg` for what may be left out. */
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
 * The options of an output field that shows a record's field: `t.expose('name', fieldOutput(field))`, or
 * spread beside a `resolve` of its own. It masks nothing, so it throws for personal data, which the record's own
 * type shows, and `personalOutput`; of a text that is kept masked say `{ ...field, pii: null }`.
 */
export function fieldOutput<F extends Field, Nullable extends boolean = F['optional']>(
  field: F,
  options: Words & { readonly nullable?: Nullable } = {},
): OutputOptions<F['$out'], NoInfer<Nullable>> {
  if (field.pii !== null) throw new Error(`${field.wire} would be shown unmasked`);
  const { nullable = field.optional } = options;
  return {
    // See `Loose`. The type of a field's shape holds the field's values, and `nullable` is what its type says.
    ...(shownAs(field.shape) as { type: Loose; isAmount: boolean | 'as read' }),
    nullable: nullable as Nullable,
    description: wordsOf(field, options),
    directives: wireName(field),
  };
}

/** `fieldOutput` for personal data: a text that `read` takes from its parent comes out masked without the scope `pii`. */
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
