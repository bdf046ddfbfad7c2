import type { StoredDocument } from '../documents/documents.ts';
import { DocumentFailure } from '../documents/fetch/fetcher.ts';
import { files } from '../messages/files.ts';
import { PlatformUnavailable } from '../platform/errors.ts';

/** Stores a file that a client waits for. A failure of its store becomes an error of the platform, which may be repeated. */
export async function storedFile(storing: Promise<StoredDocument>): Promise<StoredDocument> {
  try {
    return await storing;
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error;
    const text = files.fileNotStored({ fault: error.text });
    throw new PlatformUnavailable(text, { cause: error, maybeApplied: false });
  }
}
