import type { Context } from '../../../graphql/context.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { Decoded, Input } from '../../../platform/record/index.ts';
import { agentTaxCheck, pendingCheck, sellerCheck, taxpayerCheck } from '../wire/gates.ts';
import { RESIDENT_ID_CARD } from '../wire/members.ts';
import type { readinessInput } from './input.ts';

/** The word of a gate. `UNDETERMINED` is never taken for passed. */
type GateState = 'PASSED' | 'BLOCKED' | 'UNDETERMINED';

/** How one gate stands. */
export interface Gate<Answer = unknown> {
  readonly state: GateState;
  /** Why it is not passed. */
  readonly reason: string | null;
  /** Null when there was none. */
  readonly answer: Answer | null;
}

/** How all gates stand. */
export interface Readiness {
  readonly eligibility: Gate<Decoded<(typeof taxpayerCheck)['response']>>;
  readonly agentTax: Gate<Decoded<(typeof agentTaxCheck)['response']>>;
  readonly pending: Gate<Decoded<(typeof pendingCheck)['response']>>;
  readonly limits: Gate<Decoded<(typeof sellerCheck)['response']>>;
}

/** Asks all gates side by side; what cannot be asked is `UNDETERMINED` with the reason. */
export async function askGates(
  { platform }: Context,
  input: Input<typeof readinessInput>,
): Promise<Readiness> {
  const { buyerTaxNumber, period, person, registrationSerial } = input;
  const eligibility = gate(
    () => platform.call(taxpayerCheck, { buyerTaxNumber }),
    ({ eligible }) => verdictOf(eligible, 'the platform says that the enterprise is not eligible'),
  );
  const serial =
    registrationSerial ?? eligibility.then(({ answer }) => answer?.registrationSerial ?? null);
  const agentTax = Promise.resolve(serial).then((registrationSerial) =>
    registrationSerial === null
      ? unknown(
          'the registration serial is not known: the eligibility has none, and none was given',
        )
      : gate(
          () =>
            platform.call(agentTaxCheck, {
              registrationSerial,
              buyerTaxNumber,
              period,
            }),
          ({ blocked, hint }) =>
            verdictOf(!blocked, hint ?? 'taxes declared for sellers are due and undone'),
        ),
  );
  const pending = gate(
    () => platform.call(pendingCheck, { person }),
    ({ blocked, hint }) => verdictOf(!blocked, hint ?? 'the person has a pending transaction'),
  );
  const limits = gate(
    () => platform.call(sellerCheck, { person, certificateType: RESIDENT_ID_CARD }),
    ({ allowed }) => verdictOf(allowed, 'the platform says that the person may not sell'),
  );
  return {
    eligibility: await eligibility,
    agentTax: await agentTax,
    pending: await pending,
    limits: await limits,
  };
}

/** The worst of all gates: one that is blocked counts more than one that is unknown. */
export function verdictOn(readiness: Readiness): 'READY' | 'BLOCKED' | 'UNDETERMINED' {
  const { eligibility, agentTax, pending, limits } = readiness;
  const states = new Set([eligibility, agentTax, pending, limits].map(({ state }) => state));
  if (states.has('BLOCKED')) return 'BLOCKED';
  return states.has('UNDETERMINED') ? 'UNDETERMINED' : 'READY';
}

type Verdict = Pick<Gate, 'state' | 'reason'>;

async function gate<Answer>(
  ask: () => Promise<Answer>,
  judge: (answer: Answer) => Verdict,
): Promise<Gate<Answer>> {
  try {
    const answer = await ask();
    return { ...judge(answer), answer };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { message, hint } = error;
    return unknown(hint === null ? message : `${message}: ${hint}`);
  }
}

function verdictOf(isPassed: boolean | null, reason: string): Verdict {
  if (isPassed === null) return { state: 'UNDETERMINED', reason: 'the answer has no conclusion' };
  return isPassed ? { state: 'PASSED', reason: null } : { state: 'BLOCKED', reason };
}

function unknown(reason: string): Gate<never> {
  return { state: 'UNDETERMINED', reason, answer: null };
}
