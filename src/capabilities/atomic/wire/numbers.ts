import * as r from '../../../platform/record/index.ts';
import { atomicInterface } from './answer.ts';
import { keptTaxNumber, ownNumber, serial } from './members.ts';

/** Limit of numbers in one request (document 3, section 8). */
const MOST_NUMBERS = 5_000;

const numbersToReserve = r.record(
  'InvoiceNumberReservationInput',
  'Invoice numbers to be reserved (预赋码).',
  {
    reservationId: ownNumber('reservation'),
    buyerTaxNumber: keptTaxNumber('nsrsbh'),
    quantity: r.integer('lysl', {
      min: 1,
      max: MOST_NUMBERS,
      doc: `Count of numbers, 1 to ${MOST_NUMBERS}.`,
    }),
    serial: r.hidden(serial),
  },
);

const numberRange = r.record('InvoiceNumberRange', 'Consecutive invoice numbers (发票号码段).', {
  firstNumber: r.numberText('fpqshm', { doc: 'The first number.' }),
  lastNumber: r.numberText('fpzzhm', { doc: 'The last number.' }),
  quantity: r.integer('lysl?', {
    min: 0,
    doc: 'Quantity of numbers; null where the tax bureau did not report it readably.',
  }),
});

/** Document 3, section 4.1, interface 1. The same serial with the same quantity is the same range. */
export const reserveNumbers = atomicInterface('QDFPPLFM', {
  request: numbersToReserve,
  response: numberRange,
  about: ['nsrsbh', 'ywlsh'],
  effect: 'repeatable',
});
