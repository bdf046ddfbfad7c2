import { open, readdir } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningService, startService } from '../harness.ts';

const PDF = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(2_000_000, 'a'),
  Buffer.from('%%EOF'),
]);

/** Ways to send a file. */
const ways: Readonly<Record<string, (service: RunningService) => Promise<Response>>> = {
  'as a body': ({ url }) => fetch(`${url}/documents?name=a.pdf`, { method: 'POST', body: PDF }),
  'as a part': ({ url }) =>
    fetch(`${url}/documents`, { method: 'POST', body: formWith({}, 'file') }),
  'with an operation': ({ url }) => {
    const operations = {
      query: 'query ($file: Upload) { __typename }',
      variables: { file: null },
    };
    const form = formWith({ operations, map: { 0: ['variables.file'] } }, '0');
    return fetch(`${url}/graphql`, {
      method: 'POST',
      body: form,
      headers: { 'graphql-require-preflight': '1' },
    });
  },
};

function formWith(fields: Readonly<Record<string, object>>, file: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, JSON.stringify(value));
  form.append(file, new Blob([PDF]), 'a.pdf');
  return form;
}

/** Every file of this process fails with this code at its first write, until the test ends or `null` is set. */
async function installWriteFaults(): Promise<(code: string | null) => void> {
  const handle = await open(devNull);
  // The prototype of all handles; each method is called with its own.
  const prototype = Object.getPrototypeOf(handle) as Pick<typeof handle, 'writeFile'>;
  await handle.close();
  const { writeFile } = prototype;
  let fault: string | null = null;
  prototype.writeFile = async function (this: typeof handle, ...given) {
    if (fault !== null) throw Object.assign(new Error('failed'), { code: fault });
    return writeFile.apply(this, given);
  };
  onTestFinished(() => void (prototype.writeFile = writeFile));
  return (code) => (fault = code);
}

test.each(Object.entries(ways))(
  'a file sent %s is rejected as retryable if the disk fills up meanwhile, and no part of it stays',
  async (_name, send) => {
    const failWith = await installWriteFaults();
    const service = await startService();
    const outcomes = { ENOSPC: 503, EDQUOT: 503, EIO: 500 };
    for (const [code, status] of Object.entries(outcomes)) {
      failWith(code);
      const response = await send(service);
      // Part of the request may be unread, so a later one could not be read from the connection.
      expect([response.status, response.headers.get('connection')]).toEqual([status, 'close']);
      expect(await response.json()).toMatchObject({
        errors: [
          {
            extensions:
              status === 503
                ? { code: 'STORE_UNAVAILABLE', retryable: true }
                : { code: 'INTERNAL_ERROR', retryable: false },
          },
        ],
      });
      expect(await readdir(join(service.dataDir, 'documents', 'uploads'))).toEqual([]);
    }
    failWith(null);
    expect((await send(service)).ok).toBe(true);
  },
);
