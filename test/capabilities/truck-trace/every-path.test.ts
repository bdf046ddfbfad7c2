import { expect, test } from 'vitest';
import { sameOnEveryPath } from '../../every-path.ts';
import { dataOf } from '../../following.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { CHECK, platformWith, POSITION } from './trucks.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const plateNumber = '粤B12345';
const TRUCK = `query ($plateNumber: String!, $plateColor: PlateColorInput) {
  thing: truck(plateNumber: $plateNumber, plateColor: $plateColor) { ...everything }
}`;
const ID = `query ($plateNumber: String!, $plateColor: PlateColorInput) {
  truck(plateNumber: $plateNumber, plateColor: $plateColor) { id }
}`;
const NODE = `query ($id: ID!) {
  node(id: $id) { ... on Truck { plateNumber plateColor position { longitude } } }
}`;

test('a truck has one id, with or without a given color', async () => {
  const truck = await sameOnEveryPath(service, 'Truck', [
    [TRUCK, { plateNumber }],
    [TRUCK, { plateNumber: ' 粤b12345 ' }],
    [TRUCK, { plateNumber, plateColor: 'YELLOW' }],
  ]);
  expect(truck).toMatchObject({ plateNumber, plateColor: 'YELLOW', trackable: true });
});

test('a look-up by id costs one free check, the id is opaque, and billed fields can be selected', async () => {
  const found = await service.query<{ truck: { id: string } }>(ID, { plateNumber });
  const { id } = dataOf(found).truck;
  const bytes = Buffer.from(id, 'base64url');
  expect(bytes.includes(plateNumber)).toBe(false);
  expect(bytes.includes('12345')).toBe(false);
  const checks = service.calls(CHECK);
  const { data, extensions } = await service.query(NODE, { id });
  expect(data).toMatchObject({ node: { plateNumber, plateColor: 'YELLOW' } });
  expect(extensions).toEqual({ billing: { calls: [{ path: POSITION, billed: 'per call' }] } });
  expect(service.calls(CHECK)).toBe(checks + 1);
});

test('a truck of unknown color is looked up again with the color given at first', async () => {
  const platform = await platformWith({ [CHECK]: { trackable: false, color: 9 } });
  const before = await startBefore(platform);
  const ids = [];
  for (const plateColor of [null, 'YELLOW']) {
    const { truck } = dataOf(
      await before.query<{ truck: { id: string } }>(ID, { plateNumber, plateColor }),
    );
    ids.push(truck.id);
  }
  expect(new Set(ids).size).toBe(2);
  const node = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Truck { plateColor } } }';
  expect(await before.query(node, { ids })).toEqual({
    data: { nodes: [{ plateColor: 'UNRECOGNIZED' }, { plateColor: 'UNRECOGNIZED' }] },
  });
  const bodies = platform.received.map(({ body }) => JSON.parse(body) as unknown);
  expect(bodies.slice(2)).toEqual(bodies.slice(0, 2));
});
