import SchemaBuilder, { type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { PothosZodPlugin } from '@pothos/plugin-zod';
import type { GraphQLFieldResolver } from 'graphql';
import { z } from 'zod';
import { checkDigitsIn, checkedAt, type Structure } from '../../platform/record/index.ts';
import type { Context } from '../../context/context.ts';
import { hinting } from '../followed/hints.ts';
import { InvalidInput } from '../../context/invalid-input.ts';

/** Extension of an argument with the structure that it takes. */
export const STRUCTURE = 'structure';

/** Name of the plugin for the builder. */
export const INPUT_CHECKS = 'inputChecks';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [INPUT_CHECKS]: InputChecksPlugin<Types>;
    }
  }
}

type Config<Types extends SchemaTypes> = PothosOutputFieldConfig<Types>;
type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;
type Check = (args: object) => object;

/**
 * Checks `validate` as the zod plugin does, but synchronously: that plugin awaits each check, which costs more than the check
 * itself. Throws `InvalidInput` before anything else is done for a field.
 */
class InputChecksPlugin<Types extends SchemaTypes> extends PothosZodPlugin<Types> {
  override createValidator(
    ...[validate, type, name]: Parameters<PothosZodPlugin<Types>['createValidator']>
  ): z.ZodType {
    const schema = wholeSchema(validate);
    if (schema === null) return super.createValidator(validate, type, name);
    return type?.required === false ? schema.nullish() : schema;
  }

  override wrapResolve(resolver: Resolver<Types>, config: Config<Types>): Resolver<Types> {
    const check = checkOf(config);
    if (check === null) return resolver;
    return checked(config.parentType === 'Mutation' ? hinted(resolver, config) : resolver, check);
  }

  override wrapSubscribe(subscribe: Resolver<Types> | undefined, config: Config<Types>) {
    const check = checkOf(config);
    return subscribe && check !== null ? checked(subscribe, check) : subscribe;
  }
}

/** Schema that checks a whole value; null for none, or when rules stand beside it. */
function wholeSchema(validate: unknown): z.ZodType | null {
  const { schema, ...rules } = Object(validate) as { readonly schema?: unknown };
  return schema instanceof z.ZodType && Object.keys(rules).length === 0 ? schema : null;
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

/** Check of all arguments of a field; null when there is nothing to check. */
function checkOf<Types extends SchemaTypes>({ args, pothosOptions }: Config<Types>): Check | null {
  const shape = Object.entries(args).flatMap(([name, { extensions }]) => {
    // The zod plugin stores the schema of an argument's `validate` here.
    const validator = extensions?.['validator'] as z.ZodType | undefined;
    return validator ? [[name, validator] as const] : [];
  });
  const rule = ruleOver(pothosOptions);
  if (shape.length === 0 && rule === null) return null;
  let all: z.ZodType<object> | undefined;
  return (given) => {
    const { success, data, error } = (all ??= together(shape, rule)).safeParse(given);
    if (!success) throw InvalidInput.fromZod(error);
    return data;
  };
}

function together(shape: readonly (readonly [string, z.ZodType])[], rule: Rule | null) {
  const each = z.looseObject(Object.fromEntries(shape));
  return rule === null ? each : each.refine(...rule);
}

type Rule = [holds: (args: object) => boolean, told: { message: string; path: string[] }];

/** Rule over several arguments; a field has at most one. */
function ruleOver({ validate }: { readonly validate?: unknown }): Rule | null {
  if (validate === undefined) return null;
  const [rule, ...others] = validate as readonly Rule[]; // see RefineConstraint
  if (!Array.isArray(rule) || others.length > 0)
    throw new TypeError('A field takes one rule over its arguments: [[holds, { message, path }]].');
  return rule;
}

SchemaBuilder.registerPlugin(INPUT_CHECKS, InputChecksPlugin);
