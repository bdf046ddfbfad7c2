import type { Change, Intent } from '../src/journal/contract/change.ts';
import type { Journal } from '../src/journal/contract/journal.ts';
import type { SubjectId } from '../src/journal/contract/subject.ts';
import { randomId } from '../src/kernel/ids.ts';
import { backEnds } from './back-ends.ts';
import { temporaryFolder } from './folder.ts';
import { measure } from './measure.ts';
import { count, ms, type Table, times } from './table.ts';

const KIND = 'forward-invoice';
/** As many kinds as the service claims at once. */
const KINDS = [KIND, ...Array.from({ length: 24 }, (_, index) => `kind-${index}`)];
const AT_ONCE = 64;
const TENANTS = 16;
/** Numbers of subjects that are not due, among which due ones are claimed. */
const [FEW, MANY] = [1_000, 100_000];
/** A snapshot with the size and content of an order's. */
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
/** Number of subjects changed concurrently to fill a journal. */
const FILLED_AT_ONCE = 1_000;
const OF_ORDERS = { forMs: 5_000, warmUpMs: 2_000 };

/** Speed of recording orders, cost of subjects that are not due, and disk space of ended subjects. */
export async function journal(): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const [name, open] of Object.entries(backEnds)) {
    rows.push([name, ...(await orders(open)), ...(await idle(open))]);
  }
  return {
    title: 'Journal',
    note: `An order is opened and advanced once; each change is on the disk when it is counted. \`claimDue\` of ${KINDS.length} kinds among ${count(MANY)} subjects that are not due must take what it takes among ${count(FEW)}. Bytes are those of a subject that was shrunk, on the disk.`,
    columns: [
      '',
      `orders a second, ${AT_ONCE} at once`,
      `of ${TENANTS} tenants`,
      'p50 of one alone',
      'claimDue',
      'growth',
      'bytes',
    ],
    rows,
  };
}

type Opens = (typeof backEnds)[string];

async function orders(open: Opens): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  await using opened = await open(folder.path);
  const { journal } = opened;
  const many = { ...OF_ORDERS, atOnce: AT_ONCE };
  const alone = await measure(() => order(journal, nextId()), OF_ORDERS);
  const together = await measure(() => order(journal, nextId()), many);
  const ofTenants = await measure(() => order(journal, nextId(TENANTS)), many);
  return [count(together.perSecond), count(ofTenants.perSecond), ms(alone.medianMs)];
}

/** Claims among few and many subjects that are due tomorrow; then ends and shrinks all of them. */
async function idle(open: Opens): Promise<readonly string[]> {
  await using folder = await temporaryFolder();
  await using opened = await open(folder.path);
  const { journal } = opened;
  const ids: SubjectId[] = [];
  const fillTo = async (size: number): Promise<void> => {
    const added = Array.from({ length: size - ids.length }, () => nextId());
    await each(added, (id) => journal.open(id, intent(Date.now() + DAY_MS)));
    ids.push(...added);
  };
  const claim = async (): Promise<number> => {
    const { medianMs } = await measure(async () => {
      const claimed = await journal.claimDue(KINDS, CLAIMED_AT_ONCE, LEASE_MS);
      if (claimed.length > 0) throw new Error('Something was due.');
    });
    return medianMs;
  };
  await fillTo(FEW);
  const amongFew = await claim();
  await fillTo(MANY);
  const amongMany = await claim();

  await each(ids, (id) => advance(journal, id, 'ISSUED'));
  const later = Date.now() + DAY_MS;
  await journal.trim(later, later);
  const bytes = (await opened.closeAndWeigh()) / ids.length;
  return [ms(amongMany), times(amongMany, amongFew), count(bytes)];
}

async function each(
  ids: readonly SubjectId[],
  work: (id: SubjectId) => Promise<unknown>,
): Promise<void> {
  for (let done = 0; done < ids.length; done += FILLED_AT_ONCE)
    await Promise.all(ids.slice(done, done + FILLED_AT_ONCE).map(work));
}

async function order(journal: Journal, id: SubjectId): Promise<void> {
  await journal.open(id, intent(null));
  await advance(journal, id, 'ISSUING');
}

async function advance(
  journal: Journal,
  id: SubjectId,
  state: 'ISSUING' | 'ISSUED',
): Promise<void> {
  const { outcome } = await journal.advance(id, 1, change(state));
  if (outcome !== 'advanced') throw new Error(`An advance was answered ${outcome}.`);
}

let keys = 0;

/** A new id; consecutive ids belong to the tenants in turn. */
function nextId(tenants = 1): SubjectId {
  keys += 1;
  return { tenant: `tenant-${keys % tenants}`, kind: KIND, key: `order-${keys}` };
}

function intent(dueAt: number | null): Intent {
  return { inputHash: 'a'.repeat(64), state: 'SUBMITTED', snapshot, dueAt };
}

function change(state: 'ISSUING' | 'ISSUED'): Change {
  return {
    changeId: randomId(),
    state,
    final: state === 'ISSUED',
    snapshot,
    dueAt: null,
    cause: 'POLL',
    confirmed: true,
  };
}
