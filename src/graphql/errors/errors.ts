import { GraphQLError } from 'graphql';
import { BadCursor, Unavailable } from '../../kernel/errors.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import { type Language, inWords } from '../../messages/message.ts';
import {
  BudgetExhausted,
  NotPermitted,
  OverBudget,
  PlatformError,
  PlatformRejected,
  PlatformUnavailable,
  QuotaExhausted,
} from '../../platform/errors.ts';
import {
  Conflict,
  conflictReasons,
  OutcomeUnknown,
  SubmissionRejected,
  StoreUnavailable,
} from '../../subjects/errors.ts';
import type { InputPath } from '../../subjects/submit/input-fingerprints.ts';
import { builder } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import {
  ErrorInterface,
  extensionsOf,
  platformErrorIn,
  type PublicError,
} from './error-interface.ts';
import {
  type FieldError,
  fieldErrorCodes,
  InvalidInput,
  notACursor,
} from '../../context/invalid-input.ts';
import { Operation } from '../followed/operation.ts';
import { TranslatableError } from './translatable-error.ts';

const FieldErrorCodeEnum = describedEnum(
  'FieldErrorCode',
  'Stable names of the ways in which a field of an input can be wrong (字段错误代码).',
  fieldErrorCodes,
);

const ConflictReasonEnum = describedEnum(
  'ConflictReason',
  'Stable names of the reasons for a conflict (冲突原因).',
  conflictReasons,
);

const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  description: 'An error in one field of an input.',
  fields: (t) => ({
    code: t.expose('code', {
      type: FieldErrorCodeEnum,
      description: 'Stable name of the error, for programs.',
    }),
    path: t.exposeStringList('path', {
      description:
        'The names that lead to it, list indexes as texts: `["input", "lines", "1", "taxRate"]`.',
    }),
    message: t.string({
      description: 'The rule that the field breaks, in the language of the request.',
      resolve: ({ message }, _args, { language }) => inWords(message, language),
    }),
  }),
});

const InputDifferenceType = builder.objectRef<InputPath>('InputDifference').implement({
  description: 'A member in which an input differs from the earlier one (输入差异).',
  fields: (t) => ({
    path: t.stringList({
      description:
        'The names that lead to it, list indexes as texts: `["input", "lines", "1", "taxRate"]`.',
      resolve: (path) => ['input', ...path],
    }),
  }),
});

const interfaces = [ErrorInterface];

/**
 * The errors plugin passes a proxy to resolvers, which is an instance of no class until its GraphQL type is determined. Without
 * this function, every `instanceof` in this module would be false.
 */
const isA =
  (type: new (...args: never[]) => Error) =>
  (error: unknown): boolean =>
    error instanceof type;

/** Reason for which a field is nullable by its type only: in another member of the union it can be null. */
export const neverNull =
  'Never null; the type allows it, as the same field of `PlatformRejectedError` can be.';

/** Field with the steps that the platform completed. */
const executedSteps = {
  description:
    'Steps that the platform completed before it failed or rejected the request; often empty.',
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
      description:
        'Every broken rule at once; the first 100 of them, with their number in `message`, if there are more.',
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
    reason: t.field({
      type: ConflictReasonEnum,
      description: 'Stable name of the reason, for programs.',
      resolve: (error) => error.reason,
    }),
    existing: t.field({
      type: Operation,
      description: 'The operation that conflicts with it, in its current state.',
      resolve: (error) => error.existing,
    }),
    differences: t.field({
      type: [InputDifferenceType],
      description:
        'Members in which the input differs from that of `existing`, without values; in a large input one entry may stand for many values. Empty when unknown: after half a year, for operations that an earlier version submitted, and when the conflict is not about the input.',
      resolve: (error) => [...error.differences],
    }),
  }),
});
builder.objectType(OutcomeUnknown, {
  name: 'OutcomeUnknownError',
  description:
    'The response was lost after the request may have arrived. `hint` says what happens next and what you can do: most kinds are settled by polling, some cannot be polled. Never send it again under a new number unless `hint` says so.',
  interfaces,
  isTypeOf: isA(OutcomeUnknown),
  fields: (t) => ({
    operation: t.field({
      type: Operation,
      nullable: true,
      description: `Follow this to learn the outcome. ${neverNull}`,
      resolve: (error) => error.operation,
    }),
    steps: t.stringList(executedSteps),
  }),
});
builder.objectType(PlatformRejected, {
  name: 'PlatformRejectedError',
  description:
    'The platform or the tax bureau understood the request and rejected it. With the `code` `ALREADY_EXISTS` the platform nevertheless has an order under the number: read `operation`.',
  interfaces,
  isTypeOf: isA(PlatformRejected),
  fields: (t) => ({
    steps: t.stringList(executedSteps),
    operation: t.field({
      type: Operation,
      nullable: true,
      description:
        'The stored operation: `REJECTED`, or, if the platform has an order under the number, its state, with its `differences` from the submitted input. Null when nothing is stored.',
      resolve: (error) => (error instanceof SubmissionRejected ? error.operation : null),
    }),
  }),
});
builder.objectType(PlatformUnavailable, {
  name: 'PlatformUnavailableError',
  description:
    'No usable response, or too many calls at the moment; or this service cannot reach or write its journal. Nothing was done.',
  interfaces,
  isTypeOf: isA(PlatformUnavailable),
  fields: (t) => ({ steps: t.stringList(executedSteps) }),
});
builder.objectType(QuotaExhausted, {
  name: 'QuotaExhaustedError',
  description:
    'The booked quota at the platform is used up and must be renewed (`QUOTA_EXHAUSTED`), or a budget of this service is exceeded (`BUDGET_EXHAUSTED`, `REQUEST_OVER_BUDGET`). Nothing was done.',
  interfaces,
  isTypeOf: isA(QuotaExhausted),
  fields: (t) => ({
    left: t.int({
      nullable: true,
      description: 'Billed units that are left of the budget. Null for the platform’s quota.',
      resolve: (error) => shortageOf(error).left ?? null,
    }),
    resetsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time at which the budget is renewed: the next midnight in China. Null when time does not renew it.',
      resolve: (error) => shortageOf(error).resetsAt ?? null,
    }),
  }),
});
builder.objectType(NotPermitted, {
  name: 'NotPermittedError',
  description:
    'The caller’s key or token lacks the scope that `message` names; or the service’s own key is unknown to the platform or not enabled for this product, which the operator must change.',
  interfaces,
  isTypeOf: isA(NotPermitted),
});

/** `errors` option of every mutation, whose result becomes a union with these. */
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

/** Remaining budget and the time of its reset; empty for any other error. */
function shortageOf(error: unknown): { left?: number; resetsAt?: string | null } {
  if (!(error instanceof OverBudget)) return {};
  const resetsAt = error instanceof BudgetExhausted ? toShanghaiIso(error.resetsAt) : null;
  return { left: error.left, resetsAt };
}

/** Completed steps; empty without any. */
function stepsOf(error: PublicError): { steps?: readonly string[] } {
  const steps = platformErrorIn(error)?.steps ?? [];
  return steps.length === 0 ? {} : { steps };
}

/** A field error in `extensions`, in a language. */
export function shownFieldError(error: FieldError, language: Language): JsonObject {
  return { ...error, message: inWords(error.message, language) };
}

/**
 * Public form of an error that a resolver threw, in a language; null for an unknown error, which must not be shown. A
 * `GraphQLError` is public already.
 */
export function toGraphQLError(error: unknown, language: Language): GraphQLError | null {
  if (error instanceof TranslatableError) return error.inLanguage(language);
  if (error instanceof GraphQLError) {
    const { originalError } = error;
    const isTheirs =
      originalError instanceof GraphQLError && !(originalError instanceof TranslatableError);
    if (originalError === undefined || isTheirs) return error;
    const inner = toGraphQLError(originalError, language);
    return (
      inner &&
      new GraphQLError(inner.message, {
        nodes: error.nodes ?? null,
        // Errors of graphql-jit have a location and no nodes.
        source: error.source ?? null,
        positions: error.positions ?? null,
        path: error.path ?? null,
        originalError,
        extensions: inner.extensions,
      })
    );
  }
  if (error instanceof InvalidInput) {
    const { text, code, retryable } = error;
    const fieldErrors = error.fieldErrors.map((fault) => shownFieldError(fault, language));
    return new GraphQLError(inWords(text, language), {
      originalError: error,
      extensions: { code, retryable, fieldErrors },
    });
  }
  if (error instanceof Unavailable) return toGraphQLError(new StoreUnavailable(error), language);
  if (error instanceof BadCursor) return toGraphQLError(notACursor('after'), language);
  if (
    error instanceof PlatformError ||
    error instanceof Conflict ||
    error instanceof OutcomeUnknown
  ) {
    return new GraphQLError(inWords(error.text, language), {
      originalError: error,
      extensions: {
        ...extensionsOf(error, language),
        ...stepsOf(error),
        ...shortageOf(error),
      },
    });
  }
  return null;
}
