/**
 * Counts the files and functions of `src` that one warm operation executes, by V8's precise coverage:
 * `node scripts/touched-files.ts [--list]`. The simulated platform runs in the same process and is not counted.
 */
import { Session } from 'node:inspector/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startService } from '../bench/application.ts';
import { order } from '../test/capabilities/forward-invoicing/invoice-orders.ts';

const WARM_UP = 20;
/** Wait for an invoice: the simulated platform issues it after a second and pushes; then its files are stored. */
const FINISHED_AFTER_MS = 6_000;

const VERIFY = `query ($amount: Decimal!) {
  verifyInvoice(invoice: { digitalGeneral: { invoiceNumber: "26442000000000000011", issuedOn: "2026-11-02", amountWithTax: $amount } }) { verdict face { amountWithTax } }
}`;
const ISSUE = `mutation ($input: InvoiceOrderInput!) { issueInvoice(input: $input) { __typename } }`;
const FOLLOW = `subscription { updates(kinds: [FORWARD_INVOICE]) { key state } }`;

await using service = await startService({
  LOG_LEVEL: 'silent',
  SANDBOX_PROGRESS_SECONDS: '1',
});
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const subscriber = createClient({
  url: `${service.url.replace('http', 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  lazy: false,
});
subscriber.subscribe(
  { query: FOLLOW },
  { next: () => undefined, error: () => undefined, complete: () => undefined },
);

async function query(text: string, variables: object): Promise<void> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables }),
  });
  const { errors } = (await response.json()) as { errors?: unknown }; // The response of our own service.
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
}

/** Runs an operation until it is warm, then once more, and reports the files whose functions ran in the last run. */
async function measure(
  name: string,
  send: (index: number) => Promise<void>,
  finishedAfterMs: number,
): Promise<void> {
  for (let index = 0; index < WARM_UP; index += 1) await send(index);
  await sleep(finishedAfterMs);
  await session.post('Profiler.takePreciseCoverage');
  await send(WARM_UP);
  await sleep(finishedAfterMs);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ran = result
    .filter(({ url }) => /\/src\/(?!.*node_modules)/.test(url) && !url.includes('/packages/'))
    .map(({ url, functions }) => ({
      file: url.replace(/^.*\/src\//, 'src/'),
      functions: functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).length,
    }))
    .filter(({ functions }) => functions > 0)
    .toSorted((a, b) => a.file.localeCompare(b.file));
  const functions = ran.reduce((sum, each) => sum + each.functions, 0);
  console.log(`${name}: ${ran.length} files, ${functions} functions`);
  if (process.argv.includes('--list'))
    for (const each of ran) console.log(`  ${each.file} ${each.functions}`);
}

await measure('verifyInvoice', (index) => query(VERIFY, { amount: `${1_000 + index}.00` }), 500);
await measure(
  'issueInvoice, with a subscriber, to the stored files',
  (index) => query(ISSUE, { input: order({ orderId: `touched-${process.pid}-${index}` }) }),
  FINISHED_AFTER_MS,
);
await subscriber.dispose();
session.disconnect();
process.exit();
