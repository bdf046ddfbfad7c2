import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Uploads } from '../documents/uploads.ts';
import type { App } from '../graphql/context.ts';
import { answerRefusal, answerText, RequestRefused } from './answers.ts';
import type { Admission, Authentication } from './authentication.ts';
import { readBody } from './body.ts';
import type { ServeDocument } from './documents.ts';
import { atExpiry } from './expiry.ts';
import { type Page, renderPage } from './graphiql.ts';
import type { Handlers } from './listener.ts';
import { isFromThisMachine } from './loopback.ts';
import { isMultipart } from './multipart.ts';
import { receiveOperation } from './operations.ts';
import { type Arrival, createPipeline } from './pipeline.ts';
import { IssuerUnavailable } from './tokens.ts';
import { createUploadsRoute } from './uploads.ts';
import { createWebsockets } from './websocket.ts';

/** What the platform pushed, and what it is to be answered. */
export type ReceiveCallback = (
  token: string,
  body: string,
) => Promise<{ readonly status: number; readonly body: string }>;

export interface ServiceOptions {
  readonly schema: GraphQLSchema;
  readonly app: App;
  readonly receiveCallback: ReceiveCallback;
  readonly serveDocument: ServeDocument;
  readonly uploads: Uploads;
  readonly authentication: Authentication;
  readonly introspection: boolean;
  /** The folder whose `.graphql` files become GraphiQL's tabs. */
  readonly operationsFolder: string;
  /** Timings of WebSocket connections; see `WebsocketOptions`. */
  readonly initTimeoutMs: number;
  readonly pingMs: number;
  /** A number from 0 up to, not including, 1; spreads the farewells. */
  readonly random: () => number;
}

/** The service's routes, and the end of it. */
export interface Service extends Handlers {
  /** Not ready any more; sockets are told to go away. Requests under way go on. */
  startDraining(): void;
}

/** A push is a short notice; the documents show none longer than a few hundred bytes. */
const MAX_CALLBACK_BYTES = 64 * 1024;

export function createService(options: ServiceOptions): Service {
  const { app, receiveCallback, serveDocument, uploads } = options;
  const { initTimeoutMs, pingMs, random } = options;
  const { authenticate, isRequired } = options.authentication;
  // With all its tabs it has megabytes: it is put together when somebody first opens it.
  let page: Promise<Page> | null = null;
  const receiveUpload = createUploadsRoute(uploads);
  const pipeline = createPipeline(options);
  const websockets = createWebsockets({
    pipeline,
    authenticate,
    clock: app.clock,
    newId: app.newId,
    log: app.log,
    initTimeoutMs,
    random,
    pingMs,
  });
  let draining = false;

  const mayEnter = (request: IncomingMessage): boolean =>
    isRequired || isFromThisMachine(request.headers);

  /**
   * A foreign page can send forms and files without asking, but neither with a key, which no browser
   * adds by itself, nor, where there are no keys, from its own origin.
   */
  async function upload(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!mayEnter(request)) return refuseEntry(response);
    if (request.method !== 'POST') {
      return answerRefusal(response, 405, 'BAD_REQUEST', 'Files are sent by POST.', {
        allow: 'POST',
      });
    }
    const admission = await admitted(request, response);
    if (admission) await receiveUpload(request, response, admission.caller);
  }

  async function graphql(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!mayEnter(request)) return refuseEntry(response);
    if (request.method === 'GET' && accepts(request, 'text/html')) {
      page ??= renderPage(options.operationsFolder);
      return servePage(await page, response);
    }
    if (request.method !== 'POST') {
      return answerRefusal(response, 405, 'BAD_REQUEST', 'Operations are sent by POST.', {
        allow: 'POST',
      });
    }
    const hasFiles = isMultipart(request);
    if (!hasFiles && !/^application\/json *(;|$)/i.test(request.headers['content-type'] ?? '')) {
      return answerRefusal(
        response,
        415,
        'BAD_REQUEST',
        'Operations are sent as application/json, or with files as multipart/form-data.',
        { accept: 'application/json, multipart/form-data' },
      );
    }
    const admission = await admitted(request, response);
    if (admission === null) return;
    const { caller, endsAt } = admission;
    // A subscription is an answer that goes on.
    const callOff = atExpiry(endsAt, app.clock.now(), () => response.destroy());
    response.once('close', callOff);
    const requestId = app.newId();
    response.setHeader('x-request-id', requestId);
    response.setHeader('cache-control', 'no-store');
    const arrival = { caller, requestId };
    if (hasFiles) await graphqlWithFiles(request, response, arrival);
    else await pipeline.overHttp(request, response, arrival);
  }

  /** Files that came with an operation go with it; where its client went first, it may still need them. */
  async function graphqlWithFiles(
    request: IncomingMessage,
    response: ServerResponse,
    arrival: Arrival,
  ): Promise<void> {
    const { body, fileIds } = await receiveOperation(request, uploads, arrival.caller.tenant);
    response.once('finish', () => {
      for (const id of fileIds) void uploads.remove(id).catch(() => {});
    });
    await pipeline.answer(body, request, response, arrival);
  }

  /** Who sends a request; null when it was answered that they may not, or that nobody can say. */
  async function admitted(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Admission | null> {
    try {
      const admission = await authenticate(request.headers.authorization ?? null);
      if (admission !== null) return admission;
      const message = 'A key is needed: Authorization: Bearer <key or token>.';
      answerRefusal(response, 401, 'UNAUTHENTICATED', message, { 'www-authenticate': 'Bearer' });
    } catch (error) {
      if (!(error instanceof IssuerUnavailable)) throw error;
      app.log.error('tokens cannot be checked', { reason: error.message });
      const message = 'Tokens cannot be checked at the moment. Try again.';
      answerRefusal(response, 503, 'UNAVAILABLE', message, { 'retry-after': '5' });
    }
    return null;
  }

  async function callback(
    request: IncomingMessage,
    response: ServerResponse,
    token: string,
  ): Promise<void> {
    if (request.method !== 'POST') return answerText(response, 405, 'POST only');
    const body = await readBody(request, MAX_CALLBACK_BYTES);
    if (body === null) {
      response.setHeader('connection', 'close');
      return answerText(response, 413, 'too large');
    }
    const answer = await receiveCallback(token, body);
    answerText(response, answer.status, answer.body);
  }

  async function readiness(response: ServerResponse): Promise<void> {
    const isReady =
      !draining &&
      (await app.journal.ready().then(
        () => true,
        () => false,
      ));
    answerText(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path === '/graphql') return graphql(request, response);
    if (path.startsWith('/callbacks/'))
      return callback(request, response, path.slice('/callbacks/'.length));
    if (path === '/documents') return upload(request, response);
    if (path.startsWith('/documents/'))
      return serveDocument(request, response, path.slice('/documents/'.length));
    if (path === '/health/live') return answerText(response, 200, 'live');
    if (path === '/health/ready') return readiness(response);
    if (path === '/' && request.method === 'GET') {
      response.writeHead(302, { location: '/graphql' }).end();
      return;
    }
    answerText(response, 404, 'not found');
  }

  return {
    request(request, response) {
      route(request, response).catch((error: unknown) => {
        if (request.destroyed && !request.complete) return;
        if (error instanceof RequestRefused) {
          return answerRefusal(response, error.status, error.code, error.message);
        }
        app.log.error('request failed', {
          reason: error instanceof Error ? (error.stack ?? error.message) : typeof error,
        });
        if (response.headersSent) response.destroy();
        else answerText(response, 500, 'internal error');
      });
    },
    upgrade(request, socket, head) {
      const [path] = (request.url ?? '').split('?');
      if (draining || path !== '/graphql' || !mayEnter(request)) {
        socket.end(
          `HTTP/1.1 ${path === '/graphql' ? '403 Forbidden' : '404 Not Found'}\r\nconnection: close\r\n\r\n`,
        );
        return;
      }
      websockets.accept(request, socket, head);
    },
    mayTakeLong(request) {
      const [path] = (request.url ?? '').split('?');
      return path === '/documents' || (path === '/graphql' && isMultipart(request));
    },
    startDraining() {
      draining = true;
      websockets.close();
    },
  };
}

function refuseEntry(response: ServerResponse): void {
  const message = 'Without API keys this service answers its own machine only.';
  answerRefusal(response, 403, 'FORBIDDEN', message);
}

function servePage({ html, headers }: Page, response: ServerResponse): void {
  response.writeHead(200, headers).end(html);
}

function accepts({ headers }: IncomingMessage, type: string): boolean {
  return headers.accept?.includes(type) ?? false;
}
