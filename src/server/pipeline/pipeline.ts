import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline as pipe } from 'node:stream/promises';
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { type App, type Context, createContext } from '../../context/context.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Meters } from '../caps/meter.ts';
import { checkArguments } from '../../graphql/plugins/input-checks.ts';
import type { BodyLimits, ParsedBody } from '../body/body.ts';
import { createFastPath, createExecute } from '../execution/execution.ts';
import { completed } from '../http/connections.ts';
import { coerceVariables } from '../execution/variables.ts';
import { rejectUnknown } from '../auth/admission.ts';
import type { Admission } from '../auth/authentication.ts';
import { atEnd, isOver } from '../auth/key-ring.ts';
import type { FairTurns } from '../../kernel/turns.ts';
import { hasHungUp, operationHead, setHead } from '../http/short-responses.ts';
import { type HttpInfo, httpPlugins } from './http-plugins.ts';
import { createDocumentCache } from '../execution/document-cache.ts';
import {
  createPersistedDocuments,
  type PersistedDocuments,
  type PersistedDocumentsOptions,
} from '../persisted/persisted-documents.ts';
import { publicError, type Reader } from './reporting.ts';
import { stepPlugins } from './limits.ts';
import type { RequestInfo, Steps, Visit } from './steps.ts';
import { createExecuteShared, createSubscribe, type Subscribe } from '../hub/subscribe.ts';
import { createUnattended } from '../hub/unattended.ts';
import type { UnattendedSubscriptions } from '../../webhooks/webhook.ts';

/** Pipeline of every operation, over every transport. */
export interface Pipeline {
  /** Responds to a POST with JSON, or a GET that names a document by its hash. */
  overHttp(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void>;
  /** Responds to a request whose body is given as JSON; only the headers of `request` are read. */
  answer(
    body: JsonObject,
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
  ): Promise<void>;
  /** See `PersistedDocuments`. */
  readonly textOf: PersistedDocuments['textOf'];
  /** Steps of one operation, for a transport that calls them one by one. */
  enter(info: RequestInfo): Steps;
  /** Errors of an operation's variables and arguments, found without running it. */
  inputErrors(operation: ExecutionArgs): readonly unknown[];
  /** Runs a subscription whose context the steps have created. */
  readonly subscribe: Subscribe;
  /** Subscriptions of webhooks. */
  readonly unattended: UnattendedSubscriptions;
  /** Public form of an error thrown by a step. */
  publicError(error: unknown, reader?: Reader): GraphQLError;
}

interface PipelineOptions extends BodyLimits {
  readonly schema: GraphQLSchema;
  readonly app: App;
  readonly introspection: boolean;
  /** Size limit of the cache of parsed, validated and compiled documents. */
  readonly documentCacheBytes: number;
  readonly persisted: PersistedDocumentsOptions;
  readonly meters: Meters;
  readonly turns: FairTurns;
  /** Time without updates after which a stream sends a keepalive. */
  readonly pingMs: number;
  /** Called with the path of the response for each request without files. */
  readonly countResponse?: ((path: ResponsePath) => void) | undefined;
}

/** Path of a response: from node:http directly into the pipeline, or through yoga. Both give the same response. */
export type ResponsePath = 'fast' | 'yoga';

/** Parsing, limits, validation, execution and public errors. Authentication happens before. */
export function createPipeline(options: PipelineOptions): Pipeline {
  const { schema, app, introspection, meters, turns, countResponse } = options;
  const { maxBodyBytes, maxBodyValues } = options;
  const subscribe = createSubscribe(schema, {
    introspection,
    meters,
    turns,
  });
  const known = createDocumentCache(options.documentCacheBytes, app.measurements);
  const persisted = createPersistedDocuments(options.persisted, app.measurements);
  const execute = createExecute(schema, {
    introspection,
    charge: known.charge,
  });
  const contextOf = ({ caller, language, requestId }: RequestInfo): Context =>
    createContext(app, { ...caller, language }, requestId);
  const yoga = createYoga<HttpInfo, Context>({
    schema,
    context: contextOf,
    plugins: [
      ...httpPlugins({ maxBodyBytes, maxBodyValues }, persisted, options.pingMs),
      known.plugin,
      ...stepPlugins(schema, introspection, execute, subscribe),
    ],
    parserAndValidationCache: known.caches,
    // The reader of these errors is known only in later steps.
    maskedErrors: { maskError: (error) => publicError(error, { log: app.log }) },
    maxRequestBodySize: maxBodyBytes,
    // Other features of yoga are implemented elsewhere or not offered.
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
  });
  // Envelop types these as `any`; they are wrapped functions of graphql-js.
  const enter = (info: RequestInfo): Steps => yoga.getEnveloped({ ...info });

  /** Rejects an operation whose credential expired while it was received, and ends one whose credential expires later. */
  function goOn(admission: Admission, response: ServerResponse): void {
    const now = app.wallClock.now();
    if (isOver(admission, now)) rejectUnknown();
    // A subscription is a streamed response.
    response.once(
      'close',
      atEnd(admission, now, () => response.destroy()),
    );
  }

  async function byYoga(
    request: IncomingMessage,
    response: ServerResponse,
    { admission, room: _room, ...info }: Visit,
    body: ParsedBody | undefined,
  ): Promise<void> {
    countResponse?.('yoga');
    setHead(response, operationHead(request, info.requestId));
    if (body === undefined) await turns.wait(info.caller.tenant);
    goOn(admission, response);
    const isComplete = (): void => completed(response);
    await yoga.handle(request, response, { ...info, body, isComplete });
  }

  const overHttp = createFastPath({
    schema,
    known,
    persisted,
    contextOf,
    execute,
    turns,
    clock: app.wallClock,
    maxBodyBytes,
    maxBodyValues,
    publicError: (error, reader) => publicError(error, { log: app.log, reader }),
    responded: () => countResponse?.('fast'),
    otherwise: byYoga,
  });
  return {
    overHttp,
    async answer(body, { headers }, response, { admission, room: _room, ...info }) {
      const asJson = {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: headers.accept ?? '*/*' },
        body: JSON.stringify(body),
      };
      await turns.wait(info.caller.tenant);
      goOn(admission, response);
      const isComplete = (): void => completed(response);
      const served = { ...info, isComplete };
      const answer = await yoga.fetch('http://service/graphql', asJson, served);
      // A client that disconnects before or during the response is no failure.
      if (response.destroyed) return answer.body?.cancel();
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (answer.body === null) return void response.end();
      await pipe(answer.body, response).catch((error: unknown) => {
        if (!hasHungUp(error)) throw error;
      });
    },
    textOf: (tenant, params) => persisted.textOf(tenant, params),
    enter,
    inputErrors(operation) {
      const { coerced, errors } = coerceVariables(operation, introspection);
      if (errors) return errors;
      try {
        checkArguments({ ...operation, variableValues: coerced }, app.wallClock);
        return [];
      } catch (error) {
        return [error];
      }
    },
    // Bypasses envelop, which would wrap each result again although its errors are already public.
    subscribe,
    unattended: createUnattended({
      schema,
      app,
      introspection,
      meters,
      enter,
      textOf: (tenant, params) => persisted.textOf(tenant, params),
      execute: createExecuteShared({ meters, turns }),
    }),
    publicError: (error, reader) => publicError(error, { log: app.log, reader }),
  };
}
