import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Application, createApplication } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { connectTo, type Connection, temporaryFolder } from '../harness.ts';
import { leaseOnManualClock, ManualClock } from '../manual-clock.ts';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { keyOf } from '../tenants.ts';

/** A tenant of the file, with a key for `bearer` and its own account. */
export const tenant = (name: string, more: object = {}): object => ({
  name,
  apiKeys: [{ key: keyOf(name), scopes: [] }],
  platform: { appKey: `app-${name}`, appSecret: `secret-${name}` },
  ...more,
});

/** Replaces the tenants' file. */
export async function writeTenants(path: string, tenants: readonly object[]): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(tenants));
  await rename(`${path}.new`, path);
}

/** A service before a platform that accepts all orders, on a clock that stands still until the file must be read. */
export interface LiveTenants extends Connection {
  readonly application: Application;
  readonly clock: ManualClock;
  /** Replaces the tenants, and lets the service read the file until its log has the words. */
  readonly replace: (tenants: readonly object[], words: string) => Promise<void>;
  readonly log: readonly string[];
  /** The keys used to call the platform at URLs with this ending. */
  readonly accountsAt: (end: string) => readonly unknown[];
}

export async function startTenants(
  tenants: readonly object[],
  env: Readonly<Record<string, string>> = {},
  clock = new ManualClock(),
): Promise<LiveTenants> {
  const path = join(await temporaryFolder(), 'tenants.json');
  await writeTenants(path, tenants);
  const stub = await startStub((response) =>
    sendEnvelope(response, 'CYT_00000', { orderSn: 'SN', state: 1 }),
  );
  const config = readConfig({
    PORT: '0',
    DATA_DIR: await temporaryFolder(),
    PLATFORM_BASE_URL: stub.baseUrl,
    TENANTS_FILE: path,
    ...env,
  });
  const log: string[] = [];
  const logDestination = { write: (line: string) => void log.push(line) };
  const timings = leaseOnManualClock;
  const application = await createApplication(config, { clock, logDestination, timings });
  onTestFinished(() => application.stop());
  application.start();
  return {
    ...connectTo(application.url),
    application,
    clock,
    log,
    async replace(others, words) {
      const before = log.length;
      await writeTenants(path, others);
      await expect
        .poll(async () => {
          await clock.advance(400);
          return log.slice(before).join('');
        })
        .toContain(words);
    },
    accountsAt: (end) =>
      stub.received
        .filter((each) => each.path.endsWith(end))
        .map(({ headers }) => headers['x-app-key']),
  };
}
