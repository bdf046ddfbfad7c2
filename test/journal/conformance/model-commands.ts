/* oxlint-disable vitest/no-standalone-expect -- fast-check runs the commands within a test. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { SubjectId } from '../../../src/journal/contract/subject.ts';
import { command, KINDS, type Real } from './model-command.ts';
import { groups } from './model-lists.ts';
import { aliases, returned } from './model-names.ts';
import { change, intent, LEASE_MS } from './subject-of-test.ts';

const tenant = fc.constantFrom('acme', 'umbrella');
const kind = fc.constantFrom('order', 'order', 'contract');
const id = fc.record({ tenant, kind, key: fc.constantFrom('1', '2', '3') });
const opening = fc.constantFrom('opening-1', 'opening-2', 'opening-3');
const word = fc.constantFrom('a', 'b', 'c');
/** Due times relative to the current time. */
const dueIn = fc.option(fc.integer({ min: -50, max: LEASE_MS }));
/** The fence to use: none, the newest, or the one before. */
const fenceBack = fc.constantFrom(null, 0, 1);

function at(now: number, delayMs: number | null): number | null {
  return delayMs === null ? null : now + delayMs;
}

function nameOf({ tenant: owner, kind: of, key }: SubjectId): string {
  return `${owner}/${of}/${key}`;
}

function fenceOf({ fences }: Real, subjectId: SubjectId, back: number | null): number | undefined {
  return back === null ? undefined : (fences.get(nameOf(subjectId))?.at(-1 - back) ?? 0);
}

/** A subject due at a time. Subjects with equal times come in any order, so only the times are compared. */
interface Look {
  readonly tenant: string;
  readonly at: number;
}

/** The longest-due subjects of each tenant; no tenant gets two more than another that still waits. */
function expectTurns(taken: readonly Look[], due: readonly Look[], limit: number): void {
  expect(taken).toHaveLength(Math.min(limit, due.length));
  const owners = [...new Set(due.map((look) => look.tenant))];
  const shares = owners.map((owner) => {
    const of = (looks: readonly Look[]): number[] =>
      looks.filter((look) => look.tenant === owner).map((look) => look.at);
    const [all, had] = [of(due), of(taken)];
    expect(had).toEqual(all.slice(0, had.length));
    return { count: had.length, isWaiting: had.length < all.length };
  });
  const most = Math.max(0, ...shares.map(({ count }) => count));
  const leastWaiting = Math.min(
    ...shares.filter(({ isWaiting }) => isWaiting).map(({ count }) => count),
  );
  expect(most).toBeLessThanOrEqual(leastWaiting + 1);
}

export const open = command(
  'open',
  fc.record({ id, openingId: opening, inputHash: word, delayMs: dueIn, aliases, groups }),
  ({ id: subjectId, openingId, inputHash, delayMs, aliases: numbers, groups: of }) =>
    async (model, { journal, clock }) => {
      const now = clock.now();
      const wish = intent({ inputHash, dueAt: at(now, delayMs) });
      const named = { openingId, aliases: numbers, groups: of };
      const { outcome } = await journal.open(subjectId, { ...named, ...wish });
      const before = model.find(subjectId);
      if (before) {
        if (before.madeBy.has(openingId)) return expect(outcome).toBe('opened');
        expect(outcome).toBe(before.shown.inputHash === inputHash ? 'existing' : 'conflict');
        return;
      }
      expect(outcome).toBe('opened');
      const times = { openedAt: now, changedAt: now, attentionAt: null };
      model.write({ ...subjectId, ...wish, version: 1, final: false, ...times }, openingId, of);
      model.bind(subjectId, numbers);
    },
);

export const advance = command(
  'advance',
  fc.record({
    id,
    changeId: word,
    behind: fc.constantFrom(0, 0, 0, 1),
    back: fenceBack,
    final: fc.constantFrom(false, false, false, true),
    delayMs: dueIn,
    names: fc.record({ aliases, returned }),
  }),
  ({ id: subjectId, changeId, behind, back, final, delayMs, names }) =>
    async (model, real) => {
      const now = real.clock.now();
      const before = model.find(subjectId);
      const fence = fenceOf(real, subjectId, back);
      const fromVersion = (before?.shown.version ?? 1) - behind;
      const to = change(`S${fromVersion}`, { changeId, final, dueAt: at(now, delayMs), ...names });
      const result = await real.journal.advance(subjectId, fromVersion, to, fence);
      if (!before) return expect(result.outcome).toBe('missing');
      const made = before.madeBy.get(changeId);
      if (made !== undefined) {
        expect(result).toMatchObject({ outcome: 'advanced', update: { version: made } });
        return;
      }
      const holds = fence === undefined || (fence === before.fence && before.leasedUntil !== null);
      const refusal = before.shown.final
        ? 'final'
        : !holds
          ? 'fenced'
          : behind > 0
            ? 'stale'
            : null;
      expect(result.outcome).toBe(refusal ?? 'advanced');
      if (refusal !== null) return;
      const { state, snapshot } = to;
      const dueAt = final ? null : before.pushed ? now : to.dueAt;
      const version = before.shown.version + 1;
      model.write(
        { ...before.shown, state, snapshot, final, dueAt, version, changedAt: now },
        changeId,
      );
      model.bind(subjectId, names.aliases);
      for (const binding of names.returned) model.giveBack(subjectId.tenant, binding);
    },
);

export const correct = command(
  'correct',
  fc.record({
    id,
    changeId: word,
    behind: fc.constantFrom(0, 0, 0, 1),
    final: fc.boolean(),
    delayMs: dueIn,
    names: fc.record({ aliases, returned }),
  }),
  ({ id: subjectId, changeId, behind, final, delayMs, names }) =>
    async (model, { journal, clock }) => {
      const now = clock.now();
      const before = model.find(subjectId);
      const fromVersion = (before?.shown.version ?? 1) - behind;
      const to = change(`C${fromVersion}`, { changeId, final, dueAt: at(now, delayMs), ...names });
      const result = await journal.correct(subjectId, fromVersion, to);
      if (!before) return expect(result.outcome).toBe('missing');
      const made = before.madeBy.get(changeId);
      if (made !== undefined) {
        expect(result).toMatchObject({ outcome: 'advanced', update: { version: made } });
        return;
      }
      const isRefused = !before.shown.final || behind > 0;
      expect(result.outcome).toBe(isRefused ? 'stale' : 'advanced');
      if (isRefused) return;
      const { state, snapshot } = to;
      const dueAt = final ? null : to.dueAt;
      const version = before.shown.version + 1;
      before.pushed = false;
      model.write(
        { ...before.shown, state, snapshot, final, dueAt, version, changedAt: now },
        changeId,
      );
      model.bind(subjectId, names.aliases);
      for (const binding of names.returned) model.giveBack(subjectId.tenant, binding);
    },
);

export const recordPush = command(
  'recordPush',
  fc.record({ id, receipt: word }),
  ({ id: subjectId, receipt }) =>
    async (model, { journal, clock }) => {
      const subject = model.find(subjectId);
      const outcome = await journal.recordPush(subjectId, receipt);
      if (!subject) return expect(outcome).toBe('missing');
      if (subject.shown.final) return expect(outcome).toBe('final');
      if (subject.receivedAt.has(receipt)) return expect(outcome).toBe('repeated');
      expect(outcome).toBe('noted');
      subject.receivedAt.set(receipt, clock.now());
      subject.pushed = true;
      subject.shown = {
        ...subject.shown,
        dueAt: Math.min(subject.shown.dueAt ?? Infinity, clock.now()),
      };
    },
);

export const claim = command(
  'claim',
  fc.integer({ min: 1, max: 4 }),
  (limit) => async (model, real) => {
    const now = real.clock.now();
    const due = model.looks().filter((look) => look.at <= now);
    const claims = await real.journal.claimDue(KINDS, limit, LEASE_MS);
    // Subjects with equal times come in any order, so only the times are compared.
    const taken = claims
      .map(({ subject }) => model.find(subject))
      .filter((subject) => subject !== undefined);
    expectTurns(
      taken.map((subject) => ({ tenant: subject.shown.tenant, at: model.lookAt(subject) ?? now })),
      due,
      limit,
    );
    for (const [index, subject] of taken.entries()) {
      const { fence, pushed } = claims[index] ?? {};
      expect(pushed).toBe(subject.pushed);
      expect(fence).toBeGreaterThan(subject.fence);
      subject.fence = fence ?? 0;
      subject.pushed = false;
      subject.leasedUntil = now + LEASE_MS;
      const name = nameOf(subject.shown);
      real.fences.set(name, [...(real.fences.get(name) ?? []), subject.fence]);
    }
  },
);

export const postpone = command(
  'postpone',
  fc.record({ id, back: fc.constantFrom(0, 0, 1), delayMs: dueIn }),
  ({ id: subjectId, back, delayMs }) =>
    async (model, real) => {
      const now = real.clock.now();
      const subject = model.find(subjectId);
      const fence = fenceOf(real, subjectId, back) ?? 0;
      const done = await real.journal.postpone(subjectId, fence, at(now, delayMs));
      const holds = subject?.fence === fence && subject.leasedUntil !== null;
      expect(done).toBe(holds);
      if (!holds) return;
      subject.leasedUntil = null;
      subject.shown = { ...subject.shown, dueAt: subject.pushed ? now : at(now, delayMs) };
    },
);

export const rescheduleEarlier = command(
  'rescheduleEarlier',
  fc.record({ id, delayMs: fc.nat(LEASE_MS) }),
  ({ id: subjectId, delayMs }) =>
    async (model, { journal, clock }) => {
      const dueAt = clock.now() + delayMs;
      await journal.rescheduleEarlier(subjectId, dueAt);
      const subject = model.find(subjectId);
      if (subject && (subject.shown.dueAt ?? 0) > dueAt)
        subject.shown = { ...subject.shown, dueAt };
    },
);

export const mark = command('mark', tenant, (owner) => async (model, { journal, cursors }) => {
  const position = model.streams.get(owner)?.length ?? 0;
  cursors.push({ tenant: owner, position, cursor: await journal.end(owner) });
});

export const read = command(
  'read',
  fc.record({ which: fc.nat(), limit: fc.integer({ min: 1, max: 5 }) }),
  ({ which, limit }) =>
    async (model, { journal, cursors }) => {
      const from = cursors[which % cursors.length];
      if (!from) return;
      const stream = model.streams.get(from.tenant) ?? [];
      const dropped = model.dropped.get(from.tenant) ?? 0;
      const begin = Math.max(from.position, dropped);
      const reading = await journal.read(from.tenant, from.cursor, {}, limit);
      expect(reading).toMatchObject({
        gap: from.position < dropped,
        updates: stream.slice(begin, begin + limit),
        atEnd: begin + limit >= stream.length,
      });
      const position = Math.min(begin + limit, stream.length);
      cursors.push({ tenant: from.tenant, cursor: reading.cursor, position });
    },
);

export const tick = command(
  'tick',
  fc.constantFrom(1, 100, LEASE_MS / 2, LEASE_MS),
  (delayMs) =>
    async (_model, { clock }) => {
      await clock.advance(delayMs);
    },
);

export const trim = command(
  'trim',
  fc.nat(2 * LEASE_MS),
  (agoMs) =>
    async (model, { journal, clock }) => {
      const before = clock.now() - agoMs;
      await journal.trim(before, before);
      model.trim(before);
    },
);
