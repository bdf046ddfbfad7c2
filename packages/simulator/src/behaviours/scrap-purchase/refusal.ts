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

/** Rejects with the tax bureau's reason. The form of a step is not documented: this one is the sandbox's choice. */
export function refuse(reason: string, ...steps: readonly JsonObject[]): never {
  throw new UpstreamRefusal(`01 ${reason}`, steps);
}

/** Step that was executed. */
export function done(step: string): JsonObject {
  return { step, returncode: '00' };
}

/** Step that failed. */
export function failed(step: string): JsonObject {
  return { step, returncode: '01' };
}
