import { expect, test } from 'vitest';
import { supplementOf } from '../../src/subjects/kind/observation.ts';
import type { Subject } from '../../src/subjects/subject.ts';

const known = { taxNumber: null, bank: { name: 'ICBC', branch: null }, lines: [1], isVoid: false };

const subject: Subject = {
  tenant: 'acme',
  kind: 'order',
  key: '1',
  state: 'ISSUED',
  version: 3,
  final: true,
  inputHash: 'hash',
  snapshot: known,
  dueAt: null,
  openedAt: 0,
  changedAt: 0,
  attentionAt: null,
};

const kind = {
  read: (snapshot: object) => snapshot,
  changesAfterEnd: ['isVoid'],
};

const seen = (snapshot: object, state = 'ISSUED') => ({ state, snapshot: { ...snapshot } });

test.each([
  ['what was null', { taxNumber: '9144' }, { taxNumber: '9144' }],
  ['what was null within', { bank: { branch: 'x' } }, { bank: { name: 'ICBC', branch: 'x' } }],
  ['what may change after the end', { isVoid: true }, { isVoid: true }],
  ['nothing else of what differs', { bank: { name: 'ABC' }, isVoid: true }, { isVoid: true }],
  ['no object for a text', { bank: 'ICBC', taxNumber: '9144' }, { taxNumber: '9144' }],
])('a supplement takes %s', (_what, snapshot, added) => {
  expect(supplementOf(kind, subject, seen(snapshot))?.snapshot).toEqual({ ...known, ...added });
});

test.each([
  ['adds nothing', subject, seen({ bank: { name: 'ABC' }, lines: [2] })],
  ['is of another state', subject, seen({ taxNumber: '9144' }, 'REJECTED')],
  ['is of a subject that goes on', { ...subject, final: false }, seen({ taxNumber: '9144' })],
  ['is none', subject, null],
])('an observation that %s is no supplement', (_which, stored, observed) => {
  expect(supplementOf(kind, stored, observed)).toBeNull();
});
