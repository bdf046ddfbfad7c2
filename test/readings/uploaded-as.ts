import { mkdtempDisposable, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFormatOf } from '../../src/documents/uploads/upload-formats.ts';
import type { UploadFormat } from '../../src/kernel/files/uploaded-file.ts';

/** Format of a client's file with these bytes; null for a file that is rejected before it is read. */
export async function uploadedAs(bytes: Uint8Array): Promise<UploadFormat | null> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'upload-'));
  const path = join(folder.path, 'file');
  await writeFile(path, bytes);
  await using file = await open(path);
  return await uploadFormatOf(file, bytes.length);
}
