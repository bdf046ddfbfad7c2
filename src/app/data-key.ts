import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Marks } from '../journal/contract/journal.ts';
import { createDataCipher, type DataCipher, printOf } from '../kernel/privacy/data-cipher.ts';
import { ConfigError } from '../config/settings.ts';

/** Mark that holds a fingerprint of every key that the store was ever encrypted with. */
const MARK = 'data-keys';

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
  for (let mark = await marks.get(MARK); ;) {
    const used = mark === null ? {} : prints.parse(JSON.parse(mark));
    for (const [id, print] of Object.entries(used)) checkHeld(id, print, held);
    const [newest] = dataKeys ?? [];
    if (newest === undefined || newest.id in used) break;
    const wanted = JSON.stringify({ ...used, [newest.id]: printOf(newest) });
    const standing = await marks.replace(MARK, mark, wanted);
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
