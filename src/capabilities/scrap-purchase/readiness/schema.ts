import type { ObjectRef } from '@pothos/core';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { builder, type Types } from '../../../graphql/schema/builder.ts';
import { describedEnum } from '../../../graphql/schema/code-enums.ts';
import { inWords } from '../../../messages/message.ts';
import {
  AgentTaxDue,
  PendingTransactions,
  SellerIssuingLimits,
  TaxpayerEligibility,
} from '../schema.ts';
import { askGates, type Gate, type Readiness, readinessInput, verdictOn } from './gates.ts';

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
