import { describe } from 'vitest';
import { agendaPromises } from './conformance/agenda.ts';
import { changePromises } from './conformance/changes.ts';
import { followPromises } from './conformance/following.ts';
import { listPromises } from './conformance/listing.ts';
import { modelPromises } from './conformance/model.ts';
import { readPromises } from './conformance/reading.ts';
import type { CreateJournal } from './conformance/subject-of-test.ts';
import { trimPromises } from './conformance/trimming.ts';

/** Registers, for one back end, a test for every promise that `src/journal/journal.ts` makes. */
export function describeJournal(backEnd: string, create: CreateJournal): void {
  describe(`the journal on ${backEnd}`, () => {
    describe('opening and changing', () => {
      changePromises(create);
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
    describe('trimming', () => {
      trimPromises(create);
    });
    describe('any sequence of calls', () => {
      modelPromises(create);
    });
  });
}
