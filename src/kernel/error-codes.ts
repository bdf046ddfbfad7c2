/** Stable error codes, each with its meaning for a client. */
export const errorCodes = {
  INVALID_INPUT:
    'The input breaks rules: `fieldErrors` lists each with its path. Nothing was sent. Correct it.',
  CONFLICT:
    'The number was used before with other input, or it is done already: read `existing`. Nothing was sent.',
  PLATFORM_REJECTED:
    'The platform or the tax bureau rejected it. Make the correction that `message` and `hint` name, then use a new number.',
  ALREADY_EXISTS:
    'The platform rejected this request, but something exists under the number: read `operation`.',
  PAYEE_UNDER_APPROVAL:
    'Rejection 30601013 of the bank: a record with this card is under approval. Wait; do not register it again.',
  BUSINESS_NOT_ENABLED:
    'Rejection 30601004 of the bank: the merchant is not enabled for this business. Have the bank enable it.',
  NOT_REAL_NAMED:
    'The signing system does not know the party by its real name. Authenticate it first, then sign.',
  SILENT_SIGNING_EXPIRED:
    'The enterprise’s authorization for silent signing has ended. Have it authorized again.',
  KEYWORD_NOT_FOUND:
    'The keyword at which to sign is not in the contract. Correct the keyword or the contract.',
  PLATFORM_UNAVAILABLE: 'No usable response came, and nothing was done. Try again later.',
  ANSWER_TOO_LARGE:
    'The platform’s response is larger than this service accepts; the request may have been executed and billed. Request less.',
  RATE_LIMITED: 'Too many calls at the moment. Try again after `retryAfterSeconds`.',
  STORE_UNAVAILABLE:
    'This service cannot reach or write its journal, so nothing was sent. Try again after `retryAfterSeconds`.',
  STORE_LOST:
    'The journal of this service lost records, so this request may have been sent before; nothing was sent now. Have the operator compare with the platform.',
  QUOTA_EXHAUSTED: 'The booked quota is used up. Renew it at the platform.',
  BUDGET_EXHAUSTED:
    'The budget of billed units of this key, this tenant or this token’s subject is too small for today: `left` says how much is left. Nothing was sent. Try again after `resetsAt`, or ask the operator of this service for more.',
  REQUEST_OVER_BUDGET:
    'The request costs more billed units than one request of this key may: `left` says how many it had left. Nothing was sent for this field. Request less at a time.',
  NOT_PERMITTED:
    'Your key or token lacks the scope that `message` names; or the service’s own key is unknown to the platform or not enabled for this product: a matter for the operator.',
  OUTCOME_UNKNOWN:
    'The response was lost, and the request may have arrived. Follow `operation`; `hint` says what you can do.',
} as const;

/** Stable error code. */
export type ErrorCode = keyof typeof errorCodes;

/** Stable codes of errors of a request, before a field is resolved; only `extensions.code` has them. */
export const requestErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_REQUEST',
  'PARSE_ERROR',
  'OPERATION_RESOLUTION_FAILURE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'PERSISTED_QUERY_MISMATCH',
  'TOO_COMPLEX',
  'TOO_MANY_CONNECTIONS',
  'TOO_MANY_SUBSCRIPTIONS',
  'REQUEST_ENTITY_TOO_LARGE',
  'FILE_TOO_LARGE',
  'UNKNOWN_FILE_FORMAT',
  'UPLOADS_FULL',
  'UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;

/** Value of `extensions.code`. Nobody receives `CLIENT_LEFT`. */
export type AnyErrorCode = ErrorCode | (typeof requestErrorCodes)[number] | 'CLIENT_LEFT';
