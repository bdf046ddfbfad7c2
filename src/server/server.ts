import type { Callbacks } from '../subjects/callbacks/receiver.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Uploads } from '../documents/uploads/uploads.ts';
import type { App } from '../context/context.ts';
import type { Log } from '../kernel/log/log.ts';
import type { UnattendedSubscriptions } from '../webhooks/webhook.ts';
import { IDENTITY_PATH } from '../kernel/ids.ts';
import { errors } from '../messages/errors.ts';
import {
  lastResponse,
  respondWithError,
  respondWithText,
  requestIdOf,
  RequestRejected,
} from './http/short-responses.ts';
import { type Authentication, slowFailures } from './auth/authentication.ts';
import { bodyFormOf, type BodyLimits } from './body/body.ts';
import { BodyRoom } from './body/body-room.ts';
import { createMeters, type MetersOptions } from './caps/meter.ts';
import { createAdmissionControl } from './auth/admission.ts';
import { FairTurns } from '../kernel/turns.ts';
import { createGraphqlRoute } from './routes/graphql-route.ts';
import type { Handlers } from './http/listener.ts';
import { type AnswerMetrics, createMetricsRoute } from './metrics/metrics.ts';
import { createMcpRoute } from './mcp/mcp-route.ts';
import { createTools } from './mcp/tools.ts';
import { createOrigins } from './http/origins.ts';
import type { PersistedDocumentsOptions } from './persisted/persisted-documents.ts';
import { createCallbacksRoute } from './routes/callbacks-route.ts';
import {
  createPersonPagesRoute,
  PERSON_PAGES_PATH,
  type PersonPages,
} from './routes/person-pages-route.ts';
import { createPipeline, type ResponsePath } from './pipeline/pipeline.ts';
import { pathOf, type Route } from './http/request.ts';
import { createUploadsRoute } from './body/uploads.ts';
import { createWeb } from './routes/web.ts';
import { createWebsockets } from './websocket/websocket.ts';

/** The service cannot work until an operator has acted. The message is public. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

interface ServiceOptions extends BodyLimits {
  readonly schema: GraphQLSchema;
  readonly app: App;
  /** Resolves if the journal accepts writes; rejects otherwise, with `NotReady` if the reason is public. */
  readonly ready: () => Promise<void>;
  readonly receiveCallback: Callbacks['receive'];
  /** Response to a challenge, see `identityProof`. */
  readonly proveIdentity: (challenge: string) => string | null;
  readonly serveDocument: Route;
  /** Folder of the built pages. */
  readonly webFolder: string;
  readonly uploads: Uploads;
  readonly answerMetrics: AnswerMetrics;
  readonly authentication: Authentication;
  /** Public address of the service, without a trailing slash. */
  readonly publicUrl: string;
  /** Origins whose pages may call, besides the service's own; see `toOriginPattern`. */
  readonly corsOrigins: readonly string[];
  readonly introspection: boolean;
  /** True if browsers get the playground. */
  readonly playground: boolean;
  /** The pages of the simulated platform; null with the real one. */
  readonly personPages: PersonPages | null;
  readonly persisted: PersistedDocumentsOptions;
  /** Trusted documents that are tools for assistants; see `createTools`. If empty, the path does not exist. */
  readonly mcpTools: readonly string[];
  /** Seals a confirmation, the same on all instances. */
  readonly sealConfirmation: (...parts: readonly string[]) => string;
  /** Maximum total size of request bodies in progress; see `BodyRoom`. */
  readonly maxBodiesBytes: number;
  /** Size limit of the cache of parsed, validated and compiled documents. */
  readonly documentCacheBytes: number;
  /** Caps of callers, and the quotas shared by all instances. */
  readonly caps: MetersOptions;
  /** Called with the path of the response for each request without files. */
  readonly countResponse?: (path: ResponsePath) => void;
  /** Timings of WebSocket connections; see `WebsocketOptions`. */
  readonly initTimeoutMs: number;
  /** Time without updates after which a socket or stream gets a keepalive. */
  readonly pingMs: number;
  readonly stalledMs: number;
  /** Returns a number from 0 to below 1; spreads the closing of sockets over time. */
  readonly random: () => number;
}

/** Routes of the service, and its shutdown. */
interface Service extends Handlers {
  /** Subscriptions of webhooks. */
  readonly unattended: UnattendedSubscriptions;
  /** Makes the service not ready, and closes sockets. Requests in progress continue. */
  startDraining(): void;
}

/** Routes by path; a path that ends in a slash serves everything below it. */
type Routes = Readonly<Record<string, Route>>;

/** All routes of the service, over HTTP and WebSocket. */
export function createService(options: ServiceOptions): Service {
  const { app, authentication, uploads, publicUrl, corsOrigins, personPages } = options;
  const { wallClock: clock, newId, log, measurements, tracing } = app;
  const isOpen = !authentication.isRequired;
  const origins = createOrigins({ patterns: corsOrigins, publicUrl, isOpen });
  const authenticate = slowFailures(authentication.authenticate, app);
  const admissionControl = createAdmissionControl(
    { ...authentication, authenticate },
    origins,
    log,
  );
  const meters = createMeters(options.caps, app.clock);
  const turns = new FairTurns();
  const bodies = new BodyRoom(options.maxBodiesBytes);
  const pipeline = createPipeline({ ...options, meters, turns });
  const sockets = createWebsockets({
    ...options,
    pipeline,
    meters,
    turns,
    bodies,
    authenticate,
    clock,
    newId,
    log,
    measurements,
    tracing,
  });
  const web = createWeb(options.webFolder);
  let draining = false;

  const route = routeBy({
    // The pages use operations that are not trusted documents.
    ...(!options.persisted.trustedOnly && { '/': web.page('index.html') }),
    '/assets/': web.assets,
    '/graphql': createGraphqlRoute({
      ...options,
      pipeline,
      meters,
      admissionControl,
      bodies,
      sendPage: options.playground ? web.page('playground.html') : null,
      newId,
      tracing,
    }),
    ...(options.mcpTools.length > 0 && {
      '/mcp': createMcpRoute({
        ...options,
        tools: createTools(options.schema, options.persisted.trusted, options.mcpTools),
        pipeline,
        meters,
        turns,
        admissionControl,
        bodies,
        clock,
        newId,
        seal: options.sealConfirmation,
      }),
    }),
    ...(personPages && {
      [PERSON_PAGES_PATH]: admissionControl.guard(
        createPersonPagesRoute({
          pages: personPages,
          bodies,
          sendPage: web.page('pages.html'),
        }),
      ),
    }),
    '/callbacks/': createCallbacksRoute(options.receiveCallback, bodies, newId),
    '/documents': createUploadsRoute(uploads, admissionControl, { clock, newId }),
    '/documents/': admissionControl.forPages(options.serveDocument),
    '/metrics': createMetricsRoute(options.answerMetrics, admissionControl),
    '/health/live': (_request, response) => respondWithText(response, 200, 'live'),
    [IDENTITY_PATH]: (_request, response, challenge) => {
      const proof = options.proveIdentity(challenge);
      respondWithText(response, proof === null ? 404 : 200, proof ?? 'not found');
    },
    '/health/ready': readiness(async () => {
      if (draining) throw new Error('The service is being stopped.');
      await options.ready();
    }),
  });

  return {
    unattended: pipeline.unattended,
    request: (request, response) => answer(route, request, response, log),
    upgrade(request, socket, head) {
      const reject = (status: string, text: string): void =>
        void socket.end(lastResponse(status, text));
      if (pathOf(request) !== '/graphql') return reject('404 Not Found', 'not found');
      if (draining) return reject('503 Service Unavailable', 'stopping');
      if (!admissionControl.mayUpgrade(request))
        return reject('403 Forbidden', 'not from a page of this origin, or from this machine');
      return sockets.accept(request, socket, head);
    },
    mayTakeLong(request) {
      const path = pathOf(request);
      return path === '/documents' || (path === '/graphql' && bodyFormOf(request) === 'multipart');
    },
    startDraining() {
      draining = true;
      sockets.close();
    },
  };
}

/** Finds the route of a request: first by its exact path, then by a parent path. */
function routeBy(routes: Routes): Route {
  const exact = new Map(Object.entries(routes));
  const folders = [...exact].filter(([path]) => path.endsWith('/') && path !== '/');
  return (request, response) => {
    const path = pathOf(request);
    const route = exact.get(path);
    if (route) return route(request, response, '');
    const below = folders.find(([folder]) => path.startsWith(folder));
    if (below) return below[1](request, response, path.slice(below[0].length));
    return respondWithText(response, 404, 'not found');
  };
}

/** Runs a route, and responds to errors that it throws. */
function answer(route: Route, request: IncomingMessage, response: ServerResponse, log: Log): void {
  const fail = (error: unknown): void => answerFailure(error, request, response, log);
  try {
    route(request, response, '')?.catch(fail);
  } catch (error) {
    fail(error);
  }
}

function answerFailure(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): void {
  // The client disconnected while it was sending, or before its request was fully read.
  if (request.destroyed && !request.readableEnded) return;
  if (error instanceof RequestRejected) {
    const { status, code, text, headers } = error;
    return respondWithError(response, status, code, text, headers);
  }
  const requestId = requestIdOf(response);
  log.error('request failed', {
    ...(requestId !== null && { requestId }),
    reason: error instanceof Error ? (error.stack ?? error.message) : typeof error,
  });
  if (response.headersSent) response.destroy();
  else respondWithError(response, 500, 'INTERNAL_ERROR', errors.unexpected);
}

function readiness(ready: () => Promise<void>): Route {
  return (_request, response) =>
    ready().then(
      () => respondWithText(response, 200, 'ready'),
      (error: unknown) => {
        const why = error instanceof NotReady ? `: ${error.message}` : '';
        respondWithText(response, 503, `not ready${why}`);
      },
    );
}
