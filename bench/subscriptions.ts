import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Journal, SubjectId } from '../src/journal/journal.ts';
import { randomId } from '../src/kernel/ids.ts';
import { startService } from './application.ts';
import { spread } from './measure.ts';
import type { Assignment, Received } from './subscribers.ts';
import { count, ms, type Table } from './table.ts';

const SUBSCRIBERS = 1_000;
/** After the first, which makes sure that everybody listens and is not counted. */
const ROUNDS = 30;

/** How long a change takes to reach everybody. */
export async function subscriptions(): Promise<Table> {
  await using service = await startService();
  const { journal } = service.application;
  const ids = Array.from({ length: ROUNDS + 1 }, nextId);
  for (const id of ids) await open(journal, id);

  const assignment: Assignment = {
    url: service.url,
    subscribers: SUBSCRIBERS,
    after: await journal.end('default'),
  };
  const worker = new Worker(new URL('subscribers.ts', import.meta.url), { workerData: assignment });
  try {
    await nextMessage(worker);
    const rounds = [];
    for (const id of ids) {
      const received = nextMessage(worker);
      const advancedAt = process.hrtime.bigint();
      await issue(journal, id);
      // Threads of one process read the same clock.
      const { first, last } = await received;
      rounds.push({ firstMs: elapsedMs(advancedAt, first), lastMs: elapsedMs(advancedAt, last) });
    }
    const counted = rounds.slice(1);
    return {
      title: 'Subscriptions',
      note: `${count(SUBSCRIBERS)} WebSocket connections on one feed (\`invoiceIssued\`), their clients in one thread beside the service. From the call of \`advance\`, ${ROUNDS} times.`,
      columns: ['', 'median', 'slowest'],
      rows: [
        row(
          'the first subscriber has it',
          counted.map(({ firstMs }) => firstMs),
        ),
        row(
          'the last subscriber has it',
          counted.map(({ lastMs }) => lastMs),
        ),
      ],
    };
  } finally {
    await worker.terminate();
  }
}

/** The worker's word that all subscribers have something; rejects when the worker breaks. */
async function nextMessage(worker: Worker): Promise<Received> {
  // The worker posts nothing else.
  const [message] = (await once(worker, 'message')) as [Received];
  return message;
}

function elapsedMs(from: bigint, to: bigint): number {
  return Number(to - from) / 1e6;
}

function nextId(_: unknown, index: number): SubjectId {
  return { tenant: 'default', kind: 'forward-invoice', key: `bench-${index}` };
}

async function open(journal: Journal, id: SubjectId): Promise<void> {
  const inputHash = 'a'.repeat(64);
  await journal.open(id, { inputHash, state: 'ISSUING', snapshot: {}, dueAt: null });
}

async function issue(journal: Journal, id: SubjectId): Promise<void> {
  await journal.advance(id, 1, {
    changeId: randomId(),
    state: 'ISSUED',
    final: true,
    snapshot: { invoiceNumber: '26442000000000000011', amountWithTax: '1660.00' },
    dueAt: null,
    cause: 'PUSH',
    confirmed: true,
  });
}

function row(name: string, durations: readonly number[]): string[] {
  const { medianMs, p99Ms } = spread(durations);
  return [name, ms(medianMs), ms(p99Ms)];
}
