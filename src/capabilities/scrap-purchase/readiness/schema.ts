import type { ObjectRef } from '@pothos/core';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { builder, type Types } from '../../../graphql/schema/builder.ts';
import { describedEnum } from '../../../graphql/schema/code-enums.ts';
import { inWords, type Message, quote } from '../../../messages/message.ts';
import {
  AgentTaxDue,
  PendingTransactions,
  SellerIssuingLimits,
  TaxpayerEligibility,
} from '../schema.ts';
import type { Context } from '../../../context/context.ts';
import { PlatformError } from '../../../platform/errors.ts';
import * as r from '../../../platform/record/index.ts';
import { scrapTexts } from '../texts.ts';
import { agentTaxCheck, pendingCheck, sellerCheck, taxpayerCheck } from '../wire/gates.ts';
import { buyerTaxNumber, person, RESIDENT_ID_CARD } from '../wire/members.ts';

/** Input of the four gates; each takes its members under its own names. */
const readinessInput = r.record(
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

/** Result of one gate. */
interface Gate<Answer = unknown> {
  /** `UNDETERMINED` never counts as passed. */
  readonly state: 'PASSED' | 'BLOCKED' | 'UNDETERMINED';
  /** Reason why the gate is not passed. */
  readonly reason: Message | null;
  /** Null if there was no response. */
  readonly answer: Answer | null;
}

/** State of all gates. */
interface Readiness {
  readonly eligibility: Gate<r.Decoded<(typeof taxpayerCheck)['response']>>;
  readonly agentTax: Gate<r.Decoded<(typeof agentTaxCheck)['response']>>;
  readonly pending: Gate<r.Decoded<(typeof pendingCheck)['response']>>;
  readonly limits: Gate<r.Decoded<(typeof sellerCheck)['response']>>;
}

/**
 * Queries all gates in parallel, but the second after the first if only that knows the serial. A gate that cannot be
 * queried is `UNDETERMINED` with the reason.
 */
async function askGates(
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
function verdictOn(readiness: Readiness): 'READY' | 'BLOCKED' | 'UNDETERMINED' {
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

const GateState = describedEnum('GateState', 'Result of a gate before a purchase (收购前检查).', {
  PASSED: 'Nothing stands in the way.',
  BLOCKED: 'The gate is closed: read `reason`.',
  UNDETERMINED:
    'The gate could not be queried, or its response says nothing. Not passed: read `reason`.',
});

/** GraphQL type of a gate: state, reason and the full response. */
function gateType<Answer>(
  name: string,
  description: string,
  answer: ObjectRef<Types, Answer>,
): ObjectRef<Types, Gate<Answer>> {
  return builder.objectRef<Gate<Answer>>(name).implement({
    description,
    fields: (t) => ({
      state: t.expose('state', {
        type: GateState,
        description: 'Result of the gate.',
      }),
      reason: t.string({
        nullable: true,
        description: 'Reason why the gate is not passed; null when it is passed.',
        resolve: ({ reason }, _args, { language }) => reason && inWords(reason, language),
      }),
      answer: t.field({
        type: answer,
        nullable: true,
        description: 'The platform’s response; null when there was none.',
        // Pothos cannot decide whether a type parameter is a list.
        resolve: (gate) => gate.answer as never,
      }),
    }),
  });
}

const EligibilityGate = gateType(
  'EligibilityGate',
  'Gate one: the enterprise may buy scrap (报废产品收购资格).',
  TaxpayerEligibility,
);
const AgentTaxGate = gateType(
  'AgentTaxGate',
  'Gate two: the enterprise owes no declaration for its sellers (代办税费).',
  AgentTaxDue,
);
const PendingGate = gateType(
  'PendingGate',
  'Gate three: the person has no pending transaction (未缴税款的预开交易).',
  PendingTransactions,
);
const LimitsGate = gateType(
  'LimitsGate',
  'Gate four: the person may sell (自然人开票限额).',
  SellerIssuingLimits,
);

const ReadinessVerdict = describedEnum(
  'ReadinessVerdict',
  'Readiness for a purchase order (报废产品收购).',
  {
    READY: 'All gates are passed.',
    BLOCKED: 'At least one gate is `BLOCKED`.',
    UNDETERMINED: 'No gate is `BLOCKED`, and at least one is `UNDETERMINED`.',
  },
);

const ScrapPurchaseReadiness = builder.objectRef<Readiness>('ScrapPurchaseReadiness').implement({
  description:
    'Reports if an enterprise can buy scrap from a person now (报废产品收购): all gates in one response.',
  fields: (t) => ({
    verdict: t.field({
      type: ReadinessVerdict,
      description: 'All gates in one word.',
      resolve: (readiness) => verdictOn(readiness),
    }),
    eligibility: t.expose('eligibility', {
      type: EligibilityGate,
      description: 'May the enterprise buy scrap?',
    }),
    agentTax: t.expose('agentTax', {
      type: AgentTaxGate,
      description: 'Does the enterprise owe declarations?',
    }),
    pending: t.expose('pending', {
      type: PendingGate,
      description: 'Does the person have a pending transaction?',
    }),
    limits: t.expose('limits', {
      type: LimitsGate,
      description: 'May the person sell?',
    }),
  }),
});

builder.queryField('scrapPurchaseReadiness', (t) =>
  t.field({
    type: ScrapPurchaseReadiness,
    description:
      'Checks if a purchase can be ordered: eligibility, taxes declared for sellers, pending transactions and the person’s limits, queried in parallel by four free calls. A gate that cannot be queried is `UNDETERMINED` and says why; it never fails the response.',
    args: {
      input: inputArg(readinessInput, 'Buyer and seller.'),
    },
    resolve: (_root, { input }, context) => askGates(context, input),
  }),
);
