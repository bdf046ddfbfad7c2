import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { answerOf } from '../harness.ts';
import { type BareServer, startServer } from './service.ts';

/** A PDF as far as its ends go, and the rest of it. */
const pdf = (text: string): string => `%PDF-1.7 ${text} %%EOF`;

const SEND = 'mutation ($file: File, $files: [File!]) { send(file: $file, files: $files) }';

type Part = readonly [name: string, content: string, fileName?: string];

/** Parts in their order: those with a file name are files. */
function form(parts: readonly Part[]): FormData {
  const body = new FormData();
  for (const [name, content, fileName] of parts)
    if (fileName === undefined) body.append(name, content);
    else body.append(name, new Blob([content]), fileName);
  return body;
}

const operations = (variables: object, query = SEND): Part => [
  'operations',
  JSON.stringify({ query, variables }),
];
const map = (places: object): Part => ['map', JSON.stringify(places)];

async function send(server: BareServer, parts: readonly Part[], headers = {}) {
  const body = form(parts);
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', body, headers });
  const answer = await answerOf(response);
  return { status: response.status, answer, headers: response.headers };
}

/** Files are deleted while the response is being sent, so a client may receive it a moment earlier. */
async function nothingIsLeft({ uploadsFolder }: BareServer): Promise<void> {
  await expect.poll(() => readdir(uploadsFolder)).toEqual([]);
}

test('a file replaces null in the variables, and is deleted with the response', async () => {
  const server = await startServer();
  const sent = await send(server, [
    operations({ file: null }),
    map({ 0: ['variables.file'] }),
    ['0', pdf('one'), 'contract.pdf'],
  ]);
  expect(sent.answer).toEqual({ data: { send: [`contract.pdf ${pdf('one')}`, null] } });
  expect(sent.status).toBe(200);
  expect(sent.headers.get('x-request-id')).toMatch(/^request-\d+$/);
  await nothingIsLeft(server);
});

test('files can be in lists and inputs, and one file in several positions', async () => {
  const server = await startServer();
  const query =
    'mutation ($files: [File!], $input: Sending) { send(files: $files, input: $input) }';
  const sent = await send(server, [
    operations({ files: [null, null], input: { title: 't', file: null } }, query),
    map({ a: ['variables.files.1'], b: ['variables.files.0', 'variables.input.file'] }),
    ['a', pdf('one'), 'one.pdf'],
    ['b', pdf('two'), 'two.pdf'],
  ]);
  const [one, two] = [`one.pdf ${pdf('one')}`, `two.pdf ${pdf('two')}`];
  expect(sent.answer).toEqual({ data: { send: [null, two, one, two] } });
});

test('a browser’s file name is kept, without paths and with the extension of the format', async () => {
  const server = await startServer();
  for (const [fileName, name] of [
    ['购销合同.PDF', '购销合同.pdf'],
    ['..\\..\\etc/passwd', 'passwd.pdf'],
    ['contract.docx', 'contract.pdf'],
    ['.pdf', 'file.pdf'],
  ] as const) {
    const { answer } = await send(server, [
      operations({ file: null }),
      map({ 0: ['variables.file'] }),
      ['0', pdf('one'), fileName],
    ]);
    expect(answer).toEqual({ data: { send: [`${name} ${pdf('one')}`, null] } });
  }
});

const file: Part = ['0', pdf('one'), 'contract.pdf'];
const toFile = map({ 0: ['variables.file'] });
const oneNull = operations({ file: null });

const refusals: readonly (readonly [string, RegExp, readonly Part[]])[] = [
  ['no parts at all', /required/, []],
  ['no map', /required/, [oneNull]],
  ['no operations', /`operations` comes first/, [toFile, file]],
  ['a map before the operations', /`operations` comes first/, [toFile, oneNull, file]],
  ['a file before the map', /after `operations` and `map`/, [oneNull, file, toFile]],
  ['another field in between', /`operations` comes first/, [oneNull, ['title', 't'], toFile, file]],
  ['operations that are no JSON', /valid JSON/, [['operations', '{'], toFile, file]],
  ['operations that are no object', /must be a JSON object/, [['operations', '1'], toFile, file]],
  ['a batch of operations', /several operations/, [['operations', '[]'], toFile, file]],
  ['a map that is no JSON', /valid JSON/, [oneNull, ['map', '{'], file]],
  [
    'a map of something else than lists',
    /lists of paths/,
    [oneNull, map({ 0: 'variables.file' }), file],
  ],
  [
    'a map with one place twice',
    /twice/,
    [oneNull, map({ 0: ['variables.file'], 1: ['variables.file'] }), file],
  ],
  ['a place that holds something', /`null`/, [operations({ file: 'x' }), toFile, file]],
  ['a place that is not there', /`null`/, [operations({}), toFile, file]],
  ['a place below nothing', /`null`/, [oneNull, map({ 0: ['variables.file.a'] }), file]],
  [
    'a place that every object inherits',
    /`null`/,
    [oneNull, map({ 0: ['variables.__proto__.__proto__'] }), file],
  ],
  [
    'a place outside of the variables',
    /`null`/,
    [['operations', '{"query":null}'], map({ 0: ['query'] }), file],
  ],
  [
    'a file that the map does not name',
    /does not name/,
    [oneNull, toFile, ['1', pdf('x'), 'a.pdf']],
  ],
  ['a file that never comes', /entry of `map` has no file/, [oneNull, toFile]],
  ['two files of one name', /Two files/, [oneNull, toFile, file, file]],
  ['a text in place of a file', /at most/, [oneNull, toFile, ['0', pdf('one')]]],
];

test.each(refusals)('%s is rejected with 400, and no file stays', async (_case, message, parts) => {
  const server = await startServer();
  const sent = await send(server, parts);
  expect(sent).toMatchObject({
    status: 400,
    answer: { errors: [{ extensions: { code: 'BAD_REQUEST', retryable: false } }] },
  });
  expect(JSON.stringify(sent.answer)).toMatch(message);
  expect(await readdir(server.uploadsFolder)).toEqual([]);
});

test('a rejected second file deletes the first one', async () => {
  const server = await startServer();
  const sent = await send(server, [
    operations({ files: [null, null] }),
    map({ 0: ['variables.files.0'], 1: ['variables.files.1'] }),
    file,
    ['1', 'no document', 'b.pdf'],
  ]);
  expect(sent).toMatchObject({
    status: 415,
    answer: { errors: [{ extensions: { code: 'UNKNOWN_FILE_FORMAT' } }] },
  });
  expect(await readdir(server.uploadsFolder)).toEqual([]);
});

test('more than ten files, and fields that are too long, are rejected with the limit named', async () => {
  const server = await startServer();
  const names = Array.from({ length: 11 }, (_, n) => String(n));
  const many = await send(server, [
    operations({ files: names.map(() => null) }),
    map(Object.fromEntries(names.map((name) => [name, [`variables.files.${name}`]]))),
    ...names.map((name): Part => [name, pdf('x'), 'a.pdf']),
  ]);
  expect([many.status, JSON.stringify(many.answer)]).toEqual([
    400,
    expect.stringMatching(/at most 10 files/),
  ]);
  const long = await send(server, [
    operations({ file: null, more: 'x'.repeat(300_000) }),
    toFile,
    file,
  ]);
  expect([long.status, JSON.stringify(long.answer)]).toEqual([
    413,
    expect.stringMatching(/262144 bytes/),
  ]);
  expect(await readdir(server.uploadsFolder)).toEqual([]);
});

test.each([
  ['without a boundary', 'multipart/form-data; charset=utf-8', 'x'],
  ['that is something else', 'multipart/form-data; boundary=x', 'something else'],
  [
    'that ends too early',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}',
  ],
])('a body %s is rejected with 400', async (_case, type, body) => {
  const { url } = await startServer();
  const headers = { 'content-type': type };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('multipart/form-data');
});

test('a foreign page cannot send a form to a service without keys, nor any client one without a key', async () => {
  const parts = [oneNull, toFile, file];
  const open = await startServer();
  expect((await send(open, parts, { origin: 'https://shop.example' })).status).toBe(403);
  const closed = await startServer({
    apiKeys: [{ key: 'key-of-sixteen-characters', scopes: ['files'] }],
  });
  expect((await send(closed, parts)).status).toBe(401);
  const authorization = 'Bearer key-of-sixteen-characters';
  expect((await send(closed, parts, { authorization })).status).toBe(200);
  expect(await readdir(open.uploadsFolder)).toEqual([]);
});

test('errors of the operation are answered as for JSON', async () => {
  const server = await startServer();
  const sent = await send(server, [operations({ file: null }, '{ nothing }'), toFile, file], {
    accept: 'application/graphql-response+json',
  });
  expect(sent.status).toBe(400);
  expect(sent.headers.get('content-type')).toMatch(/^application\/graphql-response\+json/);
  await nothingIsLeft(server);
});

/** A body as sent; the bytes of a text are Latin-1. */
async function sendRaw({ url }: BareServer, parts: readonly string[]): Promise<Response> {
  const text = [
    ...parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`),
    '--b--\r\n',
  ];
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.from(text.join(''), 'latin1'),
  });
}

const twoFiles = [
  `name="operations"\r\n\r\n${operations({ files: [null, null] })[1]}`,
  `name="map"\r\n\r\n${map({ 0: ['variables.files.0'], 1: ['variables.files.1'] })[1]}`,
];
const long = `name="1"; filename="b.pdf"\r\n\r\n${pdf('x'.repeat(150_000))}`;

test.each([
  [
    'a file name in GBK',
    [...twoFiles, 'name="0"; filename="\xb7\xa2\xc6\xb1.pdf"\r\n\r\n%PDF', long],
  ],
  ['a text in GBK', ['name="note"\r\n\r\n\xb7\xa2\xc6\xb1', long]],
  ['a field too many', [...twoFiles, 'name="more"\r\n\r\nx', long]],
  ['a file without a name', [...twoFiles, 'filename="a.pdf"\r\n\r\n%PDF', long]],
  ['a part without a name', [...twoFiles.slice(0, 1), 'x="y"\r\n\r\nx', long]],
])('%s is rejected at once, even if a file follows', async (_case, parts) => {
  const server = await startServer();
  const response = await sendRaw(server, parts);
  expect(response.status).toBe(400);
  await nothingIsLeft(server);
});

test('a file needs no file name', async () => {
  const server = await startServer();
  const bare = 'name="0"\r\nContent-Type: application/octet-stream\r\n\r\n%PDF-1.7 %%EOF';
  const one = `name="operations"\r\n\r\n${operations({ file: null })[1]}`;
  const response = await sendRaw(server, [
    one,
    `name="map"\r\n\r\n${map({ 0: ['variables.file'] })[1]}`,
    bare,
  ]);
  expect(await answerOf(response)).toEqual({ data: { send: ['file.pdf %PDF-1.7 %%EOF', null] } });
});
