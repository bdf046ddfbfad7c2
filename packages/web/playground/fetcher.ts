import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { keyHeaders } from '../shared/key.ts';
import { exampleOf } from './examples.ts';
import { noteAnswer, noteVariables } from './runs.ts';
import { withDefaults } from './variables.ts';

/** Number of reconnects before a subscription ends. */
const RETRIES = 10;

const client = createClient({
  url: new URL('graphql', location.href).href.replace(/^http/, 'ws'),
  connectionParams: keyHeaders,
  retryAttempts: RETRIES,
});

/** Sends queries and mutations by POST and subscriptions over a WebSocket, all with the one key of this browser tab. */
export const fetcher: Fetcher = (params, options) => {
  const example = exampleOf(params.operationName);
  if (example) noteVariables(example.name, withDefaults(example.document, variablesOf(params)));
  const note = (answer: unknown): void => {
    if (example && isAnswer(answer)) noteAnswer(example.name, answer.data);
  };
  const document = options?.documentAST;
  if (document && isSubscription(document, params.operationName)) return follow(params, note);
  return post(params, options?.headers ?? {}, note);
};

async function post(
  params: FetcherParams,
  headers: Readonly<Record<string, string>>,
  note: (answer: unknown) => void,
): Promise<object> {
  const response = await fetch('graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeaders(), ...headers },
    body: JSON.stringify(params),
  });
  const answer: unknown = await response.json();
  note(answer);
  return Object(answer) as object; // parsed JSON
}

async function* follow(
  { query, operationName, variables }: FetcherParams,
  note: (answer: unknown) => void,
): AsyncGenerator<object> {
  const items = client.iterate({
    query,
    ...(typeof operationName === 'string' && { operationName }),
    ...(isVariables(variables) && { variables }),
  });
  for await (const item of items) {
    note(item);
    yield item;
  }
}

function isSubscription(document: DocumentNode, name: string | null | undefined): boolean {
  return getOperationAST(document, name)?.operation === OperationTypeNode.SUBSCRIPTION;
}

function variablesOf({ variables }: FetcherParams): Readonly<Record<string, unknown>> {
  return isVariables(variables) ? variables : {};
}

function isVariables(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isAnswer(value: unknown): value is { readonly data: unknown } {
  return typeof value === 'object' && value !== null && 'data' in value;
}
