import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Archive, pathOf } from '../../documents/documents.ts';
import { formatOf, mediaTypeOf } from '../../documents/formats.ts';
import type { Linked, Links } from '../../documents/links.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { Log } from '../../kernel/log/log.ts';
import { requests } from '../../messages/requests.ts';
import { inWords } from '../../messages/message.ts';
import { respondWithText, hasHungUp, languageOf } from '../http/short-responses.ts';
import { isKnownTag, rangeOf } from './conditional-requests.ts';
import type { Route } from '../http/request.ts';

interface DocumentsRouteOptions {
  readonly archive: Pick<Archive, 'size' | 'read'>;
  readonly links: Pick<Links, 'read'>;
  readonly clock: Clock;
  readonly log: Log;
}

interface Servable extends Linked {
  readonly mediaType: string;
  /** Expiry of the link in milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Time after which the store may be available again. */
const RETRY_AFTER_SECONDS = 30;

/** Serves stored files to anyone with a link: the link is the permission, so no key is needed. */
export function createDocumentsRoute(options: DocumentsRouteOptions): Route {
  const { archive, links, clock, log } = options;

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { sha256, name, mediaType, expiresAt }: Servable,
  ): Promise<void> {
    const size = await archive.size(sha256);
    if (size === null) {
      log.error('a stored document is missing', { path: pathOf(sha256) });
      return respondWithText(response, 404, 'not found');
    }
    const etag = `"${sha256}"`;
    const headers: OutgoingHttpHeaders = {
      etag,
      'accept-ranges': 'bytes',
      // The content is private and never changes.
      'cache-control': `private, max-age=${secondsUntil(expiresAt, clock)}, immutable`,
    };
    if (isKnownTag(request.headers, etag)) return void response.writeHead(304, headers).end();
    const range = rangeOf(request.headers, size, etag);
    if (range === 'unsatisfiable') {
      response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
      return;
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const body = request.method === 'HEAD' ? null : await archive.read(sha256, { first, last });
    response.writeHead(range === null ? 200 : 206, {
      ...headers,
      ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
      'content-length': last - first + 1,
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
      // A file from another source must not run scripts under this service's origin.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    if (body === null) response.end();
    else if (range !== null) await pipeline(body, response);
    else await pipeline(body, (chunks: AsyncIterable<Buffer>) => whole(chunks, sha256), response);
  }

  return async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return respondWithText(response, 405, 'GET or HEAD only');
    }
    const file = links.read(path, new URLSearchParams(request.url?.split('?')[1]));
    if (file === 'expired') {
      return respondWithText(response, 410, inWords(requests.linkExpired, languageOf(request)));
    }
    const format = file === 'unknown' ? null : formatOf(file.name);
    if (file === 'unknown' || format === null) return respondWithText(response, 404, 'not found');
    try {
      await send(request, response, { ...file, mediaType: mediaTypeOf(format) });
    } catch (error) {
      if (hasHungUp(error)) return;
      log.error('failed to serve a document', {
        reason: error instanceof Error ? error.message : typeof error,
      });
      // The connection is closed, so that no client takes a part for the whole file.
      if (response.headersSent) return void response.destroy();
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      respondWithText(response, 503, 'try again');
    }
  };
}

/** Passes a file on, but withholds its end if its content was changed in the store: no client takes it for the whole file. */
async function* whole(chunks: AsyncIterable<Buffer>, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let last: Buffer | null = null;
  for await (const chunk of chunks) {
    hash.update(chunk);
    if (last !== null) yield last;
    last = chunk;
  }
  if (hash.digest('hex') !== sha256) throw new Error(`${pathOf(sha256)} was changed in the store`);
  if (last !== null) yield last;
}

function secondsUntil(time: number, clock: Clock): number {
  return Math.max(0, Math.floor((time - clock.now()) / 1000));
}
