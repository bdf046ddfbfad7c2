import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { sameOnEveryPath } from '../every-path.ts';
import { dataOf } from '../following.ts';
import { startScenario } from '../scenario.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const FILES = `{ operations(kinds: [FORWARD_INVOICE]) { edges { node { subject {
  ... on Invoice { documents { id name sha256 } }
} } } } }`;
const BY_ID = 'query ($id: ID!) { thing: node(id: $id) { ...everything } }';

interface File {
  readonly id: string;
  readonly name: string;
  readonly sha256: string;
}
interface Files {
  readonly operations: {
    readonly edges: readonly {
      readonly node: { readonly subject: { readonly documents: readonly File[] } };
    }[];
  };
}

test('a stored file has an id that finds it again, with a fresh link each time', async () => {
  await service.query(ISSUE, { input: order() });
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  const files = await vi.waitUntil(
    async () => {
      await service.clock.advance(1_000);
      const { edges } = dataOf(await service.query<Files>(FILES)).operations;
      const documents = edges[0]?.node.subject.documents ?? [];
      return documents.length === 3 && documents;
    },
    { timeout: 50_000, interval: 20 },
  );
  expect(new Set(files.map(({ id }) => id)).size).toBe(3);
  for (const { id, name, sha256 } of files) {
    const file = await sameOnEveryPath(service, 'Document', [[BY_ID, { id }]]);
    expect(file).toMatchObject({ id, name, sha256 });
    const bytes = await fetch(z.url().parse(file['url']));
    expect((await bytes.arrayBuffer()).byteLength).toBe(file['byteSize']);
    expect(Buffer.from(id, 'base64url').includes(name)).toBe(false);
  }

  const [first] = files;
  const NODE = 'query ($id: ID!) { node(id: $id) { ... on Document { url } } }';
  const link = await service.query(NODE, { id: first?.id });
  await service.clock.advance(2 * 60 * 60_000);
  const later = await service.query(NODE, { id: first?.id });
  expect(later.data).not.toEqual(link.data);
});
