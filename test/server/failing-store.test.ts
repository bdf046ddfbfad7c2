import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { ISSUE, type Issued, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { type SpawnedService, spawnService } from '../harness.ts';
import { asked } from '../postgres-server.ts';
import { settingsOf, stores } from '../stores.ts';

/** Lets the store of a service read and not write, or write again. */
type SetWritable = (service: SpawnedService, url: string, isWritable: boolean) => Promise<void>;

const setWritable: Readonly<Record<(typeof stores)[number], SetWritable>> = {
  async SQLite({ process: { pid } }, _url, isWritable) {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${isWritable ? 'unlimited' : 0}:`]);
  },
  async PostgreSQL(_service, url, isWritable) {
    const { port, pathname } = new URL(url);
    const name = pathname.slice(1);
    const setting = `default_transaction_read_only = ${isWritable ? 'off' : 'on'}`;
    await asked(Number(port), `ALTER DATABASE ${name} SET ${setting}`);
    const backends = `FROM pg_stat_activity WHERE datname = '${name}'`;
    await asked(Number(port), `SELECT pg_terminate_backend(pid) ${backends}`);
  },
};

const reasons = { SQLite: /full|disk I\/O error/, PostgreSQL: /read-only/ };

test.each(stores)(
  'the log gives the reason why %s cannot be written, once for many orders',
  async (store) => {
    const env = await settingsOf(store);
    const service = await spawnService(env);
    const set = (isWritable: boolean): Promise<void> =>
      setWritable[store](service, env['DATABASE_URL'] ?? '', isWritable);
    const failures = (): readonly string[] =>
      service.output.filter((line) => line.includes('"msg":"the journal fails"'));
    const issue = async (orderId: string): Promise<unknown> =>
      (await service.query<Issued>(ISSUE, { input: order({ orderId }) })).data?.issueInvoice;
    expect(await issue('before')).toMatchObject({ state: 'ISSUING' });

    await set(false);
    for (const orderId of ['first', 'second', 'third'])
      expect(await issue(orderId)).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(failures()).toEqual([expect.stringMatching(reasons[store])]);

    await set(true);
    await vi.waitUntil(async () => (await fetch(`${service.url}/health/ready`)).ok, {
      timeout: 60_000,
    });
    expect(await issue('after')).toMatchObject({ __typename: 'Invoice' });
  },
);
