import { z } from 'zod';
import { errorCodes, type ErrorCode } from '../../kernel/error-codes.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { PlatformError } from '../../platform/errors.ts';
import { errors } from '../../messages/errors.ts';
import { isMessage, type Message } from '../../messages/message.ts';
import type { FailureReason } from '../subject.ts';

/** Message in a snapshot: stored untranslated, and translated for each reader. */
export const storedMessage = z.custom<Message>(isMessage);

// The names of the table, whose type Object.keys loses.
const codes = Object.keys(errorCodes) as ErrorCode[];

/** The stored form of a rejection. */
export const rejection = z.object({
  code: z.enum(codes),
  message: storedMessage,
  retryable: z.boolean(),
  retryAfterSeconds: z.number().nullable(),
  platformCode: z.string().nullable(),
  hint: storedMessage.nullable(),
  requestId: z.string().nullable(),
  steps: z.array(z.string()),
});

/** Reason for which the platform accepted nothing, as stored in a snapshot under `rejection`. Already masked. */
export type Rejection = z.infer<typeof rejection>;

/** Converts an error to its stored form. */
export function toRejection(error: PlatformError): Rejection {
  const { code, text: message, retryable, retryAfterSeconds } = error;
  const { platformCode, hint, requestId, steps } = error;
  return {
    code,
    message,
    retryable,
    retryAfterSeconds,
    platformCode,
    hint,
    requestId,
    steps: [...steps],
  };
}

/** Rejection in a snapshot; null if there was none, or if the snapshot was emptied for its age. */
export function rejectionIn(snapshot: JsonObject): Rejection | null {
  return rejection.safeParse(snapshot['rejection']).data ?? null;
}

/** Rejection of a subject; of an old one, whose snapshot is emptied, only the fact remains. Null if it was not rejected. */
export function rejectionOf({
  state,
  snapshot,
}: {
  readonly state: string;
  readonly snapshot: JsonObject;
}): Rejection | null {
  return rejectionIn(snapshot) ?? (state === 'REJECTED' ? forgotten : null);
}

const forgotten: Rejection = {
  code: 'PLATFORM_REJECTED',
  retryable: false,
  retryAfterSeconds: null,
  message: errors.refusedEarlier,
  platformCode: null,
  hint: null,
  requestId: null,
  steps: [],
};

/** Maximum length: names and ids are short, and a longer text would be stored with the subject. */
const LONGEST = 100;

/** Reason in an error, in codes only: its message can repeat the request or the response. */
export function failureReasonOf(error: unknown): FailureReason {
  if (!(error instanceof PlatformError)) return { code: null, platformCode: null, requestId: null };
  const { code, platformCode, requestId } = error;
  return { code, platformCode: short(platformCode), requestId: short(requestId) };
}

function short(name: string | null): string | null {
  return name?.slice(0, LONGEST) ?? null;
}
