import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Subject } from '../src/journal/contract/subject.ts';
import { openSqliteJournal, type SqliteJournal } from '../src/journal/sqlite.ts';
import { randomId } from '../src/kernel/ids.ts';
import { type Clock, systemClock, toShanghaiDay } from '../src/kernel/time/clock.ts';
import { ISSUE, order } from '../test/capabilities/forward-invoicing/invoice-orders.ts';
import { spawnService } from './application.ts';
import { temporaryFolder } from './folder.ts';
import { createClient } from './http-client.ts';
import { spread } from './measure.ts';
import { count, ms, type Table } from './table.ts';

/** Repetitions of each step. */
const TIMES = 15;

const BUYERS = 2_000;
const OPENED_AT_ONCE = 500;
const HALF_A_YEAR_MS = 182 * 24 * 60 * 60_000;

const ISSUED = `query ($by: InvoiceBy!) { invoice(by: $by) { state } }`;
const COUNT = `query ($from: YearMonth!, $to: YearMonth!) { invoiceTotals(by: RATE, from: $from, to: $to) { count } }`;

interface DeskOptions {
  /** Number of invoices in the lists. */
  readonly invoices: number;
}

/** Measures how long a person at the browser waits for lists, filters, search and totals, among many invoices on SQLite. */
export async function desk({ invoices }: DeskOptions): Promise<Table> {
  await using folder = await temporaryFolder();
  const env = { DATA_DIR: folder.path };
  const sample = await issuedInvoice(folder.path, env);
  await fill(folder.path, sample, invoices);
  await using service = await spawnService(env);
  await projected(service.url, invoices);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    return {
      title: 'The desk',
      note: `From an action in Chromium until what it shows is painted, ${TIMES} times each, among ${count(invoices)} invoices of half a year and ${count(BUYERS)} buyers on SQLite.`,
      columns: ['', 'median', 'slowest'],
      rows: await steps(browser, service.url),
    };
  } finally {
    await browser.close();
  }
}

/** An invoice issued by the simulated platform, as stored. */
async function issuedInvoice(folder: string, env: Record<string, string>): Promise<Subject> {
  const orderId = 'sample';
  {
    await using service = await spawnService(env);
    await using client = createClient(service.url);
    await client.query(ISSUE, { input: order({ orderId }) });
    const isIssued = async (): Promise<boolean> =>
      JSON.stringify(await client.query(ISSUED, { by: { orderId } })).includes('"ISSUED"');
    while (!(await isIssued())) await setTimeout(500);
  }
  await using journal = openJournal(folder);
  const subject = await journal.get({ tenant: 'default', kind: 'forward-invoice', key: orderId });
  if (subject === null) throw new Error('The order is not stored.');
  return subject;
}

function openJournal(folder: string, clock: Clock = systemClock): SqliteJournal & AsyncDisposable {
  const journal = openSqliteJournal({
    file: join(folder, 'journal.sqlite'),
    clock,
    newId: randomId,
  });
  return { ...journal, [Symbol.asyncDispose]: () => journal.close() };
}

/** Stores many copies of an invoice over half a year, each with its own number, buyer and amount. */
async function fill(folder: string, { snapshot }: Subject, invoices: number): Promise<void> {
  const clock = { ...systemClock, at: 0, now: () => clock.at };
  const from = Date.now() - HALF_A_YEAR_MS;
  await using journal = openJournal(folder, clock);
  for (let filled = 0; filled < invoices; filled += OPENED_AT_ONCE) {
    clock.at = from + (filled / invoices) * HALF_A_YEAR_MS;
    const some = Array.from({ length: OPENED_AT_ONCE }, (_invoice, index) => filled + index);
    await Promise.all(
      some.map((index) =>
        journal.open(
          { tenant: 'default', kind: 'forward-invoice', key: `FP-${index}` },
          {
            inputHash: String(index),
            state: 'ISSUED',
            dueAt: null,
            snapshot: like(snapshot, index),
          },
        ),
      ),
    );
  }
  await journal.trim(clock.at, from);
}

function like(snapshot: Subject['snapshot'], index: number): Subject['snapshot'] {
  const withoutTax = 100 + (index % 9_000);
  const amounts = {
    amountWithoutTax: `${withoutTax}.00`,
    taxAmount: (withoutTax * 0.13).toFixed(2),
    amountWithTax: (withoutTax * 1.13).toFixed(2),
  };
  return {
    ...snapshot,
    ...amounts,
    amountsByRate: [{ taxRate: '0.13', ...amounts }],
    buyerName: `买方${index % BUYERS}有限公司`,
    invoiceNumber: `26${String(index).padStart(18, '0')}`,
    platformOrderNumber: `FO${index}`,
  };
}

/** Resolves when search and totals include all invoices. */
async function projected(url: string, invoices: number): Promise<void> {
  await using client = createClient(url);
  const [from = '', to = ''] = [Date.now() - HALF_A_YEAR_MS, Date.now()].map((at) =>
    toShanghaiDay(at).slice(0, 7),
  );
  const isDone = async (): Promise<boolean> =>
    JSON.stringify(await client.query(COUNT, { from, to })).includes(`"count":${invoices + 1}`);
  while (!(await isDone())) await setTimeout(1_000);
}

/** An address of the board, and a text that appears only with its response. */
type Step = readonly [name: string, address: string, shows: string];

async function steps(browser: Browser, url: string): Promise<(readonly string[])[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url);
  const list = '/list/invoices';
  const asked: readonly Step[] = [
    ['list', list, 'FP-'],
    ['list, 100 rows', `${list}?size=100`, 'FP-'],
    ['list, oldest first', `${list}?order=oldest`, 'FP-0'],
    ['filter: amount', `${list}?amountFrom=300&amountTo=400`, 'FP-'],
    ['filter: state', `${list}?state=ISSUED`, 'FP-'],
    ['totals by month', '/totals', 'Total'],
    ['totals by buyer', '/totals?by=BUYER', '买方'],
  ];
  const rows: (readonly string[])[] = [];
  for (const [name, address, shows] of asked) {
    const durations: number[] = [];
    for (let time = 0; time <= TIMES; time += 1) {
      await showing(page, '/keys', 'Keys');
      durations.push(await showing(page, address, shows));
    }
    rows.push(row(name, durations));
  }
  const typed: number[] = [];
  for (let time = 0; time <= TIMES; time += 1) typed.push(await found(page, `买方${1_000 + time}`));
  rows.push(row('search by name', typed));
  const memory = await page.evaluate(
    () =>
      (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  rows.push(['memory of the page', `${Math.round(memory / 1e6)} MB`, '']);
  return rows;
}

/** The row of a step, without the first duration, in which the browser loads code. */
function row(name: string, [, ...durations]: readonly number[]): readonly string[] {
  return [name, ms(spread(durations).medianMs), ms(Math.max(...durations))];
}

/** Milliseconds from the navigation to an address until its expected text is painted. */
function showing(page: Page, address: string, shows: string): Promise<number> {
  return page.evaluate(
    async ([to, text]) => {
      const startedAt = performance.now();
      location.hash = to;
      const isThere = (): boolean =>
        [...document.querySelectorAll('main td, main th, main h1')].some((cell) =>
          cell.textContent.includes(text),
        );
      while (!isThere()) {
        if (performance.now() - startedAt > 10_000) throw new Error(`${to} shows no ${text}`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - startedAt;
    },
    [address, shows] as const,
  );
}

/** Milliseconds from the last letter of a text in the palette until the first result is shown. */
async function found(page: Page, text: string): Promise<number> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').locator('input');
  await field.fill(text.slice(0, -1));
  await page
    .getByRole('option', { name: text.slice(0, -1) })
    .first()
    .waitFor();
  const pending = page.evaluate(async (wanted) => {
    const field = document.querySelector('[role=dialog] input');
    await new Promise((resolve) => field?.addEventListener('input', resolve, { once: true }));
    const startedAt = performance.now();
    const isThere = (): boolean => {
      const options = [...document.querySelectorAll('[role=option]')];
      const found = options.filter(({ textContent }) => textContent.includes('买方'));
      return found.length > 0 && found.every(({ textContent }) => textContent.includes(wanted));
    };
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - startedAt;
  }, text);
  await field.press('End');
  await field.pressSequentially(text.slice(-1));
  const durationMs = await pending;
  await page.keyboard.press('Escape');
  return durationMs;
}
