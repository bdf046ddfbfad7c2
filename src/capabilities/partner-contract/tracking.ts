import { z } from 'zod';
import { defineStoredFiles } from '../../documents/stored-files.ts';
import { plainSpelling, type JsonObject } from '../../kernel/json/json.ts';
import type { PollContext } from '../../platform/client/client.ts';
import { answerIfKnown } from '../../platform/errors.ts';
import {
  type Decoded,
  keptCode,
  keptText,
  maskDecoded,
  merged,
  numbersAmong,
  UNRECOGNIZED,
} from '../../platform/record/index.ts';
import {
  actionRequired,
  defineKind,
  type DetailsOf,
  failed,
  type Observation,
  succeeded,
  canceled,
} from '../../subjects/kind/kind.ts';
import { furthest } from '../../subjects/kind/observation.ts';
import { personal } from '../../subjects/personal/personal-members.ts';
import type { Subject } from '../../subjects/subject.ts';
import { beforeAcceptance, leftBehind, refusal } from '../../subjects/submit/submission.ts';
import {
  contractAnswer,
  contractEnd,
  contractStatus,
  create,
  DEFAULT_DEADLINE_DAYS,
  download,
  query,
} from './wire.ts';

/** Files of completed contracts; the key is the caller's number. The platform keeps them, so retries go on for long. */
export const contractFile = defineStoredFiles({
  kind: 'partner-contract-file',
  names: ['Files of contracts', '合同文件'],
  of: 'partner-contract',
  givenUp: {
    state: 'STALE',
    afterMs: 30 * 24 * 60 * 60_000,
  },
  longestMs: 60 * 60_000,
  remembered: z.object({ contractNo: keptText }),
  sources: [
    async ({ contractNo }, { platform }: PollContext) => {
      if (contractNo === null) throw new Error('A contract that is fetched has its number.');
      const { content } = await platform.call(download, { contractNo });
      return [{ label: 'pdf', format: 'pdf', title: contractNo, bytes: content }];
    },
  ],
});

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: [
    'The response was lost, and the platform cannot be queried about a contract without its number. Wait: if the contract exists, the platform’s push reports its end. A person without a link cannot sign. You decide whether to create it again, under a new number and billed once more.',
    '应答已丢失，没有合同编号便无法向平台查询。请等待：如合同存在，结束时平台的推送会告知结果。未收到链接的人不会签署；是否以新编号重新创建（将再次计费），由您决定。',
  ],
  SIGNING: actionRequired('The contract exists; the person must sign at `signUrl`.'),
  PERSON_SIGNED: 'The person has signed; the company’s seal is applied automatically. Wait.',
  EXPIRED: failed('The person did not sign in time.'),
  CANCELED: canceled('It was canceled.'),
  ...refusal,
  COMPLETED: succeeded('Signed and sealed: the finished PDF is stored here as `file`.'),
} as const;

type Seen = Observation<keyof typeof states>;

const DAY_MS = 24 * 60 * 60_000;

/** Extra days, because a push or the seal may be late. */
const SLACK_DAYS = 7;

/**
 * Contracts; the key is the caller's own number, because the address for pushes must exist before the platform's
 * number. That number becomes an alias once the platform has confirmed it. A person takes minutes or weeks; after the
 * signature, polling restarts with short waits. No data of the person are stored.
 */
export const partnerContract = defineKind({
  kind: 'partner-contract',
  names: ['Contracts', '合同'],
  labels: {
    SIGNING: ['Being signed', '签署中'],
    PERSON_SIGNED: ['Signed by the person', '个人已签'],
    CANCELED: ['Canceled', '已取消'],
  },
  states,
  details: z.object({
    sellerId: keptText,
    companyTaxNumber: personal(keptText),
    deadlineDays: z.number().nullable().default(null),
    contractNo: keptText,
    flowId: keptText,
    /** For the person only, and only while a signature is due. */
    signUrl: personal(keptText),
    platformStatus: keptCode(contractStatus),
    platformStatusCode: keptText,
    statusText: personal(keptText),
    /** True or null. The platform reports false until it becomes true, and false would overwrite a known true. */
    archived: z.literal(true).nullable().default(null),
    /** ISO 8601, as reported by a push. */
    completedAt: keptText,
    /** A push about a contract whose creation got no response, until the platform confirms its number. */
    heard: z
      .object({ contractNo: z.string(), flowId: keptText, completedAt: keptText })
      .nullable()
      .default(null),
  }),
  facts: { numbers: ['contractNo', 'flowId', 'sellerId'] },
  cadence: {
    firstMs: 5_000,
    growth: 1.25,
    longestMs: 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs,
  },
  ask: askAbout,
  observe: toObservation,
  applyPush,
  followUps: ({ key }, { state, snapshot }) =>
    state === 'COMPLETED' ? [contractFile.followUp(key, snapshot)] : [],
});

function staleAfterMs({ snapshot }: Subject): number {
  const deadlineDays = partnerContract.read(snapshot).deadlineDays ?? DEFAULT_DEADLINE_DAYS;
  return (deadlineDays + SLACK_DAYS) * DAY_MS;
}

/** A contract as stored between two polls. */
type ContractDetails = DetailsOf<typeof partnerContract>;

/** The platform's response about a contract. */
type ContractAnswer = Decoded<typeof contractAnswer>;

/**
 * Merges a response into the details. Free texts are masked, because they may name persons. The text of a status stays
 * stored until the status changes.
 */
export function updated(before: ContractDetails, answer: ContractAnswer): ContractDetails {
  const { heard } = before;
  // The number in the response to the creation is certain; that of a push is not.
  const isOwn = before.contractNo === null || before.contractNo === heard?.contractNo;
  const { contractNo, flowId, completedAt } = (isOwn && heard) || before;
  const { raw: _raw, ...said } = maskDecoded(contractAnswer, answer, numbersAmong(before));
  const archived = said.archived === true ? said.archived : before.archived;
  const isLater =
    (said.platformStatusCode ?? before.platformStatusCode) !== before.platformStatusCode;
  const known = merged({ ...before, ...(isLater && { statusText: null }) }, { ...said, archived });
  return { ...known, contractNo, flowId, completedAt, heard: null };
}

/** An unrecognized status leaves the contract in its state; the status itself is shown. */
export function stateOf({ platformStatus }: ContractAnswer) {
  if (platformStatus === null || platformStatus === UNRECOGNIZED) return 'SIGNING';
  return platformStatus;
}

/**
 * Queries a contract. Null if its number is unknown, or if the platform does not know the number that a push contained, or says
 * nothing about it.
 */
async function askAbout(
  { snapshot }: Subject,
  { platform }: PollContext,
): Promise<ContractAnswer | null> {
  const { contractNo, heard } = partnerContract.read(snapshot);
  const number = contractNo ?? heard?.contractNo;
  if (number === undefined) return null;
  const isKnown = contractNo !== null;
  const answer = await answerIfKnown(isKnown, platform.call(query, { contractNo: number }));
  return answer?.platformStatusCode === null && !isKnown ? null : answer;
}

/** Observation of a contract from a response. States never move backwards. */
function toObservation(
  subject: Subject,
  answer: ContractAnswer | null,
  clock: PollContext['clock'],
): Seen | null {
  if (answer === null) {
    return clock.now() - subject.changedAt > create.timeoutMs ? leftBehind(subject) : null;
  }
  const said = stateOf(answer);
  // A response with an earlier status is older: it changes nothing.
  const isUnclear = answer.platformStatus === null || answer.platformStatus === UNRECOGNIZED;
  const isKept = subject.final || isUnclear;
  const state = isKept ? furthest(partnerContract.stateOrder, subject.state, said) : said;
  const known = updated(partnerContract.read(subject.snapshot), answer);
  return {
    state,
    snapshot: partnerContract.finalStates.has(state) ? { ...known, signUrl: null } : known,
    ...(known.contractNo !== null && { aliases: [known.contractNo] }),
  };
}

const givenNumber = z.preprocess(plainSpelling, z.string().regex(/^[\x21-\x7e]{1,64}$/));
const push = z.object({ contractNo: givenNumber, flowId: givenNumber.nullable().catch(null) });

/**
 * Applies a push: the time of completion, and the number of a contract whose creation got no response. Otherwise the
 * push is only a hint to poll, because it is not signed and a query by number returns the same members.
 */
function applyPush({ state, snapshot }: Subject, pushed: JsonObject): Observation | null {
  const known = partnerContract.read(snapshot);
  const named = push.safeParse(pushed).data;
  if (named === undefined) return null;
  const { completedAt } = contractEnd.read(pushed, () => {});
  if (known.contractNo === null) {
    const earlier = known.heard?.contractNo === named.contractNo ? known.heard : null;
    const heard = merged(earlier ?? { ...named, completedAt }, { ...named, completedAt });
    return { state: 'OUTCOME_UNKNOWN', snapshot: { ...known, heard } };
  }
  const isNews = named.contractNo === known.contractNo && completedAt !== null;
  return isNews ? { state, snapshot: { ...known, completedAt } } : null;
}
