import type { IncomingMessage } from 'node:http';
import { uploadMediaType } from '../documents/upload-formats.ts';
import { LARGEST_UPLOAD, type Upload, UploadRefused, type Uploads } from '../documents/uploads.ts';
import type { Caller } from '../graphql/context.ts';
import type { NewId } from '../kernel/ids.ts';
import { toShanghaiIso } from '../kernel/shanghai.ts';
import { RequestRefused } from './answers.ts';
import type { Entrance } from './entrance.ts';
import { isMultipart, readMultipart } from './multipart.ts';
import { identify } from './request-id.ts';
import type { Route } from './route.ts';

/** Takes one file, as the body of a request or as its only part. What it is, its bytes say. */
export function createUploadsRoute(uploads: Uploads, entrance: Entrance, newId: NewId): Route {
  return entrance.guard(async (request, response) => {
    identify(request, response, newId);
    if (request.method !== 'POST') {
      throw new RequestRefused(405, 'BAD_REQUEST', 'Files are sent by POST.', { allow: 'POST' });
    }
    const admission = await entrance.admit(request, response);
    if (admission === null) return;
    const { tenant } = admission.caller;
    mustSendFiles(admission.caller);
    const upload = isMultipart(request)
      ? await receivePart(request, uploads, tenant)
      : await receiveFile(uploads, bytesOf(request), { tenant, name: nameIn(request) });
    const { id, name, format, byteSize, sha256, expiresAt } = upload;
    const mediaType = uploadMediaType(format);
    const expires = toShanghaiIso(expiresAt);
    response
      .writeHead(201, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(JSON.stringify({ id, name, mediaType, byteSize, sha256, expiresAt: expires }));
  });
}

/** Throws `RequestRefused` for a caller who may not send files. */
export function mustSendFiles({ scopes }: Caller): void {
  if (scopes.has('files')) return;
  throw new RequestRefused(403, 'NOT_PERMITTED', 'The key or token lacks the scope `files`.');
}

/** Receives a file; what it is refused for becomes the answer to the request. */
export async function receiveFile(
  uploads: Uploads,
  content: AsyncIterable<Buffer>,
  from: { readonly tenant: string; readonly name: string },
): Promise<Upload> {
  try {
    return await uploads.receive(content, from);
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    const { reason, message } = error;
    throw reason === 'too-large'
      ? new RequestRefused(413, 'FILE_TOO_LARGE', message)
      : new RequestRefused(415, 'UNKNOWN_FILE_FORMAT', message);
  }
}

async function receivePart(
  request: IncomingMessage,
  uploads: Uploads,
  tenant: string,
): Promise<Upload> {
  const received: Upload[] = [];
  let count = 0;
  try {
    await readMultipart(request, {
      // Other parts of a form are nobody's business here.
      field: () => {},
      async file(_name, fileName, content) {
        count += 1;
        if (count > 1) throw oneFileOnly();
        received.push(await receiveFile(uploads, content, { tenant, name: fileName }));
      },
    });
    const [upload] = received;
    if (!upload) throw oneFileOnly();
    return upload;
  } catch (error) {
    await Promise.all(received.map(({ id }) => uploads.remove(id)));
    throw error;
  }
}

function oneFileOnly(): RequestRefused {
  return new RequestRefused(400, 'BAD_REQUEST', 'The request must hold exactly one file.');
}

/**
 * The bytes of a body. One that says beforehand that it is too long is not read at all; and whoever
 * stops reading can still answer, which the stream's own iterator would make impossible.
 */
function bytesOf(request: IncomingMessage): AsyncIterable<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_UPLOAD) {
    const { message } = new UploadRefused('too-large');
    throw new RequestRefused(413, 'FILE_TOO_LARGE', message);
  }
  // An IncomingMessage without setEncoding yields Buffers.
  return request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

function nameIn({ url }: IncomingMessage): string {
  return new URLSearchParams(url?.split('?')[1]).get('name') ?? '';
}
