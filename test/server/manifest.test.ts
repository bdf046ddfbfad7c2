import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/config.ts';
import { answerOf, startService, temporaryFolder } from '../harness.ts';
import { RawSocket } from './raw-socket.ts';

async function fileOf(content: string): Promise<string> {
  const file = join(await temporaryFolder(), 'manifest.json');
  await writeFile(file, content);
  return file;
}

const NAMES = 'query Names { __typename }';
const OPERATIONS = 'query Operations { operations { edges { node { key } } } }';

/** The forms shown in the tools' own documentation. */
const MANIFESTS: readonly [string, object][] = [
  ['the client preset', { '41f6dae0': NAMES, b61b879c: OPERATIONS }],
  ['relay-compiler', { '41f6dae0': `${NAMES}\n`, b61b879c: `${OPERATIONS}\n` }],
  [
    'Apollo',
    {
      format: 'apollo-persisted-query-manifest',
      version: 1,
      operations: [
        { id: '41f6dae0', name: 'Names', type: 'query', body: NAMES },
        { id: 'b61b879c', name: 'Operations', type: 'query', body: OPERATIONS },
      ],
    },
  ],
];

test.each(MANIFESTS)(
  'the documents of a manifest of %s are served over HTTP and WebSocket, and no others',
  async (_, manifest) => {
    const TRUSTED_DOCUMENTS = await fileOf(JSON.stringify(manifest));
    const { url, query } = await startService({
      env: { TRUSTED_DOCUMENTS, TRUSTED_DOCUMENTS_ONLY: '1' },
    });
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"documentId":"41f6dae0"}',
    });
    expect(await answerOf(response)).toEqual({ data: { __typename: 'Query' } });
    const socket = await new RawSocket(url).init();
    socket.send({ id: '1', type: 'subscribe', payload: { documentId: 'b61b879c' } });
    expect(await socket.next()).toMatchObject({ payload: { data: { operations: { edges: [] } } } });
    expect(await query('{ __typename }')).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
    });
  },
);

const FORMS =
  'it is neither an object of texts by id nor an apollo-persisted-query-manifest of version 1';

test.each([
  ['{', 'it is not valid JSON'],
  ['[]', FORMS],
  ['[["secret", "{ a }"]]', FORMS],
  ['{ "secret": 1 }', FORMS],
  ['{ "format": "apollo-persisted-query-manifest", "version": 2, "operations": [] }', FORMS],
  ['{ "a": "{ a }", "b": "secret {" }', 'its document number 2 is no GraphQL'],
])('a manifest that contains %s stops the start without quoting it', async (content, reason) => {
  const TRUSTED_DOCUMENTS = await fileOf(content);
  const read = (): unknown => readConfig({ TRUSTED_DOCUMENTS });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`TRUSTED_DOCUMENTS takes a JSON file of documents by their ids: ${reason}.`);
  expect(read).not.toThrow('secret');
});

test('a missing manifest stops the start, and so does trusted-only mode without one', () => {
  expect(() => readConfig({ TRUSTED_DOCUMENTS: '/none' })).toThrow(/^TRUSTED_DOCUMENTS takes/);
  expect(() => readConfig({ TRUSTED_DOCUMENTS_ONLY: '1' })).toThrow(
    'TRUSTED_DOCUMENTS must be set too',
  );
  expect(readConfig({ TRUSTED_DOCUMENTS_ONLY: '0' }).trustedDocumentsOnly).toBe(false);
  expect(() => readConfig({ TRUSTED_DOCUMENTS_ONLY: 'yes' })).toThrow(
    'TRUSTED_DOCUMENTS_ONLY takes 1 or 0.',
  );
});
