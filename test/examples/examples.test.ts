import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { type SpawnedService, spawnService } from '../harness.ts';
import { layLine } from './breakable-line.ts';

const ORDER = 'example-of-the-test';

interface RunningExample {
  /** Its output so far. */
  readonly lines: readonly string[];
  /** Resolves with the first line that matches, printed already or to come. */
  line(pattern: RegExp): Promise<string>;
  /** Resolves with the exit code. */
  readonly exited: Promise<unknown>;
}

/** Runs an example against the service at `url`; it is killed when the test ends. */
function runExample(name: string, url: string): RunningExample {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../examples', name), ORDER],
    {
      env: { PATH: process.env['PATH'] ?? '', FAPIAO_GRAPH_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const printed = new EventTarget();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (text) => {
      lines.push(text);
      printed.dispatchEvent(new Event('line'));
    });
  // Closed, unlike exited: all its output was read.
  const exited = once(child, 'close').then(([code]: unknown[]) => {
    printed.dispatchEvent(new Event('line'));
    return code;
  });
  const line = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = lines.find((text) => pattern.test(text));
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(`It ended with:\n${lines.join('\n')}`);
      await once(printed, 'line');
    }
  };
  return { lines, line, exited };
}

/** A service whose orders wait until `issue` finishes them. */
async function serviceByHand(): Promise<SpawnedService & { issue(): Promise<void> }> {
  const service = await spawnService();
  await service.query('mutation { sandbox { setProgressDelay } }');
  const issue = async (): Promise<void> => {
    const issued = service.subscribe(
      `subscription { invoiceIssued(orderId: "${ORDER}") { version } }`,
    );
    const done = await service.query(`mutation { sandbox { issueInvoice(orderId: "${ORDER}") } }`);
    expect(done).toEqual({ data: { sandbox: { issueInvoice: true } } });
    await issued.next();
  };
  return { ...service, issue };
}

test('follow-invoice.ts continues after the last cursor when its connection was cut', async () => {
  const service = await serviceByHand();
  const network = await layLine(service.url);
  const example = runExample('follow-invoice.ts', network.url);
  await example.line(/^ISSUING/);

  network.cut();
  await example.line(/Connecting again/);
  await service.issue();
  network.mend();

  expect(await example.exited).toBe(0);
  const states = example.lines.filter((text) => /^(?:[A-Z_]+|nothing yet) \(/.test(text));
  expect(states).toEqual([
    'ISSUING (SNAPSHOT) ',
    // No snapshot, which a subscription without the cursor would get.
    expect.stringMatching(/^ISSUED \((PUSH|POLL)\) \d{20}$/),
  ]);
});

test('follow-invoice-sse.ts follows an order that does not exist yet, across a cut', async () => {
  const service = await serviceByHand();
  const network = await layLine(service.url);
  const follower = runExample('follow-invoice-sse.ts', network.url);
  await follower.line(/^nothing yet/);
  const client = runExample('follow-invoice.ts', service.url);
  await follower.line(/^ISSUING/);

  network.cut();
  await follower.line(/^Disconnected/);
  await service.issue();
  network.mend();

  expect(await follower.exited).toBe(0);
  expect(await client.exited).toBe(0);
  const states = follower.lines.filter((text) => /^(?:[A-Z_]+|nothing yet) \(/.test(text));
  expect(states).toEqual([
    'nothing yet (SNAPSHOT) ',
    'SUBMITTED (REQUEST) ',
    'ISSUING (REQUEST) ',
    expect.stringMatching(/^ISSUED \((PUSH|POLL)\) \d{20}$/),
  ]);
});

test('both examples end on a rejection instead of retrying forever', async () => {
  const service = await spawnService({ API_KEYS: 'key-of-sixteen-or-more' });
  for (const name of ['follow-invoice.ts', 'follow-invoice-sse.ts']) {
    const example = runExample(name, service.url);
    expect(await example.exited).toBe(1);
    expect(example.lines.join('\n')).toContain('A valid key or token is needed');
  }
});
