import type { Answers, Arguments, Control as ControlShape, ValuesOf } from '../from-service.ts';
import type { Faults } from '../gateway/faults.ts';
import type { FileFaults } from '../gateway/file-faults.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Progress } from '../world/progress.ts';
import type { Pushes } from '../pushes.ts';
import type { World } from '../world/world.ts';

/** Parts of one sandbox that controls act on. */
export interface ControlledParts {
  readonly faults: Faults;
  readonly fileFaults: FileFaults;
  readonly gateway: Gateway;
  readonly progress: Progress;
  readonly pushes: Pushes;
  readonly world: World;
  readonly transaction: <T>(work: () => T) => T;
  /** A transaction that leaves for work beside it. */
  readonly attempt: <T>(work: () => T) => Promise<T>;
  readonly setSkewMs: (skewMs: number) => void;
  /** Called when something may have become due. */
  readonly changed: () => void;
}

/** A control of the sandbox. `Result` says whether its caller has to wait for the answer. */
export interface Control<
  Args extends Arguments = Arguments,
  Answer extends keyof Answers = keyof Answers,
  Result = Answers[Answer] | Promise<Answers[Answer]>,
> extends ControlShape<Args, Answer> {
  run(values: ValuesOf<Args>, parts: ControlledParts): Result;
}

/** Setting of the running process: a restart brings back the default. Always true. */
export function setting<Args extends Arguments>(
  description: string,
  args: Args,
  set: (values: ValuesOf<Args>, parts: ControlledParts) => void,
): Control<Args, 'Boolean', boolean> {
  const run = (values: ValuesOf<Args>, parts: ControlledParts): boolean => {
    set(values, parts);
    return true;
  };
  return { description, args, answer: 'Boolean', run };
}

/** Next step of something that the platform keeps, in one transaction; false when there is none that it fits. */
export function step<Args extends Arguments>(
  description: string,
  args: Args,
  take: (values: ValuesOf<Args>, world: World) => boolean,
): Control<Args, 'Boolean', boolean> {
  const run = (values: ValuesOf<Args>, { transaction, world }: ControlledParts): boolean =>
    transaction(() => take(values, world));
  return { description, args, answer: 'Boolean', run };
}

/** The same, for a step whose transaction may leave for work beside it. */
export function slowStep<Args extends Arguments>(
  description: string,
  args: Args,
  take: (values: ValuesOf<Args>, world: World) => boolean,
): Control<Args, 'Boolean', Promise<boolean>> {
  return { description, args, answer: 'Boolean', run: inAttempt(take) };
}

/** The same, answering with the word for the step that was taken; null when there is none to take. */
export function slowNamedStep<Args extends Arguments>(
  description: string,
  args: Args,
  take: (values: ValuesOf<Args>, world: World) => string | null,
): Control<Args, 'String', Promise<string | null>> {
  return { description, args, answer: 'String', run: inAttempt(take) };
}

function inAttempt<Values, Answer>(take: (values: Values, world: World) => Answer) {
  return (values: Values, { attempt, world }: ControlledParts): Promise<Answer> =>
    attempt(() => take(values, world));
}
