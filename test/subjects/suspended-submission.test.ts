import { expect, test } from 'vitest';
import { forwardInvoice } from '../../src/capabilities/forward-invoicing/tracking.ts';
import { errors } from '../../src/messages/errors.ts';
import { PlatformUnavailable } from '../../src/platform/errors.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { startScenario } from '../scenario.ts';

const service = startScenario();

/** Submits an order; `send` is the call. */
function submit(send: () => Promise<never>): Promise<Subject> {
  return service.application.app.subjectsFor('default').submitOnce(forwardInvoice, 'order-1', {
    input: 'the input',
    snapshot: forwardInvoice.read({}),
    send,
    accepted: () => ({ state: 'ISSUING', snapshot: {} }),
  });
}

/** The call fails before anything is sent, so that the next submission claims the order anew. */
function notSent(): Promise<never> {
  return Promise.reject(new PlatformUnavailable(errors.refusedEarlier, { maybeApplied: false }));
}

test.each(['open', 'advance'] as const)(
  'a process that was suspended after its claim (%s) sends nothing, as its order ended as not accepted meanwhile',
  async (claim) => {
    const { clock, application } = service;
    const { journal } = application;
    if (claim === 'advance') await submit(notSent).catch(() => undefined);
    const write = journal[claim].bind(journal) as (...given: unknown[]) => Promise<unknown>;
    Object.assign(journal, {
      async [claim](...given: unknown[]) {
        const claimed = await write(...given);
        Object.assign(journal, { [claim]: write });
        // The tracker stands for another instance.
        await clock.advance(3 * 60 * 60_000);
        return claimed;
      },
    });
    let calls = 0;
    const submitted = submit(() => {
      calls += 1;
      return notSent();
    });
    await expect(submitted).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(calls).toBe(0);
    const known = await application.app.subjectsFor('default').get(forwardInvoice, 'order-1');
    expect(known?.state).toBe('NOT_ACCEPTED');
  },
);
