import { afterAll, beforeAll, inject, vi } from 'vitest';

/** Keeps the folders of a file's tests on a disk if their location is under test; see `folders-in-memory.ts`. */
export function keepFoldersOnDisk(): void {
  beforeAll(() => void vi.stubEnv('TMPDIR', inject('systemFolder')));
  afterAll(() => void vi.unstubAllEnvs());
}
