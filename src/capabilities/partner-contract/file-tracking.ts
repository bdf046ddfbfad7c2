import { z } from 'zod';
import { type Documents, type StoredDocument, storedDocuments } from '../../documents/documents.ts';
import { DocumentFailure } from '../../documents/failure.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Asking } from '../../platform/client.ts';
import { formatOf } from '../../documents/formats.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../tracker/tracked.ts';
import { download } from './wire.ts';

/** The states of keeping a finished contract, each with what it means to whoever waits for it. */
export const fileStates = {
  FETCHING: 'The contract is completed and its PDF is being fetched. Wait.',
  STORED: 'Final. The PDF is kept: read `file`.',
  STALE:
    'The platform did not hand out the PDF for a month. It is fetched again when `file` is read.',
} as const;

type State = keyof typeof fileStates;

const KIND = 'partner-contract-file';

const details = z.object({
  contractNo: z.string().nullable().default(null),
  stored: storedDocuments.default([]),
});

/** Which files a snapshot of this kind names; none for one that was emptied. */
export function toStored(snapshot: JsonObject): readonly StoredDocument[] {
  return details.parse(snapshot).stored;
}

/** A contract that is completed has its PDF fetched, under the caller's number of it. */
export function fileOfCompleted(contractId: string, contractNo: string): FollowUp {
  const state: State = 'FETCHING';
  return { kind: KIND, key: contractId, state, snapshot: { contractNo } };
}

/** What fetching needs besides what any question needs. */
interface Keeping extends Pick<Asking, 'platform'> {
  readonly documents: Pick<Documents, 'keepBytes'>;
}

/**
 * Fetches a finished contract and keeps it. Throws what the platform answers, and `DocumentFailure` when
 * what it sent is no PDF or cannot be stored.
 */
export async function fetchFinished(
  contractNo: string,
  { platform, documents }: Keeping,
): Promise<StoredDocument> {
  const { content } = await platform.call(download, { contractNo });
  const kept = await documents.keepBytes(contractNo, content);
  if (formatOf(kept.name) === 'pdf') return kept;
  throw new DocumentFailure('what the platform sent is no whole PDF');
}

/** Finished contracts, by the caller's number. The platform keeps them for good, so it is tried for long. */
export const contractFile: Tracked<Keeping & { readonly documents: Pick<Documents, 'putList'> }> = {
  kind: KIND,
  progress: ['FETCHING', 'STORED'] satisfies State[],
  cadence: {
    firstMs: 2_000,
    growth: 1.5,
    longestMs: 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 30 * 24 * 60 * 60_000,
  },
  async ask(subject: Subject, keeping): Promise<Finding> {
    const { contractNo } = details.parse(subject.snapshot);
    if (contractNo === null) throw new Error('A contract that is fetched has its number.');
    const stored = [await fetchFinished(contractNo, keeping)];
    // Before the state is final: afterwards nobody would come back to do it.
    await keeping.documents.putList(subject, stored);
    return { state: 'STORED' satisfies State, final: true, snapshot: { contractNo, stored } };
  },
};
