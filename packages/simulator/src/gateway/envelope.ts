import type { JsonObject } from '../from-service.ts';

/**
 * Business codes with their HTTP status and message (document 1, section 7). The platform does not show the status of 10001,
 * 10002 and 42900, nor any code for an unbound seller: those are choices of this sandbox, and no code may rely on them.
 */
const codes = {
  CYT_00000: [200, 'success'],
  CYT_10001: [200, 'no such invoice'],
  CYT_10002: [200, 'the invoice elements disagree with the ledger'],
  CYT_40001: [400, 'parameter missing or malformed'],
  CYT_40100: [401, 'authentication headers missing'],
  CYT_40101: [401, 'app key does not exist or is disabled'],
  CYT_40102: [401, 'signature check failed'],
  CYT_40103: [401, 'timestamp expired or missing'],
  CYT_40301: [403, 'key not enabled for this product'],
  CYT_40311: [403, 'seller tax number is not bound'],
  CYT_40400: [404, 'no such path'],
  CYT_42900: [429, 'quota exhausted'],
  CYT_42901: [429, 'too many requests'],
  CYT_50200: [502, 'upstream source unavailable'],
} as const satisfies Record<string, readonly [status: number, msg: string]>;

/** Business code of a sandbox response. */
export type BusinessCode = keyof typeof codes;

/** Response of an endpoint, before the envelope. */
export interface Answer {
  readonly code: BusinessCode;
  readonly data: JsonObject;
  /** Billed units of the call: invoices issued or checked, look-ups made. */
  readonly units: number;
  /** True if the data is the whole response, as with the tax bureau's own (document 3, section 1). */
  readonly isBare?: boolean;
  /** HTTP status, if it differs from that of the code. */
  readonly status?: number;
}

/** Successful response. `units` is 0 for free calls. */
export function success(data: JsonObject, units = 0): Answer {
  return { code: 'CYT_00000', data, units };
}

/** Successful response, marked as mock, as the platform does for a demo key (document 2, section 1). Free. */
export function mocked(data: JsonObject): Answer {
  return success({ ...data, mock: true });
}

/** Ends a call with a rejection. The call's earlier writes are undone. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(code: BusinessCode, hint?: string) {
    super(hint ?? codes[code][1]);
    this.answer = { code, data: hint === undefined ? {} : { hint }, units: 0 };
  }
}

/** Unknown path in the folder of the business interfaces (document 2, section 7). */
export class UnknownInterface extends Refusal {
  override readonly answer: Answer;

  constructor() {
    super('CYT_40001', 'unknown business interface');
    this.answer = { code: 'CYT_40001', data: { hint: this.message }, units: 0, status: 404 };
  }
}

/**
 * HTTP response of a call: status, and the envelope of document 1, section 2.1, unless the response is bare. `members` are
 * additional members of the envelope.
 */
export function toHttp(
  { code, data, isBare, ...answer }: Answer,
  requestId: string,
  members: JsonObject = {},
): { status: number; body: string } {
  const [status, msg] = codes[code];
  const body = isBare ? data : { code, msg, requestId, ...members, data };
  return { status: answer.status ?? status, body: JSON.stringify(body) };
}
