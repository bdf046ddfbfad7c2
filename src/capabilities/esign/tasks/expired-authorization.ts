import type { Context } from '../../../context/context.ts';
import { esignTexts } from '../texts.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import type { Input } from '../../../platform/record/index.ts';
import { bestEffort } from '../../../subjects/errors.ts';
import { signingCompany } from '../companies/tracking.ts';
import type { createTask } from '../wire/task.ts';

/** Refusals that an expired authorization may be behind: the documents name no code for it. */
const UNSPECIFIC: ReadonlySet<string> = new Set(['NOT_REAL_NAMED', 'PLATFORM_REJECTED']);

/**
 * Says of a refused task that an enterprise's authorization for silent signing has ended, where this service knows
 * that: the signing system speaks of a missing real name then, and to prove that again helps nobody.
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

/** The first enterprise among the signers that may stamp by itself no more; null when none is known. */
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
