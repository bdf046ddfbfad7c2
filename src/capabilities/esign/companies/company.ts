import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/repeatable.ts';
import { maskText } from '../../../kernel/privacy/masking.ts';
import type { Decoded, Input, RecordType } from '../../../platform/record/index.ts';
import type { StoreFailure } from '../../../subjects/errors.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { signingPerson } from '../signers/tracking.ts';
import { createAuthLink, createSilentSigningLink, registerCompany } from '../wire/parties.ts';
import { generateSeal } from '../wire/seal.ts';
import { signingCompany } from './tracking.ts';

/** A platform response, and the enterprise as stored after it. */
export type OfCompany<R extends RecordType> = Decoded<R> & {
  readonly company: ViewOf<typeof signingCompany>;
};

/** Registers an enterprise and stores it. Throws the platform's errors, and `StoreUnavailable`. */
export async function register(
  context: Context,
  input: Input<(typeof registerCompany)['request']>,
): Promise<OfCompany<(typeof registerCompany)['response']>> {
  await context.subjects.ready();
  const answer = await callRepeatable(context, registerCompany, input);
  const opened = await openCompany(context, answer.signingPartyId, input, 'repeat');
  const companyId = maskText(input.companyId);
  const company = await context.subjects.update(
    signingCompany,
    opened,
    (subject) => {
      const known = signingCompany.read(subject.snapshot);
      // A link for an enterprise that another system registered opened it without its id.
      if (known.companyId === companyId) return null;
      const state = signingCompany.stateKept(subject);
      return { state, snapshot: { ...known, companyId, notice: null } };
    },
    { onStoreFailure: 'ignore' },
  );
  return { ...answer, company: signingCompany.view(company) };
}

/**
 * Creates the page of a real-name authentication. The signing system's reports about it update the party with this id;
 * an unknown party is assumed to be an enterprise. Throws the platform's errors, and `StoreUnavailable`.
 */
export async function makeAuthLink(
  context: Context,
  input: Input<(typeof createAuthLink)['request']>,
): Promise<Decoded<(typeof createAuthLink)['response']>> {
  const { signingPartyId } = input;
  const person = await context.subjects.get(signingPerson, signingPartyId);
  const notifyUrl = context.app.callbacks.addressFor(
    person ?? (await openCompany(context, signingPartyId)),
  );
  return callRepeatable(context, createAuthLink, { ...input, notifyUrl });
}

/** Creates the page on which an administrator authorizes silent signing; the platform's response is returned unchanged. */
export async function makeSilentSigningLink(
  context: Context,
  input: Input<(typeof createSilentSigningLink)['request']>,
): Promise<Decoded<(typeof createSilentSigningLink)['response']>> {
  const company = await openCompany(context, input.signingPartyId);
  const notifyUrl = context.app.callbacks.addressFor(company);
  return callRepeatable(context, createSilentSigningLink, { ...input, notifyUrl });
}

const SEALS_KEPT = 50;

/**
 * Creates a seal, which proves the enterprise's real name. Throws the platform's errors. If storing fails, the seal
 * still exists at the platform and its response is returned.
 */
export async function makeSeal(
  context: Context,
  input: Input<(typeof generateSeal)['request']>,
): Promise<OfCompany<(typeof generateSeal)['response']>> {
  const company = await openCompany(context, input.signingPartyId);
  const answer = await callRepeatable(context, generateSeal, input);
  const { sealId } = answer;
  const sealed = await context.subjects.update(
    signingCompany,
    company,
    ({ snapshot }) => {
      const known = signingCompany.read(snapshot);
      const sealIds = [sealId, ...known.sealIds.filter((id) => id !== sealId)];
      return {
        state: 'AUTHENTICATED',
        snapshot: { ...known, sealIds: sealIds.slice(0, SEALS_KEPT), notice: null },
      };
    },
    { onStoreFailure: 'ignore' },
  );
  return { ...answer, company: signingCompany.view(sealed) };
}

/** Opens the enterprise with this id; an enterprise registered by another system may get a link here, too. */
function openCompany(
  { subjects }: Context,
  signingPartyId: string,
  { companyId = null }: { readonly companyId?: string | null } = {},
  onStoreFailure: StoreFailure = 'refuse',
): Promise<Subject> {
  const snapshot = signingCompany.read({ companyId: companyId && maskText(companyId) });
  return subjects.ensure(signingCompany, signingPartyId, {
    state: 'REGISTERED',
    snapshot,
    onStoreFailure,
  });
}
