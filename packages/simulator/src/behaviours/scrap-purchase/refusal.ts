import type { JsonObject } from '../../from-service.ts';
import { type Answer, Refusal } from '../../gateway/envelope.ts';

/** A failure behind the platform: CYT_50200 with the reason, and the steps that were executed (document 2, section 7). */
class UpstreamRefusal extends Refusal {
  override readonly answer: Answer;

  constructor(hint: string, steps: readonly JsonObject[]) {
    super('CYT_50200', hint);
    this.answer = { code: 'CYT_50200', data: { hint, data: { steps } }, units: 0 };
  }
}

/** The tax bureau will not have it. The form of a step is not documented: this is the sandbox's. */
export function refuse(reason: string, ...steps: readonly JsonObject[]): never {
  throw new UpstreamRefusal(`01 ${reason}`, steps);
}

/** A step that was executed. */
export function done(step: string): JsonObject {
  return { step, returncode: '00' };
}

/** The step that failed. */
export function failed(step: string): JsonObject {
  return { step, returncode: '01' };
}
