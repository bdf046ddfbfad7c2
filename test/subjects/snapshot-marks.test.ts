import { expect, test } from 'vitest';
import {
  endMark,
  hintsIn,
  markedSnapshot,
  traceIn,
  withHints,
  withTrace,
} from '../../src/subjects/kind/snapshot-marks.ts';
import { withFingerprints } from '../../src/subjects/submit/input-fingerprints.ts';
import { BELIEVED_AFTER_MS, notKnownToPlatform } from '../../src/subjects/submit/submission.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { rules } from '../../src/messages/rules.ts';

test.each([
  ['the end', endMark({ snapshot: {}, changedAt: 1_000 })],
  ['the trace', withTrace({}, { traceparent: '00-a-b-01', since: 1_000 })],
  ['the hints', withHints({}, [rules.blank])],
  ['the fingerprints', withFingerprints({}, { name: 'a' }, 'salt')],
])('%s in a snapshot is carried to the next observation', (_mark, snapshot) => {
  const seen = { state: 'ISSUED', snapshot: { invoiceNumber: '26912' } };
  expect(markedSnapshot({ snapshot }, seen)).toEqual({ ...snapshot, ...seen.snapshot });
});

test('hints on an earlier input are replaced by those on the new one, even if it has none', () => {
  const before = withHints({}, [rules.blank]);
  expect(hintsIn(withHints({}, [], before))).toEqual([]);
  expect(withHints({}, [], before)).not.toEqual({});
  expect(withHints({}, [])).toEqual({});
});

test.each([{ traceparent: '00-a-b-01' }, { since: 1_000 }, 'a text', null])(
  'a trace in another form is ignored: %j',
  (traceContext) => {
    expect(traceIn({ traceContext })).toBeNull();
  },
);

/** A clock that shows `now`, and has run steadily for so long. */
const at = (now: number, steadyMs = now) => ({ now: () => now, steadyForMs: () => steadyMs });

test('a subject that the platform does not know becomes OUTCOME_UNKNOWN first, and NOT_ACCEPTED after half an hour', () => {
  const subject = { state: 'SUBMITTED', snapshot: {} } as Subject; // No other member is read.
  const first = notKnownToPlatform(subject, at(1_000));
  expect(first).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
  const denied = { ...subject, snapshot: first?.snapshot ?? {} };
  const end = 1_000 + BELIEVED_AFTER_MS;
  expect(notKnownToPlatform(denied, at(end - 1))).toBeNull();
  expect(notKnownToPlatform(denied, at(end, BELIEVED_AFTER_MS - 1))).toBeNull();
  expect(notKnownToPlatform(denied, at(end, BELIEVED_AFTER_MS))).toEqual({
    ...denied,
    state: 'NOT_ACCEPTED',
  });
});
