import { z } from 'zod';
import type { JsonObject } from '../../kernel/json.ts';
import { maskText } from '../../kernel/masking.ts';
import type { Asking } from '../../platform/client.ts';
import { PlatformRejected } from '../../platform/errors.ts';
import { type Decoded, UNRECOGNIZED } from '../../platform/record/index.ts';
import type { EntrustedState } from '../../tracker/entrusted.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../tracker/tracked.ts';
import { fileOfCompleted } from './file-tracking.ts';
import { numberOf } from './numbers.ts';
import {
  type contractAnswer,
  contractStatus,
  create,
  DEFAULT_DEADLINE_DAYS,
  query,
} from './wire.ts';

/** The states of a contract that differ from what is common, each with what it means to whoever waits. */
export const contractStates = {
  UNKNOWN:
    'The answer was lost, and the platform cannot be asked about a contract without its number. Wait: should the contract exist, the platform’s push settles it when it ends. A person who got no link signs nothing; whether to create it anew, under a new number and billed once more, is yours to decide.',
  SIGNING: 'The contract exists; the person has to sign at `signUrl`. Wait.',
  PERSON_SIGNED: 'The person has signed; the company’s seal is put on by itself. Wait.',
  CANCELLED: 'Final. It was cancelled.',
  EXPIRED: 'Final. The person did not sign in time.',
  COMPLETED: 'Final. Signed and sealed: the finished PDF is kept here as `file`.',
} as const;

type State = EntrustedState | keyof typeof contractStates;

const text = z.string().nullable().default(null);

/** What is kept of a contract: nothing of the person. Everything is null in the snapshot of an old one, which was emptied. */
const details = z.object({
  userId: text,
  taxNumber: text,
  deadlineDays: z.number().nullable().default(null),
  contractNo: text,
  flowId: text,
  /** For the person alone, and only as long as there is something to sign. */
  signUrl: text,
  platformStatus: z
    .enum([...contractStatus.entries.map(({ name }) => name), UNRECOGNIZED])
    .nullable()
    .default(null),
  platformStatusCode: text,
  statusText: text,
  archived: z.boolean().nullable().default(null),
  /** What a push said of a contract whose creation was never answered, until the platform confirms it. */
  heard: z.object({ contractNo: z.string(), flowId: text }).nullable().default(null),
});

/** A contract as it is remembered between two questions. */
export type ContractDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toDetails(snapshot: JsonObject): ContractDetails {
  return details.parse(snapshot);
}

/** What the platform's answer to the creation itself means. */
export function toAcceptance(
  before: ContractDetails,
  answer: Decoded<(typeof create)['response']>,
): Finding {
  const snapshot = { ...before, ...answer };
  return { state: 'SIGNING' satisfies State, final: false, snapshot };
}

/** What the platform says of a contract. */
export type ContractAnswer = Decoded<typeof contractAnswer>;

/** What is known once the platform has answered. Its words are masked: nobody knows whom they name. */
export function updated(before: ContractDetails, answer: ContractAnswer): ContractDetails {
  const { contractNo, flowId } = before.heard ?? before;
  const statusText = answer.statusText === null ? null : maskText(answer.statusText);
  return { ...before, ...answer, statusText, contractNo, flowId, heard: null };
}

/** A status that this service does not know leaves the contract where it stands, with the status shown. */
export function stateOf({ platformStatus }: ContractAnswer): keyof typeof contractStates {
  return platformStatus === null || platformStatus === UNRECOGNIZED ? 'SIGNING' : platformStatus;
}

const progress: readonly string[] = [
  'SUBMITTED',
  'NOT_SENT',
  'UNKNOWN',
  'SIGNING',
  'PERSON_SIGNED',
  'EXPIRED',
  'CANCELLED',
  'REJECTED',
  'COMPLETED',
] satisfies State[];

/**
 * How the platform says a contract stands. Null where nothing can be asked, as the number is not known,
 * and where the platform does not know the number that a push named.
 */
export async function askAbout(
  { snapshot }: Subject,
  { platform }: Pick<Asking, 'platform'>,
): Promise<ContractAnswer | null> {
  const { contractNo, heard } = toDetails(snapshot);
  const number = contractNo ?? heard?.contractNo;
  if (number === undefined) return null;
  try {
    return await platform.call(query, { contractNo: number });
  } catch (error) {
    if (contractNo !== null || !(error instanceof PlatformRejected)) throw error;
    return null;
  }
}

/** What an answer means for a contract. No step that was reached is taken back. */
export function toFinding(
  subject: Subject,
  answer: ContractAnswer | null,
  now: number,
): Finding | null {
  if (answer === null) {
    const { state, snapshot, changedAt } = subject;
    const isAbandoned = state === 'SUBMITTED' && now - changedAt > create.timeoutMs;
    return isAbandoned ? { state: 'UNKNOWN', final: false, snapshot } : null;
  }
  const reached = stateOf(answer);
  const isBehind = progress.indexOf(reached) < progress.indexOf(subject.state);
  const state = isBehind ? subject.state : reached;
  const final = state === 'COMPLETED' || state === 'CANCELLED' || state === 'EXPIRED';
  const snapshot = updated(toDetails(subject.snapshot), answer);
  return { state, final, snapshot: final ? { ...snapshot, signUrl: null } : snapshot };
}

const givenNumber = z.string().regex(/^[\x21-\x7e]{1,64}$/);
const push = z.object({ contractNo: givenNumber, flowId: givenNumber.nullable().catch(null) });

/**
 * The number of a contract whose creation was never answered, as its push names it. Of all else the
 * push is a hint: it is not signed, and the platform says the same when it is asked by number.
 */
function hear({ snapshot }: Subject, pushed: JsonObject): Finding | null {
  const known = toDetails(snapshot);
  const heard = push.safeParse(pushed).data;
  if (known.contractNo !== null || heard === undefined) return null;
  return { state: 'UNKNOWN', final: false, snapshot: { ...known, heard } };
}

function entails(subject: Subject, finding: Finding): readonly FollowUp[] {
  const { contractNo } = toDetails(finding.snapshot);
  if (contractNo === null) return [];
  return [
    numberOf(subject.key, contractNo),
    ...(finding.state === 'COMPLETED' ? [fileOfCompleted(subject.key, contractNo)] : []),
  ];
}

const DAY_MS = 24 * 60 * 60_000;

/** A push or the seal may come late. */
const SLACK_DAYS = 7;

/**
 * Contracts, by the caller's own number: the address for pushes must exist before the platform's number
 * does. A person takes minutes or weeks; once they have signed, waits begin anew with the short ones.
 */
export const partnerContract: Tracked<Asking> = {
  kind: 'partner-contract',
  progress,
  cadence: {
    firstMs: 5_000,
    growth: 1.25,
    longestMs: 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: ({ snapshot }) =>
      ((toDetails(snapshot).deadlineDays ?? DEFAULT_DEADLINE_DAYS) + SLACK_DAYS) * DAY_MS,
  },
  ask: async (subject, asking) => toFinding(subject, await askAbout(subject, asking), asking.now),
  hear,
  entails,
};
