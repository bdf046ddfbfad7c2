import type { Journal } from '../src/journal/contract/journal.ts';
import type {
  ListQuery,
  Contribution,
  Dimension,
  Projection,
  SearchQuery,
} from '../src/journal/contract/projection.ts';
import { type Clock, systemClock } from '../src/kernel/time/clock.ts';
import { backEnds } from './back-ends.ts';
import { temporaryFolder } from './folder.ts';
import { measure, type Timing } from './measure.ts';
import { count, type Table, timed, times } from './table.ts';

/** Half of all subjects are of the first kind; the other kinds share the rest evenly. */
const KINDS = Array.from({ length: 10 }, (_kind, index) => `kind-${index}`);
/** Nearly all subjects are in the last state. */
const STATES = ['SUBMITTED', 'OUTCOME_UNKNOWN', 'REJECTED', 'ISSUING', 'ISSUED'];
/** One of this number of subjects is in each of the other states. */
const RARE = 1_000;
const SELLERS = 1_000;
const ENTERPRISES = 2;

const FROM = Date.UTC(2026, 0, 1);
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const FILLED_AT_ONCE = 1_000;
/** Number of opened subjects after which the updates are trimmed. */
const TRIMMED_EVERY = 10_000;
const PAGE = 20;

interface ListsOptions {
  /** Number of subjects in the journal. */
  readonly subjects: number;
}

type Ask = () => Promise<unknown>;

/** The cost of a page must not depend on the number of subjects, nor on the position of the page. */
export async function lists({ subjects }: ListsOptions): Promise<Table> {
  const rows: (readonly string[])[] = [];
  for (const [name, open] of Object.entries(backEnds)) {
    await using folder = await temporaryFolder();
    const clock = yearClock();
    await using opened = await open(folder.path, clock);
    const { journal } = opened;
    const tenth = await filledTo(journal, clock, { from: 0, to: subjects / 10, of: subjects });
    const few = await timings(journal, tenth);
    const all = await filledTo(journal, clock, {
      from: subjects / 10,
      to: subjects,
      of: subjects,
    });
    for (const [what, timing] of await timings(journal, all)) {
      const before = few.get(what)?.medianMs ?? Number.NaN;
      rows.push([`${name}: ${what}`, ...timed(timing), times(timing.medianMs, before)]);
    }
  }
  return {
    title: 'Lists',
    note: `Pages of ${PAGE} among ${count(subjects)} subjects of ${KINDS.length} kinds; growth since there was a tenth of them.`,
    columns: ['', 'median', 'p99', 'per second', 'growth'],
    rows,
  };
}

/** Clock that runs through a year while a journal is filled. */
interface YearClock extends Clock {
  at: number;
}

function yearClock(): YearClock {
  const clock: YearClock = { ...systemClock, at: FROM, now: () => clock.at };
  return clock;
}

/** Opens the subjects from number `from` to `to`, of `of` subjects in the year. Resolves with the time in their middle. */
async function filledTo(
  journal: Journal,
  clock: YearClock,
  { from, to, of }: { readonly from: number; readonly to: number; readonly of: number },
): Promise<number> {
  for (let filled = from; filled < to; filled += FILLED_AT_ONCE) {
    clock.at = FROM + (filled / of) * YEAR_MS;
    const batch = Array.from({ length: FILLED_AT_ONCE }, (_subject, index) => filled + index);
    await Promise.all(batch.map((index) => openSubject(journal, index)));
    // The measurement reads no updates, and those of a million subjects take most of the disk space.
    if (filled % TRIMMED_EVERY === 0) await journal.trim(clock.at, FROM);
  }
  return FROM + (to / of / 2) * YEAR_MS;
}

function openSubject(journal: Journal, index: number): Promise<unknown> {
  const kind = KINDS[index % 2 === 0 ? 0 : 1 + (index % (KINDS.length - 1))] ?? '';
  const isRare = index % RARE < STATES.length - 1;
  const state = STATES[isRare ? index % RARE : STATES.length - 1] ?? '';
  const seller = `seller-${index % SELLERS}`;
  const enterprise = `enterprise-${index % ENTERPRISES}`;
  return journal.open(
    { tenant: 'default', kind, key: `order-${index}` },
    {
      inputHash: 'a'.repeat(64),
      state,
      snapshot: {},
      dueAt: null,
      groups: { seller, enterprise },
      projection: projectionOf(index, state),
    },
  );
}

/** Number of buyers; about a hundred names share a prefix. */
const BUYERS = 10_000;

/** Every invoice has two numbers, a name and its part of the totals, and every rejected order needs attention. */
function projectionOf(index: number, state: string): Projection {
  const buyer = `buyer-${index % BUYERS}`;
  const withTax = 10_000 + (index % 50_000);
  const month = `2026-${String(1 + (index % 12)).padStart(2, '0')}`;
  const sums = { count: 1, withoutTax: withTax, tax: 0, withTax, reversed: 0, reversedWithTax: 0 };
  const part = (dimension: Dimension, bucket: string): Contribution => {
    return { month, dimension, bucket, ...sums };
  };
  return {
    amount: withTax,
    attentionAt: state === 'REJECTED' ? FROM : null,
    numbers: [`order-${index}`, `26${index}`],
    names: [buyer],
    contributions: [part('MONTH', ''), part('BUYER', buyer)],
    labels: [{ pseudonym: buyer, label: buyer, prefixes: [buyer.slice(0, 8), buyer.slice(0, 9)] }],
  };
}

const YEAR = { kinds: KINDS, from: '2026-01', to: '2026-12', most: 200 };

function searched(number: string | null, name: SearchQuery['name']): SearchQuery {
  return { number, name, kinds: KINDS, first: PAGE };
}

async function timings(journal: Journal, middle: number): Promise<ReadonlyMap<string, Timing>> {
  const page = await journal.list('default', { first: 1, openedTo: middle });
  const cursor = page.subjects[0]?.pageCursor ?? '';
  const list = (query: ListQuery) => (): Promise<unknown> => journal.list('default', query);
  const kinds = KINDS.slice(0, 1);
  const states = STATES.slice(0, 1);
  const group = { name: 'enterprise', value: 'enterprise-0' };
  const [openedFrom, openedTo] = [middle - YEAR_MS / 100, middle];
  const asked: Readonly<Record<string, Ask>> = {
    'the newest': list({ first: PAGE }),
    'the oldest': list({ last: PAGE }),
    'behind the middle': list({ first: PAGE, after: cursor }),
    'before the middle': list({ last: PAGE, before: cursor }),
    'of a kind': list({ kinds, first: PAGE }),
    'of a rare state': list({ states, first: PAGE }),
    'of some days': list({ openedFrom, openedTo, first: PAGE }),
    'of an enterprise': list({ group, first: PAGE }),
    'of an enterprise, behind the middle': list({ group, first: PAGE, after: cursor }),
    'of an enterprise and a rare state': list({ group, kinds, states, first: PAGE }),
    'of an enterprise, a state and some days': list({
      group,
      kinds,
      states: STATES.slice(-1),
      openedFrom,
      openedTo,
      last: PAGE,
      before: cursor,
    }),
    'of a seller': list({ group: { name: 'seller', value: 'seller-7' }, first: PAGE }),
    counts: () => journal.counts('default'),
    'of a rare amount': list({ kinds, amountFrom: 59_990, first: PAGE }),
    'needing attention': list({ attentionBy: FROM, first: PAGE }),
    'how many need attention': () => journal.attentionCount('default', FROM, 10_000),
    'found by a number': () => journal.search('default', searched('order-4711', null)),
    'found by the beginning of a number': () =>
      journal.search('default', searched('order-4', null)),
    'found by a name': () =>
      journal.search('default', searched(null, { whole: 'buyer-42', prefix: 'buyer-42' })),
    'found by the beginning of a name': () =>
      journal.search('default', searched(null, { whole: 'buyer-4', prefix: 'buyer-4' })),
    'totals by month': () => journal.totals('default', { ...YEAR, dimension: 'MONTH' }),
    'totals by buyer': () => journal.totals('default', { ...YEAR, dimension: 'BUYER' }),
  };
  const found = new Map<string, Timing>();
  for (const [what, ask] of Object.entries(asked))
    found.set(what, await measure(ask, { forMs: 500, warmUpMs: 200 }));
  return found;
}
