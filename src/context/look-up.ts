import { canonicalJson } from '../kernel/ids.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import { answerOrNull } from '../platform/errors.ts';
import type {
  DetailsOf,
  Kind,
  Observation,
  ShownState,
  StateOf,
  SubjectView,
  Tracked,
} from '../subjects/kind/kind.ts';
import { furthest } from '../subjects/kind/observation.ts';
import type { Subject } from '../subjects/subject.ts';
import { hasFailed } from '../subjects/submit/submission.ts';
import { type Context, perOperation } from './context.ts';

/** The part of a view that the fields of every followed type are resolved from. */
export interface FollowedView<State extends string> {
  /** Null where the platform reported it without its number. */
  readonly key: string | null;
  readonly state: ShownState<State>;
  readonly snapshot: JsonObject;
  /** Milliseconds since the epoch; absent where the view does not carry it. */
  readonly openedAt?: number;
  readonly changedAt?: number;
  /** True for what was not submitted through this service. */
  readonly isExternal?: boolean;
}

/** A kind's subject as the schema shows it; without a key where it was not submitted through this service. */
export type Shown<K> = DetailsOf<K> &
  FollowedView<StateOf<K>> & {
    /** The platform's response of this moment; absent where the platform was not queried. */
    readonly raw?: JsonObject | null;
  };

/** Runs a query once within one operation, however many fields need it. */
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

/** The way in which the present standing of a kind's subjects is found out on a client's question. */
interface LookUpPlan<Question, State extends string, Details, Answer, View> {
  /** The subject that a question means; null for one that the journal does not know. */
  find(context: Context, question: Question): Promise<Subject | null>;
  /**
   * True if the platform has nothing to add to what is known. For a kind whose failed subjects can be queried it is
   * false for them: they are queried, and what exists all the same is stored.
   */
  isSettled(subject: Subject): boolean;
  /** The platform's response, free of charge; may be null when it does not know the subject. */
  poll(context: Context, subject: Subject): Promise<Answer>;
  toObservation(subject: Subject, answer: Answer, now: number): Observation<State> | null;
  /** The view of a subject, with what only the response of this moment holds. */
  toView(view: SubjectView<State, Details>, answer: Answer | null): View;
  /** The view of what the journal does not know. */
  findElsewhere(context: Context, question: Question): Promise<View>;
}

/**
 * A look-up of a followed thing: the journal first, then the platform, and what that finds out is written
 * down, so that it reaches the subscriptions too. Asked once within one operation. Throws what the platform
 * answers.
 */
export function createLookUp<Question, State extends string, Details, Answer, View>(
  kind: Kind<State, Details, never>,
  plan: LookUpPlan<Question, State, Details, Answer, View>,
): (context: Context, question: Question) => Promise<View> {
  const lookUp = oncePerOperation(createFreshLookUp(kind, plan));
  return (context, question) => {
    const view = lookUp(context, question);
    begun(context).set(nameOf(kind, question), view);
    return view;
  };
}

/** The look-ups that an operation has begun, by what they look up. */
const begun = perOperation(() => new Map<string, Promise<unknown>>());

const nameOf = ({ kind }: Pick<Tracked<never>, 'kind'>, question: unknown): string =>
  canonicalJson([kind, question]);

/**
 * Resolves when the look-up of this question by another field of the operation is over, however it ended; at
 * once when none was begun. A field that only reads the journal then sees what that found out.
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

/** `createLookUp` for mutations, between which things change: queried each time. */
export function createFreshLookUp<Question, State extends string, Details, Answer, View>(
  kind: Kind<State, Details, never>,
  plan: LookUpPlan<Question, State, Details, Answer, View>,
): (context: Context, question: Question) => Promise<View> {
  return async (context, question) => {
    const subject = await plan.find(context, question);
    if (subject === null) return plan.findElsewhere(context, question);
    if (plan.isSettled(subject)) return plan.toView(kind.view(subject), null);
    if (hasFailed(subject)) return corrected(context, subject);
    if (subject.final) return supplemented(context, subject);
    const answer = await plan.poll(context, subject);
    return plan.toView(kind.view(await observed(context, subject, answer)), answer);
  };

  async function corrected(context: Context, subject: Subject): Promise<View> {
    const answer = await answerOrNull(plan.poll(context, subject));
    const isSilent = answer === null || answer === undefined;
    const seen = isSilent ? null : plan.toObservation(subject, answer, context.app.clock.now());
    const known = await context.subjects.correct(kind, subject, seen);
    return plan.toView(kind.view(known), hasFailed(known) ? null : answer);
  }

  /** The subject with the response. A change by another writer meanwhile stands, unless the response leads further. */
  async function observed(context: Context, subject: Subject, answer: Answer): Promise<Subject> {
    const seen = plan.toObservation(subject, answer, context.app.clock.now());
    const known = await context.subjects.observe(kind, subject, seen);
    const isOvertaken =
      seen !== null &&
      !known.final &&
      known.version > subject.version &&
      furthest(kind.stateOrder, known.state, seen.state) !== known.state;
    return isOvertaken ? observed(context, known, answer) : known;
  }

  /** Without a response the stored details stand. */
  async function supplemented(context: Context, subject: Subject): Promise<View> {
    const answer = await answerOrNull(plan.poll(context, subject));
    if (answer === null || answer === undefined) return plan.toView(kind.view(subject), null);
    const seen = plan.toObservation(subject, answer, context.app.clock.now());
    const known = await context.subjects.supplement(kind, subject, seen);
    return plan.toView(kind.view(known), answer);
  }
}
