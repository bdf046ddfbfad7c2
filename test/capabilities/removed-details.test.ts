import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../packages/simulator/src/index.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { kinds } from '../../src/schema.ts';
import { ExampleReader, textOf } from '../example-reader.ts';
import { dataOf, inTime } from '../following.ts';
import { type RunningService, temporaryFolder } from '../harness.ts';
import { forwardHttp, Turnstile } from '../interleavings/turnstile.ts';
import { ManualClock } from '../manual-clock.ts';
import { startBefore } from '../scenario.ts';
import { send as sendFile } from './partner-contract/walk.ts';
import { each, variablesOf } from './senders.ts';

/*
 * The details of an ended subject are removed half a year later. A repeated mutation then still has the subject's state and
 * sends nothing, and a late push is accepted.
 */

const REJECTION = JSON.stringify({ code: 'CYT_40001', msg: 'rejected', requestId: 'r', data: {} });

interface Platform extends Pick<Sandbox, 'baseUrl' | 'credentials'> {
  readonly sandbox: Sandbox;
  /** Paths whose calls are rejected. */
  readonly rejected: Set<string>;
  /** Number of calls of a path. */
  readonly calls: (path: string) => number;
}

async function startPlatform(clock: ManualClock): Promise<Platform> {
  const sandbox = await createSandbox({
    clock,
    file: join(await temporaryFolder(), 'sandbox.sqlite'),
    random: () => 0.5,
    progressDelayMs: 1_000,
    log: createLog('silent'),
  });
  onTestFinished(() => sandbox.close());
  const rejected = new Set<string>();
  const paths: string[] = [];
  const baseUrl = await forwardHttp(
    sandbox.baseUrl,
    new Turnstile(),
    ({ path }) => paths.push(path),
    (path) => (rejected.has(path) ? REJECTION : null),
  );
  const { credentials } = sandbox;
  return {
    baseUrl,
    credentials,
    sandbox,
    rejected,
    calls: (path: string) => paths.filter((one) => one === path).length,
  };
}

/** The details of these kinds stay. */
const lasting = [...kinds.values()].filter(({ isLasting }) => isLasting).map(({ kind }) => kind);

describe.each(each)('$name', (sender) => {
  test.each([
    ['accepted', false],
    ['rejected', true],
  ])('repeated half a year after it was %s sends nothing, and accepts a push', async (_, isOut) => {
    const clock = new ManualClock();
    const platform = await startPlatform(clock);
    const log: string[] = [];
    const service = await startBefore(
      platform,
      { LOG_LEVEL: 'warn', DOCUMENT_HOSTS: new URL(platform.sandbox.baseUrl).host },
      { clock, random: () => 0.5, logDestination: { write: (line) => void log.push(line) } },
    );
    // The reader only sends operations.
    const reader = new ExampleReader(service as RunningService, clock);
    const text = textOf(sender.example.name);
    const file = text.includes('$file: File') && (await sendFile(service));
    const variables = { ...(await variablesOf(sender, reader)), ...(file !== false && { file }) };
    const send = async (): Promise<string | undefined> => {
      const sent = service.query<Record<string, { readonly __typename: string }>>(text, variables);
      const [result] = Object.values(dataOf(await inTime(sent, clock, 10)));
      return result && result['__typename'];
    };
    if (isOut) platform.rejected.add(sender.path);
    expect((await send()) === 'PlatformRejectedError' || !isOut).toBe(true);
    platform.rejected.clear();
    await clock.advance(60 * 60_000);
    const found = await send();
    const callsBefore = platform.calls(sender.path);
    expect(callsBefore).toBeGreaterThan(0);

    const { journal, app } = service.application;
    await clock.advance(1);
    await journal.trim(0, clock.now(), lasting);
    log.length = 0;
    expect(await send()).toBe(found);
    expect(platform.calls(sender.path)).toBe(callsBefore);
    const { subjects } = await journal.list('default', { first: 100 });
    for (const { subject } of subjects) {
      const address = app.callbacks.addressFor(subject);
      const { status } = await inTime(fetch(address, { method: 'POST', body: '{}' }), clock, 10);
      expect([subject.kind, subject.state, status]).toEqual([subject.kind, subject.state, 200]);
    }
    expect(log).toEqual([]);
  });
});
