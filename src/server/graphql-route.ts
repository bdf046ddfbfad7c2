import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Uploads } from '../documents/uploads.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import { acceptsAnswer } from './accepted.ts';
import { mayNameDocument, NOT_BY_GET } from './address-params.ts';
import { answerText, RequestRefused } from './answers.ts';
import type { Entrance } from './entrance.ts';
import { atExpiry } from './expiry.ts';
import { createGraphiql, type GraphiqlOptions } from './graphiql.ts';
import { isMultipart } from './multipart.ts';
import { receiveOperation } from './operations.ts';
import type { PersistedDocumentsOptions } from './persisted/persisted-documents.ts';
import type { Pipeline, RequestInfo } from './pipeline.ts';
import { identify } from './request-id.ts';
import type { Route } from './route.ts';

interface GraphqlRouteOptions extends GraphiqlOptions {
  readonly pipeline: Pipeline;
  readonly entrance: Entrance;
  readonly uploads: Uploads;
  readonly persisted: Pick<PersistedDocumentsOptions, 'trustedOnly'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: NewId;
}

/** Operations over HTTP, and the page on which people write them. */
export function createGraphqlRoute(options: GraphqlRouteOptions): Route {
  const { pipeline, entrance, uploads, persisted, clock, newId } = options;
  const sendPage = createGraphiql(options);

  async function operation(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const admission = await entrance.admit(request, response);
    if (admission === null) return;
    const { caller, endsAt } = admission;
    // A subscription is an answer that goes on.
    const callOff = atExpiry(endsAt, clock.now(), () => response.destroy());
    response.once('close', callOff);
    response.setHeader('cache-control', 'no-store');
    const info = { caller, requestId };
    if (isMultipart(request)) await operationWithFiles(request, response, info);
    else await pipeline.overHttp(request, response, info);
  }

  /** Files that came with an operation go with it; where its client went first, it may still need them. */
  async function operationWithFiles(
    request: IncomingMessage,
    response: ServerResponse,
    info: RequestInfo,
  ): Promise<void> {
    const { body, fileIds } = await receiveOperation(request, uploads, info.caller.tenant);
    response.once('finish', () => {
      for (const id of fileIds) void uploads.remove(id).catch(() => {});
    });
    await pipeline.answer(body, request, response, info);
  }

  return entrance.guard(async (request, response) => {
    if (request.method === 'GET' && accepts(request, 'text/html')) {
      // Nothing that is written on the page would be run.
      if (persisted.trustedOnly) return answerText(response, 404, 'not found');
      return sendPage(response);
    }
    const requestId = identify(request, response, newId);
    refuseOtherForms(request);
    await operation(request, response, requestId);
  });
}

const NOT_ACCEPTABLE =
  'Answers are application/json or application/graphql-response+json, those of subscriptions text/event-stream.';

/**
 * Throws `RequestRefused` for what is not an operation, and for one whose answer nobody could read, before
 * anybody is asked who they are.
 */
function refuseOtherForms(request: IncomingMessage): void {
  if (!acceptsAnswer(request.headers.accept))
    throw new RequestRefused(406, 'BAD_REQUEST', NOT_ACCEPTABLE);
  if (request.method === 'GET' && mayNameDocument(request)) return refuseEmbedded(request);
  if (request.method !== 'POST') {
    throw new RequestRefused(405, 'BAD_REQUEST', NOT_BY_GET, { allow: 'GET, POST' });
  }
  const isJson = /^application\/json *(;|$)/i.test(request.headers['content-type'] ?? '');
  if (isJson || isMultipart(request)) return;
  throw new RequestRefused(
    415,
    'BAD_REQUEST',
    'Operations are sent as application/json, or with files as multipart/form-data.',
    { accept: 'application/json, multipart/form-data' },
  );
}

/**
 * Refuses what a page only embeds, as an image or a frame: a browser sends that to any address without
 * asking first, and names no origin.
 */
function refuseEmbedded({ headers }: IncomingMessage): void {
  const mode = headers['sec-fetch-mode'] ?? 'cors';
  if (mode === 'cors' || mode === 'same-origin') return;
  throw new RequestRefused(403, 'FORBIDDEN', 'An operation is not to be embedded in a page.');
}

function accepts({ headers }: IncomingMessage, type: string): boolean {
  return headers.accept?.includes(type) ?? false;
}
