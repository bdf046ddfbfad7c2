import type { z } from 'zod';
import type { JsonObject } from '../../kernel/json/json.ts';
import { isMessage, type Message, inEnglish } from '../../messages/message.ts';
import { type MemberPath, personalPathsIn } from '../personal/personal-members.ts';
import { type Facts, factsIn, type FactsDefinition } from '../projection/facts.ts';
import type { Binding, Groups, Subject } from '../subject.ts';

/** The state that any kind takes on when its deadline passes unanswered. Not final, and outside the order. */
export const STALE = 'STALE';

/** The platform's word on a subject, or a client's own, in the kind's plain form. */
export interface Observation<State extends string = string> {
  readonly state: State;
  readonly snapshot: JsonObject;
  /** Set where it rests on what only a push said, such as a date that has come. */
  readonly confirmed?: false;
  /** Least wait until the next poll, in milliseconds, where the kind's own is shorter. */
  readonly retryAfterMs?: number;
  /** Numbers that lead to the subject from now on, besides its key; see `Change.aliases`. */
  readonly aliases?: readonly string[];
  /** Numbers that lead to nothing any more; see `Change.returned`. */
  readonly returned?: readonly Binding[];
  /** Differences between the platform's data and the submission; stored with the subject, see `Mismatch`. */
  readonly differences?: readonly Difference[];
}

/** Members in which what the platform has may differ from what is stored here, by their names in this schema. */
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

/** A member in which what the platform has differs from what was requested. */
export type Difference = Readonly<{ field: ComparedMember; here: string; platform: string }>;

/** Another subject of the same tenant, to be followed from now on. */
export interface FollowUp {
  readonly kind: string;
  readonly key: string;
  readonly state: string;
  readonly snapshot: JsonObject;
  /** The groups that it belongs to, by which it is listed. */
  readonly groups?: Groups;
}

/** Polling intervals of a kind, in milliseconds before `TRACKER_PACE` and jitter are applied. */
export interface Cadence {
  /** The wait before the first poll and between the first ones. */
  readonly firstMs: number;
  /** Each wait since the last change is this factor longer than the one before. At least 1. */
  readonly growth: number;
  /** No wait is longer than this. */
  readonly longestMs: number;
  /** No wait is longer than this while the subject has a subscriber. */
  readonly followedMs: number;
  /**
   * After this long without any change, a subject that is not final becomes `STALE` and is polled no
   * more; a push still wakes it. Not paced. A function where each subject has a deadline of its own.
   */
  readonly staleAfterMs: number | ((subject: Subject) => number);
}

/** Work of a poll: fetching files, or rows of a table or a batch. */
export type LongWork = 'files' | 'rows';

/** A kind of subject as the tracker runs it. `Ctx` is what the composition root hands to every poll. */
export interface Tracked<Ctx> {
  /** Lower-case, for example `forward-invoice`; part of ids, so never renamed. */
  readonly kind: string;
  /**
   * The states in the order in which a subject can reach them: an observation that would go back is ignored. `STALE`
   * stands outside.
   */
  readonly stateOrder: readonly string[];
  /** The meaning of each state that is shown, those outside the order included. */
  readonly stateDocs: Readonly<Record<string, string>>;
  /** Next steps after the response to a submission was lost; null if nothing is submitted. */
  readonly lostResponse: Message | null;
  /** The states that end a subject. */
  readonly finalStates: ReadonlySet<string>;
  /** Progress of a subject in a state. Throws a `TypeError` for a state that the kind does not have. */
  progressIn(state: string): Progress;
  readonly cadence: Cadence;
  /** Set if the platform has no query for it: a poll calls nothing. */
  readonly hasNoStatusQuery?: true;
  /** Reason for which a poll takes longer and more room than a question; see `TrackerOptions.longAtOnce`. */
  readonly takesLong?: LongWork;
  /** Set for lists of stored files: their details are stored as long as the files. */
  readonly isLasting?: true;
  /** Set for lists of stored files: the kind of what they belong to, under the same key. */
  readonly filesOf?: string;
  /** Set for parts of another kind's subject, which shows what becomes of them: clients neither list nor follow them. */
  readonly isPart?: true;
  /** The ways to what is personal in snapshots; see `personal`. Absent: nothing is. */
  readonly personalPaths?: readonly MemberPath[];
  /** The facts by which a subject is found and summed up. Absent: it is found by its key alone. */
  factsIn?(state: string, snapshot: JsonObject): Facts;
  /** Milliseconds in a state after which somebody should look at the subject; null for never, as without it. */
  attentionAfterMs?(state: string): number | null;
  /**
   * Asks the platform (free calls only) how the subject stands. Null when there is no news. A thrown
   * error leaves the subject as it is; it is polled again at the next turn.
   */
  poll(subject: Subject, context: Ctx): Promise<Observation | null>;
  /**
   * The part of a push's body that no poll could find out; null when there is none. It is written down
   * as not confirmed, and the subject is polled all the same. Everything in the body is undocumented or
   * unsigned: take only what is checked, and nothing personal. Called again with the subject as it then
   * stands when another change came first. To a subject that has ended it may only add, in the same state.
   */
  applyPush?(subject: Subject, pushed: JsonObject, context: Ctx): Observation | null;
  /** The subjects that an observation sets going. Each is opened once, with the change that wins. */
  followUps?(subject: Subject, observation: Observation): readonly FollowUp[];
  /**
   * When a subject is polled whatever its cadence says, in milliseconds since the epoch: something is to
   * have happened by then. Null when nothing is.
   */
  wakeAt?(subject: Subject): number | null;
}

/** Progress of a subject, in words that all kinds share. */
export type Progress =
  /** It goes on by itself, or waits for another party. */
  | 'PENDING'
  /** It goes on when the client acts. */
  | 'ACTION_REQUIRED'
  | 'SUCCEEDED'
  /** It ended without what was wanted. */
  | 'FAILED'
  | 'OUTCOME_UNKNOWN'
  | 'STALE';

/** A state's meaning to those who wait for it, and what to do. */
interface StateMeaning {
  readonly progress: Progress;
  /** True for a state that ends a subject. */
  readonly final: boolean;
  readonly doc: string;
  /** See `Tracked`; that of its progress when left out. */
  readonly attentionAfterMs?: number | null;
}

/** The wait for each progress until somebody should look; null where all goes well. */
const ATTENTION_AFTER_MS: Readonly<Record<Progress, number | null>> = {
  PENDING: null,
  // Most people act within a day.
  ACTION_REQUIRED: 24 * 60 * 60_000,
  SUCCEEDED: null,
  FAILED: 0,
  // Most of these are settled by the next polls.
  OUTCOME_UNKNOWN: 10 * 60_000,
  STALE: 0,
};

/** Words alone stand for a state in which it is pending. */
type StateDoc = string | StateMeaning;

/** Those of the state in which the outcome is unknown are also shown to the client whose response was lost, in its language. */
type DocOf<State> = State extends 'OUTCOME_UNKNOWN' ? Message : StateDoc;

/** A state in which the client has to act. */
export function actionRequired(doc: string): StateMeaning {
  return { progress: 'ACTION_REQUIRED', final: false, doc };
}

/** A state in which the client has to act, and nobody else is awaited. */
export function actionRequiredNow(doc: string): StateMeaning {
  return { ...actionRequired(doc), attentionAfterMs: 0 };
}

/** A state in which what was wanted is there, and that does not end the subject. */
export function reached(doc: string): StateMeaning {
  return { progress: 'SUCCEEDED', final: false, doc };
}

/**
 * A state that ends a subject well: it is never polled again, and changes only where a correction is due, as of
 * something rejected that the platform turns out to have, or if a query finds what was not known. The
 * schema says so.
 */
export function succeeded(doc: string): StateMeaning {
  return { progress: 'SUCCEEDED', final: true, doc: `Final. ${doc}` };
}

/** A state that ends a subject otherwise; see `succeeded`. */
export function failed(doc: string): StateMeaning {
  return { progress: 'FAILED', final: true, doc: `Final. ${doc}` };
}

/** A state in which the client itself ended a subject: nobody needs to look. */
export function canceled(doc: string): StateMeaning {
  return { ...failed(doc), attentionAfterMs: null };
}

interface KindDefinition<State extends string, Form extends z.ZodType<object>, Ctx> {
  readonly kind: string;
  /** Every state in the order in which they are reached, each with its meaning. */
  readonly states: { readonly [S in State]: DocOf<S> };
  /** The meaning of `STALE`, where the common words do not fit. */
  readonly stale?: string;
  /**
   * The form of the snapshot. Every member has a default: a snapshot that was emptied for its age is `{}`. What may say
   * something of a person is declared as `personal`.
   */
  readonly details: Form;
  /** Details that may change once a subject has ended, such as whether a contract was archived. */
  readonly changesAfterEnd?: readonly (keyof z.output<Form> & string)[];
  /** Details by which its subjects are found and summed up. */
  readonly facts?: FactsDefinition<z.output<Form>>;
  readonly cadence: Cadence;
  readonly hasNoStatusQuery?: true;
  readonly takesLong?: LongWork;
  readonly isLasting?: true;
  readonly filesOf?: string;
  readonly isPart?: true;
  poll(subject: Subject, context: Ctx): Promise<Observation<NoInfer<State>> | null>;
  applyPush?(subject: Subject, pushed: JsonObject, context: Ctx): Observation | null;
  followUps?(subject: Subject, observation: Observation): readonly FollowUp[];
  wakeAt?(subject: Subject): number | null;
}

/** A state in which a subject of a kind can be found. */
export type ShownState<State extends string> = State | typeof STALE;

/** A subject, or an update's picture of it, which lacks the time of its opening. */
export type Picture = Pick<Subject, 'key' | 'state' | 'snapshot'> &
  Partial<Pick<Subject, 'openedAt' | 'changedAt'>>;

/** A subject read by its kind: its key, its state, and its details side by side. */
export type SubjectView<State extends string, Details> = Readonly<Details> & {
  readonly key: string;
  readonly state: ShownState<State>;
  /** The details as they are stored, and what is stored beside them, such as a rejection. */
  readonly snapshot: JsonObject;
  /** Milliseconds since the epoch; absent in an update's picture of it. */
  readonly openedAt?: number;
  readonly changedAt?: number;
};

/** Everything that is known of a kind, said once. */
export interface Kind<State extends string, Details, Ctx> extends Tracked<Ctx> {
  readonly stateOrder: readonly State[];
  /** Names of details that may change once a subject has ended; of all others only unknown ones become known. */
  readonly changesAfterEnd?: readonly string[];
  /** The detail that is the amount to list by; null for none. */
  readonly amount: string | null;
  /** Reads a snapshot. Throws on one that this kind cannot have written. */
  read(snapshot: JsonObject): Readonly<Details>;
  /** The state by its name. Throws a `TypeError` for one that the kind does not have. */
  stateOf(name: string): ShownState<State>;
  /** The state of the order that a subject is in, for a change that leaves it. Throws a `TypeError` outside of the order. */
  stateKept(subject: Pick<Subject, 'state'>): State;
  /** A subject, or an update's picture of it, as its kind reads it. */
  view(subject: Picture): SubjectView<State, Details>;
}

/** The states of a kind. */
export type StateOf<K> = K extends Kind<infer State, unknown, never> ? State : never;

/** The details of a kind's snapshots. */
export type DetailsOf<K> = K extends Kind<string, infer Details, never> ? Readonly<Details> : never;

/** A kind's subjects as they are read. */
export type ViewOf<K> =
  K extends Kind<infer State, infer Details, never> ? SubjectView<State, Details> : never;

/** The meaning of `STALE` for kinds without words of their own. */
export const STALE_DOC =
  'No news for days: it is polled no more. A push from the platform still wakes it. Ask the operator.';

/** Declares a kind of subject; everything that depends on its states or its details follows from here. */
export function defineKind<const State extends string, Form extends z.ZodType<object>, Ctx>(
  definition: KindDefinition<State, Form, Ctx>,
): Kind<State, z.output<Form>, Ctx> {
  const { states, stale = STALE_DOC, details, facts, ...behaviour } = definition;
  const entries = Object.entries<StateDoc | Message>(states);
  const unknown = new Map(entries).get('OUTCOME_UNKNOWN');
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
    // The names of the table, which Object.entries forgets.
    stateOrder: entries.map(([name]) => name) as State[],
    finalStates: new Set(Object.keys(meanings).filter((name) => meanings[name]?.final)),
    progressIn: (name) => {
      const meaning = meanings[name];
      if (meaning) return meaning.progress;
      throw noSuchState();
    },
    stateDocs,
    amount: facts?.amount ?? null,
    lostResponse: isMessage(unknown) ? unknown : null,
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

function meaningOf(doc: StateDoc | Message): StateMeaning {
  if (isMessage(doc)) return { progress: 'OUTCOME_UNKNOWN', final: false, doc: inEnglish(doc) };
  return typeof doc === 'string' ? { progress: 'PENDING', final: false, doc } : doc;
}

/** All kinds by their name. Throws when one stands twice: the second would hide the first. */
export function byName<Ctx>(kinds: readonly Tracked<Ctx>[]): ReadonlyMap<string, Tracked<Ctx>> {
  const named = new Map<string, Tracked<Ctx>>();
  for (const kind of kinds) {
    if (named.has(kind.kind)) throw new Error(`The kind ${kind.kind} is defined twice.`);
    named.set(kind.kind, kind);
  }
  return named;
}
