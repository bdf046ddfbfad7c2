import type { ObjectRef } from '@pothos/core';
import type { z } from 'zod';
import type { Json } from '../../kernel/json/json.ts';
import type { Field, Structure } from '../../platform/record/index.ts';
import type { Kind } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import { type List, listOf } from '../lists/lists.ts';
import { type Types, builder } from '../schema/builder.ts';
import {
  type Arguments,
  mutation,
  type MutationField,
  query,
  type QueryField,
} from '../records/root-fields.ts';
import {
  type TrackingContext,
  type FollowedOptions,
  type FollowedType,
  followedType,
  type ViewedAs,
} from './followed-types.ts';
import type { FollowedView } from '../../context/look-up.ts';
import { addSubscriptions, type Subscriptions } from './subscriptions.ts';

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
