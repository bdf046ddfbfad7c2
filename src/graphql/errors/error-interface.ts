import { errorCodes, type ErrorCode } from '../../kernel/error-codes.ts';
import { errors } from '../../messages/errors.ts';
import type { Language, Message } from '../../messages/message.ts';
import { quotedIn } from '../../messages/joined.ts';
import { inWords } from '../../messages/words.ts';
import { PlatformError } from '../../platform/errors.ts';
import { type Conflict, OutcomeUnknown } from '../../subjects/errors.ts';
import type { Rejection } from '../../subjects/submit/rejection.ts';
import { builder } from '../schema/builder.ts';
import { describedValues } from '../schema/code-enums.ts';
import type { InvalidInput } from '../../context/invalid-input.ts';

/** An error that clients are shown. */
export type PublicError = PlatformError | InvalidInput | Conflict | OutcomeUnknown;

/** The members of an error in a GraphQL answer; `extensions` as DESIGN names them. */
interface PublicExtensions {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | null;
  readonly platformCode: string | null;
  readonly platformRequestId: string | null;
  readonly hint: string | null;
}

/** The names in `code`. */
export const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description:
    'Stable names of the reasons for which something was not done (错误代码); also in `extensions.code`, which knows besides what goes wrong before a field is asked, such as `INTERNAL_ERROR`.',
  values: describedValues(errorCodes),
});

/** What all errors, and the refusals that are remembered, have in common. */
export const ErrorInterface = builder.interfaceRef<PublicError | Rejection>('Error').implement({
  description: 'Why something was not done. `code` is stable; `message` and `hint` are for people.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCodeEnum,
      description: 'Stable name of the reason, for programs.',
      resolve: (error) => factsOf(error).code,
    }),
    message: t.string({
      description:
        'What went wrong, in a sentence: in the language of the request, or as the platform said it (see `platformMessage`). Holds no value of the input, but for amounts that disagree.',
      resolve: (error, _args, { language }) => inWords(textOf(error), language),
    }),
    platformMessage: t.string({
      nullable: true,
      description:
        'The platform’s own words in `message`, which are passed on as they came; null where `message` is this service’s.',
      resolve: (error) => quotedIn(textOf(error)),
    }),
    retryable: t.boolean({
      description: 'True when the same request can succeed later without anyone changing anything.',
      resolve: (error) => factsOf(error).retryable,
    }),
    retryAfterSeconds: t.int({
      nullable: true,
      description: 'How long to wait before trying again, where it is known.',
      resolve: (error) => factsOf(error).retryAfterSeconds,
    }),
    platformCode: t.string({
      nullable: true,
      description: 'The platform’s own business code, when the platform answered.',
      resolve: (error) => factsOf(error).platformCode,
    }),
    requestId: t.string({
      nullable: true,
      description:
        'This service’s id of your request, as in the answer’s header `x-request-id`, to be given to its operator. Null for what is remembered: a refusal outlives its request.',
      resolve: (error, _args, { requestId }) => (error instanceof Error ? requestId : null),
    }),
    platformRequestId: t.string({
      nullable: true,
      description: 'The platform’s id of the call, to be given to its support.',
      resolve: (error) => factsOf(error).platformRequestId,
    }),
    hint: t.string({
      nullable: true,
      description:
        'What to do about it, in this service’s words, in the language of the request, and the platform’s (see `platformHint`).',
      resolve: (error, _args, { language }) => {
        const hint = hintOf(error);
        return hint && inWords(hint, language);
      },
    }),
    platformHint: t.string({
      nullable: true,
      description: 'The platform’s own words in `hint`, which are passed on as they came.',
      resolve: (error) => {
        const hint = hintOf(error);
        return hint && quotedIn(hint);
      },
    }),
  }),
});

/** What errors say to programs. */
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
  // A client that must not send it again is told of no time to do so.
  const retryAfterSeconds = said === error ? said.retryAfterSeconds : null;
  return { code, retryable, retryAfterSeconds, platformCode, platformRequestId: requestId };
}

const none = { retryAfterSeconds: null, platformCode: null, platformRequestId: null };

/** The members that errors share, as `extensions` has them. */
export function extensionsOf(error: PublicError, language: Language): PublicExtensions {
  const hint = hintOf(error);
  return { ...factsOf(error), hint: hint && inWords(hint, language) };
}

function textOf(error: PublicError | Rejection): Message {
  return error instanceof Error ? error.text : error.message;
}

/** Of a lost answer the advice of its kind, and behind it whatever came in place of the answer. */
function hintOf(error: PublicError | Rejection): Message | null {
  if (!(error instanceof Error)) return error.hint;
  const received = platformErrorIn(error)?.hint ?? null;
  if (!(error instanceof OutcomeUnknown)) return received;
  const { advice } = error;
  return received === null ? advice : errors.adviceAndReceived({ advice, received });
}

/** The platform's error, where it said something: the error itself, or what left an outcome unknown. */
export function platformErrorIn(error: PublicError): PlatformError | null {
  const said = error instanceof OutcomeUnknown ? error.cause : error;
  return said instanceof PlatformError ? said : null;
}

/** The GraphQL type of a refusal. */
export const RejectionType = builder.objectRef<Rejection>('Rejection').implement({
  description: 'Why the platform refused something (拒绝原因), in the form of an error.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    steps: t.exposeStringList('steps', {
      description: 'What the platform had done before it refused; often empty.',
    }),
  }),
});

/** The interface of answers that an order was not placed: each is a member of a mutation's union and no `Error`. */
export const OrderNotPlaced = builder
  .interfaceRef<{ readonly explanation: Message | null }>('OrderNotPlaced')
  .implement({
    description:
      'An answer, not an error: the order (订单) was not placed and nothing is paid. The type says what to do.',
    fields: (t) => ({
      explanation: t.string({
        nullable: true,
        description: 'Why, in words for people. Null where the platform gave none.',
        resolve: ({ explanation }, _args, { language }) =>
          explanation && inWords(explanation, language),
      }),
    }),
  });
