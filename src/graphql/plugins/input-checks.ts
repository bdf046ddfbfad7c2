import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type FieldRequiredness,
  type InputFieldMap,
  type InputShapeFromFields,
  type InputShapeFromTypeParam,
  type InputType,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import {
  type ExecutionArgs,
  type FieldNode,
  getArgumentValues,
  type GraphQLFieldResolver,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { z } from 'zod';
import {
  calendar,
  checkDigitsIn,
  checkedAt,
  type Structure,
  type CheckedDigit,
} from '../../platform/record/index.ts';
import type { Context } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { numbers } from '../../messages/numbers.ts';
import { withHints } from '../../subjects/kind/snapshot-marks.ts';
import type { Subjects } from '../../subjects/subjects.ts';

/** Extension of an argument with the structure that it takes. */
export const STRUCTURE = 'structure';

/** Extension of an argument with the check of its value. */
const VALIDATOR = 'validator';

/** Extension of a field with the rules over its arguments. */
const RULES = 'rules';

/** Name of the plugin for the builder. */
export const INPUT_CHECKS = 'inputChecks';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [INPUT_CHECKS]: InputChecksPlugin<Types>;
    }
    export interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** Rules over several arguments. */
      validate?: readonly Rule<InputShapeFromFields<Args>>[];
    }
    export interface InputFieldOptions<
      Types extends SchemaTypes,
      Type extends InputType<Types> | [InputType<Types>],
      Req extends FieldRequiredness<Type>,
    > {
      /** Check of the value; null and undefined pass where they are allowed. */
      validate?: { readonly schema: z.ZodType<InputShapeFromTypeParam<Types, Type, true>> };
    }
  }
}

type InputConfig<Types extends SchemaTypes> = PothosInputFieldConfig<Types>;
type Config<Types extends SchemaTypes> = PothosOutputFieldConfig<Types>;
type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;
type Check = (args: object) => object;

/** Checks `validate` synchronously, and throws `InvalidInput` before anything else is done for a field. */
class InputChecksPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  /** Checks for fields of input types without a record, by type. */
  readonly #fields = new Map<string, Record<string, z.ZodType>>();

  override onInputFieldConfig(config: InputConfig<Types>): InputConfig<Types> {
    const validator = this.#validatorOf(config);
    if (validator === null) return config;
    if (config.kind === 'Arg')
      return { ...config, extensions: { ...config.extensions, [VALIDATOR]: validator } };
    const { parentType, name } = config;
    this.#fields.set(parentType, { ...this.#fields.get(parentType), [name]: validator });
    return config;
  }

  override onOutputFieldConfig(config: Config<Types>): Config<Types> {
    const { validate } = config.pothosOptions;
    return validate
      ? { ...config, extensions: { ...config.extensions, [RULES]: validate } }
      : config;
  }

  #validatorOf({ type, pothosOptions }: InputConfig<Types>): z.ZodType | null {
    // Pothos does not type the options of a plugin here.
    const { validate } = pothosOptions as { readonly validate?: { readonly schema: z.ZodType } };
    const schema = validate?.schema ?? this.#checkOfType(type);
    return schema === null || type.required ? schema : schema.nullish();
  }

  /** Check of a value by its type alone. */
  #checkOfType(type: InputConfig<Types>['type']): z.ZodType | null {
    if (type.kind === 'InputObject') return this.#byFields(type);
    if (type.kind !== 'Scalar') return null;
    const checks: Readonly<Record<string, z.ZodType>> = calendar;
    return checks[this.buildCache.getTypeConfig(type.ref, 'Scalar').name] ?? null;
  }

  /** Check by the fields' own checks, resolved later, as Pothos may not have configured all of them yet. */
  #byFields({ ref }: { readonly ref: InputType<Types> }): z.ZodType {
    const { name } = this.buildCache.getTypeConfig(ref, 'InputObject');
    return z.lazy(() => z.looseObject(this.#fields.get(name) ?? {}));
  }

  override wrapResolve(resolver: Resolver<Types>, config: Config<Types>): Resolver<Types> {
    const check = checkOf(Object.entries(config.args), config);
    if (check === null) return resolver;
    return checked(config.parentType === 'Mutation' ? hinted(resolver, config) : resolver, check);
  }

  override wrapSubscribe(subscribe: Resolver<Types> | undefined, config: Config<Types>) {
    const check = checkOf(Object.entries(config.args), config);
    return subscribe && check !== null ? checked(subscribe, check) : subscribe;
  }
}

function checked<Types extends SchemaTypes>(run: Resolver<Types>, check: Check): Resolver<Types> {
  return (parent, args, context, info) => {
    // Pothos does not type the context of a plugin.
    const { wallClock } = (context as Context).app;
    return run(
      parent,
      checkedAt(wallClock, () => check(args)),
      context,
      info,
    );
  };
}

/** Wraps a mutation's resolver so that its subjects store likely typing errors in the arguments. */
function hinted<Types extends SchemaTypes>(
  run: Resolver<Types>,
  { args }: Config<Types>,
): Resolver<Types> {
  const structures = Object.entries(args).flatMap(([name, { extensions }]) => {
    // Set by `inputArg`.
    const structure = extensions?.[STRUCTURE] as Structure | undefined;
    return structure ? [[name, structure] as const] : [];
  });
  if (structures.length === 0) return run;
  return (parent, given, context, info) => {
    const digits = structures.flatMap(([name, structure]) =>
      checkDigitsIn(structure, (given as Readonly<Record<string, unknown>>)[name]),
    );
    if (digits.length === 0) return run(parent, given, context, info);
    const { subjects, ...own } = context as Context; // see `checked`
    return run(parent, given, { ...own, subjects: hinting(subjects, digits) }, info);
  };
}

/**
 * Checks the arguments of all fields of an operation with coerced variables, without resolving any. Throws the `InvalidInput` of
 * the first wrong field.
 */
export function checkArguments(
  { schema, document, variableValues }: ExecutionArgs,
  wallClock: Pick<Clock, 'now'>,
): void {
  const types = new TypeInfo(schema);
  const Field = (node: FieldNode): void => {
    const field = types.getFieldDef();
    const check =
      field &&
      checkOf(
        field.args.map((arg) => [arg.name, arg]),
        field,
      );
    if (check) checkedAt(wallClock, () => check(getArgumentValues(field, node, variableValues)));
  };
  visit(document, visitWithTypeInfo(types, { Field }));
}

/** An argument or a field with the extensions that this plugin sets. */
interface Extended {
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Check of all arguments of a field; null when there is nothing to check. */
function checkOf(
  args: readonly (readonly [name: string, arg: Extended])[],
  field: Extended,
): Check | null {
  const shape = args.flatMap(([name, { extensions }]) => {
    // Set by `onInputFieldConfig`.
    const validator = extensions?.[VALIDATOR] as z.ZodType | undefined;
    return validator ? [[name, validator] as const] : [];
  });
  // Set by `onOutputFieldConfig`, for arguments of any shape; a check gets the field's own.
  const rules = (field.extensions?.[RULES] ?? []) as readonly Rule[];
  if (shape.length === 0 && rules.length === 0) return null;
  let all: z.ZodType<object> | undefined;
  return (given) => {
    const { success, data, error } = (all ??= together(shape, rules)).safeParse(given);
    if (!success) throw InvalidInput.fromZod(error);
    return data;
  };
}

function together(
  shape: readonly (readonly [string, z.ZodType])[],
  rules: readonly Rule[],
): z.ZodType<object> {
  let all = z.looseObject(Object.fromEntries(shape));
  for (const rule of rules) all = all.refine(...rule);
  return all;
}

/** A rule over the arguments of a field. */
export type Rule<Args = object> = [
  holds: (args: Args) => boolean,
  reported: { message: string; path: string[] },
];

SchemaBuilder.registerPlugin(INPUT_CHECKS, InputChecksPlugin);

/** Wraps subjects so that the writes of a mutation's field also store the hints on its input. */
function hinting(subjects: Subjects, digits: readonly CheckedDigit[]): Subjects {
  const hints = digits.flatMap(({ path, doubt }) =>
    doubt === null ? [] : [numbers.mayBeMistyped({ path, doubt })],
  );
  return {
    ...subjects,
    ensure: (kind, key, opening) =>
      subjects.ensure(kind, key, { ...opening, snapshot: withHints(opening.snapshot, hints) }),
    submitOnce: (kind, key, submission) =>
      subjects.submitOnce(kind, key, {
        ...submission,
        snapshot: withHints(submission.snapshot, hints),
      }),
    update: (kind, subject, change, revision) =>
      subjects.update(
        kind,
        subject,
        (known) => {
          const changed = change(known);
          if (changed === null) return null;
          return { ...changed, snapshot: withHints(changed.snapshot, hints, known.snapshot) };
        },
        revision,
      ),
  };
}
