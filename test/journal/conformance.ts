import { describe } from 'vitest';
import { agendaPromises } from './conformance/agenda.ts';
import { aliasPromises } from './conformance/aliases.ts';
import { billedUnitPromises } from './conformance/billed-units.ts';
import { auditPromises } from './conformance/audit-log.ts';
import { changePromises } from './conformance/changes.ts';
import { claimPromises } from './conformance/claims.ts';
import { correctionPromises } from './conformance/corrections.ts';
import { followUpPromises } from './conformance/follow-ups.ts';
import { followPromises } from './conformance/following.ts';
import { holdPromises } from './conformance/holds.ts';
import { countPromises, listPromises } from './conformance/listing.ts';
import { markPromises } from './conformance/marks.ts';
import { modelPromises } from './conformance/model.ts';
import { readPromises } from './conformance/reading.ts';
import type { CreateJournal } from './conformance/subject-of-test.ts';
import { trimPromises } from './conformance/trimming.ts';

/**
 * Registers, for one back end, a test for every promise that `src/journal/journal.ts` makes, with so many random
 * sequences of calls of each sort.
 */
export function describeJournal(
  backEnd: string,
  create: CreateJournal,
  { sequences = 30 }: { readonly sequences?: number } = {},
): void {
  describe(`the journal on ${backEnd}`, () => {
    describe('opening and changing', () => {
      changePromises(create);
    });
    describe('claiming', () => {
      claimPromises(create);
    });
    describe('correcting', () => {
      correctionPromises(create);
    });
    describe('opening with a change', () => {
      followUpPromises(create);
    });
    describe('what is due', () => {
      agendaPromises(create);
    });
    describe('reading', () => {
      readPromises(create);
    });
    describe('following', () => {
      followPromises(create);
    });
    describe('listing', () => {
      listPromises(create);
    });
    describe('counting', () => {
      countPromises(create);
    });
    describe('numbers that lead to subjects', () => {
      aliasPromises(create);
    });
    describe('holds', () => {
      holdPromises(create);
    });
    describe('billed units', () => {
      billedUnitPromises(create);
    });
    describe('trimming', () => {
      trimPromises(create);
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
