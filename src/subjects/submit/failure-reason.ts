import { PlatformError } from '../../platform/errors.ts';
import type { FailureReason } from '../subject.ts';

/** Names and ids are short; what is longer is none, and would be kept with the subject. */
const LONGEST = 100;

/** The reason in an error, in names only: its message can repeat what was asked or answered. */
export function failureReasonOf(error: unknown): FailureReason {
  if (!(error instanceof PlatformError)) return { code: null, platformCode: null, requestId: null };
  const { code, platformCode, requestId } = error;
  return { code, platformCode: short(platformCode), requestId: short(requestId) };
}

function short(name: string | null): string | null {
  return name?.slice(0, LONGEST) ?? null;
}
