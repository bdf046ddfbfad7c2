import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind, OperationTypeNode, parse } from 'graphql';
import { type Example, journeys } from '../schema/examples.ts';
import { fillVariables, neededExamples, type Run } from '../packages/web/playground/variables.ts';
import { inTime } from './following.ts';
import type { Answer, RunningService } from './harness.ts';
import type { ManualClock } from './manual-clock.ts';

/** Folder of the examples' documents. */
export const OPERATIONS = join(import.meta.dirname, '../schema/operations');

/** All examples in the order of their execution. */
export const examples = journeys.flatMap((journey) => journey.examples);

/** The document of an example. */
export const textOf = (name: string): string =>
  readFileSync(join(OPERATIONS, `${name}.graphql`), 'utf8');

/** Step by which time advances while a response is pending: a busy machine takes many, and nothing may expire meanwhile. */
const SHORT_MS = 10;

/** Runs examples like a reader who works through the playground's list. */
export class ExampleReader {
  /** Failed examples, with their responses. */
  readonly failures: string[] = [];
  readonly #service: RunningService;
  readonly #clock: ManualClock;
  readonly #latest = new Map<string, Run>();
  /** Texts in a subscription's items so far, and the function that reads the next item. */
  readonly #followed = new Map<string, { shown: Set<string>; next: () => Promise<boolean> }>();
  readonly #feeds: (() => Promise<boolean>)[] = [];
  #words = 0;

  constructor(service: RunningService, clock: ManualClock) {
    this.#service = service;
    this.#clock = clock;
  }

  /** Runs an example, after its prerequisites have run and reached their states. */
  async run(example: Example): Promise<void> {
    const variables = await this.variablesOf(example);
    if (isSubscription(parse(textOf(example.name)))) return this.#follow(example, variables);
    const asked = this.#service.query(textOf(example.name), variables);
    const answer = await inTime(asked, this.#clock, SHORT_MS);
    this.#latest.set(example.name, { variables, data: answer.data });
    this.#judge(example, answer);
  }

  /** Runs the prerequisites of an example that have not run yet. */
  async prepare(example: Example): Promise<void> {
    for (const name of neededExamples(example)) {
      const needed = examples.find((other) => other.name === name);
      if (needed === undefined || this.#latest.has(name) || this.#followed.has(name)) continue;
      await this.prepare(needed);
      await this.run(needed);
    }
  }

  /** The variables of an example, with fresh numbers, after its prerequisites have reached their states. */
  async variablesOf(example: Example): Promise<Run['variables']> {
    for (const { example: name, shows } of example.needs ?? [])
      if (shows !== undefined) await this.#awaitWord(name, shows);
    return fillVariables(example, parse(textOf(example.name)), {
      latest: (name) => this.#latest.get(name),
      newWord: () => `w${String((this.#words += 1)).padStart(5, '0')}`,
      now: () => new Date(this.#clock.now()),
    });
  }

  #judge({ name, shows }: Example, { data, errors }: Answer): void {
    const fields = Object.values(data ?? { nothing: null });
    const types = fields.flatMap((value) => wordsIn(value, '__typename'));
    const failed = types.filter((type) => type.endsWith('Error'));
    if (errors || fields.includes(null) || failed.join() !== (shows ?? ''))
      this.failures.push(`${name}: ${JSON.stringify({ errors, data }).slice(0, 600)}`);
  }

  async #follow(example: Example, variables: Run['variables']): Promise<void> {
    const items = this.#service.subscribe(textOf(example.name), variables);
    const shown = new Set<string>();
    const next = async (): Promise<boolean> => {
      const item = await inTime(items.next(20_000), this.#clock);
      for (const word of wordsIn(item.data)) shown.add(word);
      this.#judge(example, item);
      return !item.errors;
    };
    this.#followed.set(example.name, { shown, next });
    // A feed of all subjects is empty until an update occurs.
    if (example.fills) await next();
    else this.#feeds.push(next);
  }

  /** All feeds have sent an item by the end. */
  async readFeeds(): Promise<void> {
    for (const next of this.#feeds.splice(0)) await next();
  }

  async #awaitWord(name: string, word: string): Promise<void> {
    const followed = this.#followed.get(name);
    if (!followed) throw new Error(`${name} was not run.`);
    try {
      while (!followed.shown.has(word)) if (!(await followed.next())) break;
    } catch (error) {
      this.failures.push(
        `${name}: ${word} did not come, but ${[...followed.shown].join()}. ${String(error)}`,
      );
    }
  }
}

/** All texts within a value, or those of one member. */
function wordsIn(value: unknown, member?: string): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part === 'string' && member !== undefined && name !== member) return [];
    return wordsIn(part, member);
  });
}

function isSubscription({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.SUBSCRIPTION,
  );
}
