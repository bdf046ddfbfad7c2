import { hkdfSync } from 'node:crypto';
import { storedCallbackSecret } from '../subjects/callbacks/receiver.ts';
import {
  createDataCipher,
  type DataKey,
  NotDecipherable,
  type DataCipher,
  printOf,
} from '../kernel/privacy/data-cipher.ts';
import type { Log } from '../kernel/log/log.ts';
import { idOf, type Secrets, toSecrets } from '../kernel/ids.ts';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Marks } from '../journal/contract/journal.ts';
import { ConfigError } from './settings.ts';

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

/** Mark that holds a fingerprint of every key that the store was ever encrypted with. */
const DATA_KEYS = 'data-keys';

const prints = z.record(z.string(), z.string());

/**
 * Cipher of stored data; null without a key. Rejects with `ConfigError` unless `DATA_KEY` holds every key that any instance has
 * encrypted the store with, as data under a missing key would be unreadable.
 */
export async function openDataCipher(
  { dataKeys }: Pick<Config, 'dataKeys'>,
  marks: Marks,
): Promise<DataCipher | null> {
  const held = new Map(dataKeys?.map((key) => [key.id, printOf(key)]));
  for (let mark = await marks.get(DATA_KEYS); ;) {
    const used = mark === null ? {} : prints.parse(JSON.parse(mark));
    for (const [id, print] of Object.entries(used)) checkHeld(id, print, held);
    const [newest] = dataKeys ?? [];
    if (newest === undefined || newest.id in used) break;
    const wanted = JSON.stringify({ ...used, [newest.id]: printOf(newest) });
    const standing = await marks.replace(DATA_KEYS, mark, wanted);
    if (standing === wanted) break;
    // Another instance wrote the mark first, maybe with other keys.
    mark = standing;
  }
  return dataKeys && createDataCipher(dataKeys);
}

function checkHeld(id: string, print: string, held: ReadonlyMap<string, string>): void {
  if (held.get(id) === print) return;
  throw new ConfigError(
    held.has(id)
      ? `DATA_KEY holds another key ${id} than the one that the journal was written with.`
      : `DATA_KEY must hold the key ${id}, which the journal was written with.`,
  );
}
