import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createHash } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { OperationTypeNode } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { startScenario } from '../scenario.ts';
import {
  INVOICE,
  INVOICES,
  type Invoices,
  type OneInvoice,
  stateOf,
  statesOf,
  UPDATES,
} from './documents.ts';
import { RecordingFetch, Watched } from './watched.ts';

const service = startScenario();

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Apollo Client as in its documentation, with subscriptions over a WebSocket. */
function connect(http: RecordingFetch): ApolloClient {
  const socket = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(socket),
      new HttpLink({ uri: `${service.url}/graphql`, fetch: http.fetch }),
    ),
  });
  onTestFinished(async () => {
    client.stop();
    await socket.dispose();
  });
  return client;
}

test('a watched invoice and a watched list become ISSUED through the subscription alone', async () => {
  await service.query(ISSUE, { input: order() });
  const http = new RecordingFetch();
  const client = connect(http);
  const one = new Watched<OneInvoice>();
  const list = new Watched<Invoices>();
  const variables = { by: { orderId: 'order-1' } };
  client.watchQuery({ query: INVOICE, variables }).subscribe(({ data, dataState }) => {
    if (dataState === 'complete') one.show(data);
  });
  client.watchQuery({ query: INVOICES }).subscribe(({ data, dataState }) => {
    if (dataState === 'complete') list.show(data);
  });
  await one.until((data) => stateOf(data) === 'ISSUING');
  await list.until((data) => statesOf(data).includes('ISSUING'));
  const asked = http.bodies.length;

  client.subscribe({ query: UPDATES, variables: { orderId: 'order-1' } }).subscribe(() => {});
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  const { invoice } = await service.inTime(one.until((data) => stateOf(data) === 'ISSUED'));
  expect(invoice?.invoiceNumber).toMatch(/^\d{20}$/);
  expect(statesOf(await list.until((data) => statesOf(data).includes('ISSUED')))).toEqual([
    'ISSUED',
  ]);
  expect(http.bodies.length).toBe(asked);
});

test('the link for persisted queries registers a text once and then sends its hash', async () => {
  await service.query(ISSUE, { input: order() });
  const http = new RecordingFetch();
  for (const round of [1, 2]) {
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new PersistedQueryLink({ sha256 }).concat(
        new HttpLink({ uri: `${service.url}/graphql`, fetch: http.fetch }),
      ),
    });
    const variables = { by: { orderId: 'order-1' } };
    const { data } = await client.query({ query: INVOICE, variables });
    expect({ round, state: data && stateOf(data) }).toEqual({ round, state: 'ISSUING' });
    client.stop();
  }
  expect(http.bodies.map((body) => body.includes('"query"'))).toEqual([false, true, false]);
});
