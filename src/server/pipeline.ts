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
import type { JsonObject } from '../kernel/json.ts';
import { useExecution } from './execution.ts';
import { limits } from './limits.ts';
import { publicError, useErrorsWithoutValues } from './reporting.ts';

/** What HTTP and WebSocket know of an operation before it is parsed. */
export interface Arrival {
  readonly caller: Caller;
  readonly requestId: string;
}

/** The one pipeline that every operation goes through, whatever it came over. */
export interface Pipeline {
  /** Answers a POST with JSON. */
  overHttp(request: IncomingMessage, response: ServerResponse, arrival: Arrival): Promise<void>;
  /** Answers a request whose body was read and is given as JSON; of `request` only the headers count. */
  answer(
    body: JsonObject,
    request: IncomingMessage,
    response: ServerResponse,
    arrival: Arrival,
  ): Promise<void>;
  /** The steps of one operation for a transport that takes them one by one. */
  enter(arrival: Arrival): Steps;
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
  subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
}

/** The longest body of a request, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

export interface PipelineOptions {
  readonly schema: GraphQLSchema;
  readonly app: App;
  readonly introspection: boolean;
}

/** Parsing, limits, validation, execution and public errors. Authentication happens before. */
export function createPipeline({ schema, app, introspection }: PipelineOptions): Pipeline {
  const toPublic = (error: unknown, requestId?: string): GraphQLError =>
    publicError(error, schema, app.log, requestId);
  const yoga = createYoga<Arrival, Context>({
    schema,
    context: ({ caller, requestId }) => createContext(app, caller, requestId),
    plugins: [
      useJsonOnly(),
      ...limits(introspection),
      useErrorsWithoutValues(schema),
      useExecution(schema),
    ],
    maskedErrors: { maskError: (error) => toPublic(error) },
    maxRequestBodySize: MAX_BODY_BYTES,
    // The rest of what yoga could do is either done elsewhere or not offered.
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
  });
  return {
    overHttp: async (request, response, arrival) => {
      await yoga.handle(request, response, arrival);
    },
    async answer(body, { headers }, response, arrival) {
      const asJson = {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: headers.accept ?? '*/*' },
        body: JSON.stringify(body),
      };
      const answer = await yoga.fetch('http://service/graphql', asJson, arrival);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      if (answer.body === null) response.end();
      else await pipe(answer.body, response);
    },
    // Envelop types these as `any`; they are graphql-js' functions, wrapped.
    enter: (arrival) => yoga.getEnveloped(arrival),
    publicError: toPublic,
  };
}

/**
 * The only parser of requests: yoga's own would accept forms, which a foreign page can send without
 * asking, and would quote the body in its error.
 */
function useJsonOnly(): Plugin {
  return {
    onRequestParse({ setRequestParser }) {
      setRequestParser(async (request) => {
        const text = await request.text();
        try {
          // Yoga checks the members of what it gets here.
          return JSON.parse(text) as { query?: string };
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
