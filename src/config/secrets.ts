import { hkdfSync } from 'node:crypto';
import { storedCallbackSecret } from '../subjects/callbacks/receiver.ts';
import type { Config } from './config.ts';
import type { Marks } from '../journal/contract/journal.ts';
import { createDataCipher, type DataKey, NotDecipherable } from '../kernel/privacy/data-cipher.ts';
import type { Log } from '../kernel/log/log.ts';
import { idOf, type Secrets, toSecrets } from '../kernel/ids.ts';

/** Secrets that the operator set, or the one that is stored in the data folder. */
export function secretsOf({
  callbackSecret,
  previousCallbackSecret,
  dataDir,
}: Pick<Config, 'callbackSecret' | 'previousCallbackSecret' | 'dataDir'>): Secrets {
  const current = callbackSecret ?? storedCallbackSecret(dataDir);
  return toSecrets(current, ...(previousCallbackSecret === null ? [] : [previousCallbackSecret]));
}

/** Mark that holds the lasting secret, encrypted under the secret that signs. */
const MARK = 'lasting-secret';

/**
 * Secret for everything that must stay the same as long as the journal: pseudonyms of persons and enterprises, and the ids
 * of nodes. It is the first secret that the journal was used with, stored in the journal and encrypted under the current
 * one, so that the current one can be replaced. If it cannot be decrypted, the current secret takes its place, and pseudonyms
 * and ids from before no longer resolve.
 */
export async function lastingSecret(secrets: Secrets, marks: Marks, log: Log): Promise<string> {
  const { current, all } = secrets;
  const cipher = createDataCipher([keyOf(current), ...all.slice(1).map(keyOf)]);
  const first = cipher.encrypt(current, [MARK]);
  const mark = (await marks.get(MARK)) ?? (await marks.replace(MARK, null, first));
  try {
    const lasting = cipher.decrypt(mark, [MARK]);
    const isUnderCurrent = mark.startsWith(`${idOf(current)}.`);
    if (!isUnderCurrent) await marks.replace(MARK, mark, cipher.encrypt(lasting, [MARK]));
    return lasting;
  } catch (error) {
    if (!(error instanceof NotDecipherable)) throw error;
    log.warn(
      'CALLBACK_SECRET was replaced, and CALLBACK_SECRET_PREVIOUS is not the previous one: earlier ids and lists are not found',
    );
    return current;
  }
}

function keyOf(secret: string): DataKey {
  return { id: idOf(secret), bytes: Buffer.from(hkdfSync('sha256', secret, '', MARK, 32)) };
}
