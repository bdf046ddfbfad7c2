import type { EnumRef, ObjectRef } from '@pothos/core';
import type { JsonObject } from '../kernel/json.ts';
import {
  type Kind,
  type ShownState,
  shownState,
  STALE,
  type SubjectView,
} from '../subjects/kind.ts';
import { refusalIn } from '../subjects/found.ts';
import type { StatusItem } from '../subjects/status-item.ts';
import { builder, type SchemaTypes } from './builder.ts';
import { Operation } from './operation.ts';
import { RejectionType } from './rejection.ts';
import { updateType } from './updates.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;
type OutputFields<Parent> = Readonly<Record<string, ReturnType<Fields<Parent>['field']>>>;

/** The part of a view that the fields of every followed type are resolved from. */
export interface FollowedView<State extends string> {
  /** Null where the platform told of it and not under which number. */
  readonly key: string | null;
  /** Null of what only the platform told of. */
  readonly state: ShownState<State> | null;
  readonly snapshot: JsonObject;
  /** True for what the platform knows and nobody submitted through this service. */
  readonly elsewhere?: boolean;
}

/** The GraphQL enum of a kind's states; without `STALE` where its subjects never become so. */
export function stateEnum<State extends string>(
  kind: Kind<State, unknown, never>,
  name: string,
  description: string,
): EnumRef<Types, ShownState<State>> {
  const isEverStale = kind.cadence.staleAfterMs !== Infinity;
  const docs = Object.entries(kind.stateDocs).filter(([state]) => isEverStale || state !== STALE);
  const values = Object.fromEntries(
    docs.map(([state, doc]) => [shownState(kind, state), { value: state, description: doc }]),
  );
  // The values are the kind's states and the one outside its table, which a table of any names forgets.
  return builder.enumType(name, { description, values }) as EnumRef<Types, ShownState<State>>;
}

// Pothos cannot work out the type of a resolver that is generic: the fields of this module are declared for
// states and views of any kind, and the signatures hold them together with the one that is given.
type AnyState = EnumRef<Types, string>;
type AnyView = ObjectRef<Types, object>;

interface FollowedFieldsOptions<State extends string> {
  readonly type: EnumRef<Types, ShownState<State>>;
  /** The description of `state`; "Where it stands." when left out. */
  readonly state?: string;
  /** The description of `operation`. */
  readonly operation: string;
  /** Set where the type also shows what was not submitted here, of which there is no operation. */
  readonly operationNullable?: true;
  /** Set where what was not submitted here has no state either. */
  readonly stateNullable?: true;
  /** The description of `rejection`, where a refusal shows in other states or the common words do not fit. */
  readonly rejection?: string;
}

/** The fields that every followed type has: `state`, `operation` and, where the platform can refuse it, `rejection`. */
export function followedFields<State extends string, Parent extends FollowedView<State>>(
  t: Fields<Parent>,
  kind: Kind<State, unknown, never>,
  options: FollowedFieldsOptions<State>,
): OutputFields<Parent> {
  const { type, state = 'Where it stands.', stateNullable } = options;
  const { operation, operationNullable, rejection } = options;
  const anyState: AnyState = type;
  const canBeRefused = kind.stateOrder.some((name) => name === 'REJECTED' || name === 'NOT_SENT');
  return {
    state: t.field({
      type: anyState,
      // Null only where it may be, which the type of a field that sometimes may cannot say.
      nullable: (stateNullable ?? false) as true,
      description: state,
      // Null where the type does not allow it would be an error, which is right: of what is followed a state is known.
      resolve: (view) => (stateNullable && view.elsewhere === true ? null : view.state) as string,
    }),
    operation: t.field({
      type: Operation,
      // Null where the type does not allow it would be an error, which is right: everything of it is in the journal.
      nullable: (operationNullable ?? false) as true,
      description: operation,
      resolve: ({ key, elsewhere }, _args, { subjects }) =>
        elsewhere === true || key === null ? null : subjects.get(kind, key),
    }),
    ...((canBeRefused || rejection !== undefined) && {
      rejection: t.field({
        type: RejectionType,
        nullable: true,
        description:
          rejection ??
          'Why it was not taken, in the states `REJECTED` and `NOT_SENT`; also where the platform turned out to have something under the number all the same.',
        resolve: (view) => refusalIn(view),
      }),
    }),
  };
}

/** The fields of an update besides those that all have. */
export type MoreFields = (t: Fields<StatusItem>) => OutputFields<StatusItem>;

interface UpdateOptions<State extends string, Details, View extends object> {
  readonly name: string;
  readonly description: string;
  readonly state: EnumRef<Types, ShownState<State>>;
  /** The field with the thing itself as of the update; null while it was never opened. */
  readonly resource: {
    readonly name: string;
    readonly type: ObjectRef<Types, View>;
    readonly description: string;
    /** False where only what is open can be followed. */
    readonly nullable?: false;
    toView(view: SubjectView<State, Details>): View;
  };
  readonly more?: MoreFields;
}

/** The item type of a kind's subscriptions: everything of `Update`, the state before and now, and the thing itself. */
export function updateOf<State extends string, Details, View extends object>(
  kind: Kind<State, Details, never>,
  { name, description, state, resource, more }: UpdateOptions<State, Details, View>,
): ObjectRef<Types, StatusItem> {
  const anyState: AnyState = state;
  const anyView: AnyView = resource.type;
  return updateType(name, {
    description,
    state: anyState,
    stateOf: (named) => kind.stateOf(named),
    resource: (t) => ({
      [resource.name]: t.field({
        type: anyView,
        // Null where the type does not allow it would be an error, which is right: only what is open is followed.
        nullable: (resource.nullable ?? true) as true,
        description: resource.description,
        resolve: ({ key, state: named, details }) =>
          named === null
            ? null
            : resource.toView(kind.view({ key, state: named, snapshot: details })),
      }),
      ...more?.(t),
    }),
  });
}
