import { onTestFinished } from 'vitest';
import type { RedisAccess } from '../../src/messenger/client.ts';
import { type Messenger, openMessenger } from '../../src/messenger/messenger.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log/log.ts';

/** Access that needs nothing besides the address. */
export const openAccess: RedisAccess = { certificates: {}, sentinel: { tls: false } };

/** Opens a messenger under its own prefix by default, for the duration of the test. */
export async function openMessengerForTest(
  url: string,
  {
    prefix = randomId(),
    record = 'one',
    log = createLog('silent'),
    connectTimeoutMs = 5_000,
  }: Partial<
    Pick<Parameters<typeof openMessenger>[0], 'prefix' | 'record' | 'log' | 'connectTimeoutMs'>
  > = {},
): Promise<Messenger> {
  const messenger = await openMessenger({
    url,
    prefix,
    record,
    access: openAccess,
    newId: randomId,
    log,
    connectTimeoutMs,
  });
  onTestFinished(() => messenger.close());
  return messenger;
}
