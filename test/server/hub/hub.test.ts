import { describe, expect, test } from 'vitest';
import { STREAMS } from '../../harness.ts';
import type { Journal } from '../../../src/journal/contract/journal.ts';
import { Client } from './client.ts';
import { Publisher } from './publisher.ts';
import { stores } from './stores.ts';

/** `operation` is read from the journal once per execution. */
const FEED = `subscription Feed($after: Cursor) {
  updates(after: $after) { cursor version operation { version } }
}`;

const ONE = `subscription One($orderId: String!, $after: Cursor) {
  invoiceUpdates(orderId: $orderId, after: $after) { cursor state invoice { operation { key } } }
}`;

const UNAVAILABLE = { code: 'STORE_UNAVAILABLE', retryable: true };

/** `verification` is billed when selected. */
const BILLED = `subscription Billed($orderId: String!, $after: Cursor) {
  invoiceUpdates(orderId: $orderId, after: $after) {
    invoice { operation { version } verification { verdict } }
  }
}`;

const LONG_KEY = 'x'.repeat(1_200);
const COPIES = Array.from({ length: 58 }, (_, index) => `copy${index}: key`).join(' ');

/** Items of 70 KB. */
const LONG_FEED = `subscription Long($after: Cursor) {
  updates(after: $after) { cursor ${COPIES} operation { version } }
}`;

const lastPayloads = ({ frames }: Client): string[] =>
  frames.slice(-3).map((frame) => frame.replace(/^\{"id":"[^"]*"/, ''));

const cursorOf = (frame: string): string | undefined => /"cursor":"([^"]+)"/.exec(frame)?.[1];

/** Counts the reads of one subject from this call on. */
function countReads(journal: Journal): () => number {
  const get = journal.get.bind(journal);
  let reads = 0;
  journal.get = (id) => {
    reads += 1;
    return get(id);
  };
  return () => reads;
}

/**
 * Publishes until an update costs no more executions than this: from outside nobody sees when the last subscriber
 * has caught up.
 */
async function untilShared(
  publisher: Publisher,
  clients: readonly Client[],
  reads: () => number,
  executions = 1,
): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    const before = reads();
    const counts = clients.map(({ frames }) => frames.length);
    await publisher.move(`shared-${round}`);
    await Promise.all(clients.map((client, index) => client.has((counts[index] ?? 0) + 1)));
    if (reads() - before === executions) return;
  }
  throw new Error('Nothing is ever shared.');
}

describe.each(stores)('on %s', (_name, start) => {
  test('executes an update once for any number of followers', async () => {
    const { url, application } = await start();
    const publisher = new Publisher(application.journal);
    const clients = await Promise.all(
      Array.from({ length: 20 }, (_, index) => new Client(url, `feed-${index}`).open()),
    );
    // From one position by different cursors: resumed and new subscriptions now share it.
    const older = await publisher.end();
    await publisher.move('1');
    const after = await publisher.end();
    for (const [index, client] of clients.entries())
      client.subscribe(FEED, index % 2 === 0 ? { after: older } : { after });
    await Promise.all(clients.map((client, index) => client.has(1 - (index % 2))));
    const reads = countReads(application.journal);
    await untilShared(publisher, clients, reads);

    const before = reads();
    const counts = clients.map(({ frames }) => frames.length);
    for (let count = 0; count < 3; count += 1) await publisher.move('1');
    await Promise.all(clients.map((client, index) => client.has((counts[index] ?? 0) + 3)));
    expect(reads() - before).toBe(3);
    const [first] = clients.map(lastPayloads);
    for (const client of clients) expect(lastPayloads(client)).toEqual(first);
  });

  test('executes the named operation of a document with several', async () => {
    const { url, application } = await start();
    const publisher = new Publisher(application.journal);
    const clients = await Promise.all(['a', 'b'].map((id) => new Client(url, id).open()));
    const after = await publisher.end();
    for (const client of clients) client.subscribe(`${ONE} ${FEED}`, { after }, 'Feed');
    await untilShared(publisher, clients, countReads(application.journal));
    for (const client of clients)
      for (const frame of client.frames) expect(frame).toContain('"data":{"updates":{');
  });

  test('a member that stalls reads the missed updates alone, in order, and joins again', async () => {
    const { url, application } = await start();
    const publisher = new Publisher(application.journal);
    const slow = await new Client(url, 'slow').open();
    const quick = await new Client(url, 'quick').open();
    for (const client of [slow, quick])
      client.subscribe(LONG_FEED, { after: await publisher.end() });
    const reads = countReads(application.journal);
    await untilShared(publisher, [slow, quick], reads);

    const begun = { reads: reads(), frames: quick.frames.length };
    slow.stall();
    // More than both systems' socket buffers hold.
    for (let order = 0; order < 40; order += 1) await publisher.finish(`${LONG_KEY}${order}`);
    await quick.has(begun.frames + 160);
    const whileStalled = reads() - begun.reads;
    slow.goOn();
    await slow.has(begun.frames + 160);
    // Either may have been slow for a moment and have read alone; the stalled one was slow for long.
    expect(reads() - begun.reads - whileStalled).toBeGreaterThan(20);
    expect(slow.frames.map(cursorOf)).toEqual(quick.frames.map(cursorOf));

    await untilShared(publisher, [slow, quick], reads);
  });

  test('executes an operation with a billed selection once per subscriber', async () => {
    const { url, application } = await start();
    const publisher = new Publisher(application.journal);
    const clients = await Promise.all(['a', 'b', 'c'].map((id) => new Client(url, id).open()));
    const after = await publisher.end();
    for (const client of clients) client.subscribe(BILLED, { after, orderId: '1' });
    await Promise.all(clients.map((client) => client.settled()));
    const reads = countReads(application.journal);
    await publisher.move('1');
    await Promise.all(clients.map((client) => client.has(1)));
    expect(reads()).toBe(3);
  });

  test('executes an update once per audience, as other scopes may see other values', async () => {
    const keys = { ordinary: 'an-ordinary-key-of-a-test', pii: 'a-key-that-may-read-more' };
    const { url, application } = await start({ API_KEYS: `${keys.ordinary},${keys.pii}:pii` });
    const publisher = new Publisher(application.journal);
    const clients = await Promise.all(
      [keys.ordinary, keys.ordinary, keys.pii, keys.pii].map((apiKey, index) =>
        new Client(url, `client-${index}`).open({ apiKey }),
      ),
    );
    const after = await publisher.end();
    for (const client of clients) client.subscribe(FEED, { after });
    const reads = countReads(application.journal);
    await untilShared(publisher, clients, reads, 2);
    expect(new Set(clients.map((client) => lastPayloads(client).join('\n'))).size).toBe(1);
  });

  test('streams share executions with sockets, and all complete after the final state', async () => {
    const { url, application, ...ways } = await start();
    const publisher = new Publisher(application.journal);
    const after = await publisher.end();
    const socket = await new Client(url, 'socket').open();
    const one = await new Client(url, 'one').open();
    socket.subscribe(FEED, { after });
    one.subscribe(ONE, { orderId: '1', after });
    const streams = [...STREAMS, ...STREAMS].map((way) => ways[way](FEED, { after }));
    const streamsOfOne = STREAMS.map((way) => ways[way](ONE, { orderId: '1', after }));
    const reads = countReads(application.journal);
    for (let executions = 0, round = 1; executions !== 1; round += 1) {
      expect(round).toBeLessThan(50);
      const before = reads();
      await publisher.move(`shared-${round}`);
      await socket.has(round);
      const payloads = await Promise.all(streams.map((each) => each.next()));
      const frame: unknown = JSON.parse(socket.frames.at(-1) ?? '');
      for (const payload of payloads) expect(frame).toMatchObject({ payload });
      executions = reads() - before;
    }

    await publisher.finish('1');
    await one.has(5);
    for (const each of streamsOfOne) {
      for (const frame of one.frames.slice(0, 4))
        expect(JSON.parse(frame)).toMatchObject({ payload: await each.next() });
      await each.completed();
    }
    expect(one.frames.at(-1)).toBe('{"id":"one","type":"complete"}');
  });

  test('a failed read reports its reason to all members, each under its own id, and completes', async () => {
    const { url, application } = await start();
    const clients = await Promise.all(['a', 'b'].map((id) => new Client(url, id).open()));
    for (const client of clients) client.subscribe(FEED);
    await Promise.all(clients.map((client) => client.settled()));
    await application.journal.close();
    await Promise.all(clients.map((client) => client.has(2)));
    for (const [index, { frames }] of clients.entries()) {
      const id = ['a', 'b'][index];
      const [last, complete] = frames.map((frame): unknown => JSON.parse(frame));
      expect(last).toMatchObject({
        id,
        type: 'next',
        payload: { errors: [{ extensions: UNAVAILABLE }] },
      });
      expect(complete).toEqual({ id, type: 'complete' });
    }
  });
});
