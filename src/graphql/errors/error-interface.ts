import { errorCodes, type ErrorCode } from '../../kernel/error-codes.ts';
import { errors } from '../../messages/errors.ts';
import { type Language, type Message, quotedIn, inWords } from '../../messages/message.ts';
import { PlatformError } from '../../platform/errors.ts';
import { type Conflict, OutcomeUnknown } from '../../subjects/errors.ts';
import type { Rejection } from '../../subjects/submit/rejection.ts';
import { builder } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import type { InvalidInput } from '../../context/invalid-input.ts';

/** Error that clients see. */
export type PublicError = PlatformError | InvalidInput | Conflict | OutcomeUnknown;

/** Members of an error in a GraphQL response, under `extensions`. */
interface PublicExtensions {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | null;
  readonly platformCode: string | null;
  readonly platformRequestId: string | null;
  readonly hint: string | null;
}

/** Values of `code`. */
export const ErrorCodeEnum = describedEnum(
  'ErrorCode',
  'Stable names of the reasons for errors (错误代码). `extensions.code` has them, too, and others for errors before a field is resolved, such as `INTERNAL_ERROR`.',
  errorCodes,
);

/** Common fields of all errors and of stored rejections. */
export const ErrorInterface = builder.interfaceRef<PublicError | Rejection>('Error').implement({
  description: 'An error. `code` is stable; `message` and `hint` are for people.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCodeEnum,
      description: 'Stable name of the reason, for programs.',
      resolve: (error) => factsOf(error).code,
    }),
    message: t.string({
      description:
        'A sentence about the error, in the language of the request or in the platform’s words (see `platformMessage`). It holds no value of the input except amounts that disagree.',
      resolve: (error, _args, { language }) => inWords(textOf(error), language),
    }),
    platformMessage: t.string({
      nullable: true,
      description:
        'The platform’s own words in `message`, passed on unchanged; null when `message` is this service’s.',
      resolve: (error) => quotedIn(textOf(error)),
    }),
    retryable: t.boolean({
      description: 'True when the same request can succeed later without anyone changing anything.',
      resolve: (error) => factsOf(error).retryable,
    }),
    retryAfterSeconds: t.int({
      nullable: true,
      description: 'Seconds to wait before trying again, if known.',
      resolve: (error) => factsOf(error).retryAfterSeconds,
    }),
    platformCode: t.string({
      nullable: true,
      description: 'The platform’s business code, if the platform responded.',
      resolve: (error) => factsOf(error).platformCode,
    }),
    requestId: t.string({
      nullable: true,
      description:
        'This service’s id of your request, as in the response header `x-request-id`, for its operator. Null for a stored rejection, which outlives its request.',
      resolve: (error, _args, { requestId }) => (error instanceof Error ? requestId : null),
    }),
    platformRequestId: t.string({
      nullable: true,
      description: 'The platform’s id of the call, for its support.',
      resolve: (error) => factsOf(error).platformRequestId,
    }),
    hint: t.string({
      nullable: true,
      description:
        'Advice in the language of the request, and in the platform’s words (see `platformHint`).',
      resolve: (error, _args, { language }) => {
        const hint = hintOf(error);
        return hint && inWords(hint, language);
      },
    }),
    platformHint: t.string({
      nullable: true,
      description: 'The platform’s own words in `hint`, passed on unchanged.',
      resolve: (error) => {
        const hint = hintOf(error);
        return hint && quotedIn(hint);
      },
    }),
  }),
});

/** Members of errors for programs. */
type Facts = Omit<PublicExtensions, 'hint'>;

function factsOf(error: PublicError | Rejection): Facts {
  const { code, retryable } = error;
  if (!(error instanceof Error)) {
    const { requestId, platformCode, retryAfterSeconds } = error;
    return { code, retryable, retryAfterSeconds, platformCode, platformRequestId: requestId };
  }
  const said = platformErrorIn(error);
  if (said === null) return { ...none, code, retryable };
  const { platformCode, requestId } = said;
  // After a lost response the request must not be repeated, so the platform's wait is not shown.
  const retryAfterSeconds = said === error ? said.retryAfterSeconds : null;
  return { code, retryable, retryAfterSeconds, platformCode, platformRequestId: requestId };
}

const none = { retryAfterSeconds: null, platformCode: null, platformRequestId: null };

/** Common members of errors in `extensions`. */
export function extensionsOf(error: PublicError, language: Language): PublicExtensions {
  const hint = hintOf(error);
  return { ...factsOf(error), hint: hint && inWords(hint, language) };
}

function textOf(error: PublicError | Rejection): Message {
  return error instanceof Error ? error.text : error.message;
}

/** Hint of an error; for a lost response the advice of its kind, followed by the received text, if any. */
function hintOf(error: PublicError | Rejection): Message | null {
  if (!(error instanceof Error)) return error.hint;
  const received = platformErrorIn(error)?.hint ?? null;
  if (!(error instanceof OutcomeUnknown)) return received;
  const { advice } = error;
  return received === null ? advice : errors.adviceAndReceived({ advice, received });
}

/** The platform's error: the error itself, or the cause of an unknown outcome. */
export function platformErrorIn(error: PublicError): PlatformError | null {
  const said = error instanceof OutcomeUnknown ? error.cause : error;
  return said instanceof PlatformError ? said : null;
}

/** GraphQL type of a stored rejection. */
export const RejectionType = builder.objectRef<Rejection>('Rejection').implement({
  description: 'A rejection by the platform (拒绝原因), in the form of an error.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    steps: t.exposeStringList('steps', {
      description: 'Steps that the platform completed before it rejected the request; often empty.',
    }),
  }),
});

/** Interface of results without a placed order, which are members of a mutation's union but no `Error`. */
export const OrderNotPlaced = builder
  .interfaceRef<{ readonly explanation: Message | null }>('OrderNotPlaced')
  .implement({
    description:
      'A result, not an error: the order (订单) was not placed and nothing is paid. The type says what to do.',
    fields: (t) => ({
      explanation: t.string({
        nullable: true,
        description: 'The reason, in words for people. Null when the platform gave none.',
        resolve: ({ explanation }, _args, { language }) =>
          explanation && inWords(explanation, language),
      }),
    }),
  });
