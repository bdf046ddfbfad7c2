import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json/json.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import {
  keptCode,
  keptText,
  merged,
  type Decoded,
  type Input,
} from '../../../platform/record/index.ts';
import { defineKind, type Observation, reached, type ViewOf } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { partyDetails, withNotice } from '../notices.ts';
import { registerCode } from '../wire/codes.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/calls.ts';
import { maskText } from '../../../kernel/privacy/masking.ts';
import { registerSigner } from '../wire/parties.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * Persons; the key is their id in the signing system. The platform cannot be queried about them, so only pushes report
 * changes. No data that identify a person are stored.
 */
export const signingPerson = defineKind({
  kind: 'signing-person',
  names: ['Signers', '签署人'],
  states: {
    // A registered person can receive a task at once, so no further state is awaited.
    REGISTERED: reached(
      'The signing system knows the person. They prove their real name at their first link.',
    ),
    AUTHENTICATION_REPORTED: reached(
      'The signing system reported on their registration or authentication. The report does not contain the outcome, and the platform cannot be queried.',
    ),
  },
  details: z.object({
    personId: personal(keptText),
    ...partyDetails,
    result: keptCode(registerCode),
    resultCode: keptText,
  }),
  cadence: {
    firstMs: YEAR_MS,
    growth: 1,
    longestMs: YEAR_MS,
    followedMs: YEAR_MS,
    staleAfterMs: Infinity,
  },
  poll: () => Promise.resolve(null),
  applyPush,
});

/** Applies a push to a person; null if it contains nothing new. */
function applyPush(
  { state, snapshot }: Subject,
  pushed: JsonObject,
  { clock }: PollContext,
): Observation | null {
  const known = signingPerson.read(snapshot);
  const noticed = withNotice(known, pushed, clock.now());
  if (noticed === null) return null;
  const isAuthentication = noticed.notice.type === 'AUTHENTICATION';
  return {
    state: isAuthentication ? 'AUTHENTICATION_REPORTED' : state,
    snapshot: { ...known, ...noticed },
  };
}

/** Response to a registration, and the person as stored after it. */
export type RegisteredSigner = Decoded<(typeof registerSigner)['response']> & {
  readonly signer: ViewOf<typeof signingPerson>;
};

/** Registers a person and stores them. Throws the platform's errors, and `StoreUnavailable`. */
export async function register(
  context: Context,
  input: Input<(typeof registerSigner)['request']>,
): Promise<RegisteredSigner> {
  const { subjects } = context;
  await subjects.ready();
  const answer = await callRepeatable(context, registerSigner, input);
  const { signingPartyId, result, resultCode } = answer;
  const personId = maskText(input.personId);
  const said = { personId, result, resultCode };
  const opened = await subjects.ensure(signingPerson, signingPartyId, {
    state: 'REGISTERED',
    snapshot: signingPerson.read(said),
    onStoreFailure: 'repeat',
  });
  const signer = await subjects.update(
    signingPerson,
    opened,
    (subject) => {
      const known = signingPerson.read(subject.snapshot);
      const later = merged(known, said);
      if (known.resultCode === later.resultCode && known.personId === personId) return null;
      const state = signingPerson.stateKept(subject);
      return { state, snapshot: { ...later, notice: null } };
    },
    { onStoreFailure: 'ignore' },
  );
  return { ...answer, signer: signingPerson.view(signer) };
}
