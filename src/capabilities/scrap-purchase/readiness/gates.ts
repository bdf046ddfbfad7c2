import type { Context } from '../../../context/context.ts';
import { type Message, quote } from '../../../messages/message.ts';
import { PlatformError } from '../../../platform/errors.ts';
import * as r from '../../../platform/record/index.ts';
import { scrapTexts } from '../texts.ts';
import { agentTaxCheck, pendingCheck, sellerCheck, taxpayerCheck } from '../wire/gates.ts';
import { buyerTaxNumber, person, RESIDENT_ID_CARD } from '../wire/members.ts';

/** Input of the four gates; each takes its members under its own names. */
export const readinessInput = r.record(
  'ScrapPurchaseReadinessInput',
  'The enterprise that is to buy and the person who is to sell (报废产品收购).',
  {
    buyerTaxNumber,
    registrationSerial: r.text('dbnsrdjxh?', {
      max: 20,
      doc: 'Registration serial of the enterprise; taken from the eligibility if omitted.',
    }),
    period: r.yearMonth('sq', {
      as: 'yyyyMM',
      doc: 'The month whose taxes declared for sellers are queried.',
    }),
    person,
  },
);

/** Result of a gate. `UNDETERMINED` never counts as passed. */
type GateState = 'PASSED' | 'BLOCKED' | 'UNDETERMINED';

/** Result of one gate. */
export interface Gate<Answer = unknown> {
  readonly state: GateState;
  /** Reason why the gate is not passed. */
  readonly reason: Message | null;
  /** Null if there was no response. */
  readonly answer: Answer | null;
}

/** State of all gates. */
export interface Readiness {
  readonly eligibility: Gate<r.Decoded<(typeof taxpayerCheck)['response']>>;
  readonly agentTax: Gate<r.Decoded<(typeof agentTaxCheck)['response']>>;
  readonly pending: Gate<r.Decoded<(typeof pendingCheck)['response']>>;
  readonly limits: Gate<r.Decoded<(typeof sellerCheck)['response']>>;
}

/** Queries all gates in parallel; a gate that cannot be queried is `UNDETERMINED` with the reason. */
export async function askGates(
  { platform }: Context,
  input: r.Input<typeof readinessInput>,
): Promise<Readiness> {
  const { buyerTaxNumber, period, person, registrationSerial } = input;
  const eligibility = gate(
    () => platform.call(taxpayerCheck, { buyerTaxNumber }),
    ({ eligible }) => verdictOf(eligible, scrapTexts.notEligible),
  );
  const serial =
    registrationSerial ?? eligibility.then(({ answer }) => answer?.registrationSerial ?? null);
  const agentTax = Promise.resolve(serial).then((registrationSerial) =>
    registrationSerial === null
      ? unknown(scrapTexts.serialUnknown)
      : gate(
          () =>
            platform.call(agentTaxCheck, {
              registrationSerial,
              buyerTaxNumber,
              period,
            }),
          ({ blocked, hint }) => verdictOf(!blocked, hint ? quote(hint) : scrapTexts.agentTaxDue),
        ),
  );
  const pending = gate(
    () => platform.call(pendingCheck, { person }),
    ({ blocked, hint }) => verdictOf(!blocked, hint ? quote(hint) : scrapTexts.personPending),
  );
  const limits = gate(
    () => platform.call(sellerCheck, { person, certificateType: RESIDENT_ID_CARD }),
    ({ allowed }) => verdictOf(allowed, scrapTexts.personMayNotSell),
  );
  return {
    eligibility: await eligibility,
    agentTax: await agentTax,
    pending: await pending,
    limits: await limits,
  };
}

/** Worst result of all gates; blocked is worse than undetermined. */
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
    const { text: fault, hint } = error;
    return unknown(hint === null ? fault : scrapTexts.failedBecause({ fault, hint }));
  }
}

function verdictOf(isPassed: boolean | null, reason: Message): Verdict {
  if (isPassed === null) return { state: 'UNDETERMINED', reason: scrapTexts.noConclusion };
  return isPassed ? { state: 'PASSED', reason: null } : { state: 'BLOCKED', reason };
}

function unknown(reason: Message): Gate<never> {
  return { state: 'UNDETERMINED', reason, answer: null };
}
