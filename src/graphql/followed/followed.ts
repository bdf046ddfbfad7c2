import type { ObjectRef } from '@pothos/core';
import type { z } from 'zod';
import type { Json } from '../../kernel/json/json.ts';
import type { Field, Structure } from '../../platform/record/index.ts';
import type { Kind } from '../../subjects/kind/kind.ts';
import { type List, listOf } from '../lists/lists.ts';
import type { Types } from '../records/record-types.ts';
import {
  type Arguments,
  mutation,
  type MutationField,
  query,
  type QueryField,
} from '../records/root-fields.ts';
import { builder } from '../schema/builder.ts';
import type { FollowedView } from '../../context/look-up.ts';
import { type FollowedOptions, type FollowedType, followedType } from './followed-types.ts';
import { addSubscriptions, type Subscriptions } from './subscriptions.ts';

/** The place of a kind in the schema; each part that is left out has no field. */
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
  /** The mutation that submits it. */
  readonly submit?: MutationField<View, Sent>;
  /** The query that looks it up. */
  readonly query?: QueryField<View, Args>;
  /** The query that lists what was submitted through this service. */
  readonly list?: List<Owner>;
  /** The subscriptions to its changes. */
  readonly subscriptions?: Subscriptions<State, By>;
}

/**
 * Declares a kind's place in the schema, once: `type` becomes a `Followed` and a `Node` with the fields that all have,
 * and the mutation, the queries and the subscriptions follow.
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
  kind: Kind<State, Details, never>,
  type: ObjectRef<Types, View>,
  declaration: Declaration<State, Details, View, Question, Sent, Args, Owner, By>,
): FollowedType<State, Details, View> {
  const shown = followedType(kind, type, declaration);
  const { submit, query: lookUp, list, subscriptions } = declaration;
  if (submit) mutation(type, submit);
  if (lookUp) query(type, lookUp);
  if (list) builder.queryField(list.name, (t) => listOf(t, shown, list));
  if (subscriptions) addSubscriptions(shown, subscriptions);
  return shown;
}
