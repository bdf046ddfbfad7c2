import type { ObjectRef, ArgumentRef, InputShapeFromFields } from '@pothos/core';
import type { z } from 'zod';
import type { Json } from '../../kernel/json/json.ts';
import type { Field, Structure, Input } from '../../platform/record/index.ts';
import type { Kind } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import { type List, listOf } from '../lists/lists.ts';
import { type Types, builder } from '../schema/builder.ts';
import {
  type TrackingContext,
  type FollowedOptions,
  type FollowedType,
  followedType,
  type ViewedAs,
} from './followed-types.ts';
import type { FollowedView } from '../../context/look-up.ts';
import { addSubscriptions, type Subscriptions } from './subscriptions.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
import type { Endpoint } from '../../platform/endpoint.ts';
import { mutationErrors } from '../errors/errors.ts';
import type { Context } from '../../context/context.ts';
import { upstream } from '../schema/directives.ts';
import { inputArg } from '../records/record-fields.ts';

type Arguments = Readonly<Record<string, ArgumentRef<Types, unknown>>>;

/** A field of `Mutation` that calls an endpoint. */
interface MutationField<Value, S extends Structure> {
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
interface QueryField<Value, Args extends Arguments> {
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

/** A kind's fields in the schema; absent parts have no field. */
interface Declaration<
  State extends string,
  Details,
  View extends FollowedView<State>,
  Question extends z.ZodType<Json>,
  Sent extends Structure,
  Args extends Arguments,
  Owner extends string,
  By extends Structure | Field,
> extends FollowedOptions<State, Details, View, Question> {
  /** Mutation that submits a subject, which is shown like any other. */
  readonly submit?: MutationField<Subject, Sent>;
  /** Query that looks up a subject. */
  readonly query?: QueryField<View, Args>;
  /** Query that lists the subjects submitted through this service. */
  readonly list?: List<Owner>;
  /** Subscriptions to changes of subjects. */
  readonly subscriptions?: Subscriptions<State, By>;
}

/**
 * Declares a kind's fields in the schema: `type` becomes a `Followed` and a `Node` with the common fields, and the mutation,
 * the queries and the subscriptions are added.
 */
export function followed<
  State extends string,
  Details,
  View extends FollowedView<State>,
  Question extends z.ZodType<Json> = never,
  Sent extends Structure = never,
  Args extends Arguments = never,
  Owner extends string = never,
  By extends Structure | Field = never,
>(
  kind: Kind<State, Details, TrackingContext>,
  type: ObjectRef<Types, View>,
  declaration: Declaration<State, Details, View, Question, Sent, Args, Owner, By> &
    ViewedAs<State, Details, View>,
): FollowedType<State, Details, View> {
  const shown = followedType(kind, type, declaration);
  const { submit, query: lookUp, list, subscriptions } = declaration;
  if (submit)
    mutation(type, {
      ...submit,
      run: async (context, input) => shown.toView(kind.view(await submit.run(context, input))),
    });
  if (lookUp) query(type, lookUp);
  if (list) builder.queryField(list.name, (t) => listOf(t, shown, list));
  if (subscriptions) addSubscriptions(shown, subscriptions);
  return shown;
}
