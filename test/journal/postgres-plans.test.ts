import { expect, onTestFinished, test } from 'vitest';
import { openConnection, openSql } from '../../src/database/postgres/connection.ts';
import type { PostgresJournal } from '../../src/journal/postgres.ts';
import { encodeCursor } from '../../src/journal/follow/feeds.ts';
import { openChanges } from '../../src/journal/postgres/changes.ts';
import { openShared } from '../../src/journal/sql/shared.ts';
import { createTime } from '../../src/journal/sql/time.ts';
import { systemClock } from '../../src/kernel/time/clock.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { asked, emptyDatabase } from '../postgres-server.ts';
import { change, LEASE_MS, intent, order } from './conformance/subject-of-test.ts';
import { openForTest } from './postgres-journal.ts';

/** PostgreSQL replans a statement for its first five values, and after tables have grown, before it reuses one plan. */
const OFTEN = 15;

test('PostgreSQL plans an order’s statements once for all values, as planning takes longer than execution', async () => {
  const url = await emptyDatabase();
  const { id: epoch } = await openForTest(url);
  const connection = openConnection({ url, connections: 1, log: createLog('silent') });
  onTestFinished(() => connection.close());
  const time = createTime(systemClock, { machine: () => {}, server: () => {} }, undefined);
  const common = { epoch, time, newId: randomId };
  const journal = {
    ...openShared(openSql(connection), common),
    ...openChanges({ ...common, connection, appended: () => {} }),
  };
  // An ANALYZE between two rounds changes the costs: of so small a table `due` would then be planned for each value. It is
  // sent once in a scan, not for each order.
  await connection.run('no autovacuum', 'ALTER TABLE subjects SET (autovacuum_enabled = false)');
  const kinds = ['order', ...Array.from({ length: 24 }, (_, index) => `kind ${index}`)];
  const dueAt = Date.now() + 3_600_000;
  const ids = Array.from({ length: 2_000 }, (_, index) =>
    order(String(index), { tenant: `tenant ${index % 16}` }),
  );
  await Promise.all(ids.map((id) => journal.open(id, intent({ dueAt }))));
  for (let round = 0; round < 30; round += 1) {
    const some = ids.slice(round * 60, (round + 1) * 60);
    await Promise.all(some.map((id) => journal.advance(id, 1, change('A', { dueAt }))));
    await Promise.all(some.map((id) => journal.open({ ...id, kind: 'other' }, intent({ dueAt }))));
    await journal.recordPush(ids[round] ?? order(''), 'receipt');
    await journal.claimDue(kinds, 16, LEASE_MS);
    await journal.nextDueAt(kinds);
    await journal.end('tenant 1');
  }
  const plans = await connection.run<{ name: string; custom: number; generic: number }>(
    'plans',
    'SELECT name, custom_plans AS custom, generic_plans AS generic FROM pg_prepared_statements',
  );
  const frequent = plans.filter(({ custom, generic }) => custom + generic > OFTEN);
  expect(frequent.length).toBeGreaterThan(6);
  expect(frequent.filter(({ custom }) => custom > OFTEN)).toEqual([]);
});

/** Enough updates for PostgreSQL to prefer a full read of the table to reading half of it by index. */
const UPDATES = 20_000;

/** A journal with many updates of one tenant, and the number of updates that PostgreSQL has read. */
async function openLong(): Promise<{
  readonly journal: PostgresJournal;
  readonly closeAndCount: () => Promise<number>;
}> {
  const url = await emptyDatabase();
  // One connection, so all its reads are counted at once.
  const journal = await openForTest(url, { connections: 1 });
  const [port, database] = [Number(new URL(url).port), new URL(url).pathname.slice(1)];
  const ask = (statement: string): ReturnType<typeof asked> => asked(port, statement, database);
  await ask(`INSERT INTO updates
    SELECT 'acme', n, 'event-' || n, 'change-' || n, 'order', 'order-' || n, 1, 1, 'POLL', true, NULL, 'ISSUED', true,
      '{"about":"' || repeat('x', 300) || '"}' FROM generate_series(1, ${UPDATES}) AS n`);
  await ask(`INSERT INTO tenants VALUES ('acme', ${UPDATES}, 'event-${UPDATES}')`);
  await ask('ANALYZE updates');
  const count = async (): Promise<number> => {
    const [row] = (await ask(
      `SELECT (seq_tup_read + idx_tup_fetch)::float8 AS reads FROM pg_stat_user_tables WHERE relname = 'updates'`,
    )) as readonly { reads: number }[];
    return row?.reads ?? 0;
  };
  const before = await count();
  return {
    journal,
    async closeAndCount() {
      // PostgreSQL counts a connection's reads when it closes.
      await journal.close();
      await expect.poll(count).toBeGreaterThan(before);
      return (await count()) - before;
    },
  };
}

test('PostgreSQL reads each update fewer than five times to trim it', async () => {
  const { journal, closeAndCount } = await openLong();
  await journal.trim(2, 0);
  expect(await closeAndCount()).toBeLessThan(5 * UPDATES);
});

test('PostgreSQL reads the end of a stream without the updates before it', async () => {
  const { journal, closeAndCount } = await openLong();
  const position = UPDATES - 10;
  const after = encodeCursor({ epoch: `event-${position}`, position });
  for (let round = 0; round < OFTEN; round += 1) {
    const { updates } = await journal.read('acme', after, {}, 100);
    expect(updates).toHaveLength(10);
  }
  expect(await closeAndCount()).toBeLessThan(UPDATES);
});
