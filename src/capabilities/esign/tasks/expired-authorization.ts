import type { Context } from '../../../context/context.ts';
import { esignTexts } from '../texts.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import type { Input } from '../../../platform/record/index.ts';
import { bestEffort } from '../../../subjects/errors.ts';
import { signingCompany } from '../companies/tracking.ts';
import type { createTask } from '../wire/task.ts';

/** Rejections that may be caused by an expired authorization: the documents name no code for it. */
const UNSPECIFIC: ReadonlySet<string> = new Set(['NOT_REAL_NAMED', 'PLATFORM_REJECTED']);

/**
 * Explains a rejected task by an expired authorization for silent signing, if this service knows of one. The signing
 * system reports a missing real name instead, and proving that again would not help.
 */
export async function withExpiredAuthorization<Answer>(
  context: Context,
  input: Input<(typeof createTask)['request']>,
  call: Promise<Answer>,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PlatformRejected) || !UNSPECIFIC.has(error.code)) throw error;
    const signingPartyId = await bestEffort(() => firstExpired(context, input), null);
    if (signingPartyId === null) throw error;
    const { text, platformCode, requestId, steps } = error;
    const hint = esignTexts.authorizationEnded({ party: signingPartyId });
    const details = { platformCode, requestId, steps, hint, cause: error };
    throw new PlatformRejected(text, details, 'SILENT_SIGNING_EXPIRED');
  }
}

/** The first signing enterprise whose authorization for silent signing has expired; null if none is known. */
async function firstExpired(
  { subjects, app }: Context,
  { signers }: Input<(typeof createTask)['request']>,
): Promise<string | null> {
  const silent = signers.flatMap(({ company }) => (company?.mode === 'SILENT' ? [company] : []));
  for (const { signingPartyId } of silent) {
    const subject = await subjects.get(signingCompany, signingPartyId);
    const ends = subject && signingCompany.read(subject.snapshot).silentSigningExpiresAt;
    if (ends !== null && Date.parse(ends) <= app.wallClock.now()) return signingPartyId;
  }
  return null;
}
