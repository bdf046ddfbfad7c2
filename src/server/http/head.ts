import type { IncomingMessage, ServerResponse } from 'node:http';

/** Names and values by turns, as `writeHead` takes them: a head that is written at once is not looked up first. */
export type Head = readonly string[];

/** The part of the head that every answer about an operation has, whoever writes it. */
export function operationHead({ headers }: IncomingMessage, requestId: string): Head {
  const head = [
    'x-request-id',
    requestId,
    'cache-control',
    'no-store',
    'x-content-type-options',
    'nosniff',
  ];
  // With an origin, CORS has set it already.
  if (headers.origin === undefined) head.push('vary', 'Origin');
  return head;
}

/** Sets a head for who writes the rest of it. */
export function setHead(response: ServerResponse, head: Head): void {
  for (let at = 0; at + 1 < head.length; at += 2)
    response.setHeader(head[at] ?? '', head[at + 1] ?? '');
}
