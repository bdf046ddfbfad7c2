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
  /** Transaction that may wait for asynchronous work; see `Beside`. */
  readonly attempt: <T>(work: () => T) => Promise<T>;
  readonly setSkewMs: (skewMs: number) => void;
  /** Called when a process or push may have become due. */
  readonly changed: () => void;
}

/** Control of the sandbox. `Result` is a promise if its caller must wait for the response. */
export interface Control<
  Args extends Arguments = Arguments,
  Answer extends keyof Answers = keyof Answers,
  Result = Answers[Answer] | Promise<Answers[Answer]>,
> extends ControlShape<Args, Answer> {
  run(values: ValuesOf<Args>, parts: ControlledParts): Result;
}

/** Setting of the running process: a restart restores the default. Returns true. */
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

/** Next step of something that the platform stores, in one transaction; false if there is none in a fitting state. */
export function step<Args extends Arguments>(
  description: string,
  args: Args,
  take: (values: ValuesOf<Args>, world: World) => boolean,
): Control<Args, 'Boolean', boolean> {
  const run = (values: ValuesOf<Args>, { transaction, world }: ControlledParts): boolean =>
    transaction(() => take(values, world));
  return { description, args, answer: 'Boolean', run };
}

/** Like `step`, for a transaction that may wait for asynchronous work. */
export function slowStep<Args extends Arguments>(
  description: string,
  args: Args,
  take: (values: ValuesOf<Args>, world: World) => boolean,
): Control<Args, 'Boolean', Promise<boolean>> {
  return { description, args, answer: 'Boolean', run: inAttempt(take) };
}

/** Like `slowStep`, with the name of the step that was taken as the result; null if there was none to take. */
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
