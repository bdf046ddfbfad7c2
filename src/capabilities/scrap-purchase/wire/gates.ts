import { rules } from '../../../messages/rules.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { extra, isMock, noOwnNames } from '../../settled-reverse/wire/members.ts';
import {
  agentTaxNumber,
  businessInterface,
  buyerTaxNumber,
  certificateType,
  optionalBuyerTaxNumber,
  person,
  personInPart,
  preOpenedNumber,
  rawAnswer,
  timestamp,
} from './members.ts';

const eligibilityQuestion = { buyerTaxNumber, extra: extra('') };

const eligibilityInput = r.record(
  'TaxpayerEligibilityInput',
  'The enterprise that is to buy scrap by reverse invoices (报废产品收购资格). The platform’s documents do not show this request: the tax number is sent under the name that both interfaces behind it use.',
  eligibilityQuestion,
  { rules: [noOwnNames(eligibilityQuestion)] },
);

/** Interface 1; the documents name only `eligible` and `base.djxh` of its response. */
export const eligibility = r.record(
  'TaxpayerEligibility',
  'Permission of an enterprise to buy scrap by reverse invoices (报废产品收购资格), judged by basic and risk information together.',
  {
    eligible: r.flag('eligible?', {
      doc: 'The platform’s conclusion. Null if its response has none: then nothing is known, read `raw`.',
    }),
    ...r.inEnvelope('base', {
      registrationSerial: r.numberText('djxh?', {
        doc: 'Registration serial of the enterprise at the tax bureau: `agentTaxDue` needs it.',
      }),
    }),
    timestamp,
    isMock,
    raw: rawAnswer,
  },
);

export const taxpayerCheck = endpoint({
  ...businessInterface('taxpayer/check'),
  request: eligibilityInput,
  response: eligibility,
  about: ['nsrsbh', ['base.nsrsbh', 'nsrsbh']],
  effect: 'none',
});

const agentTaxQuestion = r.record(
  'AgentTaxDueInput',
  'Enterprise and period to query (代办税费).',
  {
    registrationSerial: r.numberText('dbnsrdjxh', {
      max: 20,
      doc: 'Registration serial of the enterprise: `taxpayerEligibility { registrationSerial }`.',
    }),
    buyerTaxNumber: agentTaxNumber,
    period: r.yearMonth('sq', { as: 'yyyyMM', doc: 'The period, a month.' }),
  },
);

const agentTaxPerson = r.record('AgentTaxPerson', 'A seller (出售者) for whom tax is due.', {
  name: r.text('zrrxm?', { doc: 'Name of the seller.' }),
  idNumber: r.text('zrrsfzjhm?', {
    pii: 'identity',
    doc: 'ID number of the seller; masked without the scope `pii`.',
  }),
  taxAmount: r.amount('se?', { as: 'number', doc: 'Tax that is due, in yuan.' }),
  periodFrom: r.date('skssqq?', { doc: 'First day of the tax period.' }),
  periodTo: r.date('skssqz?', { doc: 'Last day of the tax period.' }),
});

/** Interface 2. */
export const agentTax = r.record(
  'AgentTaxDue',
  'Taxes that the enterprise must declare for its sellers (代办税费) and has not declared. An issuer of reverse invoices must declare and pay within the next month; otherwise the tax bureau stops the issuing.',
  {
    blocked: r.flag('blocked', {
      doc: 'True when a declaration is due. Declare it in the electronic tax bureau; issuing then resumes by itself.',
    }),
    ...r.inEnvelope('records', {
      totalTaxPayable: r.amount('ydbsehj?', {
        as: 'number',
        doc: 'Total tax that is due, in yuan; 0 for none.',
      }),
      dueOn: r.date('sbqx?', {
        doc: 'Last day for the declaration; afterwards the tax bureau stops the issuing.',
      }),
      personCount: r.integer('dbhs?', { doc: 'Number of sellers for whom tax is due.' }),
      persons: r.list('list?', agentTaxPerson, { doc: 'Due taxes, by seller.' }),
    }),
    hint: r.text('hint?', { pii: 'freeText', doc: 'The platform’s advice.' }),
    timestamp,
    isMock,
  },
);

export const agentTaxCheck = endpoint({
  ...businessInterface('agent-tax/check'),
  request: agentTaxQuestion,
  response: agentTax,
  about: ['dbnsrsbh', 'dbnsrdjxh', 'sq'],
  effect: 'none',
});

const pendingQuestion = r.record(
  'PendingTransactionsInput',
  'Owner of pending transactions (未缴税款的预开交易): a whole enterprise, one person, or one person with one enterprise. At least one member.',
  {
    buyerTaxNumber: optionalBuyerTaxNumber,
    person: r.inline(personInPart, { optional: true, doc: personInPart.doc }),
  },
  {
    rules: [
      {
        at: 'buyerTaxNumber',
        message: rules.orIsNeeded({ names: 'person' }),
        holds: ({ buyerTaxNumber, person }) => (buyerTaxNumber ?? person ?? null) !== null,
      },
    ],
  },
);

/** `jfzt` (document 2, section 3). */
const pendingPayment = r.codes(
  'PendingPaymentState',
  'State of the payment of a pre-opened transaction (缴费状态).',
  {
    UNPAID: ['0', 'Not paid yet', '未缴款'],
    VOIDED: ['5', 'The deduction failed and the transaction was voided', '扣款失败已作废'],
  },
);

const pendingTransaction = r.record(
  'PendingTransaction',
  'A transaction that was pre-opened and checked by the tax bureau, and is not paid (未缴税款的预开交易).',
  {
    invoiceNumber: preOpenedNumber,
    preOpenedOn: r.date('ykfprq?', { doc: 'Day of the pre-opening.' }),
    // Identifies a transaction, so an unreadable amount must not look like a different one.
    amountWithoutTax: r.amount('ykfpje?', {
      as: 'number',
      decisive: true,
      doc: 'Its amount, in yuan without tax.',
    }),
    taxAmount: r.amount('ykfpse?', {
      as: 'number',
      doc: 'Tax of the pre-opened invoice, in yuan.',
    }),
    paymentState: r.code('jfzt?', pendingPayment, { doc: 'State of its payment.' }),
    paymentMethod: r.verbatim('sfjnfs?', {
      doc: 'Payment method, as the platform names it. The values are not documented.',
    }),
    enteredAt: r.dateTime('lrrq?', {
      doc: 'Time of its entry. The format is not documented: null if it is no date and time.',
    }),
  },
);

/** Interface 3. */
export const pending = r.record(
  'PendingTransactions',
  'Transactions that were pre-opened and are not paid (未缴税款的预开交易). While a person has one, they cannot have a new order: pay it, or cancel it with `cancelPreOpenedInvoice`.',
  {
    blocked: r.flag('blocked', { doc: 'True while one of them prevents a new order.' }),
    ...r.inEnvelope('records', {
      unpaidCount: r.integer('wjskjlsl?', { doc: 'Number of unpaid slips.' }),
      // An absent list means that nothing is pending; an unreadable list does not.
      transactions: r.list('list?', pendingTransaction, {
        decisive: true,
        doc: 'The transactions. The platform does not report whose they are.',
      }),
    }),
    hint: r.text('hint?', { pii: 'freeText', doc: 'The platform’s advice.' }),
    timestamp,
    isMock,
  },
);

export const pendingCheck = endpoint({
  ...businessInterface('pending/check'),
  request: pendingQuestion,
  response: pending,
  about: ['nsrsbh', 'sfzjhm'],
  effect: 'none',
});

const limitsQuestion = {
  person,
  certificateType: certificateType('sfzjlx'),
  extra: extra(''),
};

const limitsInput = r.record(
  'SellerIssuingLimitsInput',
  'The person who sells (自然人开票限额). The platform’s documents do not show this request: the person is sent under the names of the interface behind it.',
  limitsQuestion,
  { rules: [noOwnNames(limitsQuestion)] },
);

/** Interface 4; the documents name only `allowed` of its response. */
export const sellerLimits = r.record(
  'SellerIssuingLimits',
  'Permission of a person to sell more by reverse invoices (自然人开票限额).',
  {
    allowed: r.flag('allowed?', {
      doc: 'The platform’s conclusion. Null if its response has none: then nothing is known, read `raw`.',
    }),
    timestamp,
    isMock,
    raw: rawAnswer,
  },
);

export const sellerCheck = endpoint({
  ...businessInterface('seller/check'),
  request: limitsInput,
  response: sellerLimits,
  about: ['sfzjhm'],
  effect: 'none',
});
