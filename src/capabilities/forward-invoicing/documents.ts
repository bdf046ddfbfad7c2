import { z } from 'zod';
import { type Documents, type StoredDocument, storedDocuments } from '../../documents/documents.ts';
import { DocumentFailure } from '../../documents/failure.ts';
import { type Format, formatOf } from '../../documents/formats.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Asking } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Finding, FollowUp, Subject, Tracked } from '../../tracker/tracked.ts';
import { query } from './wire/invoice.ts';

/** The states of keeping an invoice's files, each with what it means to whoever waits for them. */
export const documentsStates = {
  FETCHING: 'The invoice is issued and its files are being fetched. Wait.',
  STORED: 'Final. PDF, OFD and XML are kept: read `documents`.',
  LOST: 'Final. At least one file could not be had for 24 hours: read `documentsFailure`. What could be had is in `documents`.',
} as const;

type State = keyof typeof documentsStates;

const text = z.string().nullable().default(null);

const addresses = z.object({ pdfUrl: text, ofdUrl: text, xmlUrl: text });

/** What is known of an invoice's files. Its addresses are those that the platform named first. */
const details = addresses.extend({
  sellerTaxNumber: text,
  invoiceNumber: text,
  stored: storedDocuments.default([]),
  failure: text,
});

type Details = z.infer<typeof details>;
type Addresses = z.infer<typeof addresses>;

const addressOf = {
  pdf: 'pdfUrl',
  ofd: 'ofdUrl',
  xml: 'xmlUrl',
} as const satisfies Record<Format, keyof Addresses>;

const formats = ['pdf', 'ofd', 'xml'] as const satisfies readonly Format[];

/** So long the addresses live (document 1, section 4.3), and so long it is tried. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

const KIND = 'invoice-documents';

/** What is shown of an invoice's files. */
export interface KeptFiles {
  readonly stored: readonly StoredDocument[];
  /** Why files are missing; null while that is not settled. */
  readonly failure: string | null;
}

/** Reads a snapshot of this kind; empty for one that was emptied. */
export function toKeptFiles(snapshot: JsonObject): KeptFiles {
  return details.parse(snapshot);
}

/** An invoice that is issued has its files fetched, under the number of its order. */
export function filesOfIssued({ key }: Subject, { state, snapshot }: Finding): readonly FollowUp[] {
  if (state !== 'ISSUED') return [];
  const { sellerTaxNumber, invoiceNumber, pdfUrl, ofdUrl, xmlUrl } = details.parse(snapshot);
  const known = { sellerTaxNumber, invoiceNumber, pdfUrl, ofdUrl, xmlUrl };
  return [{ kind: KIND, key, state: 'FETCHING' satisfies State, snapshot: known }];
}

/** What fetching needs besides what any question needs. */
export interface Keeping extends Asking {
  readonly documents: Pick<Documents, 'hasRoom' | 'keep' | 'putList'>;
}

/** The files of issued invoices, by the number of the order. */
export const invoiceDocuments: Tracked<Keeping> = {
  kind: KIND,
  progress: ['FETCHING', 'STORED', 'LOST'] satisfies State[],
  cadence: {
    firstMs: 2_000,
    growth: 1.5,
    longestMs: 15 * 60_000,
    followedMs: 10_000,
    // It ends by itself, a day after it began.
    staleAfterMs: Infinity,
  },
  ask: async (subject, keeping) =>
    keeping.documents.hasRoom() ? fetchMissing(subject, keeping) : null,
};

async function fetchMissing(subject: Subject, keeping: Keeping): Promise<Finding | null> {
  const known = details.parse(subject.snapshot);
  const { stored, failures } = await fetchTwice(subject.key, known, keeping);
  const isOver = keeping.now - subject.openedAt >= GIVE_UP_AFTER_MS;
  if (failures.length > 0 && !isOver) {
    if (stored.length === known.stored.length) return null;
    return { state: 'FETCHING' satisfies State, final: false, snapshot: { ...known, stored } };
  }
  // Before the state is final: afterwards nobody would come back to do it.
  await keeping.documents.putList({ ...subject, kind: KIND }, stored);
  const state: State = failures.length === 0 ? 'STORED' : 'LOST';
  const failure = failures.length === 0 ? null : failures.join('; ');
  return { state, final: true, snapshot: { stored, failure } };
}

interface Outcome {
  readonly stored: Details['stored'];
  /** A sentence for each format that is missing. */
  readonly failures: readonly string[];
}

/** From the addresses that are known and, where one does not work, from those that the platform names now. */
async function fetchTwice(orderId: string, known: Details, keeping: Keeping): Promise<Outcome> {
  const first = await fetchFrom(known, known, keeping);
  if (first.failures.length === 0) return first;
  const fresh = await freshAddresses(orderId, known, keeping);
  return fresh === null ? first : fetchFrom({ ...known, stored: first.stored }, fresh, keeping);
}

async function fetchFrom(
  { stored, invoiceNumber }: Details,
  addresses: Addresses,
  { documents }: Keeping,
): Promise<Outcome> {
  const results = await Promise.all(
    formats.map(async (format) => {
      const kept = stored.find(({ name }) => formatOf(name) === format);
      if (kept) return kept;
      const title = invoiceNumber ?? 'invoice';
      try {
        return await documents.keep({ format, title, address: addresses[addressOf[format]] });
      } catch (error) {
        if (error instanceof DocumentFailure) return `${format}: ${error.message}`;
        throw error;
      }
    }),
  );
  return {
    stored: results.filter((result) => typeof result !== 'string'),
    failures: results.filter((result) => typeof result === 'string'),
  };
}

/** The platform hosts the files anew whenever it is asked, free of charge. Null when it gives no answer. */
async function freshAddresses(
  orderId: string,
  { sellerTaxNumber }: Details,
  { platform }: Keeping,
): Promise<Addresses | null> {
  if (sellerTaxNumber === null) return null;
  try {
    return await platform.call(query, { sellerTaxNumber, orderId });
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
