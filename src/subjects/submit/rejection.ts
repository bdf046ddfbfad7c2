import { z } from 'zod';
import { errorCodes, type ErrorCode } from '../../kernel/error-codes.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { PlatformError } from '../../platform/errors.ts';
import { isMessage, type Message } from '../../messages/message.ts';
import type { FailureReason } from '../subject.ts';

/** A message in a snapshot: it is stored as it is, and translated for each reader. */
export const storedMessage = z.custom<Message>(isMessage);

// The names of the table, which Object.keys forgets.
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

/** Reason for which the platform took nothing, as stored in a snapshot under `rejection`. Masked already. */
export type Rejection = z.infer<typeof rejection>;

/** The part of an error that is stored. */
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

/** The rejection that a snapshot holds; null when there was none, or when the snapshot was emptied for its age. */
export function rejectionIn(snapshot: JsonObject): Rejection | null {
  return rejection.safeParse(snapshot['rejection']).data ?? null;
}

/** Names and ids are short; a longer text is neither, and would be stored with the subject. */
const LONGEST = 100;

/** The reason in an error, in names only: its message can repeat the request or the response. */
export function failureReasonOf(error: unknown): FailureReason {
  if (!(error instanceof PlatformError)) return { code: null, platformCode: null, requestId: null };
  const { code, platformCode, requestId } = error;
  return { code, platformCode: short(platformCode), requestId: short(requestId) };
}

function short(name: string | null): string | null {
  return name?.slice(0, LONGEST) ?? null;
}
