import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline as pipe } from 'node:stream/promises';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { type App, type Context, createContext } from '../graphql/context.ts';
import type { JsonObject } from '../kernel/json.ts';
import { createDirectWay } from './direct-way.ts';
import { type HttpInfo, httpPlugins } from './http-plugins.ts';
import { createKnownDocuments } from './known-documents.ts';
import {
  createPersistedDocuments,
  type PersistedDocuments,
  type PersistedDocumentsOptions,
} from './persisted/persisted-documents.ts';
import { publicError } from './reporting.ts';
import { stepPlugins } from './step-plugins.ts';
import type { RequestInfo, Steps } from './steps.ts';
import { createSubscribe, type Subscribe } from './subscribe.ts';

export type { RequestInfo, Steps } from './steps.ts';

/** The one pipeline that every operation goes through, whatever it came over. */
export interface Pipeline {
  /** Answers a POST with JSON, or a GET that names a document by its hash. */
  overHttp(request: IncomingMessage, response: ServerResponse, info: RequestInfo): Promise<void>;
  /** Answers a request whose body was read and is given as JSON; of `request` only the headers count. */
  answer(
    body: JsonObject,
    request: IncomingMessage,
    response: ServerResponse,
    info: RequestInfo,
  ): Promise<void>;
  /** See `PersistedDocuments`. */
  readonly textOf: PersistedDocuments['textOf'];
  /** The steps of one operation for a transport that takes them one by one. */
  enter(info: RequestInfo): Steps;
  /** Runs a subscription whose context the steps have made. */
  readonly subscribe: Subscribe;
  /** The public form of an error that one of the steps threw. */
  publicError(error: unknown, requestId?: string): GraphQLError;
}

export interface PipelineOptions {
  readonly schema: GraphQLSchema;
  readonly app: App;
  readonly introspection: boolean;
  readonly maxBodyBytes: number;
  /** Of parsed, validated and compiled documents together. */
  readonly documentCacheBytes: number;
  readonly persisted: PersistedDocumentsOptions;
  /** Told of each request without files which way its answer came. */
  readonly countWay?: ((way: Way) => void) | undefined;
}

/** From node:http straight into the pipeline, or with yoga around it; an answer looks the same either way. */
export type Way = 'direct' | 'yoga';

/** Parsing, limits, validation, execution and public errors. Authentication happens before. */
export function createPipeline(options: PipelineOptions): Pipeline {
  const { schema, app, introspection, maxBodyBytes, countWay } = options;
  const toPublic = (error: unknown, requestId?: string): GraphQLError =>
    publicError(error, schema, app.log, requestId);
  const subscribe = createSubscribe(schema);
  const known = createKnownDocuments(options.documentCacheBytes);
  const persisted = createPersistedDocuments(options.persisted);
  const yoga = createYoga<HttpInfo, Context>({
    schema,
    context: ({ caller, requestId }) => createContext(app, caller, requestId),
    plugins: [
      ...httpPlugins(maxBodyBytes, persisted),
      known.plugin,
      ...stepPlugins(schema, introspection, subscribe, known.charge),
    ],
    parserAndValidationCache: known.caches,
    maskedErrors: { maskError: (error) => toPublic(error) },
    maxRequestBodySize: maxBodyBytes,
    // The rest of what yoga could do is either done elsewhere or not offered.
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
  });
  // Envelop types these as `any`; they are graphql-js' functions, wrapped.
  const enter = (info: RequestInfo): Steps => yoga.getEnveloped({ ...info });
  const goDirectly = createDirectWay({ known, persisted, enter, maxBodyBytes });
  return {
    async overHttp(request, response, info) {
      const rest = await goDirectly(request, response, info);
      countWay?.(rest.is === 'answered' ? 'direct' : 'yoga');
      if (rest.is === 'answered') return;
      // Yoga takes what was read from where frameworks put it that read before they call yoga.
      if (rest.is === 'read') Object.assign(request, { body: Readable.from(rest.body) });
      const outcome = rest.is === 'read' ? rest.outcome : null;
      await yoga.handle(request, response, { ...info, outcome });
    },
    async answer(body, { headers }, response, info) {
      const asJson = {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: headers.accept ?? '*/*' },
        body: JSON.stringify(body),
      };
      const answer = await yoga.fetch('http://service/graphql', asJson, info);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (answer.body === null) response.end();
      else await pipe(answer.body, response);
    },
    textOf: (params) => persisted.textOf(params),
    enter,
    // Past envelop, which would wrap each of a subscriber's results again: they are public already.
    subscribe,
    publicError: toPublic,
  };
}
