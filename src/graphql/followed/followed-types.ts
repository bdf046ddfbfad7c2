import type { EnumRef, ObjectRef } from '@pothos/core';
import type { z } from 'zod';
import type { Json } from '../../kernel/json/json.ts';
import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import { originalRejectionIn } from '../../subjects/kind/snapshot-marks.ts';
import {
  type Kind,
  type Picture,
  type ShownState,
  STALE,
  type SubjectView,
} from '../../subjects/kind/kind.ts';
import { pictureIn } from '../../subjects/follow/status-item.ts';
import type { Subject } from '../../subjects/subject.ts';
import { builder, type SchemaTypes } from '../schema/builder.ts';
import type { Context } from '../../context/context.ts';
import type { FollowedView } from '../../context/look-up.ts';
import { docs, Followed, ProgressType } from './followed-interface.ts';
import { key as nameOfThing } from './key-args.ts';
import { asNode, branded } from '../schema/nodes.ts';
import { Operation } from './operation.ts';
import { RejectionType } from '../errors/error-interface.ts';
import { Update } from './updates.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

/** A kind with the type that shows its subjects. */
export interface FollowedType<State extends string, Details, View extends FollowedView<State>> {
  readonly kind: Kind<State, Details, never>;
  readonly type: ObjectRef<Types, View>;
  /** The enum of its states. */
  readonly state: EnumRef<Types, ShownState<State>>;
  readonly toView: (view: SubjectView<State, Details>) => View;
}

/** The way to what the platform knows and nobody submitted through this service. */
interface ExternalLookup<Question extends z.ZodType<Json>, View> {
  /** The form of what names it. */
  readonly question: Question;
  /**
   * The names by which it is found again; the same whichever way it was reached. The key itself where the journal
   * keeps such things by the platform's number, so that one has the same id once it is followed.
   */
  questionOf(view: View): z.output<Question>;
  /** Asks the platform, as the query does that finds it. */
  find(context: Context, question: z.output<Question>): Promise<View | null>;
}

/** Descriptions of fields, where the common words do not fit. */
interface Words {
  /** The description of `state`; "Where it stands." when left out. */
  readonly state?: string;
  /** The description of `operation`. */
  readonly operation: string;
  /** The description of `rejection`, where a refusal shows in other states. */
  readonly rejection?: string;
}

export interface FollowedOptions<
  State extends string,
  Details,
  View extends FollowedView<State>,
  Question extends z.ZodType<Json>,
> extends Words {
  /** Name and description of the enum of its states. */
  readonly states: readonly [name: string, description: string];
  /** A subject as the type shows it, without asking anybody. */
  readonly toView: (view: SubjectView<State, Details>) => View;
  /** Left out where the type shows only what was submitted through this service. */
  readonly externalLookup?: ExternalLookup<Question, View>;
  /** The field that shows the key under its own name, by which other subgraphs know the thing. */
  readonly namedBy?: string;
}

interface Viewer {
  readonly typeName: string;
  /** The view of a subject, marked as one of the type. */
  view(picture: Picture): FollowedView<string>;
}

/** The types of subjects by their kind. */
const viewers = new Map<string, Viewer>();

/** The subject of a kind as its type shows it; null for helpers, such as what fetches files. */
function shownAs(kind: string, picture: Picture): FollowedView<string> | null {
  return viewers.get(kind)?.view(picture) ?? null;
}

/** The subject as its type shows it; null for helpers, such as what fetches files. */
export function followedOrNull(subject: Subject): FollowedView<string> | null {
  return shownAs(subject.kind, subject);
}

/** The subject as its type shows it. Throws for the kinds of helpers. */
export function toFollowed(subject: Subject): FollowedView<string> {
  const view = shownAs(subject.kind, subject);
  if (view === null) throw new TypeError(`No type shows ${subject.kind}.`);
  return view;
}

/** The kinds whose subjects a type shows. */
export function shownKinds(): readonly string[] {
  return [...viewers.keys()];
}

/** The name of the type that shows a kind's subjects; null for helpers. */
export function typeNameOf(kind: string): string | null {
  return viewers.get(kind)?.typeName ?? null;
}

// Pothos cannot work out the type of a resolver that is generic: the fields are declared for states and views
// of any kind, and the signature of `followedType` holds them together with the ones that are given.
type AnyState = EnumRef<Types, string>;
type AnyView = ObjectRef<Types, FollowedView<string>>;

/**
 * Makes a type the one that shows a kind's subjects: a `Followed` with an id, its `state`, and what all have
 * in common, the same on every path that leads to it.
 */
export function followedType<
  State extends string,
  Details,
  View extends FollowedView<State>,
  Question extends z.ZodType<Json> = never,
>(
  kind: Kind<State, Details, never>,
  type: ObjectRef<Types, View>,
  options: FollowedOptions<State, Details, View, Question>,
): FollowedType<State, Details, View> {
  const { states, toView, externalLookup, namedBy } = options;
  const state = stateEnum(kind, ...states);
  const view = (picture: Picture): View => toView(kind.view(picture));
  viewers.set(kind.kind, {
    typeName: type.name,
    view: (picture) => branded(view(picture), type.name),
  });
  type.addInterfaces([Followed]);
  asNode(type, {
    keyOf: (shown): Json =>
      shown.isExternal === true && externalLookup ? externalLookup.questionOf(shown) : shown.key,
    async find(context, key) {
      const subject = typeof key === 'string' ? await context.subjects.get(kind, key) : null;
      if (subject !== null) return view(subject);
      const asked = externalLookup?.question.safeParse(key);
      return externalLookup && asked?.success ? externalLookup.find(context, asked.data) : null;
    },
    ...(namedBy !== undefined && { namedBy: { field: namedBy, form: nameOfThing.schema } }),
  });
  addFields(kind, type, state, options);
  return { kind, type, state, toView };
}

/** The fields that every followed type has. */
function addFields(
  kind: Kind<string, unknown, never>,
  type: AnyView,
  states: AnyState,
  words: Words,
): void {
  const remembered = ({ key, isExternal }: FollowedView<string>, { subjects }: Context) =>
    isExternal === true || key === null ? null : subjects.get(kind, key);
  builder.objectFields(type, (t) => ({
    key: t.exposeString('key', { nullable: true, description: docs.key }),
    state: t.field({
      type: states,
      description: words.state ?? 'Where it stands.',
      resolve: (view) => view.state,
    }),
    stateName: t.string({
      description: docs.stateName,
      resolve: (view) => view.state,
    }),
    progress: t.field({
      type: ProgressType,
      description: docs.progress,
      resolve: (view) => kind.progressIn(view.state),
    }),
    openedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: docs.openedAt,
      resolve: async (view, _args, context) =>
        toTime(view.openedAt ?? (await remembered(view, context))?.openedAt),
    }),
    changedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: docs.changedAt,
      resolve: async (view, _args, context) =>
        toTime(view.changedAt ?? (await remembered(view, context))?.changedAt),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: words.operation,
      resolve: (view, _args, context) => remembered(view, context),
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description: words.rejection ?? docs.rejection,
      resolve: (view) => originalRejectionIn(view),
    }),
  }));
}

function toTime(at: number | undefined): string | null {
  return at === undefined ? null : toShanghaiIso(at);
}

/** The GraphQL enum of a kind's states; without `STALE` where its subjects never become so. */
function stateEnum<State extends string>(
  kind: Kind<State, unknown, never>,
  name: string,
  description: string,
): EnumRef<Types, ShownState<State>> {
  const isEverStale = kind.cadence.staleAfterMs !== Infinity;
  const docsOfStates = Object.entries(kind.stateDocs).filter(
    ([state]) => isEverStale || state !== STALE,
  );
  const values = Object.fromEntries(
    docsOfStates.map(([state, doc]) => [state, { description: doc }]),
  );
  // The values are the kind's states and the one outside its table, which a table of any names forgets.
  return builder.enumType(name, { description, values }) as EnumRef<Types, ShownState<State>>;
}

const subjectOf =
  'the thing itself, whatever its type: an invoice, a seller, a contract. Null for what only helps, such as the fetching of files';

builder.objectField(Operation, 'subject', (t) =>
  t.field({
    type: Followed,
    nullable: true,
    description: `It leads to ${subjectOf}. The platform is not asked.`,
    resolve: (subject) => shownAs(subject.kind, subject),
  }),
);

builder.interfaceField(Update, 'subject', (t) =>
  t.field({
    type: Followed,
    nullable: true,
    description: `As of this update, ${subjectOf}, and while nothing has the number yet.`,
    resolve(item) {
      const picture = pictureIn(item);
      return picture && shownAs(item.kind, picture);
    },
  }),
);
