import { onTestFinished } from 'vitest';
import { createApplication } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { connectTo, type Connection, temporaryFolder } from '../harness.ts';
import { type StubPlatform, stubCredentials } from '../platform/stub-platform.ts';

/** The real service in front of a stub: for what only the bytes that arrive can show. Stopped when the test ends. */
export async function startBefore(
  { baseUrl }: StubPlatform,
  settings: Readonly<Record<string, string>> = {},
): Promise<Connection> {
  const env = {
    PORT: '0',
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'silent',
    PLATFORM_BASE_URL: baseUrl,
    PLATFORM_APP_KEY: stubCredentials.appKey,
    PLATFORM_APP_SECRET: stubCredentials.appSecret,
    ...settings,
  };
  const application = await createApplication(readConfig(env));
  onTestFinished(() => application.stop());
  application.start();
  return connectTo(application.url);
}
