import type { z } from 'zod';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { SteadyClock } from '../../kernel/time/clock.ts';
import { catalogue, type Message, type Text } from '../../messages/message.ts';
import { type MemberPath, personalPathsIn } from '../personal/personal-members.ts';
import { type Facts, factsIn, type FactsDefinition } from '../projection/contributions.ts';
import type { Binding, Subject } from '../subject.ts';

/** State of any kind whose deadline passes without a response. Not final, and outside the order. */
export const STALE = 'STALE';

/** Finding about a subject, from the platform or a client, in the kind's plain form. */
export interface Observation<State extends string = string> {
  readonly state: State;
  readonly snapshot: JsonObject;
  /** False if it rests only on a push, such as a date that has come. */
  readonly confirmed?: false;
  /** Minimum wait until the next poll, in milliseconds, if the kind's own is shorter. */
  readonly retryAfterMs?: number;
  /** Numbers that lead to the subject from now on, besides its key; see `Change.aliases`. */
  readonly aliases?: readonly string[];
  /** Numbers that lead nowhere any more; see `Change.returned`. */
  readonly returned?: readonly Binding[];
  /** Differences between the platform's data and the submission; stored with the subject, see `Mismatch`. */
  readonly differences?: readonly Difference[];
}

/** Members in which the platform's data may differ from the stored data, by their names in this schema. */
export const comparedMembers = [
  'kind',
  'buyerName',
  'amountWithTax',
  'amountWithoutTax',
  'taxAmount',
  'invoiceNumber',
  'state',
  'month',
] as const;

/** One of the compared members. */
export type ComparedMember = (typeof comparedMembers)[number];

/** Member in which the platform's data differs from the request. */
export type Difference = Readonly<{ field: ComparedMember; here: string; platform: string }>;

/** Another subject of the same tenant, to be followed from now on. */
export interface FollowUp {
  readonly kind: string;
  readonly key: string;
  readonly state: string;
  readonly snapshot: JsonObject;
}

/** Polling intervals of a kind, in milliseconds before `TRACKER_PACE` and jitter are applied. */
export interface Cadence {
  /** Wait before the first poll and between the first polls. */
  readonly firstMs: number;
  /** Each wait since the last change is this factor longer than the one before. At least 1. */
  readonly growth: number;
  /** Upper limit of each wait. */
  readonly longestMs: number;
  /** Upper limit of each wait while the subject has a subscriber. */
  readonly followedMs: number;
  /**
   * Time without a change after which a subject that is not final becomes `STALE` and is polled no more; a push still wakes it.
   * `TRACKER_PACE` does not affect it. A function if each subject has its own deadline.
   */
  readonly staleAfterMs: number | ((subject: Subject) => number);
}

/** Work of a poll: fetching files, or rows of a table or a batch. */
type LongWork = 'files' | 'rows';

/** Kind of subject, as the tracker uses it. `Ctx` is passed to every poll by the composition root. */
export interface Tracked<Ctx> {
  /** Lower-case, for example `forward-invoice`; part of ids, so never renamed. */
  readonly kind: string;
  /** Heading of its lists; absent for parts. */
  readonly names?: Text;
  /** Names of its states, for people. A state that several kinds have is named by one of them. */
  readonly labels?: Readonly<Partial<Record<string, Text>>>;
  /**
   * States in the order in which a subject can reach them: an observation of an earlier state is ignored. `STALE` is outside the
   * order.
   */
  readonly stateOrder: readonly string[];
  /** Meaning of each state that clients see, including those outside the order. */
  readonly stateDocs: Readonly<Record<string, string>>;
  /** Advice after the response to a submission was lost; null if nothing is submitted. */
  readonly lostResponse: Message | null;
  /** States that end a subject. */
  readonly finalStates: ReadonlySet<string>;
  /** Progress of a subject in a state. Throws a `TypeError` for a state that the kind does not have. */
  progressIn(state: string): Progress;
  readonly cadence: Cadence;
  /** Set if the platform has no status query: a poll makes no call. */
  readonly hasNoStatusQuery?: true;
  /** Set if a poll takes longer and more memory than a query; see `TrackerOptions.longAtOnce`. */
  readonly takesLong?: LongWork;
  /** Set for lists of stored files: their details are stored as long as the files. */
  readonly isLasting?: true;
  /** Set for lists of stored files: the kind of the subject that owns the files, under the same key. */
  readonly filesOf?: string;
  /** Set for parts of another kind's subject, which shows their results: clients neither list nor follow them. */
  readonly isPart?: true;
  /** Paths to personal data in snapshots; see `personal`. Absent if there is none. */
  readonly personalPaths?: readonly MemberPath[];
  /** Facts for searches and totals. Absent: the subject is found by its key alone. */
  factsIn?(state: string, snapshot: JsonObject): Facts;
  /** Milliseconds in a state after which a person should look at the subject; null or absent for never. */
  attentionAfterMs?(state: string): number | null;
  /**
   * Queries the platform about the subject (free calls only). Null if there is no news. A thrown error leaves the subject as it
   * is; it is polled again at the next turn.
   */
  poll(subject: Subject, context: Ctx): Promise<Observation | null>;
  /**
   * Reads the part of a push's body that no poll could find out; null if there is none. It is recorded as not confirmed, and the
   * subject is polled anyway. The body is undocumented or unsigned: take only checked values, and no personal data. Called again
   * with the present subject if another change came first. For a final subject it may only add details, in the same state.
   */
  applyPush?(subject: Subject, pushed: JsonObject, context: Ctx): Observation | null;
  /** Subjects to open after an observation. Each is opened once, in the same transaction as the change. */
  followUps?(subject: Subject, observation: Observation): readonly FollowUp[];
  /**
   * Time of a poll independent of the cadence, in milliseconds since the epoch, as an event is expected by then. Null if none is.
   */
  wakeAt?(subject: Subject): number | null;
}

/** Progress of a subject, in words common to all kinds. */
export type Progress =
  /** The subject progresses by itself, or waits for another party. */
  | 'PENDING'
  /** The subject progresses when the client acts. */
  | 'ACTION_REQUIRED'
  | 'SUCCEEDED'
  /** The subject ended without the wanted result. */
  | 'FAILED'
  | 'OUTCOME_UNKNOWN'
  | 'STALE';

/** Meaning of a state for those who wait for it, and what they can do. */
interface StateMeaning {
  readonly progress: Progress;
  /** True for a state that ends a subject. */
  readonly final: boolean;
  readonly doc: string;
  /** See `Tracked`; by default that of its progress. */
  readonly attentionAfterMs?: number | null;
}

/** Wait for each progress until a person should look at the subject; null if all goes well. */
const ATTENTION_AFTER_MS: Readonly<Record<Progress, number | null>> = {
  PENDING: null,
  // Most people act within a day.
  ACTION_REQUIRED: 24 * 60 * 60_000,
  SUCCEEDED: null,
  FAILED: 0,
  // The next polls resolve most unknown outcomes.
  OUTCOME_UNKNOWN: 10 * 60_000,
  STALE: 0,
};

/** A text alone declares a state whose progress is `PENDING`. */
type StateDoc = string | StateMeaning;

/** The text of `OUTCOME_UNKNOWN` is in both languages, as the client whose response was lost sees it in its own. */
type DocOf<State> = State extends 'OUTCOME_UNKNOWN' ? Text : StateDoc;

/** A state in which the client must act. */
export function actionRequired(doc: string): StateMeaning {
  return { progress: 'ACTION_REQUIRED', final: false, doc };
}

/** A state in which the client must act, and no other party is awaited. */
export function actionRequiredNow(doc: string): StateMeaning {
  return { ...actionRequired(doc), attentionAfterMs: 0 };
}

/** A state in which the wanted result exists, and that does not end the subject. */
export function reached(doc: string): StateMeaning {
  return { progress: 'SUCCEEDED', final: false, doc };
}

/**
 * A state that ends a subject well: it is never polled again. It changes only by a correction, as when the platform turns out to
 * have a rejected subject, or if a query finds details that were unknown. The schema says so.
 */
export function succeeded(doc: string): StateMeaning {
  return { progress: 'SUCCEEDED', final: true, doc: `Final. ${doc}` };
}

/** A state that ends a subject without success; see `succeeded`. */
export function failed(doc: string): StateMeaning {
  return { progress: 'FAILED', final: true, doc: `Final. ${doc}` };
}

/** A state in which the client itself ended a subject: nobody needs to look at it. */
export function canceled(doc: string): StateMeaning {
  return { ...failed(doc), attentionAfterMs: null };
}

/** Query of a subject's state, free of charge. The kind's polls and look-ups are derived from it. */
interface StatusQuery<State extends string, Ctx, Answer> {
  /** Queries the platform. May resolve with null if the platform does not know the subject. */
  ask(subject: Subject, context: Ctx): Promise<Answer>;
  /** Null if the response has no news. */
  observe(subject: Subject, answer: Answer, clock: SteadyClock): Observation<State> | null;
}

interface KindDefinition<State extends string, Form extends z.ZodType<object>, Ctx> {
  readonly kind: string;
  readonly names?: Text;
  readonly labels?: Readonly<Partial<Record<NoInfer<State>, Text>>>;
  /** Every state in the order in which a subject reaches them, each with its meaning. */
  readonly states: { readonly [S in State]: DocOf<S> };
  /** Meaning of `STALE`, if `STALE_DOC` does not fit. */
  readonly stale?: string;
  /**
   * Form of the snapshot. Every member has a default: a snapshot that was emptied for its age is `{}`. Members that may
   * contain personal data are declared as `personal`.
   */
  readonly details: Form;
  /** Details that may change after a subject has ended, such as the archiving of a contract. */
  readonly changesAfterEnd?: readonly (keyof z.output<Form> & string)[];
  /** Details for searches and totals. */
  readonly facts?: FactsDefinition<z.output<Form>>;
  readonly cadence: Cadence;
  readonly hasNoStatusQuery?: true;
  readonly takesLong?: LongWork;
  readonly isLasting?: true;
  readonly filesOf?: string;
  readonly isPart?: true;
  applyPush?(subject: Subject, pushed: JsonObject, context: Ctx): Observation | null;
  followUps?(subject: Subject, observation: Observation): readonly FollowUp[];
  wakeAt?(subject: Subject): number | null;
}

/** A state in which a subject of a kind can be found. */
export type ShownState<State extends string> = State | typeof STALE;

/** A subject, or its content in an update, which lacks the time of its opening. */
export type Picture = Pick<Subject, 'key' | 'state' | 'snapshot'> &
  Partial<Pick<Subject, 'openedAt' | 'changedAt'>>;

/** A subject as its kind reads it: key, state, and details in one object. */
export type SubjectView<State extends string, Details> = Readonly<Details> & {
  readonly key: string;
  readonly state: ShownState<State>;
  /** Details as stored, with the marks stored next to them, such as a rejection. */
  readonly snapshot: JsonObject;
  /** Milliseconds since the epoch; absent in an update. */
  readonly openedAt?: number;
  readonly changedAt?: number;
};

/** Complete declaration of a kind. */
export interface Kind<State extends string, Details, Ctx> extends Tracked<Ctx> {
  readonly stateOrder: readonly State[];
  poll(subject: Subject, context: Ctx): Promise<Observation<State> | null>;
  /** Names of details that may change after a subject has ended; all others may only become known. */
  readonly changesAfterEnd?: readonly string[];
  /** Detail with the amount that lists filter by; null for none. */
  readonly amount: string | null;
  /** Reads a snapshot. Throws for one that this kind cannot have written. */
  read(snapshot: JsonObject): Readonly<Details>;
  /** Checks the name of a state. Throws a `TypeError` for a state that the kind does not have. */
  stateOf(name: string): ShownState<State>;
  /** Present state of a subject, for a change that keeps it. Throws a `TypeError` for a state outside of the order. */
  stateKept(subject: Pick<Subject, 'state'>): State;
  /** A subject, or its content in an update, as its kind reads it. */
  view(subject: Picture): SubjectView<State, Details>;
}

/** The details of a kind's snapshots. */
export type DetailsOf<K> = K extends Kind<string, infer Details, never> ? Readonly<Details> : never;

/** Form of a kind's subjects when read. */
export type ViewOf<K> =
  K extends Kind<infer State, infer Details, never> ? SubjectView<State, Details> : never;

/** Meaning of `STALE` for kinds that declare none. */
export const STALE_DOC =
  'The platform reported nothing for days, so polling has stopped. A push from the platform still updates it. Ask the operator.';

/** A kind whose poll is a query by `ask`, read by `observe`. */
export type QueriedKind<State extends string, Details, Ctx, Answer> = Kind<State, Details, Ctx> &
  StatusQuery<State, Ctx, Answer>;

/** Declares a kind of subject; everything that depends on its states or details is derived from it. */
export function defineKind<
  const State extends string,
  Form extends z.ZodType<object>,
  Ctx extends { readonly clock: SteadyClock },
  Answer,
>(
  definition: KindDefinition<State, Form, Ctx> & StatusQuery<NoInfer<State>, Ctx, Answer>,
): QueriedKind<State, z.output<Form>, Ctx, Answer>;
export function defineKind<const State extends string, Form extends z.ZodType<object>, Ctx>(
  definition: KindDefinition<State, Form, Ctx> & Pick<Kind<NoInfer<State>, unknown, Ctx>, 'poll'>,
): Kind<State, z.output<Form>, Ctx>;
export function defineKind<
  const State extends string,
  Form extends z.ZodType<object>,
  Ctx extends { readonly clock: SteadyClock },
>(
  definition: KindDefinition<State, Form, Ctx> &
    (StatusQuery<State, Ctx, unknown> | Pick<Kind<State, unknown, Ctx>, 'poll'>),
): Kind<State, z.output<Form>, Ctx> {
  const { states, stale = STALE_DOC, details, facts, ...behaviour } = definition;
  const entries = Object.entries<StateDoc | Text>(states);
  const unknown = entries.map(([, doc]) => doc).find(isText);
  const meanings: Readonly<Record<string, StateMeaning>> = {
    ...Object.fromEntries(entries.map(([name, doc]) => [name, meaningOf(doc)])),
    [STALE]: { progress: 'STALE', final: false, doc: stale },
  };
  const stateDocs: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(meanings).map(([name, { doc }]) => [name, doc]),
  );
  const isShown = (name: string): name is ShownState<State> => Object.hasOwn(stateDocs, name);
  const isOwn = (name: string): name is State => Object.hasOwn(states, name);
  const noSuchState = () => new TypeError(`The kind ${definition.kind} has no such state.`);
  const stateOf = (name: string): ShownState<State> => {
    if (isShown(name)) return name;
    throw noSuchState();
  };
  const read = (snapshot: JsonObject): z.output<Form> => details.parse(snapshot);
  const personalPaths = personalPathsIn(details);
  for (const name of facts?.numbers ?? []) {
    if (personalPaths.some(([first]) => first === name))
      throw new TypeError(`The kind ${definition.kind} is found by ${name}, which is personal.`);
  }
  return {
    ...behaviour,
    poll: async (subject, context) =>
      'poll' in behaviour
        ? behaviour.poll(subject, context)
        : behaviour.observe(subject, await behaviour.ask(subject, context), context.clock),
    personalPaths,
    ...(facts && {
      factsIn: (state: string, snapshot: JsonObject) =>
        factsIn(facts, read(snapshot), meanings[state]?.progress === 'SUCCEEDED'),
    }),
    attentionAfterMs(state) {
      const { progress, attentionAfterMs } = meanings[state] ?? {};
      return attentionAfterMs === undefined && progress
        ? ATTENTION_AFTER_MS[progress]
        : (attentionAfterMs ?? null);
    },
    // The names of the table, whose type Object.entries loses.
    stateOrder: entries.map(([name]) => name) as State[],
    finalStates: new Set(Object.keys(meanings).filter((name) => meanings[name]?.final)),
    progressIn: (name) => {
      const meaning = meanings[name];
      if (meaning) return meaning.progress;
      throw noSuchState();
    },
    stateDocs,
    amount: facts?.amount ?? null,
    lostResponse: unknown ? catalogue(definition.kind, { lost: unknown }).lost : null,
    read,
    stateOf,
    stateKept({ state }) {
      if (isOwn(state)) return state;
      throw noSuchState();
    },
    view: ({ key, state, snapshot, openedAt, changedAt }) => ({
      ...read(snapshot),
      key,
      state: stateOf(state),
      snapshot,
      ...(openedAt !== undefined && { openedAt }),
      ...(changedAt !== undefined && { changedAt }),
    }),
  };
}

function isText(doc: StateDoc | Text): doc is Text {
  return Array.isArray(doc);
}

function meaningOf(doc: StateDoc | Text): StateMeaning {
  if (isText(doc)) return { progress: 'OUTCOME_UNKNOWN', final: false, doc: doc[0] };
  return typeof doc === 'string' ? { progress: 'PENDING', final: false, doc } : doc;
}

/** All kinds by name. Throws if a name occurs twice: the second kind would hide the first. */
export function byName<Ctx>(kinds: readonly Tracked<Ctx>[]): ReadonlyMap<string, Tracked<Ctx>> {
  const named = new Map<string, Tracked<Ctx>>();
  for (const kind of kinds) {
    if (named.has(kind.kind)) throw new Error(`The kind ${kind.kind} is defined twice.`);
    named.set(kind.kind, kind);
  }
  return named;
}
