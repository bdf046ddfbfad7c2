/* oxlint-disable vitest/no-standalone-expect -- fast-check runs the commands within a test. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { SubjectId } from '../../../src/journal/journal.ts';
import { change, intent, LEASE_MS } from './subject-of-test.ts';
import type { JournalModel } from './model-state.ts';
import type { JournalUnderTest } from './subject-of-test.ts';

/** The journal, and what the run has seen of it. */
export interface Real extends JournalUnderTest {
  /** Cursors handed out, with the position that the model gives them. */
  readonly cursors: {
    readonly tenant: string;
    readonly cursor: string;
    readonly position: number;
  }[];
  /** Every fence handed out, by subject, oldest first. */
  readonly fences: Map<string, number[]>;
}

type Step = (model: JournalModel, real: Real) => Promise<void>;

/** A command that may always run; afterwards every subject must look as in the model. */
class Command implements fc.AsyncCommand<JournalModel, Real> {
  readonly #text: string;
  readonly #step: Step;

  constructor(text: string, step: Step) {
    this.#text = text;
    this.#step = step;
  }

  check(): boolean {
    return true;
  }

  async run(model: JournalModel, real: Real): Promise<void> {
    await this.#step(model, real);
    for (const { shown } of model.subjects.values()) {
      expect(await real.journal.get(shown)).toEqual(shown);
    }
    expect(await real.journal.nextDueAt(['order'])).toBe(model.lookTimes()[0] ?? null);
  }

  toString(): string {
    return this.#text;
  }
}

const tenant = fc.constantFrom('acme', 'umbrella');
const id = fc.record({ tenant, kind: fc.constant('order'), key: fc.constantFrom('1', '2', '3') });
const opening = fc.constantFrom('opening-1', 'opening-2', 'opening-3');
const word = fc.constantFrom('a', 'b', 'c');
/** Due times relative to now. */
const dueIn = fc.option(fc.integer({ min: -50, max: LEASE_MS }));
/** Which of the subject's fences: none, the newest, the one before. */
const fenceBack = fc.constantFrom(null, 0, 1);

function at(now: number, delayMs: number | null): number | null {
  return delayMs === null ? null : now + delayMs;
}

function command<Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  run: (input: Input) => Step,
): fc.Arbitrary<Command> {
  return input.map((value) => new Command(`${name} ${fc.stringify(value)}`, run(value)));
}

function fenceOf(
  { fences }: Real,
  { tenant: owner, key }: SubjectId,
  back: number | null,
): number | undefined {
  return back === null ? undefined : (fences.get(`${owner}/${key}`)?.at(-1 - back) ?? 0);
}

const open = command(
  'open',
  fc.record({ id, openingId: opening, inputHash: word, delayMs: dueIn }),
  ({ id: subjectId, openingId, inputHash, delayMs }) =>
    async (model, { journal, clock }) => {
      const now = clock.now();
      const wish = intent({ inputHash, dueAt: at(now, delayMs) });
      const { outcome } = await journal.open(subjectId, { openingId, ...wish });
      const before = model.find(subjectId);
      if (before) {
        if (before.madeBy.has(openingId)) return expect(outcome).toBe('opened');
        expect(outcome).toBe(before.shown.inputHash === inputHash ? 'existing' : 'conflict');
        return;
      }
      expect(outcome).toBe('opened');
      const times = { openedAt: now, changedAt: now };
      model.write({ ...subjectId, ...wish, version: 1, final: false, ...times }, openingId);
    },
);

const advance = command(
  'advance',
  fc.record({
    id,
    changeId: word,
    behind: fc.constantFrom(0, 0, 0, 1),
    back: fenceBack,
    final: fc.constantFrom(false, false, false, true),
    delayMs: dueIn,
  }),
  ({ id: subjectId, changeId, behind, back, final, delayMs }) =>
    async (model, real) => {
      const now = real.clock.now();
      const before = model.find(subjectId);
      const fence = fenceOf(real, subjectId, back);
      const fromVersion = (before?.shown.version ?? 1) - behind;
      const to = change(`S${fromVersion}`, { changeId, final, dueAt: at(now, delayMs) });
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
      const dueAt = final ? null : before.nudged ? now : to.dueAt;
      const version = before.shown.version + 1;
      model.write(
        { ...before.shown, state, snapshot, final, dueAt, version, changedAt: now },
        changeId,
      );
    },
);

const nudge = command(
  'nudge',
  fc.record({ id, receipt: word }),
  ({ id: subjectId, receipt }) =>
    async (model, { journal, clock }) => {
      const subject = model.find(subjectId);
      const outcome = await journal.nudge(subjectId, receipt);
      if (!subject) return expect(outcome).toBe('missing');
      if (subject.shown.final) return expect(outcome).toBe('final');
      if (subject.receivedAt.has(receipt)) return expect(outcome).toBe('repeated');
      expect(outcome).toBe('noted');
      subject.receivedAt.set(receipt, clock.now());
      subject.nudged = true;
      subject.shown = {
        ...subject.shown,
        dueAt: Math.min(subject.shown.dueAt ?? Infinity, clock.now()),
      };
    },
);

const claim = command('claim', fc.integer({ min: 1, max: 4 }), (limit) => async (model, real) => {
  const now = real.clock.now();
  const expected = model
    .lookTimes()
    .filter((time) => time <= now)
    .slice(0, limit);
  const claims = await real.journal.claimDue(['order'], limit, LEASE_MS);
  // Equal times may come in any order, so that only the times can be compared.
  const taken = claims
    .map(({ subject }) => model.find(subject))
    .filter((subject) => subject !== undefined);
  expect(taken.map((subject) => model.lookAt(subject))).toEqual(expected);
  for (const [index, subject] of taken.entries()) {
    const { fence, nudged } = claims[index] ?? {};
    expect(nudged).toBe(subject.nudged);
    expect(fence).toBeGreaterThan(subject.fence);
    subject.fence = fence ?? 0;
    subject.nudged = false;
    subject.leasedUntil = now + LEASE_MS;
    const name = `${subject.shown.tenant}/${subject.shown.key}`;
    real.fences.set(name, [...(real.fences.get(name) ?? []), subject.fence]);
  }
});

const postpone = command(
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
      subject.shown = { ...subject.shown, dueAt: subject.nudged ? now : at(now, delayMs) };
    },
);

const hasten = command(
  'hasten',
  fc.record({ id, delayMs: fc.nat(LEASE_MS) }),
  ({ id: subjectId, delayMs }) =>
    async (model, { journal, clock }) => {
      const dueAt = clock.now() + delayMs;
      await journal.hasten(subjectId, dueAt);
      const subject = model.find(subjectId);
      if (subject && (subject.shown.dueAt ?? 0) > dueAt)
        subject.shown = { ...subject.shown, dueAt };
    },
);

const mark = command('mark', tenant, (owner) => async (model, { journal, cursors }) => {
  const position = model.streams.get(owner)?.length ?? 0;
  cursors.push({ tenant: owner, position, cursor: await journal.end(owner) });
});

const read = command(
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

const tick = command(
  'tick',
  fc.constantFrom(1, 100, LEASE_MS / 2, LEASE_MS),
  (delayMs) =>
    async (_model, { clock }) => {
      await clock.advance(delayMs);
    },
);

const trim = command('trim', fc.nat(2 * LEASE_MS), (agoMs) => async (model, { journal, clock }) => {
  const before = clock.now() - agoMs;
  await journal.trim(before, before);
  model.trim(before);
});

/** Sequences in which everything that matters happens often. */
export const commands = fc.commands(
  [
    open,
    open,
    advance,
    advance,
    advance,
    nudge,
    claim,
    claim,
    postpone,
    hasten,
    mark,
    read,
    tick,
    trim,
  ],
  { maxCommands: 80, size: 'max' },
);
