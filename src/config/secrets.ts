import { hkdfSync } from 'node:crypto';
import { keptCallbackSecret } from '../subjects/callbacks/secret.ts';
import type { Config } from './config.ts';
import type { Marks } from '../journal/contract/marks.ts';
import { createDataCipher, type DataKey, NotDecipherable } from '../kernel/privacy/data-cipher.ts';
import type { Log } from '../kernel/log/log.ts';
import { idOf, type Secrets, toSecrets } from '../kernel/privacy/secrets.ts';

/** The secrets that the operator set, or the one that is kept in the data folder. */
export function secretsOf({
  callbackSecret,
  previousCallbackSecret,
  dataDir,
}: Pick<Config, 'callbackSecret' | 'previousCallbackSecret' | 'dataDir'>): Secrets {
  const current = callbackSecret ?? keptCallbackSecret(dataDir);
  return toSecrets(current, ...(previousCallbackSecret === null ? [] : [previousCallbackSecret]));
}

/** The mark that holds the lasting secret, encrypted under the one that signs. */
const MARK = 'lasting-secret';

/**
 * The secret behind what has to stay the same for as long as the journal does: pseudonyms, by which persons are held
 * and enterprises' orders found, and the ids of things. It is the first that the journal was used with, and is kept in
 * there, encrypted under the one that signs at present, so that the secrets can be replaced. Where it cannot be opened
 * the present one serves, and nothing is found that was named by the one of before.
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
      'CALLBACK_SECRET is another one than before, and CALLBACK_SECRET_PREVIOUS is not the one of before: ids and lists of before are not found by it',
    );
    return current;
  }
}

function keyOf(secret: string): DataKey {
  return { id: idOf(secret), bytes: Buffer.from(hkdfSync('sha256', secret, '', MARK, 32)) };
}
