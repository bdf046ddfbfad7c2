import { onTestFinished } from 'vitest';
import { createApplication, type Overrides } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { connectTo, type Connection, temporaryFolder } from '../harness.ts';
import { type StubPlatform, stubCredentials } from '../platform/stub-platform.ts';

/** The real service in front of a stub: for what only the bytes that arrive can show. Stopped when the test ends. */
export async function startBefore(
  { baseUrl }: StubPlatform,
  settings: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<Connection & { readonly stop: () => Promise<void> }> {
  const env = {
    PORT: '0',
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'silent',
    PLATFORM_BASE_URL: baseUrl,
    PLATFORM_APP_KEY: stubCredentials.appKey,
    PLATFORM_APP_SECRET: stubCredentials.appSecret,
    ...settings,
  };
  const application = await createApplication(readConfig(env), overrides);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= application.stop());
  onTestFinished(stop);
  application.start();
  return { ...connectTo(application.url), stop };
}
