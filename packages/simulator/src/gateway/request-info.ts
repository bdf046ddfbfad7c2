import type { IncomingMessage } from 'node:http';
import { Base64Extractor, isJsonObject, type JsonObject } from '../from-service.ts';
import { malformed } from './fields.ts';
import { SentFile } from '../sent-file.ts';
import { beginSignature, type Signature } from './signature.ts';

/** Files of up to 60 MB are sent as base64 in JSON. */
const LARGEST_REQUEST = 96 * 1024 * 1024;

/** A shorter file stays in the text. */
const LONGEST_TEXT = 15 * 1024 * 1024;

/** A received request. Its files exist until it is closed. */
export interface RequestInfo {
  readonly signature: Signature;
  /** True if the request had no body. */
  readonly isEmpty: boolean;
  /** The body; throws a `Refusal` if it is not a JSON object. `SentFile`s replace long texts. */
  json(): JsonObject;
  close(): Promise<void>;
}

/** Reads a request; large files in it are written to the disk, so that many can be received at once. */
export async function readRequestInfo(request: IncomingMessage): Promise<RequestInfo> {
  const signature = beginSignature(request.headers);
  const strings = new Base64Extractor(LONGEST_TEXT);
  const files: SentFile[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(files.map((file) => file.close()));
  };
  let size = 0;
  try {
    // A request's stream yields buffers, as no encoding is set on it.
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LARGEST_REQUEST) throw new Error('the request is too large');
      signature.update(chunk);
      for (const { index, bytes } of strings.push(chunk)) {
        files[index] ??= await SentFile.create();
        await files[index].append(bytes);
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    signature,
    isEmpty: size === 0,
    close,
    json() {
      const body = parse(request.headers['content-type'], strings.rest());
      const members = Object.entries(body).map(([name, value]) => [
        name,
        files[strings.indexOf(value) ?? -1] ?? value,
      ]);
      // A file is not JSON, but takes the place of a text: only `sentFile` reads it.
      return Object.fromEntries(members) as JsonObject;
    },
  };
}

function parse(contentType: string | undefined, text: string): JsonObject {
  if (!/^application\/json\b/i.test(contentType ?? ''))
    malformed('Content-Type must be application/json');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    malformed('the body is not valid JSON');
  }
  return isJsonObject(value) ? value : malformed('the body must be a JSON object');
}
