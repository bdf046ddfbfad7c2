import type { EnumRef, ObjectRef } from '@pothos/core';
import type { z } from 'zod';
import type { Json } from '../../kernel/json/json.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import { originalRejectionIn } from '../../subjects/kind/snapshot-marks.ts';
import {
  type Kind,
  type Picture,
  type ShownState,
  STALE,
  type SubjectView,
  type Tracked,
} from '../../subjects/kind/kind.ts';
import { pictureIn } from '../../subjects/follow/topic.ts';
import type { Subject } from '../../subjects/subject.ts';
import { builder, type Types } from '../schema/builder.ts';
import type { Context } from '../../context/context.ts';
import type { FollowedView } from '../../context/look-up.ts';
import { docs, Followed, ProgressType } from './followed-interface.ts';
import { key as nameOfThing } from './key-args.ts';
import { asNode, branded } from '../schema/nodes.ts';
import { Operation } from './operation.ts';
import { RejectionType } from '../errors/error-interface.ts';
import { Update } from './updates.ts';
import type { Documents } from '../../documents/documents.ts';
import type { PayerName } from '../../kernel/billed-units.ts';
import type { NewId } from '../../kernel/ids.ts';
import type { Platform, PollContext } from '../../platform/client/client.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import type { ExportJobs } from '../exports/jobs.ts';

/** Context of a poll: the platform, the store of files, and the tenant's other subjects. */
export interface TrackingContext extends PollContext {
  readonly documents: Documents;
  /** Other subjects of the same tenant. */
  readonly subjects: Subjects;
  /**
   * Client of the tenant whose billed calls are charged to a credential, given by the name of its key or the subject of its
   * token; null if the credential may no longer verify invoices.
   */
  readonly platformPaidBy: (payer: PayerName) => Pick<Platform, 'call'> | null;
  readonly newId: NewId;
  readonly exportJobs: ExportJobs;
}

/** A kind and the GraphQL type of its subjects. */
export interface FollowedType<State extends string, Details, View extends FollowedView<State>> {
  readonly kind: Kind<State, Details, never>;
  readonly type: ObjectRef<Types, View>;
  /** Enum of the states. */
  readonly state: EnumRef<Types, ShownState<State>>;
  readonly toView: (view: SubjectView<State, Details>) => View;
}

/** Look-up of objects that the platform knows but that were not submitted through this service. */
interface ExternalLookup<Question extends z.ZodType<Json>, View> {
  /** Schema of the question that identifies an object. */
  readonly question: Question;
  /**
   * Question by which an object is found again, the same on every path. Equals the key if the journal stores such objects by
   * the platform's number, so that the id stays the same when it is followed.
   */
  questionOf(view: View): z.output<Question>;
  /** Queries the platform like the query that finds the object. */
  find(context: Context, question: z.output<Question>): Promise<View | null>;
}

/** Descriptions of fields for which the common texts do not fit. */
interface Words {
  /** Description of `state`; by default "Where it stands." */
  readonly state?: string;
  /** Description of `operation`; by default "This service’s record of it." */
  readonly operation?: string;
  /** Description of `rejection`, if rejections occur in other states. */
  readonly rejection?: string;
}

/** Description of a part of the schema whose name follows from its type, or both if the name does not. */
export type Described = string | readonly [name: string, description: string];

/** Name and description, with the name that follows from the type. */
export function described(
  given: Described,
  name: string,
): readonly [name: string, description: string] {
  return typeof given === 'string' ? [name, given] : given;
}

export interface FollowedOptions<
  State extends string,
  Details,
  View extends FollowedView<State>,
  Question extends z.ZodType<Json>,
> extends Words {
  /** Enum of the states, such as `ContractState`. */
  readonly states: Described;
  /** Creates the view of a subject without a query; by default the subject as its kind reads it. */
  readonly toView?: (view: SubjectView<State, Details>) => View;
  /** Absent if the type shows only subjects submitted through this service. */
  readonly externalLookup?: ExternalLookup<Question, View>;
  /** Field that shows the key under its own name, by which other subgraphs identify the object. */
  readonly namedBy?: string;
}

/** Requires `toView` of a type that shows other members than its kind. */
export type ViewedAs<State extends string, Details, View> = [SubjectView<State, Details>] extends [
  View,
]
  ? unknown
  : { readonly toView: (view: SubjectView<State, Details>) => View };

interface Viewer {
  readonly kind: Tracked<TrackingContext>;
  readonly typeName: string;
  /** Creates the view of a subject, marked with the type. */
  view(picture: Picture): FollowedView<string>;
}

/** Viewers by kind. */
const viewers = new Map<string, Viewer>();

/** View of a subject by its kind; null for helper kinds, such as the fetching of files. */
function shownAs(kind: string, picture: Picture): FollowedView<string> | null {
  return viewers.get(kind)?.view(picture) ?? null;
}

/** View of a subject; null for helper kinds, such as the fetching of files. */
export function followedOrNull(subject: Subject): FollowedView<string> | null {
  return shownAs(subject.kind, subject);
}

/** View of a subject. Throws for helper kinds. */
export function toFollowed(subject: Subject): FollowedView<string> {
  const view = shownAs(subject.kind, subject);
  if (view === null) throw new TypeError(`No type shows ${subject.kind}.`);
  return view;
}

/** Names of the kinds that have a GraphQL type. */
export function shownKinds(): readonly string[] {
  return [...viewers.keys()];
}

/** Kinds that have a GraphQL type. */
export function followedKinds(): readonly Tracked<TrackingContext>[] {
  return Array.from(viewers.values(), ({ kind }) => kind);
}

/** Name of the GraphQL type of a kind; null for helper kinds. */
export function typeNameOf(kind: string): string | null {
  return viewers.get(kind)?.typeName ?? null;
}

// Pothos cannot infer the type of a generic resolver, so the fields are declared for states and views of any kind. The
// signature of `followedType` ensures that they match.
type AnyState = EnumRef<Types, string>;
type AnyView = ObjectRef<Types, FollowedView<string>>;

/** Declares the type of a kind's subjects: a `Followed` with an id, its `state` and the common fields, the same on every path. */
export function followedType<
  State extends string,
  Details,
  View extends FollowedView<State>,
  Question extends z.ZodType<Json> = never,
>(
  kind: Kind<State, Details, TrackingContext>,
  type: ObjectRef<Types, View>,
  options: FollowedOptions<State, Details, View, Question>,
): FollowedType<State, Details, View> {
  // Without `toView`, a view of the kind is one of the type: see `ViewedAs`.
  const { toView = (view) => view as unknown as View, states, externalLookup, namedBy } = options;
  const state = stateEnum(kind, ...described(states, `${type.name}State`));
  const view = (picture: Picture): View => toView(kind.view(picture));
  viewers.set(kind.kind, {
    kind,
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

/** Adds the fields of every followed type. */
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
      description: words.state ?? 'Current state.',
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
      description: words.operation ?? 'This service’s record of it.',
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

/** GraphQL enum of a kind's states; without `STALE` if its subjects never become stale. */
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
  // The values are the kind's states and `STALE`; the type of the table loses their names.
  return builder.enumType(name, { description, values }) as EnumRef<Types, ShownState<State>>;
}

const subjectOf =
  'the thing itself: an invoice, a seller or a contract, for example. Null for auxiliary operations, such as the fetching of files';

builder.objectField(Operation, 'subject', (t) =>
  t.field({
    type: Followed,
    nullable: true,
    description: `Leads to ${subjectOf}. The platform is not queried.`,
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
