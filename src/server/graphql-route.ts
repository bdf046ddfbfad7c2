import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Uploads } from '../documents/uploads.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import { RequestRefused } from './answers.ts';
import type { Entrance } from './entrance.ts';
import { atExpiry } from './expiry.ts';
import { createGraphiql, type GraphiqlOptions } from './graphiql.ts';
import { isMultipart } from './multipart.ts';
import { receiveOperation } from './operations.ts';
import type { Pipeline, RequestInfo } from './pipeline.ts';
import type { Route } from './route.ts';

interface GraphqlRouteOptions extends GraphiqlOptions {
  readonly pipeline: Pipeline;
  readonly entrance: Entrance;
  readonly uploads: Uploads;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: NewId;
}

/** Operations over HTTP, and the page on which people write them. */
export function createGraphqlRoute(options: GraphqlRouteOptions): Route {
  const { pipeline, entrance, uploads, clock, newId } = options;
  const sendPage = createGraphiql(options);

  async function operation(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const admission = await entrance.admit(request, response);
    if (admission === null) return;
    const { caller, endsAt } = admission;
    // A subscription is an answer that goes on.
    const callOff = atExpiry(endsAt, clock.now(), () => response.destroy());
    response.once('close', callOff);
    const requestId = newId();
    response.setHeader('x-request-id', requestId);
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
      await sendPage(response);
      return;
    }
    refuseOtherForms(request);
    await operation(request, response);
  });
}

/** Throws `RequestRefused` for what is not an operation, before anybody is asked who they are. */
function refuseOtherForms(request: IncomingMessage): void {
  if (request.method !== 'POST') {
    throw new RequestRefused(405, 'BAD_REQUEST', 'Operations are sent by POST.', { allow: 'POST' });
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

function accepts({ headers }: IncomingMessage, type: string): boolean {
  return headers.accept?.includes(type) ?? false;
}
