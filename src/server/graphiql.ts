import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { hasHungUp } from './answers.ts';
import type { PageToWrite } from './graphiql-page.ts';

/**
 * Everything the page needs is inside it. The policy makes the browser refuse what would go elsewhere,
 * whatever the page's code may try.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** Where the page comes from, and where it is kept. */
export interface GraphiqlOptions {
  /** The folder whose `.graphql` files become GraphiQL's tabs. */
  readonly operationsFolder: string;
  /** The service's own folder. */
  readonly dataDir: string;
}

/** Answers with the page. */
export type SendPage = (response: ServerResponse) => Promise<void>;

/**
 * GraphiQL has nine megabytes, and a service in operation serves it to nobody: it is put together when
 * somebody first opens it, in a thread of its own, and sent from a file, so that nothing of it stays in memory.
 */
export function createGraphiql({ operationsFolder, dataDir }: GraphiqlOptions): SendPage {
  const file = join(dataDir, 'graphiql.html');
  let written: Promise<void> | null = null;

  async function openPage(): Promise<FileHandle> {
    written ??= mkdir(dataDir, { recursive: true }).then(() => write({ operationsFolder, file }));
    try {
      await written;
      return await open(file);
    } catch (error) {
      // The next one who asks tries again.
      written = null;
      throw error;
    }
  }

  return async (response) => {
    const page = await openPage();
    try {
      const { size } = await page.stat();
      response.writeHead(200, { ...HEADERS, 'content-length': size });
      await pipeline(page.createReadStream({ autoClose: false }), response);
    } catch (error) {
      if (!hasHungUp(error)) throw error;
    } finally {
      await page.close();
    }
  };
}

/** Resolves when the file is there, whole: instances may share a folder. */
async function write({ operationsFolder, file }: PageToWrite): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const workerData: PageToWrite = { operationsFolder, file: unfinished };
  new Worker(new URL('graphiql-page.ts', import.meta.url), { workerData })
    .once('error', reject)
    .once('exit', () => resolve());
  await promise;
  await rename(unfinished, file);
}
