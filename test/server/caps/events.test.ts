import { describe, expect, test } from 'vitest';
import { ManualClock } from '../../manual-clock.ts';
import { startService } from '../../harness.ts';
import { Publisher } from '../hub/publisher.ts';
import { Client } from '../hub/client.ts';

/** One document is executed once for all subscribers, the other for each: `verification` is billed when selected. */
const SHARED = 'subscription { updates { eventId version } }';
const ALONE = `subscription { invoiceIssued { eventId version invoice { verification { verified } } } }`;

describe.each([
  ['executed for all', SHARED, 4],
  ['executed for one', ALONE, 1],
])('events %s', (_how, query, each) => {
  test('above a minute’s complexity wait for the next minute, and none is lost, repeated or out of order', async () => {
    const clock = new ManualClock();
    const { url, application } = await startService({
      clock,
      sandboxProgressDelayMs: null,
      env: { TENANT_CAPS: 'complexityPerMinute=40' },
    });
    const publisher = new Publisher(application.journal);
    const client = await new Client(url, 'a').open();
    client.subscribe(query);
    await client.settled();
    const orders = 60 / each;
    for (let order = 0; order < orders; order += 1) await publisher.finish(`order-${order}`);
    // As many as the minute allows, and no more after any wait.
    await client.has(5);
    await client.settled();
    const before = client.frames.length;
    expect(before).toBeLessThan(30);
    for (let minute = 0; client.frames.length < 60; minute += 1) {
      expect(minute).toBeLessThan(60);
      const had = client.frames.length;
      await clock.advance(60_000);
      await expect.poll(() => client.frames.length).toBeGreaterThan(had);
    }
    const told = client.frames.map((frame) => /"eventId":"([^"]+)"/.exec(frame)?.[1]);
    const wanted = publisher.updates.filter(({ final }) => each === 4 || final);
    expect(told).toEqual(wanted.map(({ eventId }) => eventId));
  });
});
