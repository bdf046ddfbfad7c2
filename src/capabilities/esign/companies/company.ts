import type { Context } from '../../../graphql/context.ts';
import { callRepeatable } from '../../../graphql/repeatable.ts';
import { subjectId } from '../../../graphql/operation.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { beforeCall, noteParty, openParty, rememberParty } from '../party.ts';
import { signingPerson } from '../signers/tracking.ts';
import { createAuthLink, createSilentSigningLink, registerCompany } from '../wire/parties.ts';
import { generateSeal } from '../wire/seal.ts';
import { type CompanyState, signingCompany, toDetails } from './tracking.ts';

/** An answer of the platform, and the enterprise as this service then knows it. */
export type OfCompany<Answer> = Answer & { readonly company: Subject };

/** Registers an enterprise, and remembers it. Throws what the platform answers, and `StoreUnavailable`. */
export async function register(
  context: Context,
  input: Input<(typeof registerCompany)['request']>,
): Promise<OfCompany<Decoded<(typeof registerCompany)['response']>>> {
  await beforeCall(context);
  const answer = await callRepeatable(context, registerCompany, input);
  const company = await rememberParty(
    context,
    signingCompany,
    answer.unionId,
    toDetails({ uid: input.uid }),
  );
  return { ...answer, company };
}

/**
 * Makes the page of a real-name authentication. What the signing system reports of it reaches the party
 * that the id is known to be, else an enterprise. Throws what the platform answers, and `StoreUnavailable`.
 */
export async function makeAuthLink(
  context: Context,
  input: Input<(typeof createAuthLink)['request']>,
): Promise<Decoded<(typeof createAuthLink)['response']>> {
  const person = subjectId(context, signingPerson.kind, input.unionId);
  const party =
    (await context.app.journal.get(person)) ?? (await openCompany(context, input.unionId));
  const notifyUrl = context.app.callbacks.addressFor(party);
  return callRepeatable(context, createAuthLink, { ...input, notifyUrl });
}

/** The page on which an administrator authorizes silent signing, whole as the platform gave it. */
export async function makeSilentSigningLink(
  context: Context,
  input: Input<(typeof createSilentSigningLink)['request']>,
): Promise<Decoded<(typeof createSilentSigningLink)['response']>> {
  const company = await openCompany(context, input.unionId);
  const notifyUrl = context.app.callbacks.addressFor(company);
  return callRepeatable(context, createSilentSigningLink, { ...input, notifyUrl });
}

/** Makes a seal, which proves that the enterprise is real-named. Throws what the platform answers. */
export async function makeSeal(
  context: Context,
  input: Input<(typeof generateSeal)['request']>,
): Promise<OfCompany<Decoded<(typeof generateSeal)['response']>>> {
  const company = await openCompany(context, input.unionId);
  const answer = await callRepeatable(context, generateSeal, input);
  return { ...answer, company: await noteSeal(context, company, answer.sealId) };
}

const SEALS_KEPT = 50;

function noteSeal(context: Context, company: Subject, sealId: string): Promise<Subject> {
  return noteParty(context, signingCompany, company, ({ snapshot }) => {
    const known = toDetails(snapshot);
    const others = known.sealIds.filter((id) => id !== sealId);
    return {
      state: 'AUTHENTICATED' satisfies CompanyState,
      snapshot: { ...known, sealIds: [sealId, ...others].slice(0, SEALS_KEPT), notice: null },
    };
  });
}

function openCompany(context: Context, unionId: string): Promise<Subject> {
  return openParty(context, signingCompany, unionId, toDetails({}));
}
