import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '../../src/database/sql.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import type { Journal } from '../../src/journal/contract/journal.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import {
  type Claiming,
  createDeferredWrites,
  type DeferredWrites,
} from '../../src/subjects/submit/deferred-writes.ts';
import { createSubjectFields } from '../../src/kernel/privacy/masking.ts';
import { temporaryFolder } from '../harness.ts';
import { change, intent, opened, order } from '../journal/conformance/subject-of-test.ts';
import { ManualClock } from '../manual-clock.ts';

const clock = new ManualClock();
const id = order('1');
const outcome = { state: 'NOT_SENT', final: false, snapshot: { known: true } } as const;

let journal: Journal;
/** Called before each change and each scan of the deferred writes. */
let before: { advance?: () => Promise<unknown>; get?: () => Promise<unknown> };
const logged: string[] = [];
let owed: DeferredWrites;
let claiming: Claiming;

beforeEach(async () => {
  const file = join(await temporaryFolder(), 'journal.sqlite');
  journal = openSqliteJournal({ file, clock, newId: randomId });
  before = {};
  logged.length = 0;
  owed = createDeferredWrites({
    journal: {
      async get(subject) {
        await before.get?.();
        return journal.get(subject);
      },
      async advance(...to) {
        await before.advance?.();
        return journal.advance(...to);
      },
    },
    clock,
    log: { ...createLog('silent'), error: (event) => void logged.push(event) },
    logFieldsOf: createSubjectFields('secret'),
  });
  claiming = {
    fromVersion: 0,
    write: () => journal.open(id, intent({ openingId: 'mine', state: 'SUBMITTED' })),
  };
  onTestFinished(() => journal.close());
});

const owe = (changeId = 'change'): void => owed.add({ id, claiming, changeId, outcome });
const standing = async (): Promise<unknown> => {
  const subject = await journal.get(id);
  return subject && [subject.state, subject.version];
};

test('records that a claimed order was not sent', async () => {
  await claiming.write();
  owe();
  await owed.settle(id);
  expect(await journal.get(id)).toMatchObject({ ...outcome, version: 2, dueAt: null });
});

test('records it as well if the tracker has polled meanwhile without news', async () => {
  await claiming.write();
  await journal.advance(id, 1, change('OUTCOME_UNKNOWN'));
  owe();
  await owed.settle(id);
  expect(await standing()).toEqual(['NOT_SENT', 3]);
});

test('does not change an order that another process has claimed', async () => {
  await opened(journal, id, { openingId: 'theirs', state: 'SUBMITTED' });
  owe();
  await owed.settle(id);
  expect(await standing()).toEqual(['SUBMITTED', 1]);
});

test.each(['SUBMITTED', 'OUTCOME_UNKNOWN'])(
  'does not change a state that others have recorded after the claim (%s)',
  async (state) => {
    await claiming.write();
    await journal.advance(id, 1, change('NOT_SENT', { changeId: 'change' }));
    await journal.advance(id, 2, change('SUBMITTED'));
    if (state === 'OUTCOME_UNKNOWN') await journal.advance(id, 3, change('OUTCOME_UNKNOWN'));
    const before = await standing();
    owe('change');
    await owed.settle(id);
    await clock.advance(5_000);
    expect(await standing()).toEqual(before);
  },
);

test('does not change a state that the tracker has found', async () => {
  await claiming.write();
  await journal.advance(id, 1, change('ISSUING'));
  owe();
  await owed.settle(id);
  expect(await standing()).toEqual(['ISSUING', 2]);
});

test('waits a minute for a claim that may still succeed, and never makes it itself', async () => {
  owe();
  await clock.advance(59_000);
  expect(await standing()).toBeNull();
  await claiming.write();
  await clock.advance(1_000);
  expect(await standing()).toEqual(['NOT_SENT', 2]);
});

test('abandons a claim that did not succeed within a minute', async () => {
  owe();
  await clock.advance(62_000);
  await claiming.write();
  await clock.advance(5_000);
  expect(await standing()).toEqual(['SUBMITTED', 1]);
});

test('stops when the service stops', async () => {
  owe();
  owed.stop();
  await claiming.write();
  await clock.advance(5_000);
  expect(await standing()).toEqual(['SUBMITTED', 1]);
});

test('records it as well if the tracker polls without news during the write', async () => {
  await claiming.write();
  before.advance = async () => {
    before = {};
    await journal.advance(id, 1, change('OUTCOME_UNKNOWN'));
  };
  owe();
  await owed.settle(id);
  expect(await standing()).toEqual(['NOT_SENT', 3]);
});

test('retries while the journal is unavailable, and stops on any other failure', async () => {
  await claiming.write();
  before.get = () => Promise.reject(new DatabaseUnavailable('away'));
  owe();
  await clock.advance(3_000);
  expect(logged).toEqual([]);
  before.get = () => Promise.reject(new TypeError('broken'));
  await clock.advance(1_000);
  expect(logged).toEqual(['failed to record the outcome of an order']);
  before = {};
  await owed.settle(id);
  expect(await standing()).toEqual(['SUBMITTED', 1]);
});
