import { expect, test } from 'vitest';
import { planOf } from '../../../src/graphql/exports/plan.ts';
import { exportSources } from '../../../src/graphql/exports/sources.ts';
import { createSchema } from '../../../src/schema.ts';
import { dataOf } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { NEEDED, read, START, start } from './exporting.ts';

const KEYS = {
  /** A caller with all reports, with personal data. */
  full: 'f'.repeat(24),
  /** A caller with all reports, with personal data masked. */
  masked: 'm'.repeat(24),
  plain: 'k'.repeat(24),
  /** The scope `pii` would include `files`. */
  withoutFiles: 'n'.repeat(24),
};

const service = startScenario({
  env: {
    API_KEYS: [
      `${KEYS.full}:read+files+audit+pii`,
      `${KEYS.masked}:read+files+audit`,
      `${KEYS.plain}:read+files`,
      `${KEYS.withoutFiles}:read+audit`,
    ].join(','),
  },
});

const as = (key: keyof typeof KEYS): Record<string, string> => ({
  authorization: `Bearer ${KEYS[key]}`,
});

interface Ids {
  readonly export: { readonly id: string; readonly operation: { readonly id: string } };
}

const FILE = '... on Export { exportId file { id url } }';

/** All paths to the file of an export. */
const WAYS = `query ($exportId: String!, $exported: ID!, $operation: ID!, $file: ID!) {
  export(exportId: $exportId) { ${FILE} }
  exports(first: 100) { edges { node { ${FILE} } } }
  operations(first: 100, kinds: [EXPORT]) { edges { node { subject { ${FILE} } } } }
  exported: node(id: $exported) { ${FILE} }
  operation(id: $operation) { subject { ${FILE} } }
  file: node(id: $file) { ... on Document { id url } }
  files: nodes(ids: [$file]) { ... on Document { id url } }
}`;

test('the file of each report can be read, on every path, only by callers with the report’s scope', async () => {
  const schema = createSchema();
  for (const { field } of exportSources()) {
    const { scope } = planOf(schema, { field, filters: '' });
    for (const starter of ['full', 'masked'] as const) {
      const exportId = `${field}-${starter}`;
      const of = { [field]: NEEDED[field] ?? {} };
      const { file } = await start(service, of, { exportId, headers: as(starter) });
      if (file === null) throw new Error(`${field} has no file.`);
      const { export: ids } = dataOf(
        await service.query<Ids>(
          `query ($exportId: String!) { export(exportId: $exportId) { id operation { id } } }`,
          { exportId },
          as(starter),
        ),
      );
      const isForPlain = starter === 'masked' && scope !== 'audit';
      const readers = {
        full: true,
        masked: starter === 'masked',
        plain: isForPlain,
        withoutFiles: false,
      };
      for (const [reader, may] of Object.entries(readers)) {
        const headers = as(reader as keyof typeof readers);
        const found = await service.query<Readonly<Record<string, unknown>>>(
          WAYS,
          { exportId, exported: ids.id, operation: ids.operation.id, file: file.id },
          headers,
        );
        const ways = Object.entries(dataOf(found));
        expect(ways).toHaveLength(7);
        for (const [way, read] of ways)
          expect([field, starter, reader, way, linkIn(read, file.id) !== null]).toEqual([
            field,
            starter,
            reader,
            way,
            may,
          ]);
        const updates = service.subscribe(
          `subscription ($exportId: String!) { exportUpdates(exportId: $exportId) { export { ${FILE} } } }`,
          { exportId },
          headers,
        );
        expect(linkIn((await updates.next()).data, file.id) !== null).toBe(may);
        updates.close();
        const input = { exportId, format: 'CSV', of };
        const again = await service.query(START, { input }, headers);
        expect(linkIn(again.data, file.id) !== null).toBe(may);
      }
      const { origin, pathname } = new URL(file.url);
      expect((await fetch(origin + pathname)).status).toBe(404);
    }
  }
  const { errors } = await read(service, 'audit-full', as('plain'));
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_PERMITTED' } }]);
});

/** Link of the file with this id, anywhere in a response; null if there is none. */
function linkIn(value: unknown, id: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('id' in value && value.id === id && 'url' in value && typeof value.url === 'string')
    return value.url;
  return (
    Object.values(value)
      .map((member) => linkIn(member, id))
      .find((link) => link !== null) ?? null
  );
}
