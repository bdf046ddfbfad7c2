import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { parse, print } from 'graphql';
import { createClient } from 'graphql-ws';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { startService } from '../harness.ts';
import { Publisher } from '../server/hub/publisher.ts';
import { CALLBACK_SECRET } from '../stores.ts';

/** Of four updates each. */
const ORDERS = 125;

const FEED = parse(`subscription Feed($after: Cursor) {
  updates(after: $after) {
    __typename cursor eventId cause version state previousState kind key occurredAt
  }
}`);

interface Received {
  /** Results as returned by the client. */
  readonly data: unknown[];
  /** Results in JSON, extracted from the raw response. */
  readonly texts: () => readonly string[];
}

/** Follows the feed with a client, until it is stopped. */
type Follow = (url: string, after: string) => Received;

/** A `fetch` that stores the text of its response. */
function recordingFetch(): { readonly fetch: typeof fetch; readonly text: () => string } {
  let text = '';
  return {
    text: () => text,
    async fetch(input, init) {
      const response = await fetch(input, init);
      const decoder = new TextDecoder();
      const copied = response.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            text += decoder.decode(chunk, { stream: true });
            controller.enqueue(chunk);
          },
        }),
      );
      return new Response(copied ?? null, response);
    },
  };
}

/** The first group of each match. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const apolloOverMultipart: Follow = (url, after) => {
  const { fetch, text } = recordingFetch();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: `${url}/graphql`, fetch }),
  });
  const data: unknown[] = [];
  const subscription = client
    .subscribe({ query: FEED, variables: { after } })
    .subscribe((result) => void data.push(result.data));
  onTestFinished(() => {
    subscription.unsubscribe();
    client.stop();
  });
  return { data, texts: () => all(text(), /^\{"payload":(.*)\}\r$/gm) };
};

const urqlOverEvents: Follow = (url, after) => {
  const { fetch, text } = recordingFetch();
  const client = new Client({
    url: `${url}/graphql`,
    fetch,
    fetchSubscriptions: true,
    preferGetMethod: false,
    exchanges: [fetchExchange],
  });
  const data: unknown[] = [];
  const subscription = client
    .subscription(FEED, { after })
    .subscribe((result) => void data.push(result.data));
  onTestFinished(() => subscription.unsubscribe());
  return { data, texts: () => all(text(), /^data: (.+)$/gm) };
};

const overSocket: Follow = (url, after) => {
  const frames: string[] = [];
  class RecordingSocket extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols);
      this.on('message', (frame: Buffer) => frames.push(frame.toString()));
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: RecordingSocket,
    retryAttempts: 0,
  });
  onTestFinished(() => void client.dispose());
  const data: unknown[] = [];
  const sink = {
    next: (result: { readonly data?: unknown }) => void data.push(result.data),
    error: () => {},
    complete: () => {},
  };
  client.subscribe({ query: print(FEED), variables: { after } }, sink);
  return {
    data,
    texts: () => all(frames.join('\n'), /^\{"id":"[^"]+","type":"next","payload":(.*)\}$/gm),
  };
};

test('Apollo Client over parts, urql over events and graphql-ws get the same updates in the same bytes', async () => {
  const { url, application } = await startService({ env: { CALLBACK_SECRET } });
  const publisher = new Publisher(application.journal);
  const after = await publisher.end();
  const publish = async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n += 1) await publisher.finish(`order-${n}`);
  };
  await publish(0, ORDERS / 2);
  // Each way three times: its own reader serves the first of each, and the fan-out the others.
  const received = [apolloOverMultipart, urqlOverEvents, overSocket].flatMap((follow) =>
    [1, 2, 3].map(() => follow(url, after)),
  );
  await expect.poll(() => Math.min(...received.map(({ data }) => data.length))).toBeGreaterThan(0);
  await publish(Math.ceil(ORDERS / 2), ORDERS);
  await expect
    .poll(() => received.map(({ data }) => data.length), { timeout: 30_000 })
    .toEqual(received.map(() => publisher.updates.length));
  const [first] = received;
  const texts = first?.texts() ?? [];
  expect(texts).toHaveLength(500);
  for (const each of received) {
    expect(each.texts()).toEqual(texts);
    expect(each.data).toEqual(texts.map((text) => (JSON.parse(text) as { data: unknown }).data));
  }
  expect(texts.map((text) => /"cursor":"([^"]+)"/.exec(text)?.[1])).toEqual(
    publisher.updates.map(({ cursor }) => cursor),
  );
});
