import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { LARGEST_UPLOAD } from '../../documents/uploads/upload-formats.ts';
import { requests } from '../../messages/requests.ts';
import { RequestRejected } from '../http/short-responses.ts';
import { clientLeft } from './body.ts';

/** Handlers of the parts of a body, called in order. An error that they throw ends the reading. */
interface PartsHandler {
  field(name: string, value: string): void;
  /** Resolves once it has read the file to its end. */
  file(name: string, fileName: string, content: AsyncIterable<Buffer>): Promise<void>;
}

const MOST_FILES = 10;
const LARGEST_FIELD = 256 * 1024;

/** Longest body of any request: a file of the maximum size and the form around it. */
export const LARGEST_BODY = LARGEST_UPLOAD + 512 * 1024;

/**
 * Reads a `multipart/form-data` body as it arrives, without buffering whole files. Rejects with a handler's error or with
 * `RequestRejected` after all handlers have finished.
 */
export async function readMultipart(request: IncomingMessage, parts: PartsHandler): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) throw tooLarge();
  const reading: Promise<void>[] = [];
  try {
    await parse(request, parts, reading);
  } finally {
    await Promise.all(reading);
  }
}

function parse(
  request: IncomingMessage,
  parts: PartsHandler,
  reading: Promise<void>[],
): Promise<void> {
  if (request.destroyed) return Promise.reject(clientLeft());
  return new Promise((resolve, reject) => {
    const parser = createParser(request);
    const files = new Set<BusboyFileStream>();
    let length = 0;
    let isStopped = false;

    const stop = (error: unknown): void => {
      isStopped = true;
      request.unpipe(parser).off('data', count).off('close', cutOff);
      for (const file of files) file.destroy();
      // Error of a handler, handled like all other failures of a request.
      reject(error instanceof Error ? error : new Error('A handler failed.', { cause: error }));
    };
    const count = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > LARGEST_BODY) stop(tooLarge());
    };
    const cutOff = (): void => {
      if (!request.complete) stop(clientLeft());
    };
    parser
      .on('field', (name, value, _isNameCut, isValueCut) => {
        if (isStopped) return;
        try {
          if (isValueCut) throw fieldTooLarge();
          mustBeText(name, value);
          parts.field(name ?? '', value);
        } catch (error) {
          stop(error);
        }
      })
      .on('file', (name, content, fileName) => {
        // The parser still emits the rest of a chunk; an unread file would wait for its bytes forever.
        if (isStopped) return void content.resume();
        try {
          mustBeText(name, fileName);
        } catch (error) {
          content.resume();
          return stop(error);
        }
        files.add(content);
        content.on('error', () => stop(notMultipart()));
        // Without an encoding, the stream yields Buffers. Destroying it after the reader would raise an error.
        const bytes = content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
        const read = parts.file(name ?? '', fileName ?? '', bytes);
        reading.push(read.catch(stop));
      })
      .on('filesLimit', () => stop(tooManyParts()))
      .on('fieldsLimit', () => stop(tooManyParts()))
      .on('partsLimit', () => stop(tooManyParts()))
      .on('error', () => stop(notMultipart()))
      .on('finish', () => {
        // The last file may still be written, or be rejected.
        void Promise.all(reading).then(() => resolve());
      });
    request.on('data', count).on('close', cutOff).pipe(parser);
  });
}

function createParser({ headers }: IncomingMessage): BusboyInstance {
  const limits = { files: MOST_FILES, fields: 2, fieldSize: LARGEST_FIELD, headerPairs: 20 };
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits,
    });
  } catch {
    throw notMultipart();
  }
}

/** Busboy replaces invalid UTF-8 by U+FFFD, and leaves out missing names. */
function mustBeText(...texts: readonly (string | undefined)[]): void {
  if (!texts.some((text) => text?.includes('\u{fffd}'))) return;
  throw new RequestRejected(400, 'BAD_REQUEST', requests.notUtf8);
}

function notMultipart(): RequestRejected {
  return new RequestRejected(400, 'BAD_REQUEST', requests.notMultipart);
}

function tooManyParts(): RequestRejected {
  const text = requests.tooManyParts({ most: MOST_FILES });
  return new RequestRejected(400, 'BAD_REQUEST', text);
}

function fieldTooLarge(): RequestRejected {
  const text = requests.fieldTooLarge({ most: LARGEST_FIELD });
  return new RequestRejected(413, 'BAD_REQUEST', text);
}

function tooLarge(): RequestRejected {
  const text = requests.bodyTooLarge({ most: LARGEST_BODY, ofFile: LARGEST_UPLOAD });
  return new RequestRejected(413, 'FILE_TOO_LARGE', text);
}
