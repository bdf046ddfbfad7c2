import { join } from 'node:path';
import { type Config, documentsFolder } from '../config/config.ts';
import { removeAbandoned, UNFINISHED } from '../documents/stores/disk.ts';
import { createReceiving } from '../documents/fetch/receiving.ts';
import type { OpenSink } from '../kernel/files/local-file.ts';

/** The place of files that arrive with answers, on the disk of those that are kept, so that they need only be moved. */
export async function openReceiving(config: Config): Promise<OpenSink> {
  const folder = join(documentsFolder(config), UNFINISHED);
  const openSink = createReceiving(folder);
  await removeAbandoned(folder);
  return openSink;
}
