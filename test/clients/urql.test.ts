import { Client, type ExecutionResult, fetchExchange, subscriptionExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { createClient } from 'graphql-ws';
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

/** urql with its normalized cache, as in its documentation, with subscriptions over a WebSocket. */
function connect(http: RecordingFetch): Client {
  const socket = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
  });
  onTestFinished(async () => {
    await socket.dispose();
  });
  return new Client({
    url: `${service.url}/graphql`,
    fetch: http.fetch,
    preferGetMethod: false,
    exchanges: [
      cacheExchange({}),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({
            unsubscribe: socket.subscribe(
              { query, variables: { ...variables } },
              // The two packages differ only in how they type an absent member.
              { ...sink, next: (result) => sink.next(result as ExecutionResult) },
            ),
          }),
        }),
      }),
    ],
  });
}

test('a watched invoice and a watched list become ISSUED through the subscription alone', async () => {
  await service.query(ISSUE, { input: order() });
  const http = new RecordingFetch();
  const client = connect(http);
  const one = new Watched<OneInvoice>();
  const list = new Watched<Invoices>();
  client.query(INVOICE, { by: { orderId: 'order-1' } }).subscribe(({ data }) => {
    if (data) one.show(data);
  });
  client.query(INVOICES, {}).subscribe(({ data }) => {
    if (data) list.show(data);
  });
  await one.until((data) => stateOf(data) === 'ISSUING');
  await list.until((data) => statesOf(data).includes('ISSUING'));
  const asked = http.bodies.length;

  client.subscription(UPDATES, { orderId: 'order-1' }).subscribe(() => {});
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  const { invoice } = await service.inTime(one.until((data) => stateOf(data) === 'ISSUED'));
  expect(invoice?.invoiceNumber).toMatch(/^\d{20}$/);
  expect(statesOf(await list.until((data) => statesOf(data).includes('ISSUED')))).toEqual([
    'ISSUED',
  ]);
  expect(http.bodies.length).toBe(asked);
});
