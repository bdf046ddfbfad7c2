/** The answer to a push: an HTTP status and a plain text. */
export interface CallbackAnswer {
  readonly status: number;
  readonly body: string;
}

export const SUCCESS: CallbackAnswer = { status: 200, body: 'success' };
export const NOT_FOUND: CallbackAnswer = { status: 404, body: 'not found' };
export const TRY_AGAIN: CallbackAnswer = { status: 503, body: 'try again' };
