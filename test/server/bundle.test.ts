import { isAscii } from 'node:buffer';
import { cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runAlone } from '../backup/command.ts';
import {
  CreateContractDocument,
  FollowInvoiceDocument,
  IssueInvoiceDocument,
  VerifyInvoiceDocument,
} from '../generated/operations.ts';
import { type SpawnedService, spawnService } from '../harness.ts';
import { startRedis } from '../redis-server.ts';
import { SERVICE_BUNDLE } from '../service-main.ts';
import { settingsOf, stores } from '../stores.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** A folder with the same project files as the image: no source, no packages. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  await cp(join(PROJECT, 'package.json'), join(folder, 'package.json'));
  await cp(dirname(SERVICE_BUNDLE), join(folder, 'dist'), {
    recursive: true,
    filter: (file) => basename(file) !== 'web',
  });
});

afterAll(() => rm(folder, { recursive: true }));

test.each(stores)(
  'the bundle alone verifies, issues, follows and stops, with its journal in %s, beside Redis',
  async (store) => {
    const redis = await startRedis();
    onTestFinished(() => redis.destroy());
    const service = await start({ ...(await settingsOf(store)), REDIS_URL: redis.url });
    expect((await service.query(VerifyInvoiceDocument)).data).toMatchObject({
      verifyInvoice: { verdict: 'GENUINE' },
    });
    const updates = service.subscribe(FollowInvoiceDocument);
    await updates.next();
    expect((await service.query(IssueInvoiceDocument)).data).toMatchObject({
      issueInvoice: { __typename: 'Invoice', state: 'ISSUING' },
    });
    let state: string | null | undefined;
    while (state !== 'ISSUED') state = (await updates.next()).data?.invoiceUpdates?.state;
    service.process.kill('SIGTERM');
    expect(await service.exited).toBe(0);
  },
);

test('each file of the bundle is ASCII, so that V8 stores it with one byte per character', async () => {
  const files = await Array.fromAsync(glob(join(folder, 'dist/*.js')));
  expect(files.map((file) => basename(file))).toContain('main.js');
  for (const file of files) expect.soft(isAscii(await readFile(file)), basename(file)).toBe(true);
});

// Only Linux has this file.
test.skipIf(process.platform !== 'linux')(
  'the bundle uses less than 145 MB after its first start',
  async () => {
    await (await start({})).kill();
    const service = await start({});
    expect(await residentMegabytes(service.process.pid)).toBeLessThan(145);
  },
);

test('the bundle reads and signs a PDF in the program beside it', async () => {
  const service = await start({});
  await service.query('mutation { sandbox { setProgressDelay(delayMs: 100) } }');
  const files = service.subscribe<{ updates: { state: string } }>(
    'subscription { updates(kinds: [PARTNER_CONTRACT_FILE]) { state } }',
  );
  expect((await service.query(CreateContractDocument)).data).toMatchObject({
    createContract: { __typename: 'Contract', state: 'SIGNING' },
  });
  let state: string | null | undefined;
  while (state !== 'STORED') state = (await files.next(30_000)).data?.updates.state;
  const { data } = await service.query<{ contract: { file: { url: string } } }>(
    '{ contract(by: { contractId: "example-contract-1" }) { file { url } } }',
  );
  const signed = await (await fetch(data?.contract.file.url ?? '')).text();
  // One for each of the two signers.
  expect(signed.match(/\/ByteRange/g)).toHaveLength(2);
});

// Only Linux lists the children of a process, and their environment, in files.
test.skipIf(process.platform !== 'linux')(
  'the bundle reads a file in a child process without settings, which ends with the service',
  async () => {
    const service = await start({ DATA_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}` });
    const reading = await service.query(
      'mutation { readInvoiceFile(input: { file: "example-invoice.pdf" }) { ... on InvoiceFileReading { invoices { source } } } }',
    );
    expect(reading).toMatchObject({
      data: { readInvoiceFile: { invoices: [{ source: expect.any(String) as string }] } },
    });
    const { pid } = service.process;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const readers = children.trim().split(' ');
    expect(readers).toHaveLength(1);
    const environment = await readFile(`/proc/${readers[0]}/environ`, 'utf8');
    // Set by Node for the channel.
    for (const entry of environment.split('\0').filter(Boolean))
      expect(entry).toMatch(/^NODE_CHANNEL_/);
    service.process.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    await expect
      .poll(() => readFile(`/proc/${readers[0]}/environ`, 'utf8').catch(() => ''))
      .toBe('');
  },
);

test('the bundle copies its journal while it runs, and restores the copy', async () => {
  const service = await start({});
  const [main, copy] = [join(folder, 'dist/main.js'), join(service.dataDir, 'copy')];
  expect(await runAlone('backup', copy, service.dataDir, main)).toMatchObject({ code: 0 });
  await service.kill();
  expect(await runAlone('restore', copy, service.dataDir, main)).toMatchObject({ code: 0 });
});

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

function start(env: Readonly<Record<string, string>>): Promise<SpawnedService> {
  return spawnService(
    { CALLBACK_SECRET: 'of the bundle, 32 characters long', TRACKER_PACE: '0.02', ...env },
    undefined,
    join(folder, 'dist/main.js'),
  );
}
