import type { ArgumentRef, EnumRef, ObjectRef } from '@pothos/core';
import type { Field, Input, Structure } from '../../platform/record/index.ts';
import { pictureIn, type StatusItem } from '../../subjects/follow/topic.ts';
import { fieldArg, inputArg, optionalInputArg } from '../records/record-fields.ts';
import { type Types, builder } from '../schema/builder.ts';
import type { Context } from '../../context/context.ts';
import type { FollowedView } from '../../context/look-up.ts';
import { type FollowedType, type Described, described } from './followed-types.ts';
import { resumable, Update } from './updates.ts';

type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;

// Pothos cannot infer the type of a generic resolver, so the fields are declared for states and views of any kind. The
// signature of `addSubscriptions` ensures that they match.
type AnyState = EnumRef<Types, string>;
type AnyView = ObjectRef<Types, object>;
type AnyName = ArgumentRef<Types, unknown>;

/** Fields of an update in addition to the common ones. */
export type MoreFields = (
  t: Fields<StatusItem>,
) => Readonly<Record<string, ReturnType<Fields<StatusItem>['field']>>>;

/** Value of an argument that names a subject. */
type Named<By extends Structure | Field> = By extends Structure
  ? Input<By>
  : By extends Field
    ? By['$in']
    : never;

/** Subscriptions to the subjects of a kind. */
export interface Subscriptions<State extends string, By extends Structure | Field> {
  /** Type of the items, such as `ContractUpdate`. */
  readonly item: Described;
  /** Field with the subject as of the update, such as `contract`; null while the subject was never opened. */
  readonly resource: Described;
  /** Set if only opened subjects can be followed, so that the resource is never null. */
  readonly isAlwaysOpen?: true;
  readonly more?: MoreFields;
  /** Subscription that follows one subject until its final state, such as `contractUpdates`. */
  readonly updates: Described;
  /** Argument that names the subject: a choice, or the field of a record with the rule of the number. */
  readonly by: readonly [name: string, description: string, by: By];
  /** Key of the named subject; by default the argument itself. */
  readonly keyOf?: (context: Context, named: Named<By>) => Promise<string>;
  /**
   * Subscription to subjects that reach one of `states`. With a name it follows one subject and then completes; without a name
   * it follows all of the tenant's subjects of the kind and never completes. `all` describes those in words.
   */
  readonly milestone?: {
    readonly name: string;
    readonly description: string;
    readonly all: string;
    readonly states: readonly NoInfer<State>[];
  };
}

/** Adds the subscriptions of a kind, and the type of their items. */
export function addSubscriptions<
  State extends string,
  Details,
  View extends FollowedView<State>,
  By extends Structure | Field,
>(followed: FollowedType<State, Details, View>, subscriptions: Subscriptions<State, By>): void {
  const { kind } = followed;
  const { by, keyOf, milestone } = subscriptions;
  const [name, description, structure] = by;
  const updates = described(subscriptions.updates, `${fieldNameOf(followed.type)}Updates`);
  const type = itemOf(followed, subscriptions);
  const after = { type: 'Cursor', description: resumable } as const;
  // Without `keyOf`, the argument is a text.
  const keyNamed = async (context: Context, named: unknown): Promise<string> =>
    keyOf ? keyOf(context, named as Named<By>) : (named as string);
  builder.subscriptionField(updates[0], (t) =>
    t.field({
      type,
      description: updates[1],
      args: { [name]: argument(structure, description, true), after: t.arg(after) },
      subscribe: async (_root, { [name]: named, after: cursor }, context) =>
        context.subjects.follow(kind, await keyNamed(context, named), { after: cursor as string }),
      resolve: (item: StatusItem) => item,
    }),
  );
  if (milestone === undefined) return;
  const { all, states } = milestone;
  const words = description.replace(/[.]$/, `; ${all} if omitted.`);
  builder.subscriptionField(milestone.name, (t) =>
    t.field({
      type,
      description: milestone.description,
      args: { [name]: argument(structure, words, false), after: t.arg(after) },
      subscribe: async (_root, { [name]: named, after: cursor }, context) =>
        named === null || named === undefined
          ? context.subjects.followAll({ kinds: [kind.kind], after: cursor as string, states })
          : context.subjects.follow(kind, await keyNamed(context, named), {
              after: cursor as string,
              states,
            }),
      resolve: (item: StatusItem) => item,
    }),
  );
}

/** Name of a field that holds a type: `contract` for `Contract`. */
function fieldNameOf({ name }: { readonly name: string }): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Creates the argument that names a subject. */
function argument(by: Structure | Field, description: string, required: boolean): AnyName {
  if ('shape' in by) return fieldArg({ ...by, wire: null }, { required, description });
  return (required ? inputArg : optionalInputArg)(by, description);
}

/** Creates the type of the items: the fields of `Update`, the state before and now, and the subject. */
function itemOf<State extends string, Details, View extends FollowedView<State>>(
  { kind, type, state, toView }: FollowedType<State, Details, View>,
  { item, resource, isAlwaysOpen, more }: Omit<Subscriptions<State, never>, 'by' | 'keyOf'>,
): ObjectRef<Types, StatusItem> {
  const [name, description] = described(item, `${type.name}Update`);
  const [field, fieldDescription] = described(resource, fieldNameOf(type));
  const anyState: AnyState = state;
  const anyView: AnyView = type;
  const stateNamed = (named: string | null): string | null => named && kind.stateOf(named);
  return builder.objectRef<StatusItem>(name).implement({
    description,
    interfaces: [Update],
    fields: (t) => ({
      state: t.field({
        type: anyState,
        nullable: true,
        description: 'Current state; null while nothing has this number yet.',
        resolve: (item) => stateNamed(item.state),
      }),
      previousState: t.field({
        type: anyState,
        nullable: true,
        description: 'State before this change; null for a snapshot and for the first update.',
        resolve: (item) => stateNamed(item.previousState),
      }),
      [field]: t.field({
        type: anyView,
        // If the type forbids null, null is an error, which is correct: only open subjects are followed.
        nullable: (isAlwaysOpen !== true) as true,
        description: fieldDescription,
        resolve(item) {
          const picture = pictureIn(item);
          return picture && toView(kind.view(picture));
        },
      }),
      ...more?.(t),
    }),
  });
}
