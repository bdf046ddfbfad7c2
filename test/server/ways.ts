import { createClient } from 'graphql-ws';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { ResponsePath } from '../../src/server/pipeline/pipeline.ts';

/**
 * The two ways of a POST. Suites run on both: on one a server receives each document for the first time, on
 * the other it has it cached, so that the fast path serves what it can.
 */
export const WAYS = ['first seen', 'known before'] as const;

/** Number of responses by the path they took. */
export type Ways = Record<ResponsePath, number>;

/** Sends requests to a server; on the way `known before` it has parsed and validated their documents first. */
export function sendBy(
  way: (typeof WAYS)[number],
  url: string,
  ways: Readonly<Ways>,
  connectionParams: Readonly<Record<string, unknown>>,
): typeof fetch {
  if (way === 'first seen') return fetch;
  const socket = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  });
  let clean = 0;
  onTestFinished(() => {
    void socket.dispose();
    // Without this check a suite could pass on the other way only.
    expect(ways.fast).toBeGreaterThanOrEqual(clean);
  });

  /** Parsed and validated, but not run: the document has no operation of this name. */
  const prepare = (query: string): Promise<void> =>
    new Promise((resolve) => {
      const settled = (): void => resolve();
      const sink = { next: settled, error: settled, complete: settled };
      socket.subscribe({ query, operationName: 'OfThisNameThereIsNone' }, sink);
    });

  return async (input, init) => {
    const query = queryOf(init);
    if (query !== null) await prepare(query);
    const response = await fetch(input, init);
    if (query !== null && (await isClean(response.clone()))) clean += 1;
    return response;
  };
}

function queryOf({ method, body }: RequestInit = {}): string | null {
  if (method !== 'POST' || typeof body !== 'string') return null;
  try {
    const { query } = JSON.parse(body) as { readonly query?: unknown }; // of any JSON
    return typeof query === 'string' ? query : null;
  } catch {
    return null;
  }
}

async function isClean(response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !/json/.test(type)) return false;
  return !('errors' in ((await response.json()) as object)); // GraphQL answers are objects
}
