import type { ServerResponse } from 'node:http';

/** Answers with a short text. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);
}

/**
 * Answers a GraphQL request that never reached GraphQL, in the form that GraphQL clients read. The
 * connection is closed afterwards: part of the request may not have been read.
 */
export function answerRefusal(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...headers,
    })
    .end(
      JSON.stringify({ errors: [{ message, extensions: { code, retryable: status === 503 } }] }),
    );
}

/** A request that is refused where only its answer is known, not the response: see `answerRefusal`. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
