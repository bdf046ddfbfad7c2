import type { ObjectRef } from '@pothos/core';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { builder, type Types } from '../../../graphql/schema/builder.ts';
import { inWords } from '../../../messages/message.ts';
import {
  AgentTaxDue,
  PendingTransactions,
  SellerIssuingLimits,
  TaxpayerEligibility,
} from '../schema.ts';
import { askGates, type Gate, type Readiness, readinessInput, verdictOn } from './gates.ts';

const GateState = builder.enumType('GateState', {
  description: 'Result of a gate before a purchase (收购前检查).',
  values: {
    PASSED: { description: 'Nothing stands in the way.' },
    BLOCKED: { description: 'The gate is closed: read `reason`.' },
    UNDETERMINED: {
      description:
        'The gate could not be queried, or its response says nothing. Not passed: read `reason`.',
    },
  },
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
      state: t.field({
        type: GateState,
        description: 'Result of the gate.',
        resolve: ({ state }) => state,
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

const ReadinessVerdict = builder.enumType('ReadinessVerdict', {
  description: 'Readiness for a purchase order (报废产品收购).',
  values: {
    READY: { description: 'All gates are passed.' },
    BLOCKED: { description: 'At least one gate is `BLOCKED`.' },
    UNDETERMINED: { description: 'No gate is `BLOCKED`, and at least one is `UNDETERMINED`.' },
  },
});

const ScrapPurchaseReadiness = builder.objectRef<Readiness>('ScrapPurchaseReadiness').implement({
  description:
    'Reports if an enterprise can buy scrap from a person now (报废产品收购): all gates in one response.',
  fields: (t) => ({
    verdict: t.field({
      type: ReadinessVerdict,
      description: 'All gates in one word.',
      resolve: (readiness) => verdictOn(readiness),
    }),
    eligibility: t.field({
      type: EligibilityGate,
      description: 'May the enterprise buy scrap?',
      resolve: ({ eligibility }) => eligibility,
    }),
    agentTax: t.field({
      type: AgentTaxGate,
      description: 'Does the enterprise owe declarations?',
      resolve: ({ agentTax }) => agentTax,
    }),
    pending: t.field({
      type: PendingGate,
      description: 'Does the person have a pending transaction?',
      resolve: ({ pending }) => pending,
    }),
    limits: t.field({
      type: LimitsGate,
      description: 'May the person sell?',
      resolve: ({ limits }) => limits,
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
