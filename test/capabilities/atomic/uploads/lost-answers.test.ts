import { cp } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../harness.ts';
import {
  blue,
  blues,
  finish,
  followUpload,
  invoiceNumber,
  issued,
  RESULT_PATH,
  resultOf,
  sent,
  upload,
  UPLOAD_PATH,
  uploaded,
} from './scrap-uploads.ts';
import { textWith } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';
import { installJournalFaults } from '../../../journal-faults.ts';
import { next } from '../../../following.ts';

const HOUR = 60 * 60_000;
const service = startScenario();

/** A socket cannot be copied, and has no content. */
const isNoSocket = (path: string): boolean => !path.endsWith('.sock');

describe('a lost response', () => {
  test.each(['LOST_REPLY', 'TRUNCATED'] as const)(
    '(%s) is never sent again; the same numbers under a new uploadId have no second effect',
    async (fault) => {
      service.fail(UPLOAD_PATH, fault);
      expect(await upload(service)).toMatchObject({
        __typename: 'OutcomeUnknownError',
        followed: { key: 'upload-1', state: 'OUTCOME_UNKNOWN' },
        hint: textWith('Upload the same invoices again under a new `uploadId`'),
      });
      await service.clock.advance(3 * HOUR);
      expect(await upload(service)).toMatchObject({
        state: 'OUTCOME_UNKNOWN',
        acceptanceSerial: null,
      });
      expect(sent(service)).toBe(1);
      finish(service, 'SL000000000000000000000000000001');
      expect(issued(service)).toBe(1);

      const serial = await uploaded(service, [blue()], 'upload-2');
      finish(service, serial);
      expect(await resultOf(service, serial)).toMatchObject({
        state: 'FINISHED',
        results: [{ status: 'NUMBER_EXISTS', statusCode: '03' }],
      });
      expect(issued(service)).toBe(1);
    },
  );

  test.each(['fail', 'doubt'] as const)(
    'that could not be recorded (%s) is recorded as soon as the journal can be written',
    async (manner) => {
      const faults = installJournalFaults();
      await service.startAgain();
      // The first commit opens the upload.
      faults.arm({ at: 2, manner, onCut: () => undefined });
      expect(await upload(service)).toMatchObject({
        __typename: 'OutcomeUnknownError',
        followed: { key: 'upload-1', state: 'SUBMITTED' },
      });
      await service.clock.advance(2_000);
      expect(await upload(service)).toMatchObject({
        state: 'ACCEPTED',
        acceptanceSerial: 'SL000000000000000000000000000001',
      });
      finish(service, 'SL000000000000000000000000000001');
      expect(await resultOf(service, 'SL000000000000000000000000000001')).toMatchObject({
        state: 'FINISHED',
      });
      expect(sent(service)).toBe(1);
    },
  );

  test('to an upload that never arrived: a new uploadId issues the invoices, once', async () => {
    service.fail(UPLOAD_PATH, 'LOST_REQUEST');
    expect(await upload(service)).toMatchObject({ __typename: 'OutcomeUnknownError' });
    finish(service, await uploaded(service, [blue()], 'upload-2'));
    expect(issued(service)).toBe(1);
  });

  test('is reported as STALE after a week', async () => {
    service.fail(UPLOAD_PATH, 'LOST_REPLY');
    await upload(service);
    await service.sleepUntil(8 * 24 * HOUR);
    await service.clock.advance(HOUR / 2);
    expect(await upload(service)).toMatchObject({ state: 'STALE' });
    expect(sent(service)).toBe(0);
  });

  test('that could not be stored is unknown after a restart, and not sent again', async () => {
    service.fail(UPLOAD_PATH, 'SLOW');
    const cut = upload(service).catch(() => null);
    while (sent(service) === 0) await new Promise(setImmediate);
    const copy = await temporaryFolder();
    await cp(service.dataDir, copy, { recursive: true, filter: isNoSocket });
    await service.clock.advance(10_000);
    await cut;
    await service.startAgain({ dataDir: copy });
    await service.clock.advance(2 * 60_000);
    expect(await upload(service)).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    expect(sent(service)).toBe(0);
  });
});

describe('the tax bureau’s 12 hours to respond', () => {
  test('end exactly then, even if an invoice got its status in between', async () => {
    const serial = await uploaded(service, blues(2));
    await service.sleepUntil(3 * HOUR);
    finish(service, serial, invoiceNumber(1));
    expect(await resultOf(service, serial)).toMatchObject({
      results: [{ status: 'UPLOADED' }, { status: 'PROCESSING' }],
    });
    await service.sleepUntil(11 * HOUR);
    await service.clock.advance(HOUR - 10_000);
    const updates = followUpload(service, serial);
    expect(await next(updates)).toMatchObject({ state: 'PROCESSING' });
    const item = await service.nextInTime(updates);
    expect(item).toMatchObject({ state: 'STALE', cause: 'DEADLINE' });
    expect(Date.parse(String(item['occurredAt'])) - service.begin).toBe(12 * HOUR);
  });

  test('include one last poll at their end, and none later', async () => {
    const serial = await uploaded(service);
    await service.sleepUntil(11 * HOUR);
    await service.clock.advance(HOUR - 1_000);
    while ((await service.nextPollAt('scrap-upload-result', serial)) !== service.begin + 12 * HOUR)
      await service.clock.advance(0);
    finish(service, serial);
    const updates = followUpload(service, serial);
    await next(updates);
    const item = await service.nextInTime(updates, 100);
    expect(item).toMatchObject({ state: 'FINISHED' });
    expect(Date.parse(String(item['occurredAt'])) - service.begin).toBe(12 * HOUR);
    const asked = service.calls(RESULT_PATH);
    await service.clock.advance(HOUR);
    expect(service.calls(RESULT_PATH)).toBe(asked);
  });

  test('end with advice, and the platform is not polled any more', async () => {
    const serial = await uploaded(service);
    await service.sleepUntil(13 * HOUR);
    await service.clock.advance(HOUR / 2);
    const asked = service.calls(RESULT_PATH);
    expect(await resultOf(service, serial)).toMatchObject({ state: 'STALE' });
    expect(service.calls(RESULT_PATH)).toBe(asked);
    const described = await service.query<{ type: { values: object[] } }>(
      '{ type: __type(name: "ScrapUploadResultState") { values: enumValues { name description } } }',
    );
    expect(described.data?.type.values).toContainEqual({
      name: 'STALE',
      description: textWith('Upload those invoices'),
    });
    // The numbers can still be used in another upload.
    finish(service, await uploaded(service, [blue()], 'upload-2'));
    expect(issued(service)).toBe(1);
  });
});
