/* oxlint-disable vitest/no-standalone-expect -- fast-check runs the commands within a test. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Hold } from '../../../src/journal/contract/subject.ts';
import type { JournalModel, ModelSubject } from './model-state.ts';
import type { JournalUnderTest } from './subject-of-test.ts';

/** Keys of the subjects that commands open. */
export const KINDS = ['order', 'contract'] as const;

/** The journal, and what the run has received from it. */
export interface Real extends JournalUnderTest {
  /** Cursors handed out, with the position that the model gives them. */
  readonly cursors: {
    readonly tenant: string;
    readonly cursor: string;
    readonly position: number;
  }[];
  /** Fences handed out, by subject, oldest first. */
  readonly fences: Map<string, number[]>;
  /** Holds reported in rejections, oldest first. */
  readonly refusals: Hold[];
  /** Page cursors handed out, each with its subject. */
  readonly pages: { readonly cursor: string; readonly at: ModelSubject }[];
}

export type Step = (model: JournalModel, real: Real) => Promise<void>;

/** A command that may run at any time; afterwards each subject must equal the model's. */
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
    const expected = [...model.subjects.values()].map(({ shown }) => shown);
    const [nextDueAt, ...subjects] = await Promise.all([
      real.journal.nextDueAt(KINDS),
      ...expected.map((id) => real.journal.get(id)),
    ]);
    expect(subjects).toEqual(expected);
    expect(nextDueAt).toBe(model.looks()[0]?.at ?? null);
  }

  toString(): string {
    return this.#text;
  }
}

/** A command with its input, as fast-check draws it. */
export function command<Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  run: (input: Input) => Step,
): fc.Arbitrary<Command> {
  return input.map((value) => new Command(`${name} ${fc.stringify(value)}`, run(value)));
}
