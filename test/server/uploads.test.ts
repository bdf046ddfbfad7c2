import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RunningService, startService } from '../harness.ts';

const pdf = Buffer.from('%PDF-1.7 twenty-four %%EOF');

const folderOf = ({ dataDir }: RunningService) => join(dataDir, 'documents', 'uploads');

const post = (service: RunningService, body: BodyInit, query = '', headers = {}) =>
  fetch(`${service.url}/documents${query}`, { method: 'POST', body, headers });

test('a file sent as the body of a request gets an id, and says what was received', async () => {
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

test.each([
  ['a page', '<html></html>'],
  ['nothing at all', ''],
  ['a PDF that was cut off', '%PDF-1.7 twenty-four'],
])('%s is refused with 415 and leaves nothing behind', async (_case, content) => {
  const service = await startService();
  const response = await post(service, content, '?name=contract.pdf');
  expect(response.status).toBe(415);
  const answer = await response.text();
  expect(answer).toContain('PDF, DOC or DOCX');
  expect(answer).toContain('UNKNOWN_FILE_FORMAT');
  expect(await readdir(folderOf(service))).toEqual([]);
});

test('files are taken from those only who may send operations', async () => {
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
