import {
  execute as interpret,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  type DocumentNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { auditExecuted } from '../pipeline/auditing.ts';
import type { Cost } from '../caps/meter.ts';
import { complexityOf } from '../../graphql/schema/complexity.ts';
import { createRunCompiled } from './jit.ts';
import type { Charge, DocumentCache } from './document-cache.ts';
import {
  inSpan,
  logOperation,
  type Operation,
  publicResult,
  type Reader,
} from '../pipeline/reporting.ts';
import type { Subscribe } from '../hub/subscribe.ts';
import { coerceVariables } from './variables.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../../context/context.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { MaybePromise, FairTurns } from '../../kernel/turns.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { rejectUnknown } from '../auth/admission.ts';
import { isOver } from '../auth/key-ring.ts';
import {
  type BodyLimits,
  readBody,
  textOf,
  NotJson,
  parseBody,
  type ParsedBody,
} from '../body/body.ts';
import { acceptedBy, formatResponse } from '../http/response-types.ts';
import { operationHead } from '../http/short-responses.ts';
import { isOperation, type PersistedDocuments } from '../persisted/persisted-documents.ts';
import type { RequestInfo, Visit } from '../pipeline/steps.ts';

interface ExecutionOptions {
  readonly introspection: boolean;
  readonly charge: Charge;
}

/** Runs a valid query or mutation, synchronously if there is nothing to await. */
type Execute = (operation: Operation) => MaybePromise<ExecutionResult>;

/**
 * Executes operations: checks the variables, counts the cost, then runs eligible queries compiled and all other operations with
 * graphql-js. Each operation logs one line; a subscription logs it at its end.
 */
export function createExecute(
  schema: GraphQLSchema,
  { introspection, charge }: ExecutionOptions,
): Execute {
  const runCompiled = createRunCompiled(schema, charge);

  function run(args: Operation): MaybePromise<ExecutionResult> {
    const startedAt = performance.now();
    const { coerced, errors } = hasNoReader(args) ? unread : coerceVariables(args, introspection);
    const cost = errors ? null : spendOn(args);
    const rejected = cost instanceof GraphQLError ? [cost] : errors;
    const ended = (result: ExecutionResult): ExecutionResult => {
      const shown = publicResult(result, args, cost instanceof GraphQLError ? null : cost);
      logOperation(args, startedAt, shown.errors);
      auditExecuted(args, shown);
      return shown;
    };
    if (rejected) return ended({ errors: rejected });
    const result = runCompiled(args, coerced ?? {}) ?? interpret(args);
    return result instanceof Promise ? result.then(ended) : ended(result);
  }

  return (operation) => inSpan(operation, () => run(operation));
}

/** Counts the operation's cost. Returns the cost, or the error for which it is not run. */
function spendOn(args: Operation): Cost | GraphQLError {
  try {
    return args.contextValue.meter.spend(complexityOf(args));
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** True for a query whose client left before its turn. A received mutation is always executed. */
function hasNoReader({ document, operationName, contextValue: { hasLeft } }: Operation): boolean {
  return (
    hasLeft?.() === true &&
    getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY
  );
}

const unread = {
  coerced: null,
  errors: [
    new GraphQLError('The client left before the query began.', {
      extensions: { code: 'CLIENT_LEFT' },
    }),
  ],
};

/** Plugin with which envelop calls the same functions. */
export function useExecution(execute: Execute, subscribe: Subscribe): Plugin {
  // The pipeline's `context` option creates the context of every operation.
  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn((args) => execute(args as Operation)),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args) => subscribe(args)),
  };
}

interface FastPathOptions extends Documents, BodyLimits {
  readonly schema: GraphQLSchema;
  readonly turns: FairTurns;
  readonly contextOf: (info: RequestInfo) => Context;
  readonly execute: Execute;
  readonly publicError: (error: unknown, reader: Reader) => GraphQLError;
  readonly clock: Pick<Clock, 'now'>;
  /** Called for each response sent by the fast path. */
  readonly responded: () => void;
  /** Responds to all other requests; `body` is undefined if it was not read. */
  readonly otherwise: (
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    body: ParsedBody | undefined,
  ) => Promise<void>;
}

/** Responds to an operation over HTTP. */
type FastPath = (request: IncomingMessage, response: ServerResponse, visit: Visit) => Promise<void>;

/**
 * Fast path for operations with a known document: node:http passes the request directly to execution, and the result is written
 * at once. All other requests go to yoga before anything is executed. Values that are available are not awaited.
 */
export function createFastPath(options: FastPathOptions): FastPath {
  const { schema, contextOf, execute, publicError, turns, clock, maxBodyBytes } = options;

  function run(
    visit: Visit,
    { document, operationName, variables }: KnownOperation,
  ): MaybePromise<ExecutionResult> {
    const { meter, hasLeft } = visit;
    const contextValue = Object.assign(contextOf(visit), { meter, hasLeft });
    return execute({ schema, document, operationName, variableValues: variables, contextValue });
  }

  return async (request, response, visit) => {
    if (request.method !== 'POST') return options.otherwise(request, response, visit, undefined);
    const bytes = await readBody(request, maxBodyBytes, visit.room);
    const turn = turns.wait(visit.caller.tenant);
    if (turn !== null) await turn;
    if (isOver(visit.admission, clock.now())) rejectUnknown();
    const body = parseBody(textOf(bytes, request), options.maxBodyValues);
    const { json: type } = acceptedBy(request.headers.accept);
    const operation = type === null ? null : toKnownOperation(body, visit.caller.tenant, options);
    if (type === null || operation === null)
      return options.otherwise(request, response, visit, body);
    let formatted: ReturnType<typeof formatResponse>;
    try {
      const running = run(visit, operation);
      formatted = formatResponse(running instanceof Promise ? await running : running, type);
    } catch (error) {
      formatted = formatResponse({ errors: [publicError(error, visit)] }, type);
    }
    options.responded();
    if (response.destroyed) return;
    const { 'ratelimit-policy': policy, ratelimit } = visit.meter.headers();
    response.writeHead(formatted.status, [
      'content-type',
      `${type}; charset=utf-8`,
      'content-length',
      String(Buffer.byteLength(formatted.body)),
      ...operationHead(request, visit.requestId),
      'ratelimit-policy',
      policy,
      'ratelimit',
      ratelimit,
      ...Object.entries(formatted.headers).flat(),
    ]);
    response.end(formatted.body);
  };
}

/** Query or mutation whose document was parsed and found valid. */
interface KnownOperation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: JsonObject | null;
}

/** Documents by the text or the hash in a request. */
interface Documents {
  readonly known: DocumentCache;
  readonly persisted: PersistedDocuments;
}

/** Operation in a tenant's body; null if its document is unknown or a member is invalid: the plugins of yoga report mistakes. */
function toKnownOperation(
  params: ParsedBody,
  tenant: string,
  { known, persisted }: Documents,
): KnownOperation | null {
  if (params instanceof NotJson || !isOperation(params)) return null;
  // Both have been checked.
  const variables = (params['variables'] ?? null) as JsonObject | null;
  // Some clients send an empty name instead of none.
  const operationName = (params['operationName'] || null) as string | null;
  const text = persisted.textAtOnce(tenant, params);
  const document = text === null ? null : known.get(text);
  if (text === null || document === null || !isNoSubscription(document, operationName)) return null;
  return { document, operationName, variables };
}

function isNoSubscription(document: DocumentNode, operationName: string | null): boolean {
  const operation = getOperationAST(document, operationName);
  return (
    operation?.operation !== undefined && operation.operation !== OperationTypeNode.SUBSCRIPTION
  );
}
