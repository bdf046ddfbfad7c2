import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { isMock } from '../../settled-reverse/wire/members.ts';
import { businessInterface, rawAnswer, slipNumber, timestamp } from './members.ts';

export const slipNumbers = r.textList('dzsphmList', {
  each: 40,
  areNumbers: true,
  doc: 'Numbers of the e-tax slips.',
});

/** A single slip is queried by its number, several by the list. */
const paymentQuestion = r.record('TaxPaymentQuestion', 'The queried slips.', {
  slip: r.numberText('dzsphm?', { doc: slipNumber.doc }),
  slips: r.textList('dzsphmList?', {
    each: 40,
    areNumbers: true,
    doc: slipNumbers.doc,
  }),
});

/** `skjnjg` (document 2, interface 6). */
const paymentResult = r.codes(
  'TaxPaymentResult',
  'Statement of the tax bureau about the payment of a slip (税款缴纳结果). Only one value is documented.',
  { PAID: ['01', 'Paid', '已缴纳'] },
);

/** The response about one slip. */
export const paidSlip = r.record('TaxPaymentAnswer', 'Response about a payment slip.', {
  taxSlipNumber: r.numberText('dzsphm?', { doc: slipNumber.doc }),
  result: r.code('skjnjg?', paymentResult, {
    doc: 'State of the payment at the tax bureau; null where it was not reported.',
  }),
});

/** Interface 6. The documents do not show its response for several slips. */
export const paymentAnswer = r.record(
  'TaxPayments',
  'State of the payments of some slips (税款缴纳), as the platform says in one response.',
  {
    slips: r.hidden(
      r.scattered(paidSlip, {
        known: 'skjnjg',
        doc: 'Report on each slip, wherever the response has it.',
      }),
    ),
    timestamp,
    isMock,
    raw: rawAnswer,
  },
);

export const payStatus = endpoint({
  ...businessInterface('tax/pay-status'),
  request: paymentQuestion,
  response: paymentAnswer,
  about: ['dzsphm'],
  effect: 'none',
});
