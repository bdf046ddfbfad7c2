import { isInterfaceType, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../../src/schema.ts';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { NUMBER, PATH } from '../capabilities/enterprise/searches.ts';
import { dataOf } from '../following.ts';
import { type Answer, startService, withoutCost } from '../harness.ts';
import { startScenario } from '../scenario.ts';
import { bearer, keyOf, tenantsFile } from '../tenants.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const ENTITIES = `query ($representations: [_Any!]!) {
  entities: _entities(representations: $representations) {
    __typename
    ... on Invoice { id orderId state }
    ... on Enterprise { id taxNumber }
    ... on Taxpayer { id }
  }
}`;

const NAMES = `query ($representations: [_Any!]!) {
  entities: _entities(representations: $representations) { ... on Enterprise { name } }
}`;

const enterprise = { __typename: 'Enterprise', taxNumber: NUMBER };
const invoice = { __typename: 'Invoice', orderId: 'order-1' };

type Entity = Readonly<Record<string, string>> | null;

const entitiesOf = (answer: Answer<{ entities: readonly Entity[] }>) => dataOf(answer).entities;

/** The entities over HTTP and over a socket, three times each: newly parsed, compiled, and from the cache. */
async function everyTime(representations: readonly object[]): Promise<Answer> {
  const variables = { representations };
  const answers: Answer[] = [];
  for (let n = 0; n < 3; n += 1) {
    answers.push(await service.query(ENTITIES, variables));
    answers.push(await service.subscribe(ENTITIES, variables).next());
    answers.push(await service.sse(ENTITIES, variables).next());
    answers.push(await service.multipart(ENTITIES, variables).next());
  }
  const [first] = answers.map(withoutRequestIds);
  for (const answer of answers) expect(withoutRequestIds(answer)).toEqual(first);
  return first ?? {};
}

const withoutRequestIds = (answer: Answer): Answer =>
  JSON.parse(
    JSON.stringify(withoutCost(answer)).replaceAll(/"requestId":"[^"]*"/g, '"requestId":""'),
  ) as Answer;

describe('the schema for compositions', () => {
  test('has a key for each type with an id, and a second one for types that other subgraphs name', async () => {
    const { data } = await service.query<{ service: { sdl: string } }>(
      '{ service: _service { sdl } }',
    );
    const keys = Object.fromEntries(
      parse(data?.service.sdl ?? '').definitions.flatMap((definition) =>
        definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.directives?.length
          ? [
              [
                definition.name.value,
                definition.directives.map(({ name, arguments: [first] = [] }) =>
                  first?.value.kind === Kind.STRING ? first.value.value : name.value,
                ),
              ],
            ]
          : [],
      ),
    );
    const schema = createSchema();
    const node = schema.getType('Node');
    if (!isInterfaceType(node)) throw new Error('There is no Node.');
    const nodes = schema.getPossibleTypes(node).map(({ name }) => [name, ['id']]);
    expect(keys).toEqual({
      ...Object.fromEntries(nodes),
      Enterprise: ['id', 'taxNumber'],
      Invoice: ['id', 'orderId'],
      PageInfo: ['shareable'],
    });
    expect(data?.service.sdl).toContain('at the same price and under the same scope.');
  });

  test('is available only if SUBGRAPH is set', async () => {
    const other = await startService();
    for (const query of [
      '{ _service { sdl } }',
      '{ _entities(representations: []) { __typename } }',
    ])
      expect((await other.query(query)).errors).toMatchObject([
        { message: expect.stringContaining('Cannot query field') as unknown },
      ]);
    await expect(
      startService({ env: { SUBGRAPH: 'on', TRUSTED_DOCUMENTS_ONLY: '1' } }),
    ).rejects.toThrow(/^SUBGRAPH/);
  });
});

describe('entities', () => {
  test('are returned in the requested order, by id and by the key of other subgraphs, over each transport', async () => {
    await service.query(ISSUE, { input: order() });
    const byName = entitiesOf(
      await service.query(ENTITIES, { representations: [invoice, enterprise] }),
    );
    const ids = byName.map((found) => ({ __typename: found?.['__typename'], id: found?.['id'] }));
    const unknown = { __typename: 'Invoice', orderId: 'order-2' };
    expect(await everyTime([enterprise, invoice, unknown, ...ids])).toEqual({
      data: { entities: [byName[1], byName[0], null, ...byName] },
    });
    expect(byName[0]).toMatchObject({ orderId: 'order-1', state: 'ISSUING' });
  });

  test.each<[string, object, readonly string[]]>([
    ['of no type here', { __typename: 'Product', id: '1' }, ['__typename']],
    ['without a type', { id: '1' }, ['__typename']],
    ['of a type without an id', { __typename: 'PageInfo', id: '1' }, ['__typename']],
    ['without a key', { __typename: 'Invoice' }, ['orderId']],
    ['with a number for a text', { __typename: 'Invoice', orderId: 7 }, ['orderId']],
    [
      'with a masked number',
      { __typename: 'Enterprise', taxNumber: '9144****0B2Y' },
      ['taxNumber'],
    ],
    ['of one that has an id only', { __typename: 'Seller', key: 'x' }, ['id']],
  ])('with one %s name it in an error, and the others are returned', async (_name, wrong, path) => {
    const { data, errors } = await everyTime([enterprise, wrong]);
    expect(data).toMatchObject({ entities: [{ taxNumber: NUMBER }, null] });
    expect(errors).toMatchObject([
      {
        path: ['entities', 1],
        extensions: {
          code: 'INVALID_INPUT',
          fieldErrors: [{ path: ['representations', '1', ...path] }],
        },
      },
    ]);
    expect(service.calls(PATH)).toBe(0);
  });

  test('beyond a thousand are rejected before any look-up', async () => {
    const representations = Array.from({ length: 1_001 }, () => invoice);
    const { data, errors } = await service.query(
      'query ($r: [_Any!]!) { _entities(representations: $r) { __typename } }',
      { r: representations },
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', fieldErrors: [{ path: ['representations'] }] } },
    ]);
  });

  test('count against the caller’s limits like a list with as many items', async () => {
    const costly = `query ($representations: [_Any!]!) {
      entities: _entities(representations: $representations) { ... on Enterprise { followed(first: 100) { edges { node { id } } } } }
    }`;
    const representations = Array.from({ length: 900 }, () => enterprise);
    expect((await service.query(costly, { representations })).errors).toMatchObject([
      { extensions: { code: 'TOO_COMPLEX' } },
    ]);
  });

  test('of the tax bureau are queried once each, however often they are named', async () => {
    const query = `query ($representations: [_Any!]!) {
      entities: _entities(representations: $representations) { ... on Enterprise { taxpayer { id } risk { isRisky } } }
    }`;
    const representations = [enterprise, enterprise, enterprise];
    const { errors } = await service.query(query, { representations });
    expect(errors).toBeUndefined();
    expect(service.calls('/api/v1/invoice/reverse/lq/CXNSRJBXX')).toBe(1);
    expect(service.calls('/api/v1/invoice/reverse/lq/CXNSRFXXX')).toBe(1);
  });
});

describe('an enterprise by its tax number', () => {
  test('costs nothing until its name is selected', async () => {
    expect(await everyTime([enterprise])).toMatchObject({
      data: { entities: [{ __typename: 'Enterprise', taxNumber: NUMBER }] },
    });
    expect(service.calls(PATH)).toBe(0);
    const { data, extensions } = await service.query(NAMES, {
      representations: [enterprise, enterprise],
    });
    const [first, second] = entitiesOf({ data: data as { entities: readonly Entity[] } });
    expect(first?.['name']).toMatch(/./);
    expect(second).toEqual(first);
    expect(extensions).toMatchObject({ billing: { calls: [{ path: PATH }] } });
    expect(service.billed(PATH)).toBe(1);
  });

  test('unknown to the platform is an error of its name', async () => {
    const unknown = { __typename: 'Enterprise', taxNumber: '911101080000000000' };
    const { data, errors } = await service.query(NAMES, { representations: [unknown] });
    expect(data).toEqual({ entities: [null] });
    expect(errors).toMatchObject([
      { path: ['entities', 0, 'name'], extensions: { code: 'INVALID_INPUT' } },
    ]);
  });

  test('that is a person’s ID number is masked as in other fields', async () => {
    const person = { __typename: 'Enterprise', taxNumber: '110101199003071233' };
    const [found] = entitiesOf(await service.query(ENTITIES, { representations: [person] }));
    expect(found?.['taxNumber']).toMatch(/\*/);
  });
});

const as = (key: string) => ({ authorization: `Bearer ${key}` });

describe('with keys', () => {
  const others = { issue: 'issue-key-0123456789', read: 'read-key-0123456789' };
  const env = {
    SUBGRAPH: 'on',
    API_KEYS: `${others.issue}:issue,${others.read}:read`,
  };

  test('the scopes of fields apply, and billed fields need their own', async () => {
    const { query } = await startService({ env });
    for (const document of [ENTITIES, NAMES])
      expect(
        (await query(document, { representations: [enterprise] }, as(others.issue))).errors,
      ).toMatchObject([{ path: ['entities'], extensions: { code: 'NOT_PERMITTED' } }]);
    expect((await query('{ _service { sdl } }', {}, as(others.issue))).errors).toHaveLength(1);
    const representations = [enterprise, { __typename: 'Truck', id: 'x' }];
    expect(await query(ENTITIES, { representations }, as(others.read))).toMatchObject({
      data: { entities: [{ taxNumber: NUMBER }, null] },
    });
    expect((await query(NAMES, { representations }, as(others.read))).errors).toMatchObject([
      { path: ['entities', 0, 'name'], extensions: { code: 'NOT_PERMITTED' } },
    ]);
  });

  test('an id and a number find subjects of the caller’s own tenant only', async () => {
    const { query } = await startService({
      env: { SUBGRAPH: 'on', TENANTS_FILE: await tenantsFile(() => null) },
    });
    await query(ISSUE, { input: order() }, bearer('acme'));
    const ofAcme = entitiesOf(
      await query(ENTITIES, { representations: [invoice] }, bearer('acme')),
    );
    expect(ofAcme).toMatchObject([{ orderId: 'order-1' }]);
    const representations = [invoice, { __typename: 'Invoice', id: ofAcme[0]?.['id'] }];
    expect(await query(ENTITIES, { representations }, bearer('umbrella'))).toEqual({
      data: { entities: [null, null] },
    });
    expect(keyOf('acme')).not.toBe(keyOf('umbrella'));
  });
});
