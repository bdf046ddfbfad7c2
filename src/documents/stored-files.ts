import { z } from 'zod';
import type { Clock } from '../kernel/time/clock.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import type { FileBytes } from '../kernel/files/local-file.ts';
import { documentStates } from '../kernel/files/document-states.ts';
import { files as texts } from '../messages/files.ts';
import { listed, isMessage, type Message, type Param, type Text } from '../messages/message.ts';
import { storedMessage } from '../subjects/submit/rejection.ts';
import { defineKind, type FollowUp, type Kind, type Observation } from '../subjects/kind/kind.ts';
import type { Subject } from '../subjects/subject.ts';
import { documentName, type Documents, type StoredDocument, storedDocuments } from './documents.ts';
import { DocumentFailure } from './fetch/fetcher.ts';
import type { Format } from './formats.ts';

/** File returned inside a platform response. */
interface SentDocument {
  readonly format: Format;
  /** File name in the store, without an extension. */
  readonly title: string;
  readonly bytes: FileBytes;
}

/** A file to store for a subject in a final state. Its title stays the same until it is stored. */
type WantedFile = AddressedFile | (SentDocument & Labeled);

/** A file that is fetched from its address. */
export type AddressedFile = Parameters<Documents['keep']>[0] & Labeled;

interface Labeled {
  /** Names the file in the message that says why it is missing. */
  readonly label: Param;
}

const storedFiles = z.object({
  stored: storedDocuments.default([]),
  failure: storedMessage.nullable().default(null),
});

/** Snapshot members that all kinds of stored files share. */
export interface StoredFiles {
  readonly stored: readonly StoredDocument[];
  /** A sentence for each missing file; null while files are still being fetched. */
  readonly failure: Message | null;
}

const filesStates = {
  FETCHING: documentStates.FETCHING,
  STORED: { progress: 'SUCCEEDED', final: true, doc: documentStates.STORED },
  LOST: { progress: 'FAILED', final: true, doc: documentStates.LOST },
} as const;

const filesLabels = {
  FETCHING: ['Being fetched', '获取中'],
  STORED: ['Stored', '已保存'],
  LOST: ['Lost', '已丢失'],
} as const;

/** States of storing files. `STALE` is not among them, as in every kind. */
type FilesState = keyof typeof filesStates;

/** Members of a poll's context that storing files needs. */
interface FileStorage {
  readonly documents: Pick<Documents, 'hasRoom' | 'keep' | 'storeBytes'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Lists the files of a subject, from its remembered data; null if the source cannot list them. */
type Source<Remembered, Ctx> = (
  asked: Remembered & Pick<Subject, 'tenant' | 'key'>,
  context: Ctx,
) => Promise<readonly WantedFile[] | null> | readonly WantedFile[] | null;

interface StoredFilesDefinition<Form extends z.ZodType<JsonObject>, Ctx> {
  readonly kind: string;
  readonly names: Text;
  /** Kind of the subject that the files belong to; its key is the same. */
  readonly of: string;
  /** State after a file could not be fetched for `afterMs`. `LOST` is final; in `STALE` the tracker stops fetching. */
  readonly givenUp: { readonly state: 'LOST' | 'STALE'; readonly afterMs: number };
  /** Longest wait between two attempts. */
  readonly longestMs: number;
  /** Schema of the data needed to find the files, stored until they are stored. Every member has a default. */
  readonly remembered: Form;
  /** Sources that list the files, queried in order until no file is missing. */
  readonly sources: readonly Source<z.output<Form>, Ctx>[];
}

/** A kind of subject that is final once its files are stored. */
export interface StoredFilesKind<Details, Ctx> extends Kind<
  FilesState,
  Details & StoredFiles,
  Ctx & FileStorage
> {
  /** The subject that stores the files of a final subject with the same key; `from` holds at least the remembered data. */
  followUp(key: string, from: JsonObject): FollowUp;
}

/**
 * Declares the kind that fetches and stores the files of a subject once that subject is final. Each file is stored
 * once, even if others must be fetched again. The list of files stays in the subject, which is never shrunk.
 */
export function defineStoredFiles<Form extends z.ZodType<JsonObject>, Ctx>({
  kind,
  names,
  of,
  givenUp,
  longestMs,
  remembered,
  sources,
}: StoredFilesDefinition<Form, Ctx>): StoredFilesKind<z.output<Form>, Ctx> {
  const isLost = givenUp.state === 'LOST';

  async function poll(
    subject: Subject,
    context: Ctx & FileStorage,
  ): Promise<Observation<FilesState> | null> {
    if (!context.documents.hasRoom()) return null;
    const before = storedFiles.parse(subject.snapshot).stored;
    const { found, failures } = await collect(subject, before, context);
    const isOver = context.clock.now() - subject.openedAt >= givenUp.afterMs;
    if (failures.length > 0 && !(isLost && isOver)) {
      if (found.length === before.length) return null;
      return { state: 'FETCHING', snapshot: { ...subject.snapshot, stored: found } };
    }
    return failures.length === 0
      ? { state: 'STORED', snapshot: { stored: found, failure: null } }
      : { state: 'LOST', snapshot: { stored: found, failure: listed(failures) } };
  }

  async function collect(
    { tenant, key, snapshot }: Subject,
    before: readonly StoredDocument[],
    context: Ctx & FileStorage,
  ): Promise<Collected> {
    const asked = { ...remembered.parse(snapshot), tenant, key };
    let collected: Collected = { found: before, failures: [texts.noneNamed] };
    for (const source of sources) {
      const wanted = await source(asked, context);
      if (wanted === null || wanted.length === 0) continue;
      collected = await storeAll(wanted, collected.found, context.documents);
      if (collected.failures.length === 0) break;
    }
    return collected;
  }

  return {
    ...defineKind({
      kind,
      names,
      labels: filesLabels,
      states: filesStates,
      stale: documentStates.STALE,
      takesLong: 'files',
      isLasting: true,
      filesOf: of,
      details: remembered.and(storedFiles),
      cadence: {
        firstMs: 2_000,
        growth: 1.5,
        longestMs,
        followedMs: 10_000,
        // A kind that ends as `LOST` sets its final state by itself.
        staleAfterMs: isLost ? Infinity : givenUp.afterMs,
      },
      poll,
    }),
    followUp: (key, from) => ({
      kind,
      key,
      state: 'FETCHING' satisfies FilesState,
      snapshot: remembered.parse(from),
    }),
  };
}

/** Files that were stored, and failures of the others. */
export interface Collected {
  readonly found: readonly StoredDocument[];
  /** A sentence for each missing file. */
  readonly failures: readonly Message[];
}

/** Fetches and stores the files that have an address, as far as they are available now. */
export function storeNow(
  wanted: readonly AddressedFile[],
  documents: Pick<Documents, 'hasRoom' | 'keep' | 'storeBytes'>,
): Promise<Collected> {
  const named = wanted.filter(({ address }) => address !== null);
  if (named.length === 0 || documents.hasRoom()) return storeAll(named, [], documents);
  return Promise.resolve({ found: [], failures: [texts.tooManyFetched] });
}

async function storeAll(
  wanted: readonly WantedFile[],
  before: readonly StoredDocument[],
  documents: Pick<Documents, 'keep' | 'storeBytes'>,
): Promise<Collected> {
  const results = await Promise.all(
    wanted.map(async (file) => {
      const kept = before.find(({ name }) => name === documentName(file));
      if (kept) return kept;
      try {
        return await storeOne(file, documents);
      } catch (error) {
        if (!(error instanceof DocumentFailure)) throw error;
        return texts.missing({ file: file.label, fault: error.text });
      }
    }),
  );
  return {
    found: results.filter((result) => 'sha256' in result),
    failures: results.filter(isMessage),
  };
}

function storeOne(
  file: WantedFile,
  documents: Pick<Documents, 'keep' | 'storeBytes'>,
): Promise<StoredDocument> {
  return 'bytes' in file
    ? documents.storeBytes(file.title, file.bytes, file.format)
    : documents.keep(file);
}
