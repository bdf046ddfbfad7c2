import { createHash } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../harness.ts';
import { startServer } from './service.ts';

const SCRIPT = 'assets/board-Ab12Cd34.js';
const code = `export const text = '${'看板'.repeat(500)}';\n`;
const page = '<!doctype html><title>Board</title>';

let folder: string;
let url: string;

/** Writes the output of a build: each file in its three forms, and their list. */
async function build(files: Readonly<Record<string, string>>): Promise<void> {
  const described = await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const [br, zipped] = [brotliCompressSync(text), gzipSync(text)];
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), text);
      await writeFile(join(folder, `${name}.br`), br);
      await writeFile(join(folder, `${name}.gz`), zipped);
      const sizes = { identity: Buffer.byteLength(text), br: br.length, gzip: zipped.length };
      const type = name.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript';
      return [name, { type, sha256: createHash('sha256').update(text).digest('hex'), sizes }];
    }),
  );
  await writeFile(join(folder, 'files.json'), JSON.stringify(Object.fromEntries(described)));
}

interface Received {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A raw request: `fetch` would add encodings and decode the response. */
function send(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Received> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeEach(async () => {
  folder = await temporaryFolder();
  ({ url } = await startServer({ webFolder: folder }));
  await build({ 'index.html': page, [SCRIPT]: code });
});

test.each([
  ['br', 'gzip, deflate, br, zstd', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['gzip', 'br;q=0, gzip;q=0.5', (body: Buffer) => gunzipSync(body)],
  [undefined, 'identity', (body: Buffer) => body],
  [undefined, '', (body: Buffer) => body],
])('a script is sent as %s to a client that accepts "%s"', async (coding, accepted, decode) => {
  const { status, headers, body } = await send(`/${SCRIPT}`, { 'accept-encoding': accepted });
  expect([status, headers['content-encoding'], headers['vary']]).toEqual([
    200,
    coding,
    'Accept-Encoding',
  ]);
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(decode(body).toString()).toBe(code);
});

test('a file with a hashed name is cached forever, and a page is revalidated each time', async () => {
  expect((await send(`/${SCRIPT}`)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const { headers, body } = await send('/');
  expect(body.toString()).toBe(page);
  expect(headers['cache-control']).toBe('no-cache');
});

test('a client with a file’s form gets 304 for that form only', async () => {
  const coding = { 'accept-encoding': 'br' };
  const etag = String((await send('/', coding)).headers['etag']);
  const known = await send('/', { ...coding, 'if-none-match': `"other", W/${etag}` });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  const other = await send('/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect(other.status).toBe(200);
});

test('HEAD gets the headers, a range request the whole file, and other methods are rejected', async () => {
  const head = await send('/', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(page.length),
    0,
  ]);
  const part = await send('/', { range: 'bytes=0-3' });
  expect([part.status, part.headers['accept-ranges'], part.body.toString()]).toEqual([
    200,
    'none',
    page,
  ]);
  const written = await send('/', {}, 'POST');
  expect([written.status, written.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('a page runs scripts of this service only, and none inline', async () => {
  const policy = String((await send('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe|https?:|\*/);
});

test.each([
  '/assets/missing.js',
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/../files.json',
  `/${SCRIPT}.br`,
  '/files.json',
])('%s is not a listed file', async (path) => {
  expect((await send(path)).status).toBe(404);
});

test('pages rebuilt while the service runs are served at once', async () => {
  await send('/');
  await build({ 'index.html': `${page}<p>New`, [SCRIPT]: code });
  await utimes(join(folder, 'files.json'), 2_000_000_000, 2_000_000_000);
  expect((await send('/')).body.toString()).toBe(`${page}<p>New`);
});

test('says what to do if no pages were built', async () => {
  const { url: bare } = await startServer({ webFolder: join(folder, 'missing') });
  const answer = await fetch(bare);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('npm run build,');
});
