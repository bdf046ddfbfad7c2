import type { Context } from '../../../context/context.ts';
import { callRepeatable } from '../../../context/repeatable.ts';
import { maskText } from '../../../kernel/privacy/masking.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { registerSigner } from '../wire/parties.ts';
import { signingPerson } from './tracking.ts';

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
      if (known.resultCode === resultCode && known.personId === personId) return null;
      const state = signingPerson.stateKept(subject);
      return { state, snapshot: { ...known, ...said, notice: null } };
    },
    { onStoreFailure: 'ignore' },
  );
  return { ...answer, signer: signingPerson.view(signer) };
}
