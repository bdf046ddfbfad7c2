import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../harness.ts';
import { SERVICE_SOURCE } from '../service-main.ts';

const COUNT = fileURLToPath(new URL('count-modules.ts', import.meta.url));

const counted = z.object({ modules: z.number(), traces: z.number() });

/** Starts the service, stops it, and returns the modules loaded meanwhile. */
async function modulesWith(
  settings: Readonly<Record<string, string>>,
): Promise<z.infer<typeof counted>> {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: await temporaryFolder() };
  const child = spawn(process.execPath, ['--import', COUNT, SERVICE_SOURCE], {
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line.includes('/graphql')) child.kill('SIGTERM');
  }
  return counted.parse(JSON.parse(lines.at(-1) ?? ''));
}

const nowhere = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };

test.each<[string, Readonly<Record<string, string>>]>([
  ['without the variables of OpenTelemetry', {}],
  ['where it is disabled', { ...nowhere, OTEL_SDK_DISABLED: 'true' }],
  ['where it has no exporter', { ...nowhere, OTEL_TRACES_EXPORTER: 'none' }],
])('%s a start loads no code of OpenTelemetry', async (_when, settings) => {
  const { modules, traces } = await modulesWith(settings);
  expect(modules).toBeGreaterThan(500);
  expect(traces).toBe(0);
});

test('with a traces URL a start loads it', async () => {
  const { traces } = await modulesWith(nowhere);
  expect(traces).toBeGreaterThan(20);
});
