import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Parties, prepare, taskNow } from '../walk.ts';
import { textWith } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import { HOUR, created, follow } from './tasks.ts';

const service = startScenario();

let parties: Parties;

beforeEach(async () => {
  parties = await prepare(service);
});

const controls = () => service.sandbox.controls;

async function finished(): Promise<void> {
  await controls().signAtSigningLink({
    taskNo: await created(service, parties),
    signingPartyId: parties.person,
  });
  await service.reaches(follow(service), 'COMPLETED');
}

const filesStand = async (state: string) => {
  for (;;) {
    const task = await taskNow(service);
    if (task?.['documentsState'] === state) return task;
    await service.clock.advance(1_000);
  }
};

describe('the finished file', () => {
  test('is stored at once, with both signatures, and served by a link of this service', async () => {
    await finished();
    const { documents } = (await filesStand('STORED')) as {
      documents: readonly { url: string; sha256: string; mediaType: string }[];
    };
    expect(documents).toHaveLength(1);
    const [file] = documents;
    expect(file?.url.startsWith(service.url)).toBe(true);
    expect(file?.mediaType).toBe('application/pdf');
    const bytes = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
    expect(bytes.toString('latin1').match(/\/ByteRange/g)).toHaveLength(2);
  });

  test('is downloaded from a new URL if the first one does not work', async () => {
    service.sandbox.controls.setFileFault({ fault: 'NOT_FOUND', times: 1 });
    await finished();
    expect(await filesStand('STORED')).toMatchObject({ documentsFailure: null });
  });

  test('is marked LOST after a week, with the reason', async () => {
    service.sandbox.controls.setFileFault({ fault: 'HTML' });
    await finished();
    await filesStand('FETCHING');
    // The test does not simulate each minute of a week.
    await service.startAgain({ afterMs: 7 * 24 * HOUR });
    service.sandbox.controls.setFileFault({ fault: 'HTML' });
    expect(await filesStand('LOST')).toMatchObject({
      documents: [],
      documentsFailure: textWith('file 1: the content of the address is not a complete pdf file'),
    });
  });

  test('leaves no URL of the platform in the journal', async () => {
    const { journal } = service.application;
    const before = await journal.end('default');
    await finished();
    await filesStand('STORED');
    const { updates } = await journal.read('default', before, {}, 100);
    expect(updates.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(updates)).not.toMatch(/http|contractUrl/);
  });
});
