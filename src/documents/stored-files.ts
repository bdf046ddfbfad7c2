import { z } from 'zod';
import type { JsonObject } from '../kernel/json/json.ts';
import type { FileBytes } from '../kernel/files/local-file.ts';
import { documentStates } from '../kernel/files/document-states.ts';
import { files as texts } from '../messages/files.ts';
import { listed, isMessage, type Message, type Param } from '../messages/message.ts';
import { storedMessage } from '../subjects/submit/rejection.ts';
import { defineKind, type FollowUp, type Kind, type Observation } from '../subjects/kind/kind.ts';
import type { Subject } from '../subjects/subject.ts';
import {
  documentName,
  type Documents,
  type StoredDocument,
  storedDocuments,
  type WantedDocument,
} from './documents.ts';
import { DocumentFailure } from './fetch/fetcher.ts';
import type { Format } from './formats.ts';

/** File returned inside a platform response. */
interface SentDocument {
  readonly format: Format;
  /** The name that it is stored under, without an extension. */
  readonly title: string;
  readonly bytes: FileBytes;
}

/** A file that belongs to something final. Its title stays the same until it is stored. */
export type WantedFile = AddressedFile | (SentDocument & Labeled);

/** A file that is fetched from its address. */
export type AddressedFile = WantedDocument & Labeled;

interface Labeled {
  /** Names the file in the sentence that says why it is missing. */
  readonly label: Param;
}

const storedFiles = z.object({
  stored: storedDocuments.default([]),
  failure: storedMessage.nullable().default(null),
});

/** The part of a snapshot that is the same for all kinds that store files. */
export interface StoredFiles {
  readonly stored: readonly StoredDocument[];
  /** A sentence for each file that is missing; null while that is not settled. */
  readonly failure: Message | null;
}

const filesStates = {
  FETCHING: documentStates.FETCHING,
  STORED: { progress: 'SUCCEEDED', final: true, doc: documentStates.STORED },
  LOST: { progress: 'FAILED', final: true, doc: documentStates.LOST },
} as const;

/** The states of keeping files. `STALE` stands outside, as everywhere. */
type FilesState = keyof typeof filesStates;

/** The part of a poll's context that keeping files needs. */
export interface FileStorage {
  readonly documents: Pick<Documents, 'hasRoom' | 'keep' | 'storeBytes'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Names the files of the subject with this key, by what is remembered of it; null where it names none. */
type Source<Remembered, Ctx> = (
  asked: Remembered & Pick<Subject, 'tenant' | 'key'>,
  context: Ctx,
) => Promise<readonly WantedFile[] | null> | readonly WantedFile[] | null;

interface StoredFilesDefinition<Form extends z.ZodType<JsonObject>, Ctx> {
  readonly kind: string;
  /** The kind of what they belong to, under the same key. */
  readonly of: string;
  /** The end of it where a file cannot be had: `LOST` is final, a `STALE` one is only fetched no more by itself. */
  readonly givenUp: { readonly state: 'LOST' | 'STALE'; readonly afterMs: number };
  /** No wait between two attempts is longer. */
  readonly longestMs: number;
  /** The form of the data by which the files are found, until they are stored. Every member has a default. */
  readonly remembered: Form;
  /** The sources that name the files, queried one after the other until none is missing. */
  readonly sources: readonly Source<z.output<Form>, Ctx>[];
}

/** A kind of subject that is done when some files are stored. */
export interface StoredFilesKind<Details, Ctx> extends Kind<
  FilesState,
  Details & StoredFiles,
  Ctx & FileStorage
> {
  /** The subject that stores the files of something final under the same key; `from` holds at least what is remembered. */
  followUp(key: string, from: JsonObject): FollowUp;
}

/**
 * Declares the kind that fetches and stores the files of something once it is final. Each file is stored
 * once, however often the rest has to be tried again. The list of them stays in the subject, which is never shrunk.
 */
export function defineStoredFiles<Form extends z.ZodType<JsonObject>, Ctx>({
  kind,
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
    const isOver = context.now - subject.openedAt >= givenUp.afterMs;
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
        // One that ends as lost ends by itself.
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

/** The files that could be had, and the others. */
export interface Collected {
  readonly found: readonly StoredDocument[];
  /** A sentence for each file that is missing. */
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
