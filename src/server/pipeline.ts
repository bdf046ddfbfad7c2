import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline as pipe } from 'node:stream/promises';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { type App, type Caller, type Context, createContext } from '../graphql/context.ts';
import { type JsonObject, parseLossless } from '../kernel/json.ts';
import { tooLong } from './body.ts';
import { useExecution } from './execution.ts';
import { limits } from './limits.ts';
import { publicError, useErrorsWithoutValues } from './reporting.ts';
import { createSubscribe, type Subscribe } from './subscribe.ts';

/** Facts that HTTP and WebSocket know of an operation before it is parsed. */
export interface RequestInfo {
  readonly caller: Caller;
  readonly requestId: string;
}

/** The one pipeline that every operation goes through, whatever it came over. */
export interface Pipeline {
  /** Answers a POST with JSON. */
  overHttp(request: IncomingMessage, response: ServerResponse, info: RequestInfo): Promise<void>;
  /** Answers a request whose body was read and is given as JSON; of `request` only the headers count. */
  answer(
    body: JsonObject,
    request: IncomingMessage,
    response: ServerResponse,
    info: RequestInfo,
  ): Promise<void>;
  /** The steps of one operation for a transport that takes them one by one. */
  enter(info: RequestInfo): Steps;
  /** Runs a subscription whose context the steps have made. */
  readonly subscribe: Subscribe;
  /** The public form of an error that one of the steps threw. */
  publicError(error: unknown, requestId?: string): GraphQLError;
}

/** graphql-js' functions with everything that the pipeline adds. `parse` throws; all others give errors back. */
export interface Steps {
  readonly schema: GraphQLSchema;
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  contextFactory(): PromiseLike<object> | object;
  execute(args: ExecutionArgs): Promise<ExecutionResult>;
}

export interface PipelineOptions {
  readonly schema: GraphQLSchema;
  readonly app: App;
  readonly introspection: boolean;
  readonly maxBodyBytes: number;
}

/** Parsing, limits, validation, execution and public errors. Authentication happens before. */
export function createPipeline(options: PipelineOptions): Pipeline {
  const { schema, app, introspection, maxBodyBytes } = options;
  const toPublic = (error: unknown, requestId?: string): GraphQLError =>
    publicError(error, schema, app.log, requestId);
  const subscribe = createSubscribe(schema);
  const yoga = createYoga<RequestInfo, Context>({
    schema,
    context: ({ caller, requestId }) => createContext(app, caller, requestId),
    plugins: [
      useJsonOnly(maxBodyBytes),
      ...limits(introspection),
      useErrorsWithoutValues(schema),
      useExecution(schema, subscribe),
    ],
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
  return {
    overHttp: async (request, response, info) => {
      await yoga.handle(request, response, info);
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
    // Envelop types these as `any`; they are graphql-js' functions, wrapped.
    enter: (info) => yoga.getEnveloped(info),
    // Past envelop, which would wrap each of a subscriber's results again: they are public already.
    subscribe,
    publicError: toPublic,
  };
}

/**
 * The only parser of requests: yoga's own would accept forms, which a foreign page can send without
 * asking, and would quote the body in its error.
 */
function useJsonOnly(maxBodyBytes: number): Plugin {
  return {
    onRequestParse({ request: { headers }, setRequestParser }) {
      if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
      setRequestParser(async (request) => {
        const text = await request.text().catch((error: unknown) => {
          // Yoga's own words, on reading too much, leave the limit out.
          throw isTooLarge(error) ? tooLarge(maxBodyBytes) : error;
        });
        try {
          // Yoga checks the members of what it gets here.
          return parseLossless(text) as { query?: string };
        } catch {
          throw new GraphQLError('The body is not valid JSON.', {
            extensions: {
              code: 'BAD_REQUEST',
              retryable: false,
              http: { status: 400 },
            },
          });
        }
      });
    },
  };
}

const TOO_LARGE = 'REQUEST_ENTITY_TOO_LARGE';

function tooLarge(maxBodyBytes: number): GraphQLError {
  return new GraphQLError(tooLong(maxBodyBytes), {
    extensions: { code: TOO_LARGE, retryable: false, http: { status: 413 } },
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === TOO_LARGE;
}
