import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, open, stat, truncate } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './contents.ts';

/** Line after the last page of a copy, which SQLite does not read. */
const lineOf = (sha256: string): string => `\nfapiao-graph copy, SHA-256 ${sha256}\n`;

const LENGTH = lineOf('').length + 64;

/** Appends a checksum to a finished copy: pages of SQLite have none, so SQLite detects no changed byte. */
export async function addChecksum(file: string): Promise<void> {
  const { size } = await stat(file);
  await appendFile(file, lineOf(await sha256Of(file, size)), { flush: true });
}

/** Compares and removes the checksum of a copy. Rejects with `BackupError` for a file without a checksum, or a changed one. */
export async function takeChecksum(file: string): Promise<void> {
  const { size } = await stat(file);
  const end = Math.max(0, size - LENGTH);
  const line = await textFrom(file, end);
  const sha256 = /[0-9a-f]{64}(?=\n$)/.exec(line)?.[0];
  if (sha256 === undefined || line !== lineOf(sha256))
    throw new BackupError(
      'The file is no copy that the command `backup` made, or its end is missing: it has no checksum.',
    );
  if ((await sha256Of(file, end)) !== sha256)
    throw new BackupError('The copy is damaged: it was changed after it was made.');
  await truncate(file, end);
}

async function sha256Of(file: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  if (length > 0) await pipeline(createReadStream(file, { end: length - 1 }), hash);
  return hash.digest('hex');
}

async function textFrom(file: string, position: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(LENGTH), position });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
