import { BoundedWorker } from '../children.ts';
import type { Extension } from '../world/file-store.ts';
import type { Signer } from './sign.ts';
import type { KeywordPlace } from './text.ts';

/** A PDF for the worker: its path, or its bytes. */
export type PdfSource = string | Uint8Array;

/** Tasks of the worker: find keywords, or sign. */
export type PdfTask = { readonly source: PdfSource } & (
  | { readonly keywords: readonly string[] }
  | { readonly by: readonly Signer[]; readonly at: Date }
);

// The worker loads its libraries with the first task.
const worker = new BoundedWorker<PdfTask>(new URL('worker.ts', import.meta.url), {
  longestMs: 20_000,
  heapMib: 256,
});

const READING_MIB = 256;
/** Memory limit for signing: the library reserves twice the length of a file for each update, although unused. */
const SIGNING_MIB = 480;

/** Positions of the keywords that were found. */
export type KeywordPlaces = ReadonlyMap<string, KeywordPlace>;

/** Finds keywords in the text of a PDF. A file that cannot be read within the limits has none. */
export async function findKeywords(source: PdfSource, keywords: readonly string[]) {
  const places = await worker.perform({ source, keywords }, READING_MIB);
  return (places ?? new Map()) as KeywordPlaces; // the response to such a task
}

/** Signs a PDF as `signed` does; null if it cannot be read within the limits. */
export async function signPdf(source: PdfSource, by: readonly Signer[], at: Date) {
  return (await worker.perform({ source, by, at }, SIGNING_MIB)) as Extension | null; // the response to such a task
}
