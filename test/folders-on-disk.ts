import { afterAll, beforeAll, inject, vi } from 'vitest';

/** Has the folders of a file's tests on a disk, where its subject is where they lie; see `folders-in-memory.ts`. */
export function keepFoldersOnDisk(): void {
  beforeAll(() => void vi.stubEnv('TMPDIR', inject('systemFolder')));
  afterAll(() => void vi.unstubAllEnvs());
}
