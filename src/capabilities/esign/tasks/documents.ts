import { z } from 'zod';
import {
  type Documents,
  type StoredDocument,
  storedDocuments,
} from '../../../documents/documents.ts';
import { DocumentFailure } from '../../../documents/failure.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Asking } from '../../../platform/client.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../../tracker/tracked.ts';
import { detailOfTask } from '../wire/task.ts';

/** The states of keeping a contract's files, each with what it means to whoever waits for them. */
export const documentsStates = {
  FETCHING: 'All have signed and the finished files are being fetched. Wait.',
  STORED: 'Final. The finished files are kept: read `documents`.',
  LOST: 'Final. At least one file could not be had for a week: read `documentsFailure`. What could be had is in `documents`.',
} as const;

type State = keyof typeof documentsStates;

const text = z.string().nullable().default(null);

const details = z.object({
  taskNo: text,
  initiatorUnionId: text,
  stored: storedDocuments.default([]),
  failure: text,
});

type Details = z.infer<typeof details>;

/** An address dies soon, but each question brings a fresh one. */
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;

const KIND = 'signed-contract';

/** What is shown of a contract's files. */
export interface KeptFiles {
  readonly stored: readonly StoredDocument[];
  /** Why files are missing; null while that is not settled. */
  readonly failure: string | null;
}

/** Reads a snapshot of this kind; empty for one that was emptied. */
export function toKeptFiles(snapshot: JsonObject): KeptFiles {
  return details.parse(snapshot);
}

/** A task that is completed has its files fetched, under the id of the task. */
export function filesOfCompleted(
  { key }: Subject,
  { state, snapshot }: Finding,
): readonly FollowUp[] {
  if (state !== 'COMPLETED') return [];
  const { taskNo, initiatorUnionId } = details.parse(snapshot);
  const asked = { taskNo, initiatorUnionId };
  return [{ kind: KIND, key, state: 'FETCHING' satisfies State, snapshot: asked }];
}

/** What fetching needs besides what any question needs. */
interface Keeping extends Asking {
  readonly documents: Pick<Documents, 'hasRoom' | 'keep' | 'putList'>;
}

/** The finished files of signing tasks, by the caller's id of the task. */
export const signedContract: Tracked<Keeping> = {
  kind: KIND,
  progress: ['FETCHING', 'STORED', 'LOST'] satisfies State[],
  cadence: {
    firstMs: 2_000,
    growth: 1.5,
    longestMs: 60 * 60_000,
    followedMs: 10_000,
    // It ends by itself, a week after it began.
    staleAfterMs: Infinity,
  },
  ask: async (subject, keeping) =>
    keeping.documents.hasRoom() ? fetchMissing(subject, keeping) : null,
};

async function fetchMissing(subject: Subject, keeping: Keeping): Promise<Finding | null> {
  const known = details.parse(subject.snapshot);
  const { stored, failures } = await fetchAll(known, keeping);
  const isOver = keeping.now - subject.openedAt >= GIVE_UP_AFTER_MS;
  if (failures.length > 0 && !isOver) {
    if (stored.length === known.stored.length) return null;
    return { state: 'FETCHING' satisfies State, final: false, snapshot: { ...known, stored } };
  }
  // Before the state is final: afterwards nobody would come back to do it.
  await keeping.documents.putList(subject, stored);
  const state: State = failures.length === 0 ? 'STORED' : 'LOST';
  const failure = failures.length === 0 ? null : failures.join('; ');
  return { state, final: true, snapshot: { stored, failure } };
}

interface Outcome {
  readonly stored: Details['stored'];
  /** A sentence for each file that is missing. */
  readonly failures: readonly string[];
}

/** Asks for fresh addresses, which are written down nowhere, and fetches what is not kept yet. */
async function fetchAll(known: Details, { platform, documents }: Keeping): Promise<Outcome> {
  const addresses = await freshAddresses(known, platform);
  if (addresses.length === 0) return { stored: known.stored, failures: ['no file was named'] };
  const results = await Promise.all(
    addresses.map(async (address, index) => {
      const kept = known.stored.find(({ name }) => name.endsWith(`-${index + 1}.pdf`));
      if (kept) return kept;
      try {
        const title = `${known.taskNo}-${index + 1}`;
        return await documents.keep({ format: 'pdf', title, address });
      } catch (error) {
        if (error instanceof DocumentFailure) return `file ${index + 1}: ${error.message}`;
        throw error;
      }
    }),
  );
  return {
    stored: results.filter((result) => typeof result !== 'string'),
    failures: results.filter((result) => typeof result === 'string'),
  };
}

async function freshAddresses(
  { taskNo, initiatorUnionId }: Details,
  platform: Asking['platform'],
): Promise<readonly (string | null)[]> {
  if (taskNo === null || initiatorUnionId === null) return [];
  try {
    const { contracts } = await platform.call(detailOfTask, { taskNo, unionId: initiatorUnionId });
    return (contracts ?? []).map(({ address }) => address);
  } catch (error) {
    if (error instanceof PlatformError) return [];
    throw error;
  }
}
