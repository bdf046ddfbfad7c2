import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import { maskText } from '../../../kernel/masking.ts';
import type { Asking } from '../../../platform/client.ts';
import { PlatformError } from '../../../platform/errors.ts';
import { type Decoded, UNRECOGNIZED } from '../../../platform/record/index.ts';
import type { EntrustedState } from '../../../tracker/entrusted.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../../tracker/tracked.ts';
import { signStatus, taskStatus } from '../wire/codes.ts';
import { taskNo } from '../wire/members.ts';
import { detailOfTask, linkOfSigner, type taskDetail } from '../wire/task.ts';
import { filesOfCompleted } from './documents.ts';
import { numberOfTask } from './number.ts';

/** The states of a task that differ from what is common, each with what it means to whoever waits. */
export const taskStates = {
  UNKNOWN:
    'The answer was lost, and without its number the platform cannot be asked about a task. A push tells the number as soon as somebody signs; nothing is sent again. A task whose links nobody has cannot be signed by a person, but it is billed: ask the platform before you create another.',
  WAITING: 'The task exists and waits to be signed: give each signer their `signingLink`.',
  COMPLETED: 'Final. All have signed; the finished files are fetched at once: read `documents`.',
  REFUSED: 'Final. Somebody refused to sign; `refusedReason` may say why.',
  REVOKED: 'Final. It was revoked.',
  EXPIRED: 'Final. It ran out before all had signed.',
} as const;

type State = EntrustedState | keyof typeof taskStates;

const text = z.string().nullable().default(null);

const signer = z.object({
  unionId: z.string(),
  kind: z.enum(['PERSON', 'COMPANY']),
  turn: z.number().nullable(),
  status: z
    .enum([...signStatus.entries.map(({ name }) => name), UNRECOGNIZED])
    .nullable()
    .default(null),
  statusCode: text,
});

/** What is kept of a task. Everything is null or empty in the snapshot of an old one, which was emptied. */
const details = z.object({
  /** The enterprise that started it, which the platform is asked with. */
  initiatorUnionId: text,
  /** The caller's own id of the seller that it belongs to. */
  userId: text,
  taskNo: text,
  signers: z.array(signer).readonly().default([]),
  platformStatus: z
    .enum([...taskStatus.entries.map(({ name }) => name), UNRECOGNIZED])
    .nullable()
    .default(null),
  platformStatusCode: text,
  /** Masked; only a push tells it. */
  refusedReason: text,
});

/** A task as it is remembered between two questions. */
export type TaskDetails = Readonly<z.infer<typeof details>>;

/** One signer of a task. */
export type TaskSigner = TaskDetails['signers'][number];

/** Reads a snapshot; what is missing is null or empty. */
export function toDetails(snapshot: JsonObject): TaskDetails {
  return details.parse(snapshot);
}

type Answer = Decoded<typeof taskDetail>;

/** A status that this service does not know leaves the task waiting, with the status shown. */
export function stateOf({ platformStatus }: Answer): Exclude<keyof typeof taskStates, 'UNKNOWN'> {
  return platformStatus === UNRECOGNIZED ? 'WAITING' : platformStatus;
}

const SIGNED = signStatus.codeOf.get('SIGNED') ?? null;

/** What is asked with about a task. */
export interface Question {
  readonly taskNo: string;
  readonly unionId: string;
}

/** How a task stands, and each of its signers. Throws what the platform answers about the task. */
export async function askAbout(
  question: Question,
  known: TaskDetails,
  { platform }: Pick<Asking, 'platform'>,
): Promise<{ readonly answer: Answer; readonly signers: readonly TaskSigner[] }> {
  const answer = await platform.call(detailOfTask, question);
  // The task's own answer does not say how far each signer is; their links do.
  const signers = await Promise.all(
    known.signers.map((one) => withStatus(one, stateOf(answer), question, platform)),
  );
  return { answer, signers };
}

async function withStatus(
  one: TaskSigner,
  state: ReturnType<typeof stateOf>,
  { taskNo: number }: Question,
  platform: Asking['platform'],
): Promise<TaskSigner> {
  if (state === 'COMPLETED') return { ...one, status: 'SIGNED', statusCode: SIGNED };
  if (one.status === 'SIGNED' || one.status === 'REFUSED') return one;
  try {
    const { unionId } = one;
    const { status, statusCode } = await platform.call(linkOfSigner, { taskNo: number, unionId });
    return status === null ? one : { ...one, status, statusCode };
  } catch (error) {
    // A link that cannot be had says nothing of the task, whose own answer is there.
    if (error instanceof PlatformError) return one;
    throw error;
  }
}

/** What an answer means for a task. */
export function toFinding(
  { snapshot }: Subject,
  { answer, signers }: Awaited<ReturnType<typeof askAbout>>,
): Finding {
  const state = stateOf(answer);
  const { platformStatus, platformStatusCode } = answer;
  const known = { ...toDetails(snapshot), signers, platformStatus, platformStatusCode };
  return { state, final: state !== 'WAITING', snapshot: known };
}

/** The question about a subject; null while its number is not known. */
export function questionOf({ taskNo: number, initiatorUnionId }: TaskDetails): Question | null {
  if (number === null || initiatorUnionId === null) return null;
  return { taskNo: number, unionId: initiatorUnionId };
}

async function ask(subject: Subject, asking: Asking): Promise<Finding | null> {
  const known = toDetails(subject.snapshot);
  const question = questionOf(known);
  if (question !== null) return toFinding(subject, await askAbout(question, known, asking));
  if (subject.state !== ('SUBMITTED' satisfies State)) return null;
  // Left behind by a crash: there is no question to which the answer would be its number.
  return { state: 'UNKNOWN' satisfies State, final: false, snapshot: subject.snapshot };
}

/**
 * What only a push tells: why somebody refused, and the number where the platform's answer was lost. Only
 * the platform knows the address that it came to, and what it says is asked about at once.
 */
function heard({ state, snapshot }: Subject, pushed: JsonObject): Finding | null {
  const known = toDetails(snapshot);
  const number = taskNo.input.safeParse(pushed['taskNo']);
  if (!number.success) return null;
  const isKnown = known.taskNo !== null && isCertain(state);
  if (isKnown && known.taskNo !== number.data) return null;
  const { refusedReason } = pushed;
  const isRefusal = typeof refusedReason === 'string' && refusedReason !== '';
  const told = {
    taskNo: String(number.data),
    refusedReason: isRefusal
      ? maskText(refusedReason).slice(0, LONGEST_REASON)
      : known.refusedReason,
  };
  // It was sent after all: the same input must not send it a second time.
  const now = state === ('NOT_SENT' satisfies State) ? ('UNKNOWN' satisfies State) : state;
  return { state: now, final: false, snapshot: { ...known, ...told } };
}

const LONGEST_REASON = 500;

const UNCERTAIN: readonly string[] = ['SUBMITTED', 'NOT_SENT', 'UNKNOWN'] satisfies State[];

/** Whether the platform itself said that the task exists, and not only a push. */
function isCertain(state: string): boolean {
  return !UNCERTAIN.includes(state);
}

/**
 * Signing tasks, by the caller's own id of them: it is there before the platform's number is. Signers take
 * their time: tasks are asked about for three months after the last change.
 */
export const signingTask: Tracked<Asking> = {
  kind: 'signing-task',
  progress: [
    'SUBMITTED',
    'NOT_SENT',
    'UNKNOWN',
    'WAITING',
    'REJECTED',
    'EXPIRED',
    'REVOKED',
    'REFUSED',
    'COMPLETED',
  ] satisfies State[],
  cadence: {
    firstMs: 30_000,
    growth: 1.3,
    longestMs: 2 * 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 90 * 24 * 60 * 60_000,
  },
  ask,
  hear: heard,
  entails: (subject, finding): readonly FollowUp[] =>
    isCertain(finding.state)
      ? [
          ...numberOfTask(subject, toDetails(finding.snapshot).taskNo),
          ...filesOfCompleted(subject, finding),
        ]
      : [],
};
