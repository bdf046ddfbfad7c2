import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contractFile } from '../../../src/capabilities/partner-contract/tracking.ts';
import { exampleContract } from '../../../packages/simulator/src/seed/contracts.ts';
import { type Connection, temporaryFolder } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import {
  sendEnvelope,
  sendText,
  startStub,
  type StubPlatform,
} from '../../platform/stub-platform.ts';
import { ask, askWhenStored, createNumbered, finish, passUntil, PATHS } from './walk.ts';
import { startBefore, startScenario } from '../../scenario.ts';

const DAY = 24 * 60 * 60_000;

const service = startScenario();

const downloads = (): number => service.calls(PATHS.download);

/** A platform on which all contracts are completed with the file `content`; null: no file. */
async function startCompleted(): Promise<StubPlatform & { content: string | null }> {
  const stub = await startStub((response, { path }) => {
    if (path === PATHS.create) return sendEnvelope(response, 'CYT_00000', { contractNo: 'C1' });
    if (path === PATHS.status)
      return sendEnvelope(response, 'CYT_00000', { status: 'completed', archived: true });
    if (handed.content === null) return sendText(response, 'bad gateway', 502);
    sendEnvelope(response, 'CYT_00000', { fileBase64: handed.content, fileName: '合同.pdf' });
  });
  const handed = { ...stub, content: null as string | null };
  return handed;
}

async function readFile(service: Connection, url: string): Promise<Buffer> {
  const response = await fetch(url.replace(/^https?:\/\/[^/]+/, service.url));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return Buffer.from(await response.arrayBuffer());
}

describe('the file of a completed contract', () => {
  test('is stored, and is the uploaded PDF followed by both signatures', async () => {
    const contractNo = await createNumbered(service);
    expect(await ask(service)).toMatchObject({ documentState: null, file: null });
    await finish(service, contractNo);
    const { file } = (await askWhenStored(service, service.clock)) ?? {};
    expect(file).toMatchObject({ name: `${contractNo}.pdf` });
    const bytes = await readFile(service, file?.url ?? '');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
    expect(bytes.subarray(0, exampleContract().length).equals(exampleContract())).toBe(true);
    expect(bytes.toString('latin1').match(/\/ByteRange/g)).toHaveLength(2);
  });

  test('is downloaded without a client, once, and polled until it is available', async () => {
    service.fail(PATHS.download, 'BAD_GATEWAY', 3);
    await finish(service, await createNumbered(service));
    await passUntil(service, service.clock, 'COMPLETED');
    expect(await ask(service)).toMatchObject({ documentState: 'FETCHING', file: null });
    await askWhenStored(service, service.clock);
    expect(downloads()).toBe(4);
    await ask(service);
    await service.clock.advance(60 * 60_000);
    expect(downloads()).toBe(4);
  });

  test('is announced in the feed of all updates', async () => {
    const updates = service.subscribe<{ updates: { state: string } }>(
      'subscription { updates(kinds: [PARTNER_CONTRACT_FILE]) { state } }',
    );
    await finish(service, await createNumbered(service));
    await askWhenStored(service, service.clock);
    expect((await updates.next()).data?.updates).toEqual({ state: 'FETCHING' });
    expect((await updates.next()).data?.updates).toEqual({ state: 'STORED' });
  });

  test('is available, with its contract, after the journal dropped all details', async () => {
    const contractNo = await createNumbered(service);
    await finish(service, contractNo);
    const { file } = (await askWhenStored(service, service.clock)) ?? {};
    const { journal } = service.application;
    const later = service.clock.now() + DAY;
    await journal.trim(later, later, [contractFile.kind]);
    expect(await ask(service)).toMatchObject({ state: 'COMPLETED', contractNo: null, file });
    expect(await ask(service, { contractNo })).toMatchObject({
      state: 'COMPLETED',
      contractNo,
      archived: true,
      file,
    });
    expect(downloads()).toBe(1);
  });

  test('is absent if the platform sends no PDF, and is downloaded again later', async () => {
    const stub = await startCompleted();
    stub.content = Buffer.from('<?xml version="1.0"?><page></page>').toString('base64');
    const before = await startBefore(stub, {}, { clock: service.clock });
    await createNumbered(before);
    await passUntil(before, service.clock, 'COMPLETED');
    await service.clock.advance(60_000);
    expect(await ask(before)).toMatchObject({ documentState: 'FETCHING', file: null });
    stub.content = exampleContract().toString('base64');
    expect(await askWhenStored(before, service.clock)).toMatchObject({ file: { name: 'C1.pdf' } });
  });

  test('is STALE after a month, and then downloaded when a client reads it', async () => {
    const stub = await startCompleted();
    const settings = { DATA_DIR: await temporaryFolder() };
    const first = await startBefore(stub, settings, { clock: service.clock });
    await createNumbered(first);
    await passUntil(first, service.clock, 'COMPLETED');
    await first.stop();

    const later = new ManualClock(service.clock.now() + 31 * DAY);
    const before = await startBefore(stub, settings, { clock: later });
    while ((await documentState(before)) !== 'STALE') await later.advance(60_000);
    stub.content = exampleContract().toString('base64');
    expect(await ask(before)).toMatchObject({ documentState: 'STALE', file: { name: 'C1.pdf' } });
  });
});

async function documentState(from: Connection): Promise<string | null> {
  const query = '{ contract(by: { contractId: "contract-1" }) { documentState } }';
  const { data } = await from.query<{ contract: { documentState: string | null } }>(query);
  return data?.contract.documentState ?? null;
}

describe('the file of a contract of another system', () => {
  test('is downloaded when it is read', async () => {
    const stub = await startCompleted();
    stub.content = exampleContract().toString('base64');
    const before = await startBefore(stub);
    const { file, ...contract } = (await ask(before, { contractNo: 'C9' })) ?? {};
    expect(contract).toMatchObject({ state: 'COMPLETED', contractId: null, documentState: null });
    expect(await readFile(before, file?.url ?? '')).toEqual(exampleContract());
  });

  test.each([
    ['is away', null, /502/],
    ['sends what is no file', Buffer.from('no file').toString('base64'), /could not be stored/],
  ])('is an error beside the rest if the platform %s', async (_case, content, message) => {
    const stub = await startCompleted();
    stub.content = content;
    const before = await startBefore(stub);
    const query = '{ contract(by: { contractNo: "C9" }) { state file { url } } }';
    const { data, errors } = await before.query(query);
    expect(data).toEqual({ contract: { state: 'COMPLETED', file: null } });
    expect(errors?.[0]?.message).toMatch(message);
  });

  test('is absent before its completion', async () => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { status: 'person_signed' }),
    );
    const before = await startBefore(stub);
    expect(await ask(before, { contractNo: 'C9' })).toMatchObject({ file: null });
    expect(stub.received.map(({ path }) => path)).toEqual([PATHS.status]);
  });
});
