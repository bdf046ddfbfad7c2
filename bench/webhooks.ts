import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { order } from '../test/capabilities/forward-invoicing/invoice-orders.ts';
import { type Spawned, spawnService } from './application.ts';
import { temporaryFolder } from './folder.ts';
import { spread } from './measure.ts';
import { processorTime } from './processor-time.ts';
import { stores } from './stores.ts';
import { count, ms, type Table } from './table.ts';

const TENANTS = 100;
const WEBHOOKS_EACH = 10;
/** Each order has about three updates: submitted, sent, issued. */
const ORDERS_A_SECOND = 17;

const ISSUE = `mutation ($input: InvoiceOrderInput!) {
  issueInvoice(input: $input) { __typename }
}`;
const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { __typename }
}`;
const FEED = `subscription {
  updates(kinds: [FORWARD_INVOICE]) { eventId cursor version cause state subject { id } }
}`;

const keyOf = (tenant: number): string => `key-of-tenant-${tenant}-0123456789`;

/** Time from an update to its requests, and the cost of 1,000 webhooks of 100 tenants. */
export async function webhooks({ seconds }: { readonly seconds: number }): Promise<Table> {
  const rows: string[][] = [];
  for (const [name, open] of Object.entries(stores)) {
    await using store = await open();
    rows.push([name, ...(await measureWebhooks(seconds, store.env))]);
  }
  return {
    title: 'Webhooks',
    note: `${TENANTS * WEBHOOKS_EACH} webhooks of ${TENANTS} tenants, all with a feed of their tenant; ${ORDERS_A_SECOND} orders a second over all of them for ${seconds} s. From the write of an update to the arrival of its request, at a receiver in the process of the load. Memory is the service’s (RSS): under the same load without webhooks, with 1,000 idle ones, and the most under the load. The service, its simulated platform, the receiver and the clients share the machine’s cores.`,
    columns: [
      '',
      'updates a second',
      'requests a second',
      'p50',
      'p99',
      'most',
      'CPU a request',
      'MB without',
      'idle',
      'most',
    ],
    rows,
  };
}

async function measureWebhooks(
  seconds: number,
  env: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'tenants.json');
  const tenants = Array.from({ length: TENANTS }, (_, tenant) => ({
    name: `tenant-${tenant}`,
    apiKeys: [{ key: keyOf(tenant), scopes: ['read', 'issue', 'webhooks'] }],
  }));
  await writeFile(file, JSON.stringify(tenants));
  const latencies: number[] = [];
  const events = new Set<string>();
  const receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { updates } = (JSON.parse(body) as Delivered).data;
      latencies.push(Date.now() - occurredAtIn(updates.cursor));
      events.add(updates.eventId);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  // A listening server has an address.
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  await using service = await spawnService({
    LOG_LEVEL: 'silent',
    TENANTS_FILE: file,
    WEBHOOK_HOSTS: host,
    ...env,
  });
  const pool = new Pool(service.url, { connections: 16 });
  const send = sender(pool);

  await load(send, service, Math.min(seconds, 20), 'warm');
  const without = rssOf(service);
  for (let tenant = 0; tenant < TENANTS; tenant += 1) {
    const each = Array.from({ length: WEBHOOKS_EACH }, (_, index) => ({
      name: `webhook-${index}`,
      url: `http://${host}/${tenant}/${index}`,
      document: FEED,
    }));
    await Promise.all(each.map((input) => send(tenant, CREATE, { input })));
  }
  await sleep(5_000);
  const idle = rssOf(service);
  latencies.length = 0;
  events.clear();
  const cpuBefore = processorTime(service.pid);
  const most = await load(send, service, seconds, 'order');
  await sleep(5_000);
  const cpuMs = (processorTime(service.pid) - cpuBefore) / 1e6 / latencies.length;
  const { medianMs, p99Ms } = spread(latencies);
  const perSecond = [events.size / seconds, latencies.length / seconds];
  await pool.close();
  receiver.close();
  receiver.closeAllConnections();
  return [
    ...perSecond.map(count),
    ms(medianMs),
    ms(p99Ms),
    ms(Math.max(...latencies)),
    ms(cpuMs),
    ...[without, idle, most].map(count),
  ];
}

/** Body of a request, as `FEED` selects it. */
interface Delivered {
  readonly data: { readonly updates: { readonly eventId: string; readonly cursor: string } };
}

/** Time of an update in milliseconds, which only its cursor contains. */
function occurredAtIn(cursor: string): number {
  return Number(Buffer.from(cursor, 'base64url').toString().split('.')[2]);
}

type Send = (tenant: number, query: string, variables: object) => Promise<unknown>;

function sender(pool: Pool): Send {
  return async (tenant, query, variables) => {
    const response = await pool.request({
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${keyOf(tenant)}` },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.body.text();
    if (text.includes('Error"')) throw new Error(`The service answered ${text}`);
    return text;
  };
}

/** Sends orders at the rate. Resolves with the peak memory meanwhile, in MB. */
async function load(send: Send, service: Spawned, seconds: number, name: string): Promise<number> {
  const begun: Promise<unknown>[] = [];
  const startedAt = performance.now();
  let most = 0;
  while (begun.length < seconds * ORDERS_A_SECOND) {
    const due = ((performance.now() - startedAt) / 1_000) * ORDERS_A_SECOND;
    while (begun.length < due) {
      const tenant = begun.length % TENANTS;
      begun.push(send(tenant, ISSUE, { input: order({ orderId: `${name}-${begun.length}` }) }));
    }
    most = Math.max(most, rssOf(service));
    await sleep(10);
  }
  await Promise.all(begun);
  return most;
}

function rssOf({ pid }: Spawned): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
