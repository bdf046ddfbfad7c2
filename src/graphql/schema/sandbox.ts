import type { EnumRef } from '@pothos/core';
import { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type {
  Argument,
  BoundControls,
  Choice,
  Control,
  ControlTable,
} from '../../kernel/controls.ts';
import { issueText } from '../../platform/record/index.ts';
import { builder, type Types } from './builder.ts';

type Fields = PothosSchemaTypes.ObjectFieldBuilder<Types, BoundControls>;

type Scalar = string | number | boolean;

const FIELD = 'sandbox';
const TYPE = 'Sandbox';

/** Adds `Mutation.sandbox` with one field for each control of the table. */
export function addSandbox(table: ControlTable): void {
  const Sandbox = builder.objectRef<BoundControls>(TYPE).implement({
    description:
      'Controls of the simulated platform (沙箱), to try every outcome. Settings last until the service stops; orders and invoices stay.',
    fields: (t) => mapped(table, (control, name) => controlField(t, name, control)),
  });
  builder.mutationField(FIELD, (t) =>
    t.field({
      type: Sandbox,
      nullable: true,
      description:
        'The simulated platform. In the schema only while the service runs against it; null otherwise.',
      resolve: (_root, _args, { app }) => app.sandbox,
    }),
  );
}

/**
 * Removes what `addSandbox` added from a schema. Only the type of mutations is rebuilt: no other field leads to the removed
 * types, and a search for them would take longer at each start.
 */
export function withoutSandbox(schema: GraphQLSchema, table: ControlTable): GraphQLSchema {
  const { mutation, types, ...rest } = schema.toConfig();
  if (!mutation) return schema;
  const { fields, ...config } = mutation.toConfig();
  const { [FIELD]: _added, ...kept } = fields;
  const added = new Set([TYPE, mutation.name, ...choicesIn(table).map(({ name }) => name)]);
  return new GraphQLSchema({
    ...rest,
    mutation: new GraphQLObjectType({ ...config, fields: kept }),
    types: types.filter(({ name }) => !added.has(name)),
  });
}

function choicesIn(table: ControlTable): readonly Choice[] {
  return Object.values(table)
    .flatMap(({ args }) => Object.values(args))
    .flatMap(({ type }) => (typeof type === 'string' ? [] : [type]));
}

function controlField(t: Fields, name: string, { description, args, answer }: Control) {
  return t.field({
    type: answer,
    nullable: answer === 'String',
    description,
    args: mapped(args, (argument) => controlArgument(t, argument)),
    // Nullability is known at run time only, so Pothos has one type for both; only a `String` is null.
    resolve: (controls, values) => controls[name]?.(values) as boolean | string,
  });
}

function controlArgument(t: Fields, { type, description, required, limit }: Argument) {
  return t.arg({
    type: typeof type === 'string' ? type : enumOf(type),
    required,
    description,
    ...(limit && {
      validate: {
        // GraphQL has checked the type.
        schema: z.custom<Scalar>((value) => limit.holds(value as Scalar), issueText(limit.message)),
      },
    }),
  });
}

const enums = new Map<Choice, EnumRef<Types, string>>();

function enumOf(choice: Choice): EnumRef<Types, string> {
  const { name, description, values } = choice;
  const ref =
    enums.get(choice) ??
    builder.enumType(name, {
      description,
      values: mapped(values, ({ description }) => ({ description })),
    });
  enums.set(choice, ref);
  return ref;
}

function mapped<Value, Result>(
  table: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value, name)]));
}
