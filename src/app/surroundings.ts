import type { Config } from '../config/config.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { NewId, Secrets } from '../kernel/ids.ts';
import type { Log, Tracing } from '../kernel/log/log.ts';
import type { Measurements } from '../kernel/log/measurements.ts';
import type { SubjectFields } from '../kernel/privacy/masking.ts';
import type { Tenants } from './tenants/tenants.ts';

/** Shared parts that the other parts of the service are assembled from. */
export interface Surroundings {
  readonly config: Config;
  readonly tenants: Tenants;
  readonly clock: Clock;
  readonly random: () => number;
  readonly newId: NewId;
  readonly log: Log;
  /** Creates the log fields that identify a subject. */
  readonly logFieldsOf: SubjectFields;
  readonly measurements: Measurements;
  readonly tracing: Tracing;
  /** Secrets that sign callbacks, links and uploads. */
  readonly secrets: Secrets;
  /** Opened resources, closed in reverse order. */
  readonly opened: AsyncDisposableStack;
}
