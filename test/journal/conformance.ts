import { describe } from 'vitest';

import { aliasPromises } from './conformance/aliases.ts';
import { billedUnitPromises } from './conformance/billed-units.ts';
import { auditPromises } from './conformance/audit-log.ts';
import { changePromises } from './conformance/changes.ts';

import { correctionPromises } from './conformance/corrections.ts';
import { followUpPromises } from './conformance/follow-ups.ts';
import { followPromises } from './conformance/following.ts';
import { holdPromises } from './conformance/holds.ts';
import { countPromises, listPromises } from './conformance/listing.ts';
import { lossPromises } from './conformance/losses.ts';
import { markPromises } from './conformance/marks.ts';
import { modelPromises } from './conformance/model.ts';
import { projectionPromises } from './conformance/projections.ts';
import { readPromises } from './conformance/reading.ts';
import type { CreateJournal } from './conformance/subject-of-test.ts';
import { schedulePromises } from './conformance/schedule.ts';
import { trimPromises } from './conformance/trimming.ts';

/**
 * Registers a test for each promise of `src/journal/contract/journal.ts` on one back end, with the given number of random
 * sequences of calls of each sort.
 */
export function describeJournal(
  backEnd: string,
  create: CreateJournal,
  { sequences = 30 }: { readonly sequences?: number } = {},
): void {
  describe(`the journal on ${backEnd}`, () => {
    describe('records', () => {
      changePromises(create);
      correctionPromises(create);
      followUpPromises(create);
      listPromises(create);
      countPromises(create);
    });
    describe('schedule', () => {
      schedulePromises(create);
    });
    describe('feed', () => {
      readPromises(create);
      followPromises(create);
    });
    describe('names', () => {
      aliasPromises(create);
      holdPromises(create);
    });
    describe('projections', () => {
      projectionPromises(create);
    });
    describe('health', () => {
      lossPromises(create);
      trimPromises(create);
    });
    describe('billed units', () => {
      billedUnitPromises(create);
    });
    describe('marks', () => {
      markPromises(create);
    });
    describe('the audit', () => {
      auditPromises(create);
    });
    describe('any sequence of calls', () => {
      modelPromises(create, sequences);
    });
  });
}
