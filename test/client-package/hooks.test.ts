import type { Page } from 'playwright-core';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import { FollowInvoiceDocument, LatestCursorDocument } from '../../packages/client/src/index.ts';
import { closeBrowserAtEnd, startBrowser } from '../browser/browser.ts';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { layLine } from '../examples/breakable-line.ts';
import { dataOf } from '../following.ts';
import { startService } from '../harness.ts';

closeBrowserAtEnd();

/** Of a browser whose line was cut, and that requests an icon. */
const EXPECTED = /WebSocket|ERR_CONNECTION|404/;

/** A page of this folder as one script. */
async function bundle(name: string): Promise<string> {
  const { output } = await build({
    input: `${import.meta.dirname}/pages/${name}.ts`,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'iife' },
    write: false,
  });
  return output[0].code;
}

/** A page in a browser tab, and the number of its list queries. */
interface OpenPage {
  readonly shows: (element: 'output' | 'p' | 'pre', text: string) => Promise<void>;
  readonly queries: () => number;
}

/**
 * Runs a script as the page of a tab, at a URL that the service serves without a page of its own: browsers
 * let no page of another origin open a socket to this machine.
 */
async function open(page: Page, script: string, address: string): Promise<OpenPage> {
  let queries = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('invoices(first') === true) queries += 1;
  });
  await page.goto(address);
  await page.evaluate(script);
  return {
    shows: (element, text) => page.locator(element).getByText(text, { exact: true }).waitFor(),
    queries: () => queries,
  };
}

test.for(['apollo', 'urql'])(
  'with the hooks of %s a component shows each update once over a cut line, and the list beside it changes too',
  async (name) => {
    const service = await startService({ sandboxProgressDelayMs: null });
    const line = await layLine(service.url);
    const script = await bundle(name);
    const { context, complaints } = await startBrowser();
    await service.query(ISSUE, { input: order() });
    const reference = service.subscribe(FollowInvoiceDocument, { orderId: 'order-1' });
    while (dataOf(await reference.next()).invoiceUpdates.state !== 'ISSUING');

    const page = await open(await context.newPage(), script, `${line.url}/health/live`);
    await page.shows('output', 'live');
    await page.shows('p', 'ISSUING');
    await page.shows('pre', 'order-1 ISSUING');
    const issue = async (): Promise<void> => {
      service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
      expect(dataOf(await reference.next(30_000)).invoiceUpdates.state).toBe('ISSUED');
    };
    for (const happens of [null, issue]) {
      line.cut();
      await page.shows('output', 'connecting');
      await happens?.();
      line.mend();
      await page.shows('output', 'live');
    }
    await page.shows('p', 'ISSUING, ISSUED');
    await page.shows('pre', 'order-1 ISSUED');
    expect(page.queries()).toBe(1);
    expect(complaints.filter((complaint) => !EXPECTED.test(complaint))).toEqual([]);
  },
);

test.for(['apollo', 'urql'])(
  "with the hooks of %s a page's list is queried again after a gap",
  async (name) => {
    const service = await startService({ sandboxProgressDelayMs: null });
    const other = await startService();
    const { latestCursor } = dataOf(await other.query(LatestCursorDocument));
    const { context } = await startBrowser();
    await service.query(ISSUE, { input: order() });
    const address = `${service.url}/health/live?cursor=${encodeURIComponent(latestCursor)}`;
    const page = await open(await context.newPage(), await bundle(name), address);
    await page.shows('pre', 'order-1 ISSUING');
    await expect.poll(page.queries).toBe(2);
    // Not for each update, but only for the one after the gap.
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
    await page.shows('pre', 'order-1 ISSUED');
    expect(page.queries()).toBe(2);
  },
);
