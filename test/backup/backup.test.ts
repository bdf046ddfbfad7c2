import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnService, startService, temporaryFolder } from '../harness.ts';
import { killMidway, run, runAlone } from './command.ts';
import { cursorOf, issue, unknownOf } from './orders.ts';

const SLOW = { timeout: 60_000 };

test(
  'a copy made while orders run has all orders acknowledged before it, and readers of later ones get a gap',
  SLOW,
  async () => {
    const copy = join(await temporaryFolder(), 'copy');
    const service = await startService();
    const acknowledged: string[] = [];
    const sendUntil = async (isEnough: () => boolean): Promise<void> => {
      while (!isEnough()) {
        const orderId = `order-${acknowledged.length}`;
        await issue(service, orderId);
        acknowledged.push(orderId);
      }
    };
    await sendUntil(() => acknowledged.length === 20);
    const before = [...acknowledged];
    let isCopied = false;
    const copying = runAlone('backup', copy, service.dataDir).finally(() => {
      isCopied = true;
    });
    await sendUntil(() => isCopied);
    expect(await copying).toMatchObject({ code: 0 });
    expect(acknowledged.length).toBeGreaterThan(before.length);

    await issue(service, 'after-the-copy');
    const after = await cursorOf(service, 'after-the-copy');
    await service.stop();
    expect(await run('restore', copy, service.dataDir)).toMatchObject({ code: 0 });

    const restored = await startService({ dataDir: service.dataDir });
    expect(await unknownOf(restored, before)).toEqual([]);
    const updates = restored.subscribe<{ invoiceUpdates: { cause: string } }>(
      'subscription ($after: Cursor) { invoiceUpdates(orderId: "order-0", after: $after) { cause } }',
      { after },
    );
    expect((await updates.next()).data?.invoiceUpdates.cause).toBe('SNAPSHOT_AFTER_GAP');
  },
);

test(
  'copies, and the socket used to request them, are accessible to their owner only',
  SLOW,
  async () => {
    const copy = join(await temporaryFolder(), 'copy');
    const { dataDir } = await startService();
    await run('backup', copy, dataDir);
    for (const file of [copy, join(dataDir, 'backup.sock')])
      expect((await stat(file)).mode & 0o777).toBe(0o600);
  },
);

test('after the service was killed the command makes the copy itself', SLOW, async () => {
  const [copy, elsewhere] = [join(await temporaryFolder(), 'copy'), await temporaryFolder()];
  const killed = await spawnService();
  await issue(killed, 'order-1');
  await killed.kill();
  expect(await run('backup', copy, killed.dataDir)).toMatchObject({ code: 0 });
  expect(await run('restore', copy, elsewhere)).toMatchObject({ code: 0 });
  expect(await unknownOf(await startService({ dataDir: elsewhere }), ['order-1'])).toEqual([]);
});

test(
  'an interrupted copy has no final name yet, and blocks neither the service nor the next copy',
  SLOW,
  async () => {
    const folder = await temporaryFolder();
    const copy = join(folder, 'copy');
    const service = await startService();
    await issue(service, 'order-1');
    await killMidway('backup', copy, service.dataDir, {
      seen: `${copy}.partial`,
      heldAt: join(service.dataDir, 'callback-secret'),
    });
    expect(await readdir(folder)).not.toContain('copy');
    await issue(service, 'order-2');
    expect(await run('backup', copy, service.dataDir)).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual(['copy']);
  },
);

test('an obstacle to a copy is reported in a sentence, and no file is left', SLOW, async () => {
  const [folder, empty] = [await temporaryFolder(), await temporaryFolder()];
  const { dataDir } = await startService();
  const taken = join(folder, 'taken');
  await run('backup', taken, dataDir);
  const refused = async (file: string, where = dataDir, env = {}): Promise<string> => {
    const { code, output } = await run('backup', file, where, env);
    expect(code).toBe(1);
    return output;
  };
  expect(await refused(taken)).toBe(`${taken} exists already.\n`);
  // No user can create a file there, including root.
  expect(await refused('/sys/copy')).toMatch(/^E\w+: .*'\/sys\/copy.partial'\n$/);
  expect(await refused('--help')).toMatch(/^Take `backup FILE`/);
  expect(await refused(join(folder, 'none'), empty)).toBe(`There is no journal in ${empty}.\n`);
  const database = {
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    CALLBACK_SECRET: 'x'.repeat(32),
  };
  expect(await refused(join(folder, 'none'), dataDir, database)).toMatch(/^With DATABASE_URL/);
  expect(await readdir(folder)).toEqual(['taken']);
});
