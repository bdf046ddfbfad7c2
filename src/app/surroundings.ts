import type { Config } from '../config.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';

/** The parts of the surroundings that everything below needs. */
export interface Surroundings {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: () => number;
  readonly newId: NewId;
  readonly log: Log;
  /** Signs callbacks, links, uploads and pseudonyms, and seals ids. */
  readonly secret: string;
  /** Closes, in reverse order, whatever was opened. */
  readonly opened: AsyncDisposableStack;
}
