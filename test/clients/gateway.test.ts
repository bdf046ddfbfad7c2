import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { composeServices } from '@apollo/composition';
import { getStitchedSchemaFromSupergraphSdl } from '@graphql-tools/federation';
import { parse } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { expect, onTestFinished, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { NUMBER, PATH } from '../capabilities/enterprise/searches.ts';
import { dataOf } from '../following.ts';
import { connectTo, type Connection } from '../harness.ts';
import { startScenario } from '../scenario.ts';

const KEY = 'key-of-a-gateway-0123456789';
const authorization = `Bearer ${KEY}`;

const service = startScenario({ env: { SUBGRAPH: 'on', API_KEYS: KEY } });

/** Another service of the company, with its own data on enterprises and on the shipping of invoices. */
const shippingSdl = /* GraphQL */ `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
  type Query {
    suppliers: [Enterprise!]!
    shipments: [Shipment!]!
  }
  type Enterprise @key(fields: "taxNumber") {
    taxNumber: String!
    rating: Int!
  }
  type Invoice @key(fields: "orderId") {
    orderId: String
    shipment: Shipment
  }
  type Shipment {
    carrier: String!
    invoice: Invoice!
  }
`;

interface Named {
  readonly __typename: string;
  readonly orderId?: string;
}

const toShipment = (orderId: string | undefined) => ({
  carrier: `carrier of ${orderId}`,
  invoice: { orderId },
});

/** Starts an HTTP server for the duration of the test; resolves with its URL. */
async function serve(yoga: { readonly handle: unknown }): Promise<string> {
  // A listener of node:http, which yoga types by its own context.
  const server = createServer(yoga.handle as Parameters<typeof createServer>[1]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // of TCP
}

function startShipping(): Promise<string> {
  const schema = createSchema({
    // The federation's own fields, which a library would add.
    typeDefs: `${shippingSdl.replace(/extend schema.*\n/, 'directive @key(fields: String!) on OBJECT\n')}
      scalar _Any
      union _Entity = Enterprise | Invoice
      extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`,
    resolvers: {
      Query: {
        suppliers: () => [{ taxNumber: NUMBER }],
        shipments: () => [toShipment('order-1')],
        _entities: (_root, { representations }: { representations: readonly Named[] }) =>
          representations,
      },
      _Entity: { __resolveType: ({ __typename }: Named) => __typename },
      Enterprise: { rating: () => 5 },
      Invoice: { shipment: ({ orderId }: Named) => toShipment(orderId) },
    },
  });
  return serve(createYoga({ schema, logging: false }));
}

/** A gateway over both, by the library that Hive Gateway is made of. */
async function startGateway(): Promise<Connection> {
  const { data } = await service.query<{ service: { sdl: string } }>(
    '{ service: _service { sdl } }',
    {},
    { authorization },
  );
  const { errors, supergraphSdl } = composeServices([
    {
      name: 'fapiao',
      url: `${service.url}/graphql`,
      typeDefs: parse(data?.service.sdl ?? ''),
    },
    { name: 'shipping', url: `${await startShipping()}/graphql`, typeDefs: parse(shippingSdl) },
  ]);
  if (supergraphSdl === undefined)
    throw new Error(errors?.map(({ message }) => message).join('\n'));
  const schema = getStitchedSchemaFromSupergraphSdl({
    supergraphSdl,
    // Its default for subscriptions is GET, which this service accepts only for the hashes of documents.
    httpExecutorOpts: { headers: { authorization }, method: 'POST' },
  });
  return connectTo(await serve(createYoga({ schema, logging: false })));
}

test('a gateway answers one query over both subgraphs, from either side, each time', async () => {
  await service.query(ISSUE, { input: order() }, { authorization });
  const gateway = await startGateway();
  for (let n = 0; n < 3; n += 1) {
    const { data, errors } = await gateway.query(`{
      suppliers { taxNumber rating followed(first: 1) { edges { node { __typename } } } }
      shipments { carrier invoice { orderId state } }
      invoices(first: 1) { edges { node { orderId shipment { carrier } } } }
    }`);
    expect({ data, errors }).toEqual({
      data: {
        suppliers: [{ taxNumber: NUMBER, rating: 5, followed: { edges: [] } }],
        shipments: [
          { carrier: 'carrier of order-1', invoice: { orderId: 'order-1', state: 'ISSUING' } },
        ],
        invoices: {
          edges: [{ node: { orderId: 'order-1', shipment: { carrier: 'carrier of order-1' } } }],
        },
      },
    });
  }
  expect(service.calls(PATH)).toBe(0);
  const named = await gateway.query('{ suppliers { name rating } }');
  expect(dataOf(named)).toMatchObject({ suppliers: [{ rating: 5 }] });
  expect(service.billed(PATH)).toBe(1);
});

/** An update of the order with the data of both subgraphs. */
const update = (state: string) => ({
  data: {
    invoiceUpdates: {
      state,
      invoice: { orderId: 'order-1', shipment: { carrier: 'carrier of order-1' } },
    },
  },
});

test('a subscription through the gateway has each update with the data of both subgraphs', async () => {
  await service.query(ISSUE, { input: order() }, { authorization });
  const gateway = await startGateway();
  const updates = gateway.sse(
    'subscription { invoiceUpdates(orderId: "order-1") { state invoice { orderId shipment { carrier } } } }',
  );
  expect(await updates.next()).toEqual(update('ISSUING'));
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  expect(await service.inTime(updates.next())).toEqual(update('ISSUED'));
  await updates.completed();
});
