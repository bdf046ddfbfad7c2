import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadMediaType } from '../documents/upload-formats.ts';
import { LARGEST_UPLOAD, UploadRefused, type Uploads } from '../documents/uploads.ts';
import type { Caller } from '../graphql/context.ts';
import { toShanghaiIso } from '../kernel/shanghai.ts';
import { answerRefusal } from './answers.ts';

/** Answers a `POST /documents` of somebody who may send files. */
export type ReceiveUpload = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
) => Promise<void>;

/** Takes a file as the body of a request. Its name comes in the query; what it is, its bytes say. */
export function createUploadsRoute(uploads: Pick<Uploads, 'receive'>): ReceiveUpload {
  return async (request, response, { tenant }) => {
    try {
      const { id, name, format, byteSize, sha256, expiresAt } = await uploads.receive(
        bytesOf(request),
        { tenant, name: nameIn(request) },
      );
      const mediaType = uploadMediaType(format);
      const answer = {
        id,
        name,
        mediaType,
        byteSize,
        sha256,
        expiresAt: toShanghaiIso(expiresAt),
      };
      response
        .writeHead(201, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      answerUploadRefused(response, error);
    }
  };
}

/** Says why a file was not taken. */
function answerUploadRefused(response: ServerResponse, { reason, message }: UploadRefused): void {
  if (reason === 'too-large') return answerRefusal(response, 413, 'FILE_TOO_LARGE', message);
  answerRefusal(response, 415, 'UNKNOWN_FILE_FORMAT', message);
}

/**
 * The bytes of a body. One that says beforehand that it is too long is not read at all; and whoever
 * stops reading can still answer, which the stream's own iterator would make impossible.
 */
function bytesOf(request: IncomingMessage): AsyncIterable<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_UPLOAD) {
    throw new UploadRefused('too-large');
  }
  // An IncomingMessage without setEncoding yields Buffers.
  return request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

function nameIn({ url }: IncomingMessage): string {
  return new URLSearchParams(url?.split('?')[1]).get('name') ?? '';
}
