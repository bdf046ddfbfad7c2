import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ArgumentNode,
  type ASTNode,
  type GraphQLInputType,
  Kind,
  TypeInfo,
  type ValueNode,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../context/context.ts';
import { toGraphQLError } from '../../graphql/errors/errors.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { Log } from '../../kernel/log/log.ts';
import { errors } from '../../messages/errors.ts';
import { DEFAULT_LANGUAGE, type Language, inWords } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import type { Cost } from '../caps/meter.ts';
import type { RequestInfo } from './steps.ts';
import { withMessage, withoutTypeNames, withoutValues } from '../execution/graphql-texts.ts';
import {
  argumentRejected,
  BEFORE_EXECUTION,
  inputFault,
  type InputPlace,
  InputRejected,
  missingArgument,
} from '../execution/input-faults.ts';

/** Arguments of graphql-js with the context of this service. */
export interface Operation extends ExecutionArgs {
  readonly contextValue: Context & Pick<RequestInfo, 'meter' | 'hasLeft'>;
}

/** Recipient of an error. */
export type Reader = Pick<Context, 'language' | 'requestId'>;

interface Reporting {
  readonly log: Log;
  /** Absent while the reader is unknown. */
  readonly reader?: Reader | undefined;
}

/** Errors already in their public form. Envelop masks an operation's errors again, without the request id. */
const alreadyPublic = new WeakSet<GraphQLError>();

/** Public form of any error, with the id of its request. An unexpected error is logged and masked; clients see only the id. */
export function publicError(error: unknown, { log, reader }: Reporting): GraphQLError {
  if (error instanceof GraphQLError && alreadyPublic.has(error)) return error;
  // The error is translated when its reader is known.
  if (error instanceof TranslatableError && !reader) return error;
  const known = knownError(error, reader?.language ?? DEFAULT_LANGUAGE);
  const shown = known
    ? withRequestId(withoutValues(known), reader?.requestId)
    : unexpectedError(error, log, reader);
  alreadyPublic.add(shown);
  return shown;
}

/** Known error with its code, in a language; null for an unexpected error. */
function knownError(error: unknown, language: Language): GraphQLError | null {
  const known = toGraphQLError(error, language);
  if (known === null || typeof known.extensions['code'] === 'string') return known;
  // Error of graphql-js: an argument without a value, or a result that its type cannot represent.
  return argumentRejected(known)?.inLanguage(language) ?? null;
}

function unexpectedError(error: unknown, log: Log, reader: Reader | undefined): GraphQLError {
  const id = reader === undefined ? {} : { requestId: reader.requestId };
  const original = error instanceof GraphQLError ? error.originalError : error;
  log.error('unexpected error', {
    ...id,
    reason: original instanceof Error ? (original.stack ?? original.message) : typeof original,
  });
  const extensions: GraphQLErrorExtensions = {
    code: 'INTERNAL_ERROR',
    retryable: false,
    ...id,
    http: { status: 500 },
  };
  const message = inWords(errors.unexpected, reader?.language ?? DEFAULT_LANGUAGE);
  return error instanceof GraphQLError
    ? withMessage(error, message, extensions)
    : new GraphQLError(message, { extensions });
}

/** Adds the id of the request to an error, unless it has one. */
export function withRequestId(error: GraphQLError, requestId: string | undefined): GraphQLError {
  if (requestId === undefined || error.extensions['requestId'] !== undefined) return error;
  const { nodes = null, source = null, positions = null, path = null, originalError } = error;
  const extensions = { ...error.extensions, requestId };
  const place = { nodes, source, positions, path };
  return new GraphQLError(error.message, {
    ...place,
    extensions,
    originalError: originalError ?? null,
  });
}

/** Operation to execute in a document. Throws an error for the client if there is none of this name. */
export function mustFindOperation(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (operation) return operation;
  throw new TranslatableError(requests.noSuchOperation, {
    extensions: {
      code: 'OPERATION_RESOLUTION_FAILURE',
      http: { status: 400 },
    },
  });
}

/** Extensions of the parser's errors. Yoga would set some of them, over HTTP only. */
const NOT_PARSED: GraphQLErrorExtensions = {
  code: 'GRAPHQL_PARSE_FAILED',
  retryable: false,
  ...BEFORE_EXECUTION,
};

/**
 * Names the fields of wrong literals, and removes values from errors of the parser and the validator; with introspection off,
 * also the names of types.
 */
export function useErrorsWithoutValues(schema: GraphQLSchema, introspection: boolean): Plugin {
  const toPublic = (error: GraphQLError): GraphQLError => {
    const known = withoutValues(error);
    if (known instanceof TranslatableError) return known;
    const message = introspection ? known.message : withoutTypeNames(known.message, schema);
    return withMessage(known, message, { retryable: false, ...known.extensions });
  };
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (!(result instanceof GraphQLError) || result instanceof TranslatableError) return;
        const { message, extensions } = withoutValues(result);
        replaceParseResult(withMessage(result, message, { ...NOT_PARSED, ...extensions }));
      },
    onValidate:
      ({ params: { documentAST } }) =>
      ({ valid, result, setResult }) => {
        if (valid) return;
        // The document and the errors have types of graphql-js, which envelop does not declare.
        const errors = result as readonly GraphQLError[];
        const document = documentAST as DocumentNode;
        const named = withLiteralsRejected(errors, document, { schema, introspection });
        setResult(named.map(toPublic));
      },
  };
}

/** Public form of a result: with public errors, its billed calls, and its cost against the caller's caps. */
export function publicResult(
  result: ExecutionResult,
  { contextValue: reader }: { readonly contextValue: Context },
  cost: Cost | null = null,
): ExecutionResult {
  const { app, billedCalls } = reader;
  const shown: { -readonly [Member in keyof ExecutionResult]: ExecutionResult[Member] } = {
    ...result,
  };
  if (result.errors)
    shown.errors = result.errors.map((error) => publicError(error, { log: app.log, reader }));
  if (cost === null && billedCalls.length === 0) return shown;
  const extensions = { ...result.extensions };
  if (billedCalls.length > 0) extensions['billing'] = { calls: [...billedCalls] };
  if (cost !== null) extensions['cost'] = cost;
  shown.extensions = extensions;
  return shown;
}

/** Runs an operation in its own span if tracing is on. */
export function inSpan<Result>(args: Operation, work: () => Result): Result {
  const { app, tenant } = args.contextValue;
  if (!app.tracing.isOn) return work();
  const operation = getOperationAST(args.document, args.operationName);
  const type = operation?.operation ?? 'unknown';
  const attributes = {
    'graphql.operation.type': type,
    'graphql.operation.name': operation?.name?.value.slice(0, 100) ?? null,
    'fapiao.tenant': tenant,
  };
  return app.tracing.span(`GraphQL ${type}`, 'server', attributes, work);
}

/** Logs an operation: names, codes and times, never a value. */
export function logOperation(
  {
    document,
    operationName,
    contextValue: { app, requestId, tenant },
  }: Pick<Operation, 'document' | 'operationName'> & {
    readonly contextValue: Pick<Context, 'app' | 'requestId' | 'tenant'>;
  },
  startedAt: number,
  errors: readonly GraphQLError[] = [],
): void {
  const operation = getOperationAST(document, operationName);
  const durationMs = performance.now() - startedAt;
  // Subscriptions are not measured: their clients determine how long they last.
  if (operation && operation.operation !== OperationTypeNode.SUBSCRIPTION)
    app.measurements.operationSeconds.labels(operation.operation).observe(durationMs / 1000);
  const named = {
    requestId,
    tenant,
    operation:
      `${operation?.operation ?? 'unknown'} ${operation?.name?.value.slice(0, 100) ?? ''}`.trim(),
    durationMs: Math.round(durationMs),
  };
  app.log.info(
    'operation',
    errors.length === 0 ? named : { ...named, errorCodes: codesOf(errors) },
  );
}

/** Returns each code once. */
function codesOf(errors: readonly GraphQLError[]): string {
  const codes = errors.map(({ extensions: { code } }) =>
    typeof code === 'string' ? code : 'GRAPHQL_ERROR',
  );
  return [...new Set(codes)].join(' ');
}

/** A value in a document, with its argument or variable. */
interface LiteralPlace extends InputPlace {
  readonly at: typeof requests.variableAt;
}

/** Converts the validator's errors about values in the document into those that the same values cause in variables. */
export function withLiteralsRejected(
  errors: readonly GraphQLError[],
  document: DocumentNode,
  { schema, introspection }: { readonly schema: GraphQLSchema; readonly introspection: boolean },
): readonly GraphQLError[] {
  const wanted = new Set(errors.flatMap(({ nodes }) => nodes?.[0] ?? []));
  const places = placesIn(document, schema, wanted);
  return errors.map((error) => {
    // Results of validation are cached, so a converted error may come again.
    if (error instanceof InputRejected) return error;
    const { nodes = [] } = error;
    const [node] = nodes;
    const place = node && places.get(node);
    if (place) {
      const fault = inputFault(error, place, introspection);
      return new InputRejected(place.at, fault, { nodes, extensions: BEFORE_EXECUTION });
    }
    return missingArgument(error, introspection) ?? error;
  });
}

/** Positions of values, and of unknown fields of input objects. */
function placesIn(
  document: DocumentNode,
  schema: GraphQLSchema,
  wanted: ReadonlySet<ASTNode>,
): ReadonlyMap<ASTNode, LiteralPlace> {
  const places = new Map<ASTNode, LiteralPlace>();
  const note = (value: ValueNode, place: LiteralPlace): void => {
    const { path } = place;
    if (wanted.has(value)) places.set(value, place);
    if (value.kind === Kind.LIST)
      for (const [n, item] of value.values.entries()) note(item, { ...place, path: [...path, n] });
    if (value.kind !== Kind.OBJECT) return;
    for (const field of value.fields) {
      if (wanted.has(field)) places.set(field, place);
      note(field.value, { ...place, path: [...path, field.name.value] });
    }
  };
  const types = new TypeInfo(schema);
  const typeNow = (): GraphQLInputType | undefined => types.getInputType() ?? undefined;
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument({ name, value }: ArgumentNode) {
        note(value, { at: requests.argumentAt, type: typeNow(), root: name.value, path: [] });
      },
      VariableDefinition({ variable, defaultValue }: VariableDefinitionNode) {
        const place = { at: requests.variableAt, type: typeNow(), root: variable.name.value };
        if (defaultValue) note(defaultValue, { ...place, path: [] });
      },
    }),
  );
  return places;
}
