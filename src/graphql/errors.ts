import { GraphQLError } from 'graphql';
import { BadCursor } from '../kernel/bad-cursor.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import {
  NotPermitted,
  PlatformError,
  PlatformRejected,
  PlatformUnavailable,
  QuotaExhausted,
} from '../platform/errors.ts';
import { Conflict, OutcomeUnknown, Refused, StoreUnavailable } from '../subjects/errors.ts';
import { builder } from './builder.ts';
import { type FieldError, InvalidInput } from './invalid-input.ts';
import { Operation } from './operation.ts';

type PublicError = PlatformError | InvalidInput | Conflict | OutcomeUnknown;

const ErrorInterface = builder.interfaceRef<PublicError>('Error').implement({
  description: 'Why something was not done. `code` is stable; `message` and `hint` are for people.',
  fields: (t) => ({
    code: t.string({
      description: 'Stable name of the reason, for programs.',
      resolve: (error) => extensionsOf(error).code,
    }),
    message: t.string({
      description:
        'What went wrong, in a sentence. Holds no value of the input, but for amounts that disagree.',
      resolve: (error) => error.message,
    }),
    retryable: t.boolean({
      description: 'True when the same request can succeed later without anyone changing anything.',
      resolve: (error) => extensionsOf(error).retryable,
    }),
    retryAfterSeconds: t.int({
      nullable: true,
      description: 'How long to wait before trying again, where it is known.',
      resolve: (error) => extensionsOf(error).retryAfterSeconds,
    }),
    platformCode: t.string({
      nullable: true,
      description: 'The platform’s own business code, when the platform answered.',
      resolve: (error) => extensionsOf(error).platformCode,
    }),
    requestId: t.string({
      nullable: true,
      description: 'The platform’s id of the call, to be given to its support.',
      resolve: (error) => extensionsOf(error).requestId,
    }),
    hint: t.string({
      nullable: true,
      description: 'What to do about it, in the platform’s or this service’s words.',
      resolve: (error) => extensionsOf(error).hint,
    }),
  }),
});

const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Where it stands, for example `input.lines.1.taxRate`.',
    }),
    message: t.exposeString('message', { description: 'What the field takes.' }),
  }),
});

const interfaces = [ErrorInterface];

/**
 * The errors plugin hands resolvers a proxy, which is an instance of nothing until its GraphQL type was
 * asked whether it is of it: without this every `instanceof` in this module would be false.
 */
const isA =
  (type: new (...args: never[]) => Error) =>
  (error: unknown): boolean =>
    error instanceof type;

/** The field that tells how far the platform came. */
const executedSteps = {
  description: 'What the platform had done before it failed or refused; often empty.',
  resolve: (error: PublicError): string[] => [...(platformErrorIn(error)?.steps ?? [])],
};

builder.objectType(InvalidInput, {
  name: 'InvalidInputError',
  description: 'The input breaks a rule. Nothing was sent and nothing billed.',
  interfaces,
  isTypeOf: isA(InvalidInput),
  fields: (t) => ({
    fieldErrors: t.field({
      type: [FieldErrorType],
      description: 'Every broken rule at once.',
      resolve: (error) => [...error.fieldErrors],
    }),
  }),
});
builder.objectType(Conflict, {
  name: 'ConflictError',
  description:
    'The number was used before with other input, or the thing is already done. Nothing was sent.',
  interfaces,
  isTypeOf: isA(Conflict),
  fields: (t) => ({
    operation: t.field({
      type: Operation,
      description: 'What was entrusted before.',
      resolve: (error) => error.operation,
    }),
  }),
});
builder.objectType(OutcomeUnknown, {
  name: 'OutcomeUnknownError',
  description:
    'The answer was lost after the request may have arrived. `hint` says what happens next and what you can do: most kinds are settled by asking, of some nothing can be asked. Never send it again under a new number unless it says so.',
  interfaces,
  isTypeOf: isA(OutcomeUnknown),
  fields: (t) => ({
    operation: t.field({
      type: Operation,
      description: 'Follow this to learn the outcome.',
      resolve: (error) => error.operation,
    }),
    steps: t.stringList(executedSteps),
  }),
});
builder.objectType(PlatformRejected, {
  name: 'PlatformRejectedError',
  description:
    'The platform or the tax bureau understood the request and refused it. With the `code` `ALREADY_EXISTS` it has something under the number all the same: read `operation`.',
  interfaces,
  isTypeOf: isA(PlatformRejected),
  fields: (t) => ({
    steps: t.stringList(executedSteps),
    operation: t.field({
      type: Operation,
      nullable: true,
      description:
        'What this service remembers of the request: `REJECTED`, or, where the platform was asked and has something under the number, the state of that, with the `differences` from what was entrusted. Null where nothing is remembered.',
      resolve: (error) => (error instanceof Refused ? error.operation : null),
    }),
  }),
});
builder.objectType(PlatformUnavailable, {
  name: 'PlatformUnavailableError',
  description:
    'No usable answer, or too many calls at the moment; or this service cannot write its journal. Nothing was done.',
  interfaces,
  isTypeOf: isA(PlatformUnavailable),
  fields: (t) => ({ steps: t.stringList(executedSteps) }),
});
builder.objectType(QuotaExhausted, {
  name: 'QuotaExhaustedError',
  description: 'The booked quota is used up. It has to be renewed before anything works again.',
  interfaces,
  isTypeOf: isA(QuotaExhausted),
});
builder.objectType(NotPermitted, {
  name: 'NotPermittedError',
  description:
    'The service’s key is unknown to the platform or not enabled for this product: a matter for the operator.',
  interfaces,
  isTypeOf: isA(NotPermitted),
});

/** The `errors` option of every mutation: its result becomes a union with these. */
export const mutationErrors = {
  types: [
    InvalidInput,
    Conflict,
    PlatformRejected,
    PlatformUnavailable,
    QuotaExhausted,
    NotPermitted,
    OutcomeUnknown,
  ],
};

/** The members of an error in a GraphQL answer; `extensions` as DESIGN names them. */
interface PublicExtensions {
  readonly code: string;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | null;
  readonly platformCode: string | null;
  readonly requestId: string | null;
  readonly hint: string | null;
}

function extensionsOf(error: PublicError): PublicExtensions {
  const none = { retryAfterSeconds: null, platformCode: null, requestId: null, hint: null };
  if (error instanceof InvalidInput) return { ...none, code: 'INVALID_INPUT', retryable: false };
  const { code, retryable } = error;
  const said = platformErrorIn(error);
  if (said === null) return { ...none, code, retryable, hint: hintOf(error) };
  const { platformCode, requestId } = said;
  const hint = hintOf(error);
  // A client that must not send it again is told of no time to do so.
  const retryAfterSeconds = said === error ? said.retryAfterSeconds : null;
  return { code, retryable, retryAfterSeconds, platformCode, requestId, hint };
}

/** Of a lost answer the advice of its kind, and behind it whatever came in place of the answer. */
function hintOf(error: PublicError): string | null {
  const said = platformErrorIn(error)?.hint ?? null;
  if (!(error instanceof OutcomeUnknown)) return said;
  return said === null ? error.advice : `${error.advice} Received: ${said}`;
}

/** Only where there are any. */
function stepsOf(error: PublicError): { steps?: readonly string[] } {
  const steps = platformErrorIn(error)?.steps ?? [];
  return steps.length === 0 ? {} : { steps };
}

/** The platform's error, where it said something: the error itself, or what left an outcome unknown. */
function platformErrorIn(error: PublicError): PlatformError | null {
  const said = error instanceof OutcomeUnknown ? error.cause : error;
  return said instanceof PlatformError ? said : null;
}

/**
 * The public form of whatever a resolver threw, or null when it is none of ours and must not be shown.
 * A `GraphQLError` is public already.
 */
export function toGraphQLError(error: unknown): GraphQLError | null {
  if (error instanceof GraphQLError) {
    const { originalError } = error;
    if (originalError === undefined || originalError instanceof GraphQLError) return error;
    const inner = toGraphQLError(originalError);
    return (
      inner &&
      new GraphQLError(inner.message, {
        nodes: error.nodes ?? null,
        // graphql-jit's errors know their place in the source only, not its nodes.
        source: error.source ?? null,
        positions: error.positions ?? null,
        path: error.path ?? null,
        originalError,
        extensions: inner.extensions,
      })
    );
  }
  if (error instanceof Unavailable) return toGraphQLError(new StoreUnavailable(error));
  if (error instanceof BadCursor)
    return new InvalidInput([
      { path: 'after', message: 'must be a cursor from an earlier answer' },
    ]);
  if (
    error instanceof PlatformError ||
    error instanceof Conflict ||
    error instanceof OutcomeUnknown
  ) {
    return new GraphQLError(error.message, {
      originalError: error,
      extensions: { ...extensionsOf(error), ...stepsOf(error) },
    });
  }
  return null;
}
