import type { Config } from '../config.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import type { Measurements } from '../kernel/measurements.ts';
import type { Tracing } from '../kernel/tracing.ts';
import type { SubjectFields } from '../kernel/subject-fields.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Tenants } from './tenants.ts';

/** The parts of the surroundings that everything below needs. */
export interface Surroundings {
  readonly config: Config;
  readonly tenants: Tenants;
  readonly clock: Clock;
  readonly random: () => number;
  readonly newId: NewId;
  readonly log: Log;
  /** Names subjects in the log. */
  readonly logFieldsOf: SubjectFields;
  readonly measurements: Measurements;
  readonly tracing: Tracing;
  /** Sign callbacks, links and uploads. */
  readonly secrets: Secrets;
  /** Closes, in reverse order, whatever was opened. */
  readonly opened: AsyncDisposableStack;
}
