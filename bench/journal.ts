import type { Change, Intent } from '../src/journal/change.ts';
import type { Journal } from '../src/journal/journal.ts';
import type { SubjectId } from '../src/journal/subject.ts';
import { randomId } from '../src/kernel/ids.ts';
import { backEnds } from './back-ends.ts';
import { temporaryFolder } from './folder.ts';
import { measure } from './measure.ts';
import { count, type Table, timed, times } from './table.ts';

const KIND = 'forward-invoice';
const AT_ONCE = 64;
const SIZES = [1_000, 10_000, 100_000];
/** What an order is remembered by, in size and kind. */
const snapshot = {
  kind: 'GENERAL',
  sellerTaxNumber: '91440300MA5F0A0A1X',
  buyerName: '北京启明星网络有限公司',
  amountWithTax: '2529.00',
  amountWithoutTax: '2300.00',
  taxAmount: '229.00',
  platformOrderNumber: 'SN-20261121-000001',
};
const DAY_MS = 24 * 60 * 60 * 1000;
const LEASE_MS = 60_000;
const CLAIMED_AT_ONCE = 16;
/** Opened side by side to fill a journal. */
const FILLED_AT_ONCE = 1_000;

/** How fast orders are recorded, and that what is not due costs nothing. */
export async function journal(): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const [name, open] of Object.entries(backEnds)) {
    await using folder = await temporaryFolder();
    const journal = await open(folder.path);
    try {
      rows.push(...(await changes(name, journal)), ...(await claims(name, journal)));
    } finally {
      await journal.close();
    }
  }
  return {
    title: 'Journal',
    note: 'Every change is on the disk when it is counted. `claimDue` must not grow with subjects that are not due.',
    columns: ['', 'median', 'p99', 'per second', 'growth'],
    rows,
  };
}

/** Opening, and advancing as many subjects as are under way, again and again. */
async function changes(backEnd: string, journal: Journal): Promise<string[][]> {
  const rows = [];
  for (const atOnce of [1, AT_ONCE]) {
    const opening = await measure(() => journal.open(nextId(), intent(null)), { atOnce });
    const idle = await Promise.all(Array.from({ length: atOnce }, () => opened(journal)));
    const advancing = await measure(
      async () => {
        const subject = idle.pop() ?? (await opened(journal));
        const { outcome } = await journal.advance(subject.id, subject.version, change());
        if (outcome !== 'advanced') throw new Error(`An advance was answered ${outcome}.`);
        idle.push({ id: subject.id, version: subject.version + 1 });
      },
      { atOnce },
    );
    rows.push([`${backEnd}: open, ${atOnce} at once`, ...timed(opening), '']);
    rows.push([`${backEnd}: advance, ${atOnce} at once`, ...timed(advancing), '']);
  }
  return rows;
}

/** Claiming among more and more subjects that are due tomorrow. */
async function claims(backEnd: string, journal: Journal): Promise<string[][]> {
  const rows = [];
  const tomorrow = Date.now() + DAY_MS;
  let filled = 0;
  let smallest: number | null = null;
  for (const size of SIZES) {
    for (; filled < size; filled += FILLED_AT_ONCE) {
      const batch = Array.from({ length: FILLED_AT_ONCE }, nextId);
      await Promise.all(batch.map((id) => journal.open(id, intent(tomorrow))));
    }
    const timing = await measure(async () => {
      const claimed = await journal.claimDue([KIND], CLAIMED_AT_ONCE, LEASE_MS);
      if (claimed.length > 0) throw new Error('Something was due.');
    });
    smallest ??= timing.medianMs;
    rows.push([
      `${backEnd}: claimDue, ${count(size)} not due`,
      ...timed(timing),
      times(timing.medianMs, smallest),
    ]);
  }
  return rows;
}

let keys = 0;

function nextId(): SubjectId {
  keys += 1;
  return { tenant: 'default', kind: KIND, key: `order-${keys}` };
}

function intent(dueAt: number | null): Intent {
  return { inputHash: 'a'.repeat(64), state: 'SUBMITTED', snapshot, dueAt };
}

function change(): Change {
  return {
    changeId: randomId(),
    state: 'ISSUING',
    final: false,
    snapshot,
    dueAt: null,
    cause: 'POLL',
    confirmed: true,
  };
}

async function opened(journal: Journal): Promise<{ id: SubjectId; version: number }> {
  const id = nextId();
  await journal.open(id, intent(null));
  return { id, version: 1 };
}
