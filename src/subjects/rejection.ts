import { z } from 'zod';
import type { JsonObject } from '../kernel/json.ts';
import type { PlatformError } from '../platform/errors.ts';

/** The form in which a refusal is kept. */
export const rejection = z.object({
  message: z.string(),
  platformCode: z.string().nullable(),
  hint: z.string().nullable(),
  requestId: z.string().nullable(),
  steps: z.array(z.string()).default([]),
});

/** Why the platform did not take something, as it is kept in a snapshot under `rejection`. Masked already. */
export type Rejection = z.infer<typeof rejection>;

/** The part of a refusal that is kept. */
export function toRejection(error: PlatformError): Rejection {
  const { message, platformCode, hint, requestId, steps } = error;
  return { message, platformCode, hint, requestId, steps: [...steps] };
}

/** The refusal that a snapshot holds; null when there was none, or when the snapshot was emptied for its age. */
export function rejectionIn(snapshot: JsonObject): Rejection | null {
  return rejection.safeParse(snapshot['rejection']).data ?? null;
}
