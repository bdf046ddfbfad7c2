import { expect, test } from 'vitest';
import { sameOnEveryPath } from '../../every-path.ts';
import { dataOf } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { NUMBER, PATH } from './searches.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const BY_TAX_NUMBER =
  'query ($taxNumber: String!) { thing: enterprise(taxNumber: $taxNumber) { ...everything } }';
const NODE = 'query ($id: ID!) { node(id: $id) { ... on Enterprise { name taxNumber } } }';

interface Found {
  readonly enterprise: { readonly id: string; readonly name: string };
}

test('an enterprise has one id, which finds it again', async () => {
  const enterprise = await sameOnEveryPath(service, 'Enterprise', [
    [BY_TAX_NUMBER, { taxNumber: NUMBER }],
    [BY_TAX_NUMBER, { taxNumber: NUMBER.toLowerCase() }],
  ]);
  expect(enterprise).toMatchObject({ taxNumber: NUMBER });

  const searched = await service.query<{ enterprises: { enterprises: readonly object[] } }>(
    'query ($name: String!) { enterprises(by: { name: $name }) { enterprises { id name } } }',
    { name: enterprise['name'] },
  );
  expect(dataOf(searched).enterprises.enterprises).toContainEqual({
    id: enterprise['id'],
    name: enterprise['name'],
  });
});

test('a look-up by id costs as much as one by tax number, and the id is opaque', async () => {
  const found = await service.query<Found>(
    'query ($taxNumber: String!) { enterprise(taxNumber: $taxNumber) { id name } }',
    { taxNumber: NUMBER },
  );
  const { id, name } = dataOf(found).enterprise;
  expect(Buffer.from(id, 'base64url').toString('latin1')).not.toContain(NUMBER);
  expect(await service.query(NODE, { id })).toEqual({
    data: { node: { name, taxNumber: NUMBER } },
  });
  expect(service.calls(PATH)).toBe(1);

  await service.clock.advance(11 * 60_000);
  expect(await service.query(NODE, { id })).toMatchObject({
    data: { node: { taxNumber: NUMBER } },
    extensions: { billing: { calls: [{ path: PATH, billed: 'per call' }] } },
  });
  expect([service.calls(PATH), service.billed(PATH)]).toEqual([2, 2]);
});

test('while the platform is unavailable, a look-up by id is an error, and not null', async () => {
  const found = await service.query<Found>(
    'query ($taxNumber: String!) { enterprise(taxNumber: $taxNumber) { id name } }',
    { taxNumber: NUMBER },
  );
  await service.clock.advance(11 * 60_000);
  service.fail(PATH, 'NOT_ENABLED', null);
  const { data, errors } = await service.query(NODE, { id: dataOf(found).enterprise.id });
  expect(data).toEqual({ node: null });
  expect(errors).toMatchObject([{ path: ['node'], extensions: { code: 'NOT_PERMITTED' } }]);
});
