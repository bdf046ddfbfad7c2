import { z } from 'zod';
import { plainSpelling, type JsonObject } from '../../../kernel/json/json.ts';
import { maskText } from '../../../kernel/privacy/masking.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import {
  type Decoded,
  isBlank,
  keptCode,
  keptText,
  numbersAmong,
  UNRECOGNIZED,
} from '../../../platform/record/index.ts';
import {
  actionRequired,
  defineKind,
  type DetailsOf,
  failed,
  type Observation,
  succeeded,
} from '../../../subjects/kind/kind.ts';
import {
  beforeAcceptance,
  hasFailed,
  isUndecided,
  leftBehind,
  refusal,
} from '../../../subjects/submit/submission.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { signStatus, taskStatus } from '../wire/codes.ts';
import { taskNo } from '../wire/members.ts';
import { detailOfTask, linkOfSigner, type taskDetail } from '../wire/task.ts';
import { signedContract } from './documents.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: [
    'The response was lost, and without its number the platform cannot be queried about a task. A push reports the number as soon as a party signs; nothing is sent again. A person cannot sign a task without its link, but the task is billed: contact the platform before you create another.',
    '应答已丢失，没有任务编号便无法向平台查询。一旦有人签署，平台的推送会告知编号；不会重复发送。无人持有链接的任务无法由个人签署，但会计费：再次创建之前请先咨询平台。',
  ],
  WAITING: actionRequired(
    'The task exists and waits to be signed: give each signer their `signingLink`.',
  ),
  ...refusal,
  EXPIRED: failed('It expired before all had signed.'),
  REVOKED: failed('It was revoked.'),
  REFUSED: failed('A party refused to sign; `refusedReason` may say why.'),
  COMPLETED: succeeded(
    'All have signed; the finished files are fetched at once: read `documents`.',
  ),
} as const;

type Seen = Observation<keyof typeof states>;

const signer = z.object({
  signingPartyId: z.string(),
  kind: z.enum(['PERSON', 'COMPANY']),
  turn: z.number().nullable(),
  signStatus: keptCode(signStatus),
  signStatusCode: keptText,
});

/** One signer of a task. */
export type TaskSigner = Readonly<z.infer<typeof signer>>;

/**
 * Signing tasks; the key is the caller's own id, because it exists before the platform's number. That number becomes an
 * alias once the platform has confirmed it. Signers are slow, so a task is polled for three months after its last
 * change.
 */
export const signingTask = defineKind({
  kind: 'signing-task',
  names: ['Signing tasks', '签署任务'],
  labels: {
    WAITING: ['Waiting', '等待中'],
    EXPIRED: ['Expired', '已过期'],
    REFUSED: ['Refused by a signer', '签署人拒签'],
    COMPLETED: ['Completed', '已完成'],
  },
  states,
  details: z.object({
    /** The enterprise that started the task; queries require it. */
    initiatorSigningPartyId: keptText,
    /** The caller's own id of the seller that the task belongs to. */
    sellerId: keptText,
    taskNo: keptText,
    signers: z.array(signer).readonly().default([]),
    platformStatus: keptCode(taskStatus),
    platformStatusCode: keptText,
    /** Masked; only a push contains it. */
    refusedReason: personal(keptText),
    /** The last signer who signed or rejected, and the version of that change; null if several did at once. */
    lastSigned: z
      .object({ signingPartyId: z.string(), version: z.number() })
      .nullable()
      .default(null),
  }),
  facts: { numbers: ['taskNo', 'sellerId'] },
  cadence: {
    firstMs: 30_000,
    growth: 1.3,
    longestMs: 2 * 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 90 * 24 * 60 * 60_000,
  },
  async ask({ snapshot }, context: PollContext): Promise<TaskAnswer | null> {
    const known = signingTask.read(snapshot);
    const question = questionOf(known);
    return question && askAbout(question, known, context);
  },
  // Without a number the task cannot be queried.
  observe: (subject, answer) =>
    answer === null ? leftBehind(subject) : toObservation(subject, answer),
  applyPush,
  followUps: ({ key }, { state, snapshot }) =>
    state === 'COMPLETED' ? [signedContract.followUp(key, snapshot)] : [],
});

/** A task as stored between two polls. */
type TaskDetails = DetailsOf<typeof signingTask>;

/** Parameters of a query about a task. */
export interface Question {
  readonly taskNo: string;
  readonly initiatorSigningPartyId: string;
}

/** Query of a stored task; null while its number is unknown. */
export function questionOf({
  taskNo: number,
  initiatorSigningPartyId,
}: TaskDetails): Question | null {
  if (number === null || initiatorSigningPartyId === null) return null;
  return { taskNo: number, initiatorSigningPartyId };
}

/** The platform's response about a task, and the state of each signer. */
interface TaskAnswer {
  readonly answer: Decoded<typeof taskDetail>;
  readonly signers: readonly TaskSigner[];
}

/** Maps an unrecognized status to `WAITING`; the status itself is shown. */
export function stateOf({ platformStatus }: TaskAnswer['answer']) {
  return platformStatus === UNRECOGNIZED ? 'WAITING' : platformStatus;
}

/** Queries a task and each of its signers. Throws the platform's errors about the task. */
export async function askAbout(
  question: Question,
  known: TaskDetails,
  { platform }: Pick<PollContext, 'platform'>,
): Promise<TaskAnswer> {
  const answer = await platform.call(detailOfTask, question);
  // The task's response does not contain the state of each signer; the response to their link does.
  const signers = await Promise.all(
    known.signers.map((one) => withStatus(one, stateOf(answer), question, platform)),
  );
  return { answer, signers };
}

const SIGNED = signStatus.codeOf.get('SIGNED') ?? null;

async function withStatus(
  one: TaskSigner,
  state: ReturnType<typeof stateOf>,
  { taskNo: number }: Question,
  platform: PollContext['platform'],
): Promise<TaskSigner> {
  if (state === 'COMPLETED') return { ...one, signStatus: 'SIGNED', signStatusCode: SIGNED };
  if (hasDecided(one)) return one;
  const signerSigningPartyId = one.signingPartyId;
  // A failed link query is ignored, because the task's own response is available.
  const link = await answerOrNull(
    platform.call(linkOfSigner, { taskNo: number, signerSigningPartyId }),
  );
  if (link === null || link.signStatus === null) return one;
  return { ...one, signStatus: link.signStatus, signStatusCode: link.signStatusCode };
}

/** The signer who signed or rejected in the change to this version; null for none or several. */
export function signerOf({ signers, lastSigned }: TaskDetails, version: number): TaskSigner | null {
  if (lastSigned?.version !== version) return null;
  return signers.find(({ signingPartyId }) => signingPartyId === lastSigned.signingPartyId) ?? null;
}

function hasDecided({ signStatus }: TaskSigner): boolean {
  return signStatus === 'SIGNED' || signStatus === 'REFUSED';
}

function lastSignedIn(
  known: TaskDetails,
  signers: readonly TaskSigner[],
  version: number,
): TaskDetails['lastSigned'] {
  const before = new Set(
    known.signers.filter((one) => hasDecided(one)).map(({ signingPartyId }) => signingPartyId),
  );
  const decided = signers.filter((one) => hasDecided(one) && !before.has(one.signingPartyId));
  const [one] = decided;
  if (one === undefined) return known.lastSigned;
  return decided.length === 1 ? { signingPartyId: one.signingPartyId, version } : null;
}

/** Observation of a task from a response. */
function toObservation({ snapshot, version }: Subject, { answer, signers }: TaskAnswer): Seen {
  const { platformStatus, platformStatusCode } = answer;
  const known = signingTask.read(snapshot);
  return {
    state: stateOf(answer),
    snapshot: {
      ...known,
      signers,
      platformStatus,
      platformStatusCode,
      lastSigned: lastSignedIn(known, signers, version + 1),
    },
    ...(known.taskNo !== null && { aliases: [known.taskNo] }),
  };
}

const LONGEST_REASON = 500;

/**
 * Applies the members that only a push contains: the reason of a rejection, and the number if the platform's response
 * was lost. Only the platform knows the callback address, and its report is verified by a query at once.
 */
function applyPush(subject: Subject, pushed: JsonObject): Observation | null {
  const { state, snapshot } = subject;
  const known = signingTask.read(snapshot);
  const number = taskNo.input().safeParse(plainSpelling(pushed['taskNo']));
  if (!number.success) return null;
  const wasSaidNotToExist = state === 'NOT_SENT';
  // Until the platform has confirmed that the task exists, a later push may name another number.
  const isCertain = !isUndecided(subject) && !wasSaidNotToExist;
  if (isCertain && known.taskNo !== null && known.taskNo !== number.data) return null;
  const refusedReason = reasonIn(pushed, numbersAmong(known, number.data));
  const isOver = signingTask.finalStates.has(state) && !hasFailed(subject);
  if (isOver) return refusedReason === null ? null : withLateReason(subject, refusedReason);
  const told = {
    taskNo: String(number.data),
    refusedReason: refusedReason ?? known.refusedReason,
  };
  // The task was sent, so the same input must not send it again.
  return {
    state: wasSaidNotToExist ? 'OUTCOME_UNKNOWN' : state,
    snapshot: { ...known, ...told },
  };
}

function reasonIn(
  { refusedReason }: JsonObject,
  isKnown: ReturnType<typeof numbersAmong>,
): string | null {
  const isRefusal = typeof refusedReason === 'string' && !isBlank(refusedReason);
  return isRefusal ? maskText(refusedReason, isKnown).slice(0, LONGEST_REASON) : null;
}

/** A reason may arrive after a poll has found the task rejected. It is added once, and never to an emptied snapshot. */
function withLateReason({ state, snapshot }: Subject, refusedReason: string): Observation | null {
  const known = signingTask.read(snapshot);
  const isMissing = known.refusedReason === null && known.taskNo !== null;
  return state === 'REFUSED' && isMissing ? { state, snapshot: { ...known, refusedReason } } : null;
}
