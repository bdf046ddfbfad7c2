import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  uploadMediaType,
  LARGEST_UPLOAD,
  UploadRejected,
} from '../../documents/uploads/upload-formats.ts';
import type { Upload, Uploads } from '../../documents/uploads/uploads.ts';
import type { Caller } from '../../context/context.ts';
import type { NewId } from '../../kernel/ids.ts';
import { withLogFields } from '../../kernel/log/log.ts';
import { type Clock, toShanghaiIso } from '../../kernel/time/clock.ts';
import { errors } from '../../messages/errors.ts';
import { requests } from '../../messages/requests.ts';
import { RequestRejected } from '../http/short-responses.ts';
import { bodyFormOf, rejectPacked } from './body.ts';
import { type AdmissionControl, rejectUnknown } from '../auth/admission.ts';
import { isOver } from '../auth/key-ring.ts';
import { LARGEST_BODY, readMultipart } from './multipart.ts';
import { identify, type Route } from '../http/request.ts';

/** Receives one file, as the body of a request or as its only part. Its bytes determine its format. */
export function createUploadsRoute(
  uploads: Uploads,
  admissionControl: AdmissionControl,
  { clock, newId }: { readonly clock: Pick<Clock, 'now'>; readonly newId: NewId },
): Route {
  return admissionControl.guard((request, response) => {
    const requestId = identify(request, response, newId);
    return withLogFields({ requestId }, () => receive(request, response));
  });

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      throw new RequestRejected(405, 'BAD_REQUEST', requests.filesByPost, { allow: 'POST' });
    }
    const admission = await admissionControl.admit(request);
    const { caller } = admission;
    const { tenant } = caller;
    await mustHaveRoom(uploads, request, caller);
    const upload =
      bodyFormOf(request) === 'multipart'
        ? await receivePart(request, uploads, tenant)
        : await receiveFile(uploads, bytesOf(request), { tenant, name: nameIn(request) });
    const { id, name, format, byteSize, sha256, expiresAt } = upload;
    if (isOver(admission, clock.now())) {
      await uploads.remove(id);
      rejectUnknown();
    }
    const mediaType = uploadMediaType(format);
    const expires = toShanghaiIso(expiresAt);
    response
      .writeHead(201, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(JSON.stringify({ id, name, mediaType, byteSize, sha256, expiresAt: expires }));
  }
}

/**
 * Throws `RequestRejected`, before the body is read, for a caller who may not send files, for a body with a content encoding,
 * and if there is no room.
 */
export async function mustHaveRoom(
  uploads: Pick<Uploads, 'admit'>,
  { headers }: IncomingMessage,
  { scopes, tenant }: Caller,
): Promise<void> {
  if (!scopes.has('files'))
    throw new RequestRejected(403, 'NOT_PERMITTED', errors.scopeMissing({ scope: 'files' }));
  rejectPacked(headers);
  const length = headers['content-length'] === undefined ? null : Number(headers['content-length']);
  await asRejection(() => {
    // The file is too large for any amount of room, so waiting does not help.
    if (length !== null && length > LARGEST_BODY) throw new UploadRejected('too-large');
    return uploads.admit(tenant, length);
  });
}

/** Receives a file; its rejection becomes the response. */
export function receiveFile(
  uploads: Uploads,
  content: AsyncIterable<Buffer>,
  from: { readonly tenant: string; readonly name: string },
): Promise<Upload> {
  return asRejection(() => uploads.receive(content, from));
}

/** Time after which older files may have been removed, or the disk may have room again. */
const RETRY_AFTER = { 'retry-after': '60' };

const answers = {
  'too-large': [413, 'FILE_TOO_LARGE', {}],
  'unknown-format': [415, 'UNKNOWN_FILE_FORMAT', {}],
  'no-room': [507, 'UPLOADS_FULL', RETRY_AFTER],
  'disk-full': [503, 'STORE_UNAVAILABLE', RETRY_AFTER],
} as const;

async function asRejection<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UploadRejected)) throw error;
    const [status, code, headers] = answers[error.reason];
    throw new RequestRejected(status, code, error.text, headers);
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
      // Other parts of a form are ignored.
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

function oneFileOnly(): RequestRejected {
  return new RequestRejected(400, 'BAD_REQUEST', requests.oneFile);
}

/**
 * Bytes of a body. A body that announces too many bytes is not read. Unlike with the stream's default iterator, a reader that
 * stops can still send a response.
 */
function bytesOf(request: IncomingMessage): AsyncIterable<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_UPLOAD) {
    const { text } = new UploadRejected('too-large');
    throw new RequestRejected(413, 'FILE_TOO_LARGE', text);
  }
  // An IncomingMessage without setEncoding yields Buffers.
  return request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

function nameIn({ url }: IncomingMessage): string {
  return new URLSearchParams(url?.split('?')[1]).get('name') ?? '';
}
