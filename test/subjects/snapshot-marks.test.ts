import { expect, test } from 'vitest';
import {
  endMark,
  markedSnapshot,
  withHints,
  withTrace,
} from '../../src/subjects/kind/snapshot-marks.ts';
import { withFingerprints } from '../../src/subjects/submit/input-fingerprints.ts';
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
