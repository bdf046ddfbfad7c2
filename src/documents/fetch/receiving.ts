import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { randomId } from '../../kernel/ids.ts';
import { LocalFile, type OpenSink } from '../../kernel/files/local-file.ts';

/** Receives files from responses into `folder` until they are stored. Only this user can read them, because they name people. */
export function createReceiving(folder: string): OpenSink {
  const makeFolder = (): unknown => mkdirSync(folder, { recursive: true, mode: 0o700 });
  makeFolder();
  return (drained) => {
    try {
      // The folder may have been removed since the start.
      makeFolder();
    } catch {
      // The stream reports the failure.
    }
    const path = join(folder, randomId());
    const stream = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const hash = createHash('sha256');
    let byteSize = 0;
    stream.on('drain', drained);
    // A writer does not wait for a failing disk; `end` reports the failure.
    stream.on('error', drained);
    return {
      write(bytes) {
        hash.update(bytes);
        byteSize += bytes.length;
        stream.write(bytes);
      },
      get isBehind() {
        return stream.writableNeedDrain && stream.errored === null;
      },
      async finish() {
        stream.end();
        await finished(stream);
        return new LocalFile(path, byteSize, hash.digest('hex'));
      },
      discard() {
        stream.destroy();
        // The next start removes a file that cannot be removed now.
        rm(path, { force: true }).catch(() => undefined);
      },
    };
  };
}
