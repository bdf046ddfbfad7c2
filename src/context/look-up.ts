import { z } from 'zod';
import { canonicalJson } from '../kernel/ids.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import type { PollContext } from '../platform/client/client.ts';
import { answerOrNull } from '../platform/errors.ts';
import type {
  DetailsOf,
  Kind,
  QueriedKind,
  ShownState,
  SubjectView,
  Tracked,
} from '../subjects/kind/kind.ts';
import { furthest } from '../subjects/kind/observation.ts';
import type { Subject } from '../subjects/subject.ts';
import type { Subjects } from '../subjects/subjects.ts';
import { hasFailed } from '../subjects/submit/submission.ts';
import { type Context, perOperation } from './context.ts';
import { toShanghaiDay } from '../kernel/time/clock.ts';
import { endedAt } from '../subjects/kind/snapshot-marks.ts';
import { rules } from '../messages/rules.ts';
import { InvalidInput } from './invalid-input.ts';

/** Part of a view from which the fields of every followed type are resolved. */
export interface FollowedView<State extends string> {
  /** Null if the platform reported the subject without its number. */
  readonly key: string | null;
  readonly state: ShownState<State>;
  readonly snapshot: JsonObject;
  /** Milliseconds since the epoch; absent if the view has no such time. */
  readonly openedAt?: number;
  readonly changedAt?: number;
  /** True if the subject was not submitted through this service. */
  readonly isExternal?: boolean;
}

/** The states of a kind. */
type StateOf<K> = K extends Kind<infer State, unknown, never> ? State : never;

/** A kind's subject as the schema shows it; without a key if it was not submitted through this service. */
export type Shown<K> = DetailsOf<K> &
  FollowedView<StateOf<K>> & {
    /** The platform's current response; absent if the platform was not queried. */
    readonly raw?: JsonObject | null;
  };

/** A subject as this service knows it, without a query; null for an unknown one, and for no key. */
export async function storedView<State extends string, Details>(
  { subjects }: Pick<Context, 'subjects'>,
  kind: Kind<State, Details, never>,
  key: string | null,
): Promise<SubjectView<State, Details> | null> {
  const subject = key === null ? null : await subjects.get(kind, key);
  return subject && kind.view(subject);
}

/** Runs a query once per operation, shared by all fields that need it. */
export function oncePerOperation<Question, Answer>(
  find: (context: Context, question: Question) => Promise<Answer>,
): (context: Context, question: Question) => Promise<Answer> {
  const answers = perOperation(() => new Map<string, Promise<Answer>>());
  return (context, question) => {
    const known = answers(context);
    const key = canonicalJson(question);
    const answer = known.get(key) ?? find(context, question);
    known.set(key, answer);
    return answer;
  };
}

/** Look-up, by their key, of subjects that the platform identifies by the same key. */
export function lookUpByKey<View extends { readonly key: string }>(
  find: (context: Context, key: string) => Promise<View | null>,
) {
  return { question: z.string(), questionOf: ({ key }: View) => key, find };
}

/** Context of a query for a client. */
type QueryContext = PollContext & { readonly subjects: Subjects };

/** Context in which a client's operation polls a kind. */
export function pollContextOf({ app, platform, subjects }: Context): QueryContext {
  const addressFor: PollContext['addressFor'] = (subject) => app.callbacks.addressFor(subject);
  return { platform, subjects, addressFor, clock: app.clock };
}

/** Plan for looking up the current state of a kind's subjects for a client. */
interface LookUpPlan<Question, State extends string, Details, Answer, View> {
  /** Subject of a question; null if the journal does not know it. */
  find(context: Context, question: Question): Promise<Subject | null>;
  /**
   * True if the platform has nothing to add to the stored state. False for failed subjects of a kind that can be queried: the
   * platform is queried again, and a result that exists after all is stored.
   */
  isSettled(subject: Subject): boolean;
  /** View of a subject, with members that only the current response holds. */
  toView(view: SubjectView<State, Details>, answer: Answer | null): View;
  /** View of a subject that the journal does not know. */
  findElsewhere(context: Context, question: Question): Promise<View>;
}

/**
 * Looks up a subject: first in the journal, then on the platform, whose response is stored and so reaches subscriptions too.
 * Each question is asked once per operation. Throws the errors of the platform.
 */
export function createLookUp<Question, State extends string, Details, Answer, View>(
  kind: QueriedKind<State, Details, QueryContext, Answer>,
  plan: LookUpPlan<Question, State, Details, Answer, View>,
): (context: Context, question: Question) => Promise<View> {
  const lookUp = oncePerOperation(createFreshLookUp(kind, plan));
  return (context, question) => {
    const view = lookUp(context, question);
    begun(context).set(nameOf(kind, question), view);
    return view;
  };
}

/** Look-ups that an operation has begun, by kind and question. */
const begun = perOperation(() => new Map<string, Promise<unknown>>());

const nameOf = ({ kind }: Pick<Tracked<never>, 'kind'>, question: unknown): string =>
  canonicalJson([kind, question]);

/**
 * Resolves when another field's look-up of the same question has settled, whether or not it succeeded; at once if there is
 * none. A field that only reads the journal then sees its result.
 */
export async function afterLookUp(
  context: Context,
  kind: Pick<Tracked<never>, 'kind'>,
  question: unknown,
): Promise<void> {
  await begun(context)
    .get(nameOf(kind, question))
    ?.catch(() => {});
}

/** `createLookUp` for mutations: queries the platform each time, as subjects change between mutations. */
export function createFreshLookUp<Question, State extends string, Details, Answer, View>(
  kind: QueriedKind<State, Details, QueryContext, Answer>,
  plan: LookUpPlan<Question, State, Details, Answer, View>,
): (context: Context, question: Question) => Promise<View> {
  return async (context, question) => {
    const subject = await plan.find(context, question);
    if (subject === null) return plan.findElsewhere(context, question);
    if (plan.isSettled(subject)) return plan.toView(kind.view(subject), null);
    if (subject.final || hasFailed(subject)) return supplemented(context, subject);
    const answer = await kind.ask(subject, pollContextOf(context));
    return plan.toView(kind.view(await observed(context, subject, answer)), answer);
  };

  /** Stores the response in the subject. A concurrent change by another writer wins, unless the response is further ahead. */
  async function observed(context: Context, subject: Subject, answer: Answer): Promise<Subject> {
    const seen = kind.observe(subject, answer, context.app.clock);
    const known = await context.subjects.observe(kind, subject, seen);
    const isOvertaken =
      seen !== null &&
      !known.final &&
      known.version > subject.version &&
      furthest(kind.stateOrder, known.state, seen.state) !== known.state;
    return isOvertaken ? observed(context, known, answer) : known;
  }

  /**
   * An ended subject with the details of the current response: a failed one may exist after all. Without a response, the stored
   * details are shown.
   */
  async function supplemented(context: Context, subject: Subject): Promise<View> {
    const answer = (await answerOrNull(kind.ask(subject, pollContextOf(context)))) ?? null;
    const seen = answer === null ? null : kind.observe(subject, answer, context.app.clock);
    const write = hasFailed(subject) ? 'correct' : 'supplement';
    const known = await context.subjects[write](kind, subject, seen);
    return plan.toView(kind.view(known), hasFailed(known) ? null : answer);
  }
}

/** Day in China on which a subject was found in its final state `end`; null before, and for subjects submitted elsewhere. */
export async function endedOn<State extends string>(
  { subjects }: Pick<Context, 'subjects'>,
  kind: Pick<Tracked<never>, 'kind'>,
  { key, state, snapshot, changedAt, isExternal }: FollowedView<State>,
  end: NoInfer<State>,
): Promise<string | null> {
  if (state !== end || key === null || isExternal === true) return null;
  const ended = changedAt === undefined ? await subjects.get(kind, key) : { snapshot, changedAt };
  return ended && toShanghaiDay(endedAt(ended));
}

/** Reference to a subject by a client: its own key, or the platform's number, an alias of the subject. */
export type KeyOrNumber =
  | { readonly key: string }
  | {
      readonly number: string;
      /** Path of the number in the arguments. */
      readonly path: readonly string[];
    };

type AnyKind = Pick<Kind<string, unknown, never>, 'kind'>;

/** Key of the subject, whether or not it exists; null for a platform number that no subject here has. */
export async function keyNamed(
  { subjects }: Context,
  kind: AnyKind,
  named: KeyOrNumber,
): Promise<string | null> {
  if ('key' in named) return named.key;
  return (await subjects.resolve(kind, named.number))?.key ?? null;
}

/** `keyNamed` for a subject to follow. Throws `InvalidInput` for a platform number that no subject here has. */
export async function keyToFollow(
  context: Context,
  kind: AnyKind,
  named: KeyOrNumber,
): Promise<string> {
  const key = await keyNamed(context, kind, named);
  if (key !== null) return key;
  const path = 'path' in named ? named.path : [];
  throw new InvalidInput([{ code: 'NOT_FOUND', path, message: rules.createdHere }]);
}
