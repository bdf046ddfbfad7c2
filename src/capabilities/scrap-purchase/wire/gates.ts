import { rules } from '../../../messages/rules.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import {
  amount,
  code,
  codes,
  date,
  dateTime,
  flag,
  inEnvelope,
  inline,
  integer,
  list,
  numberText,
  record,
  text,
  verbatim,
  yearMonth,
} from '../../../platform/record/index.ts';
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

const eligibilityInput = record(
  'TaxpayerEligibilityInput',
  'The enterprise that is to buy scrap by reverse invoices (报废产品收购资格). The platform’s documents do not show this request: the tax number is sent under the name that both interfaces behind it use.',
  eligibilityQuestion,
  { rules: [noOwnNames(eligibilityQuestion)] },
);

/** Interface 1; the documents name only `eligible` and `base.djxh` of its response. */
export const eligibility = record(
  'TaxpayerEligibility',
  'Permission of an enterprise to buy scrap by reverse invoices (报废产品收购资格), judged by basic and risk information together.',
  {
    eligible: flag('eligible', {
      optional: true,
      doc: 'The platform’s conclusion. Null if its response has none: then nothing is known, read `raw`.',
    }),
    ...inEnvelope('base', {
      registrationSerial: numberText('djxh', {
        optional: true,
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

const agentTaxQuestion = record('AgentTaxDueInput', 'Enterprise and period to query (代办税费).', {
  registrationSerial: numberText('dbnsrdjxh', {
    max: 20,
    doc: 'Registration serial of the enterprise: `taxpayerEligibility { registrationSerial }`.',
  }),
  buyerTaxNumber: agentTaxNumber,
  period: yearMonth('sq', { as: 'yyyyMM', doc: 'The period, a month.' }),
});

const agentTaxPerson = record('AgentTaxPerson', 'A seller (出售者) for whom tax is due.', {
  name: text('zrrxm', { optional: true, doc: 'Name of the seller.' }),
  idNumber: text('zrrsfzjhm', {
    optional: true,
    pii: 'identity',
    doc: 'ID number of the seller; masked without the scope `pii`.',
  }),
  taxAmount: amount('se', { as: 'number', optional: true, doc: 'Tax that is due, in yuan.' }),
  periodFrom: date('skssqq', { optional: true, doc: 'First day of the tax period.' }),
  periodTo: date('skssqz', { optional: true, doc: 'Last day of the tax period.' }),
});

/** Interface 2. */
export const agentTax = record(
  'AgentTaxDue',
  'Taxes that the enterprise must declare for its sellers (代办税费) and has not declared. An issuer of reverse invoices must declare and pay within the next month; otherwise the tax bureau stops the issuing.',
  {
    blocked: flag('blocked', {
      doc: 'True when a declaration is due. Declare it in the electronic tax bureau; issuing then resumes by itself.',
    }),
    ...inEnvelope('records', {
      totalTaxPayable: amount('ydbsehj', {
        as: 'number',
        optional: true,
        doc: 'Total tax that is due, in yuan; 0 for none.',
      }),
      dueOn: date('sbqx', {
        optional: true,
        doc: 'Last day for the declaration; afterwards the tax bureau stops the issuing.',
      }),
      personCount: integer('dbhs', {
        optional: true,
        doc: 'Number of sellers for whom tax is due.',
      }),
      persons: list('list', agentTaxPerson, {
        optional: true,
        doc: 'Due taxes, by seller.',
      }),
    }),
    hint: text('hint', { optional: true, pii: 'freeText', doc: 'The platform’s advice.' }),
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

const pendingQuestion = record(
  'PendingTransactionsInput',
  'Owner of pending transactions (未缴税款的预开交易): a whole enterprise, one person, or one person with one enterprise. At least one member.',
  {
    buyerTaxNumber: optionalBuyerTaxNumber,
    person: inline(personInPart, { optional: true, doc: personInPart.doc }),
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
const pendingPayment = codes(
  'PendingPaymentState',
  'State of the payment of a pre-opened transaction (缴费状态).',
  {
    UNPAID: ['0', 'Not paid yet', '未缴款'],
    VOIDED: ['5', 'The deduction failed and the transaction was voided', '扣款失败已作废'],
  },
);

const pendingTransaction = record(
  'PendingTransaction',
  'A transaction that was pre-opened and checked by the tax bureau, and is not paid (未缴税款的预开交易).',
  {
    invoiceNumber: preOpenedNumber,
    preOpenedOn: date('ykfprq', { optional: true, doc: 'Day of the pre-opening.' }),
    // Identifies a transaction, so an unreadable amount must not look like a different one.
    amountWithoutTax: amount('ykfpje', {
      as: 'number',
      optional: true,
      decisive: true,
      doc: 'Its amount, in yuan without tax.',
    }),
    taxAmount: amount('ykfpse', {
      as: 'number',
      optional: true,
      doc: 'Tax of the pre-opened invoice, in yuan.',
    }),
    paymentState: code('jfzt', pendingPayment, {
      optional: true,
      doc: 'State of its payment.',
    }),
    paymentMethod: verbatim('sfjnfs', {
      optional: true,
      doc: 'Payment method, as the platform names it. The values are not documented.',
    }),
    enteredAt: dateTime('lrrq', {
      optional: true,
      doc: 'Time of its entry. The format is not documented: null if it is no date and time.',
    }),
  },
);

/** Interface 3. */
export const pending = record(
  'PendingTransactions',
  'Transactions that were pre-opened and are not paid (未缴税款的预开交易). While a person has one, they cannot have a new order: pay it, or cancel it with `cancelPreOpenedInvoice`.',
  {
    blocked: flag('blocked', { doc: 'True while one of them prevents a new order.' }),
    ...inEnvelope('records', {
      unpaidCount: integer('wjskjlsl', { optional: true, doc: 'Number of unpaid slips.' }),
      // An absent list means that nothing is pending; an unreadable list does not.
      transactions: list('list', pendingTransaction, {
        optional: true,
        decisive: true,
        doc: 'The transactions. The platform does not report whose they are.',
      }),
    }),
    hint: text('hint', { optional: true, pii: 'freeText', doc: 'The platform’s advice.' }),
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

const limitsInput = record(
  'SellerIssuingLimitsInput',
  'The person who sells (自然人开票限额). The platform’s documents do not show this request: the person is sent under the names of the interface behind it.',
  limitsQuestion,
  { rules: [noOwnNames(limitsQuestion)] },
);

/** Interface 4; the documents name only `allowed` of its response. */
export const sellerLimits = record(
  'SellerIssuingLimits',
  'Permission of a person to sell more by reverse invoices (自然人开票限额).',
  {
    allowed: flag('allowed', {
      optional: true,
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
