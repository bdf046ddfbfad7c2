import { key } from './key-args.ts';
import type { ArgumentRef, EnumRef, ObjectRef } from '@pothos/core';
import type { Input, Structure } from '../../platform/record/index.ts';
import type { Kind } from '../../subjects/kind/kind.ts';
import { pictureIn, type StatusItem } from '../../subjects/follow/status-item.ts';
import type { SchemaTypes } from '../schema/builder.ts';
import type { Context } from '../schema/context.ts';
import type { FollowedView } from './followed-interface.ts';
import type { FollowedType } from './followed-types.ts';
import { inputArg, optionalInputArg } from '../records/record-fields.ts';
import { resumable, updateType } from './updates.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;
type OutputFields<Parent> = Readonly<Record<string, ReturnType<Fields<Parent>['field']>>>;
type SubscriptionFields = PothosSchemaTypes.SubscriptionFieldBuilder<Types, object>;

// Pothos cannot work out the type of a resolver that is generic: the fields are declared for states and views
// of any kind, and the signatures hold them together with the ones that are given.
type AnyState = EnumRef<Types, string>;
type AnyView = ObjectRef<Types, object>;

/** The fields of an update besides those that all have. */
export type MoreFields = (t: Fields<StatusItem>) => OutputFields<StatusItem>;

interface UpdateOptions {
  readonly name: string;
  readonly description: string;
  /** The field with the thing itself as of the update; null while it was never opened. */
  readonly resource: {
    readonly name: string;
    readonly description: string;
    /** False where only what is open can be followed. */
    readonly nullable?: false;
  };
  readonly more?: MoreFields;
}

/** The item type of a kind's subscriptions: everything of `Update`, the state before and now, and the thing itself. */
export function updateOf<State extends string, Details, View extends FollowedView<State>>(
  { kind, type, state, toView }: FollowedType<State, Details, View>,
  { name, description, resource, more }: UpdateOptions,
): ObjectRef<Types, StatusItem> {
  const anyState: AnyState = state;
  const anyView: AnyView = type;
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
        resolve(item) {
          const picture = pictureIn(item);
          return picture && toView(kind.view(picture));
        },
      }),
      ...more?.(t),
    }),
  });
}

interface SubscriptionOptions {
  readonly type: ObjectRef<Types, StatusItem>;
  readonly description: string;
  /** The argument that names the thing, and its description. */
  readonly key: readonly [name: string, description: string];
  /** The key of the subject that a client's argument means; the argument itself when left out. */
  readonly keyOf?: (context: Context, given: string) => Promise<string>;
}

const itself = (_context: Context, given: string): Promise<string> => Promise.resolve(given);

/** The subscription that follows one subject until its final state. */
export function updatesOf(
  t: SubscriptionFields,
  kind: Pick<Kind<string, unknown, never>, 'kind'>,
  { type, description, key: [name, keyDescription], keyOf = itself }: SubscriptionOptions,
): ReturnType<SubscriptionFields['field']> {
  return t.field({
    type,
    description,
    args: {
      [name]: t.arg.string({ required: true, description: keyDescription, validate: key }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (
      _root,
      { [name]: given, after }: Readonly<Record<string, string | null | undefined>>,
      context,
    ) => {
      const key = given ?? '';
      return context.subjects.follow(kind, await keyOf(context, key), { after });
    },
    resolve: (item: StatusItem) => item,
  });
}

/**
 * The subscription to the moment in which a subject reaches one of `states`: of the one that is named, then
 * it completes; without a name, of all of the tenant's subjects of the kind, for ever.
 */
export function milestoneOf<State extends string>(
  t: SubscriptionFields,
  kind: Kind<State, unknown, never>,
  {
    type,
    description,
    key: [name, keyDescription],
    keyOf = itself,
    states,
  }: SubscriptionOptions & { readonly states: readonly NoInfer<State>[] },
): ReturnType<SubscriptionFields['field']> {
  return t.field({
    type,
    description,
    args: {
      [name]: t.arg.string({ description: keyDescription, validate: key }),
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (
      _root,
      { [name]: given, after }: Readonly<Record<string, string | null | undefined>>,
      context,
    ) =>
      typeof given === 'string'
        ? context.subjects.follow(kind, await keyOf(context, given), { after, states })
        : context.subjects.followAll({ kinds: [kind.kind], after, states }),
    resolve: (item: StatusItem) => item,
  });
}

interface ByOptions<By extends Structure> {
  readonly type: ObjectRef<Types, StatusItem>;
  readonly description: string;
  /** The choice of keys that the argument `by` takes, and its description. */
  readonly by: readonly [by: By, description: string];
  /** The key of the subject that one of them means, opened or not. */
  readonly keyOf: (context: Context, by: Input<By>) => Promise<string>;
}

// As with states and views: the arguments are declared for a choice of any keys.
type AnyBy = ArgumentRef<Types, object>;
type AnyByOrNone = ArgumentRef<Types, object | null | undefined>;

/** `updatesOf` for what a client can name in several ways. */
export function updatesBy<By extends Structure>(
  t: SubscriptionFields,
  kind: Pick<Kind<string, unknown, never>, 'kind'>,
  { type, description, by: [by, byDescription], keyOf }: ByOptions<By>,
): ReturnType<SubscriptionFields['field']> {
  return t.field({
    type,
    description,
    args: {
      by: inputArg(by, byDescription) as AnyBy,
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (_root, { by: given, after }, context) =>
      context.subjects.follow(kind, await keyOf(context, given as Input<By>), { after }),
    resolve: (item: StatusItem) => item,
  });
}

/** `milestoneOf` for what a client can name in several ways. */
export function milestoneBy<State extends string, By extends Structure>(
  t: SubscriptionFields,
  kind: Kind<State, unknown, never>,
  {
    type,
    description,
    by: [by, byDescription],
    keyOf,
    states,
  }: ByOptions<By> & { readonly states: readonly NoInfer<State>[] },
): ReturnType<SubscriptionFields['field']> {
  return t.field({
    type,
    description,
    args: {
      by: optionalInputArg(by, byDescription) as AnyByOrNone,
      after: t.arg({ type: 'Cursor', description: resumable }),
    },
    subscribe: async (_root, { by: given, after }, context) =>
      given === null || given === undefined
        ? context.subjects.followAll({ kinds: [kind.kind], after, states })
        : context.subjects.follow(kind, await keyOf(context, given as Input<By>), {
            after,
            states,
          }),
    resolve: (item: StatusItem) => item,
  });
}
