import { record, text, yearMonth } from '../../../platform/record/index.ts';
import { buyerTaxNumber, person } from '../wire/members.ts';

/** The question to the four gates; each takes its part of it under its own names. */
export const readinessInput = record(
  'ScrapPurchaseReadinessInput',
  'The enterprise that is to buy and the person who is to sell (报废产品收购).',
  {
    buyerTaxNumber,
    registrationSerial: text('dbnsrdjxh', {
      max: 20,
      optional: true,
      doc: 'Registration serial of the enterprise; taken from the eligibility when left out.',
    }),
    period: yearMonth('sq', {
      as: 'yyyyMM',
      doc: 'The month for which it is asked whether taxes declared for sellers are due.',
    }),
    person,
  },
);
