import type { ArgumentRef, InputShapeFromFields, ObjectRef } from '@pothos/core';
import type { MaybePromise } from '../../kernel/turns.ts';
import type { Endpoint } from '../../platform/endpoint.ts';
import type { Input, Structure } from '../../platform/record/index.ts';
import { mutationErrors } from '../errors/errors.ts';
import { builder, type Types } from '../schema/builder.ts';
import type { Context } from '../../context/context.ts';
import { upstream } from '../schema/directives.ts';
import { inputArg } from './record-fields.ts';

export type Arguments = Readonly<Record<string, ArgumentRef<Types, unknown>>>;

/** A field of `Mutation` that calls an endpoint. */
export interface MutationField<Value, S extends Structure> {
  readonly name: string;
  readonly description: string;
  readonly endpoint: Endpoint;
  /** Record or choice for the argument `input`, and the description of the argument. */
  readonly input: readonly [structure: S, description: string];
  /** Members of the union besides the result and `mutationErrors`. */
  readonly errors?: readonly (new (...args: never[]) => Error)[];
  readonly run: (context: Context, input: Input<S>) => MaybePromise<Value>;
}

/** A nullable field of `Query`, so that one failed call does not take the rest of the operation with it. */
export interface QueryField<Value, Args extends Arguments> {
  readonly name: string;
  readonly description: string;
  /** Absent if the platform is not queried. */
  readonly endpoint?: Endpoint;
  readonly args: Args;
  readonly run: (context: Context, args: InputShapeFromFields<Args>) => MaybePromise<Value | null>;
}

// Pothos cannot infer the type of a generic resolver, so the fields are declared for any object. The signatures ensure that
// type, arguments and `run` match.
type AnyType = ObjectRef<Types, object>;

/** Adds a mutation. Its result is a union of `type` and the errors. */
export function mutation<Value extends object, S extends Structure>(
  type: ObjectRef<Types, Value>,
  {
    name,
    description,
    endpoint,
    input: [structure, words],
    errors = [],
    run,
  }: MutationField<Value, S>,
): void {
  const anyType: AnyType = type;
  builder.mutationField(name, (t) =>
    t.field({
      type: anyType,
      description,
      directives: upstream(endpoint),
      errors: { types: [...mutationErrors.types, ...errors] },
      args: { input: inputArg(structure, words) as ArgumentRef<Types, object> },
      resolve: (_root, { input }, context) => run(context, input as Input<S>),
    }),
  );
}

/** Adds a query. */
export function query<Value extends object, Args extends Arguments>(
  type: ObjectRef<Types, Value>,
  { name, description, endpoint, args, run }: QueryField<Value, Args>,
): void {
  const anyType: AnyType = type;
  builder.queryField(name, (t) =>
    t.field({
      type: anyType,
      nullable: true,
      description,
      directives: endpoint === undefined ? {} : upstream(endpoint),
      args,
      resolve: (_root, given, context) => run(context, given as InputShapeFromFields<Args>),
    }),
  );
}
