import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type RunningService, startService } from '../harness.ts';
import { bearer, tenantsFile } from '../tenants.ts';

const pdf = Buffer.from('%PDF-1.7 twenty-four %%EOF');

const folderOf = ({ dataDir }: RunningService) => join(dataDir, 'documents', 'uploads');

const post = (service: RunningService, body: BodyInit, query = '', headers = {}) =>
  fetch(`${service.url}/documents${query}`, { method: 'POST', body, headers });

test('a file sent as a request body gets an id, and the response describes the received file', async () => {
  const service = await startService();
  const response = await post(service, pdf, `?name=${encodeURIComponent('购销合同.pdf')}`);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { id, expiresAt, ...facts } = (await response.json()) as Record<string, string>; // the service's own answer
  expect(id).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(expiresAt).toMatch(/^\d{4}-.*\+08:00$/);
  expect(facts).toEqual({
    name: '购销合同.pdf',
    mediaType: 'application/pdf',
    byteSize: pdf.length,
    sha256: createHash('sha256').update(pdf).digest('hex'),
  });
  expect(await readdir(folderOf(service))).toHaveLength(1);
});

test.each(['list.csv', 'list', '.csv', 'list.PDF'])(
  'the stored name of %s has the extension of its format once',
  async (name) => {
    const service = await startService();
    const response = await post(service, '发票号码,开票日期\n1,2\n', `?name=${name}`);
    expect(await response.json()).toMatchObject({
      name: name === '.csv' ? 'file.csv' : 'list.csv',
      mediaType: 'text/csv',
    });
  },
);

test.each([
  ['a page', '<html></html>'],
  ['nothing at all', ''],
  ['a PDF that was cut off', '%PDF-1.7 twenty-four'],
])('%s is rejected with 415 and leaves no file', async (_case, content) => {
  const service = await startService();
  const response = await post(service, content, '?name=contract.pdf');
  expect(response.status).toBe(415);
  const answer = await response.text();
  expect(answer).toContain('PDF, DOC, DOCX, OFD, XML, PNG, JPEG, ZIP, CSV or XLSX');
  expect(answer).toContain('UNKNOWN_FILE_FORMAT');
  expect(await readdir(folderOf(service))).toEqual([]);
});

test('only callers who may send operations can upload files', async () => {
  const open = await startService();
  const foreign = await post(open, pdf, '', { origin: 'https://shop.example' });
  expect(foreign.status).toBe(403);
  const service = await startService({ env: { API_KEYS: 'key-of-sixteen-characters' } });
  expect((await post(service, pdf)).status).toBe(401);
  const authorization = 'Bearer key-of-sixteen-characters';
  expect((await post(service, pdf, '', { authorization })).status).toBe(201);
  expect(await readdir(folderOf(service))).toHaveLength(1);
  const asked = await fetch(`${service.url}/documents`, { headers: { authorization } });
  expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
});

test('a form without a boundary is rejected as no file, and a compressed one by its encoding', async () => {
  const service = await startService();
  const form = Buffer.concat([Buffer.from('--b\r\n\r\n'), pdf, Buffer.from('\r\n--b--\r\n')]);
  const cases = [
    [{ 'content-type': 'multipart/form-data' }, 400, 'multipart/form-data'],
    [{ 'content-encoding': 'gzip' }, 415, 'without Content-Encoding gzip'],
    [
      { 'content-type': 'multipart/form-data; boundary=b', 'content-encoding': 'br' },
      415,
      'without Content-Encoding br',
    ],
  ] as const;
  for (const [headers, status, reason] of cases)
    for (const path of ['/documents', '/graphql']) {
      if (path === '/graphql' && !('content-type' in headers)) continue;
      const response = await fetch(service.url + path, { method: 'POST', body: form, headers });
      expect({ path, status: response.status }).toEqual({ path, status });
      expect(await response.text()).toContain(reason);
    }
  expect(await readdir(folderOf(service))).toEqual([]);
});

/** Announces a body and sends none of it. Resolves with the response. */
function announce(
  { url }: RunningService,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number | undefined; retryAfter: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { method: 'POST', headers }, (response) => {
      const { statusCode: status, headers: answered } = response;
      text(response)
        .then((body) => resolve({ status, retryAfter: answered['retry-after'], text: body }))
        .catch(reject)
        .finally(() => asked.destroy());
    });
    asked.on('error', reject);
    asked.flushHeaders();
  });
}

const forms = [
  ['/documents', {}],
  ['/documents', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['/graphql', { 'content-type': 'multipart/form-data; boundary=x' }],
] as const;

test.each(forms)(
  'a body to %s %j that exceeds the tenant’s quota is rejected before it is sent',
  async (path, headers) => {
    const service = await startService({ env: { UPLOAD_BYTES: '1048576' } });
    const length = { 'content-length': String(2 * 1024 * 1024) };
    const {
      status,
      retryAfter,
      text: said,
    } = await announce(service, path, { ...headers, ...length });
    expect([status, retryAfter]).toEqual([507, '60']);
    expect(said).toContain('"code":"UPLOADS_FULL","retryable":true');
    expect(said).toContain('1048576 bytes in total');
    expect((await post(service, pdf)).status).toBe(201);
  },
);

test.each(forms)(
  'a body to %s %j is rejected before it is sent while the disk has less free space than required',
  async (path, headers) => {
    const service = await startService({ env: { MIN_FREE_DISK_BYTES: String(2 ** 52) } });
    const length = { 'content-length': '100' };
    const {
      status,
      retryAfter,
      text: said,
    } = await announce(service, path, { ...headers, ...length });
    expect([status, retryAfter]).toEqual([503, '60']);
    expect(said).toContain('"code":"STORE_UNAVAILABLE","retryable":true');
    expect(await readdir(folderOf(service))).toEqual([]);
  },
);

test('a tenant’s own limit is set in the tenants’ file, and applies to no other', async () => {
  const file = await tenantsFile(() => null, { acme: { uploadBytes: 2_097_152 } });
  const service = await startService({ env: { TENANTS_FILE: file, UPLOAD_BYTES: '1048576' } });
  const big = Buffer.concat([pdf, Buffer.alloc(1_500_000), Buffer.from('%%EOF')]);
  expect((await post(service, big, '', bearer('umbrella'))).status).toBe(507);
  expect((await post(service, big, '', bearer('acme'))).status).toBe(201);
  expect((await post(service, big, '', bearer('acme'))).status).toBe(507);
  expect((await post(service, pdf, '', bearer('umbrella'))).status).toBe(201);
});

test('a changed limit in the tenants’ file applies from the next file on', async () => {
  const path = await tenantsFile(() => null, { acme: { uploadBytes: 1_048_576 } });
  const service = await startService({ env: { TENANTS_FILE: path } });
  const big = Buffer.concat([pdf, Buffer.alloc(1_500_000), Buffer.from('%%EOF')]);
  expect((await post(service, big, '', bearer('acme'))).status).toBe(507);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('1048576', '2097152'));
  await expect.poll(() => service.log.join('')).toContain('limits of TENANTS_FILE were reloaded');
  expect((await post(service, big, '', bearer('acme'))).status).toBe(201);
});

test('a client that disconnects after sending all data is no failure', async () => {
  const service = await startService();
  const port = Number(new URL(service.url).port);
  const leave = async (size: number): Promise<void> => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const body = Buffer.concat([pdf, Buffer.alloc(size, ' ')]);
    const head = `POST /documents HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${body.length}\r\n\r\n`;
    await new Promise((resolve) => socket.write(Buffer.concat([Buffer.from(head), body]), resolve));
    socket.resetAndDestroy();
  };
  for (let n = 0; n < 50; n += 1) await leave((n % 5) * 60_000);
  // The service has detected it by now.
  await post(service, pdf);
  expect(service.log.filter((line) => line.includes('request failed')).length).toBe(0);
});
