/** Stable error codes, each with its meaning for a client. */
export const errorCodes = {
  INVALID_INPUT:
    'The input breaks rules: `fieldErrors` lists each with its path. Nothing was sent. Correct it.',
  CONFLICT:
    'The number was used before with other input, or the thing is done already: read `existing`. Nothing was sent.',
  PLATFORM_REJECTED:
    'The platform or the tax bureau refused it. Correct what `message` and `hint` say, then use a new number.',
  ALREADY_EXISTS:
    'The platform refused this request, and has something under the number all the same: read `operation`.',
  PAYEE_UNDER_APPROVAL:
    'Refusal 30601013 of the bank: a record with this card is under approval. Wait; do not register it again.',
  BUSINESS_NOT_ENABLED:
    'Refusal 30601004 of the bank: the merchant is not enabled for this business. Have the bank enable it.',
  NOT_REAL_NAMED:
    'The signing system does not know the party by its real name. Authenticate it first, then sign.',
  SILENT_SIGNING_EXPIRED:
    'The enterprise’s authorization for silent signing has ended. Have it authorized again.',
  KEYWORD_NOT_FOUND:
    'The keyword at which to sign is not in the contract. Correct the keyword or the contract.',
  PLATFORM_UNAVAILABLE: 'No usable answer came, and nothing was done. Try again later.',
  ANSWER_TOO_LARGE:
    'The platform answered with more than this service takes; the request may have been carried out, and billed. Ask for less.',
  RATE_LIMITED: 'Too many calls at the moment. Try again after `retryAfterSeconds`.',
  STORE_UNAVAILABLE:
    'This service cannot reach or write its journal, so nothing was sent. Try again after `retryAfterSeconds`.',
  STORE_LOST:
    'The journal of this service lost what was sent, so this may have been sent before; nothing was sent. Have the operator compare with the platform.',
  QUOTA_EXHAUSTED: 'The booked quota is used up. Renew it at the platform.',
  BUDGET_EXHAUSTED:
    'The budget of billed units of this key, this tenant or this token’s subject has too little left for today: `left` says how much. Nothing was sent. Try again after `resetsAt`, or ask whoever runs this service for more.',
  REQUEST_OVER_BUDGET:
    'The request costs more billed units than one request of this key may: `left` says how many it had left. Nothing was sent for this field. Ask for less at once.',
  NOT_PERMITTED:
    'Your key or token lacks the scope that `message` names; or the service’s own key is unknown to the platform or not enabled for this product: a matter for the operator.',
  OUTCOME_UNKNOWN:
    'The answer was lost after the request may have arrived. Follow `operation`; `hint` says what you can do.',
} as const;

/** Stable error code. */
export type ErrorCode = keyof typeof errorCodes;
