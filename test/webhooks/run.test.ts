import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../src/database/sql.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { createMeasurements } from '../../src/kernel/log/measurements.ts';
import { Recorder } from '../../src/webhooks/delivery/recorder.ts';
import { WebhookRun } from '../../src/webhooks/delivery/run.ts';
import { WebhookRejected } from '../../src/webhooks/webhook.ts';
import { webhookTexts } from '../../src/webhooks/texts.ts';
import { ManualClock } from '../manual-clock.ts';
import { webhook } from './stored-webhook.ts';

test('a webhook whose document became invalid is disabled once the journal is available, and the service keeps running', async () => {
  const clock = new ManualClock();
  const log = createLog('silent');
  let outages = 2;
  const ends: unknown[] = [];
  const ended = Promise.withResolvers<void>();
  const run = new WebhookRun(
    {
      subscriptions: {
        prepare: () =>
          Promise.reject(
            new WebhookRejected({
              member: 'document',
              sort: 'form',
              text: webhookTexts.oneSubscription,
            }),
          ),
      },
      webhooks: {
        async end(...given) {
          outages -= 1;
          if (outages >= 0) throw new DatabaseUnavailable('away');
          ends.push(given);
          return true;
        },
      },
      deliveries: { pending: async () => [], body: async () => null, lastPlace: async () => 0 },
      recorder: new Recorder(
        { put: async () => new Set() },
        { move: async () => {} },
        { clock, log },
      ),
      sender: { send: () => Promise.reject(new Error('nothing is sent')), close: async () => {} },
      cursorOf: () => 'a',
      clock,
      random: () => 0.5,
      log,
      measurements: createMeasurements(),
    },
    { webhook, fence: 7 },
    { isHeld: () => true, lost() {}, ended: () => ended.resolve() },
  );
  await clock.advance(10_000);
  await ended.promise;
  expect(ends).toEqual([
    [{ tenant: 'acme', name: 'one', fence: 7 }, 'DISABLED', 'INVALID_DOCUMENT'],
  ]);
  await run.stop();
});

test('a position that is being stored has been stored when the recorder has stopped', async () => {
  const clock = new ManualClock();
  const held = { tenant: 'acme', name: 'one', fence: 7 };
  const moved: string[] = [];
  const begun = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const move = async (positions: readonly { readonly position: string }[]): Promise<void> => {
    begun.resolve();
    await slow.promise;
    moved.push(...positions.map(({ position }) => position));
  };
  const log = createLog('silent');
  const recorder = new Recorder({ put: async () => new Set() }, { move }, { clock, log });
  recorder.moveTo(held, 'a');
  await clock.advance(1_000);
  await begun.promise;
  const stopped = recorder.stop().then(() => [...moved]);
  setTimeout(slow.resolve, 20);
  expect(await stopped).toEqual(['a']);
});
