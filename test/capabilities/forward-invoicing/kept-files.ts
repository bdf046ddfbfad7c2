import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type RunningService, startService } from '../../harness.ts';

export interface Kept {
  readonly name: string;
  readonly format: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly sha256: string;
  readonly url: string;
  readonly expiresAt: string;
}

export interface Files {
  readonly state: string;
  readonly invoiceNumber: string | null;
  readonly documentsState: string | null;
  readonly documentsFailure: string | null;
  readonly documents: readonly Kept[];
}

export const startByHand = (
  rest: Parameters<typeof startService>[0] = {},
): Promise<RunningService> => startService({ sandboxProgressDelayMs: null, ...rest });

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

export async function bytesAt(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Names of the files that a service stores on its disk. */
export async function filesOnDisk(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'documents/files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
