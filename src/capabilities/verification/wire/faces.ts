import {
  amount,
  amountAsShown,
  decimal,
  flag,
  list,
  lazyRecord,
  record,
  text,
} from '../../../platform/record/index.ts';
import { printedDay, printedRate } from './printed.ts';

/**
 * Faces as listed in section 2.3 of document 1. Every field is optional: the documents guarantee none, and a missing
 * field must not waste a check.
 */
const optional = true;

const amountWithoutTax = amount('je', {
  as: 'number',
  optional,
  doc: 'Total without tax, in yuan.',
});
const taxAmount = amount('se', { as: 'number', optional, doc: 'Total tax, in yuan.' });
const amountWithTax = amount('jshj', {
  as: 'number',
  optional,
  doc: 'Total including tax, in yuan.',
});
const statusCode = text('fpztDm', {
  optional,
  doc: 'Status of the invoice as a code whose values the platform does not document.',
});
const sellerName = text('xfmc', { optional, doc: 'Seller’s name.' });
const sellerTaxNumber = text('xfsbh', {
  optional,
  pii: 'taxNumber',
  doc: 'Seller’s taxpayer number; a person’s is masked without the scope `pii`.',
});
const buyerName = text('gfmc', { optional, doc: 'Buyer’s name.' });
/** Note on a text whose format is not documented. */
const unreadable = 'null if the printed text cannot be read: see `InvoiceVerification.raw`.';
const passengerIdNumber = { optional, pii: 'identity' } as const;

const vatInvoiceLine = record('VatInvoiceLine', 'One line of goods or services (发票明细).', {
  itemName: text('mc', { optional, doc: 'Name of the goods or service.' }),
  taxRate: decimal('slv', { as: 'number', optional, doc: 'Tax rate, `0.13` for 13 %.' }),
  taxAmount: amountAsShown('se', { as: 'number', optional, doc: 'Tax of the line, in yuan.' }),
  taxClassificationCode: text('spbm', { optional, doc: 'Tax classification code of the goods.' }),
});

/** VAT and digital invoices: general, special and paper-style; also the default for unknown kinds. */
export const vatInvoiceFace = lazyRecord(
  'VatInvoiceFace',
  'Face of a VAT or digital invoice (增值税发票、数电发票).',
  {
    sellerName,
    sellerTaxNumber,
    buyerName,
    buyerTaxNumber: text('gfsbh', {
      optional,
      pii: 'taxNumber',
      doc: 'Buyer’s taxpayer number; a person’s is masked without the scope `pii`.',
    }),
    amountWithoutTax,
    taxAmount,
    amountWithTax,
    amountInWords: text('jshjcn', { optional, doc: 'Total including tax in capital characters.' }),
    statusCode,
    remark: text('bz', {
      optional,
      pii: 'freeText',
      doc: 'Remark; what looks like an ID number, phone or bank card in it is masked without the scope `pii`.',
    }),
    lines: list('hwxx', vatInvoiceLine, {
      optional,
      doc: 'Lines; null when the platform sent none.',
    }),
  },
);

const flightSegment = record('FlightSegment', 'One flight (航段) of an itinerary.', {
  carrier: text('cyr', { optional, doc: 'Carrier.' }),
  flightNumber: text('hbh', { optional, doc: 'Flight number.' }),
  departurePlace: text('sfz', { optional, doc: 'Place of departure.' }),
  destinationPlace: text('mdz', { optional, doc: 'Place of destination.' }),
  departureTime: text('qfsj', {
    optional,
    doc: 'Departure time of day, as printed: its form is not documented.',
  }),
  seatClass: text('zwdj', { optional, doc: 'Booking class, as printed.' }),
});

/** Aviation itineraries. Their tax amount is named `zzsse`, not `se`. */
export const aviationFace = lazyRecord(
  'AviationFace',
  'Face of an aviation itinerary (航空运输电子客票行程单).',
  {
    passengerName: text('lkxm', { optional, doc: 'Passenger’s name.' }),
    passengerIdNumber: text('sfzjhm', {
      ...passengerIdNumber,
      doc: 'Passenger’s identity document number; masked without the scope `pii`.',
    }),
    fare: amount('pj', { as: 'number', optional, doc: 'Fare, in yuan.' }),
    fuelSurcharge: amount('ryfjf', { as: 'number', optional, doc: 'Fuel surcharge, in yuan.' }),
    taxRate: printedRate('zzssl', { doc: `VAT rate, \`0.09\` for 9 %; ${unreadable}` }),
    taxAmount: amount('zzsse', { as: 'number', optional, doc: 'VAT amount, in yuan.' }),
    developmentFund: amount('mhfzjj', {
      as: 'number',
      optional,
      doc: 'Civil aviation development fund, in yuan.',
    }),
    otherTaxesAndFees: amount('qtsf', {
      as: 'number',
      optional,
      doc: 'Other taxes and fees, in yuan.',
    }),
    insurance: amount('bxf', { as: 'number', optional, doc: 'Insurance, in yuan.' }),
    amountWithTax,
    statusCode,
    segments: list('hwxx', flightSegment, {
      optional,
      doc: 'Flights; null when the platform sent none.',
    }),
  },
);

/** Railway e-tickets: a flat object with the passenger in `name`. */
export const railwayFace = lazyRecord('RailwayFace', 'Face of a railway e-ticket (铁路电子客票).', {
  passengerName: text('name', { optional, doc: 'Passenger’s name.' }),
  passengerIdNumber: text('zjh', {
    ...passengerIdNumber,
    doc: 'Passenger’s identity document number; masked without the scope `pii`.',
  }),
  trainNumber: text('cc', { optional, doc: 'Train number.' }),
  departureStation: text('cfz', { optional, doc: 'Station of departure.' }),
  arrivalStation: text('ddz', { optional, doc: 'Station of arrival.' }),
  travelOn: printedDay('ccrq', { doc: `Day of travel; ${unreadable}` }),
  departureTime: text('cfsj', {
    optional,
    doc: 'Time of day of the departure, as printed: its form is not documented.',
  }),
  seat: text('xw', { optional, doc: 'Seat, as printed.' }),
  taxRate: printedRate('slv', { doc: `Tax rate, \`0.09\` for 9 %; ${unreadable}` }),
  amountWithoutTax,
  taxAmount,
  amountWithTax,
  statusCode,
});

/** Blockchain invoices: only authenticity is verified, so there are no lines. */
export const blockchainFace = lazyRecord(
  'BlockchainFace',
  'Face of a blockchain invoice (区块链电子发票).',
  {
    sellerName,
    sellerTaxNumber,
    buyerName,
    shortCode: text('jym', { optional, doc: 'Short code on the invoice.' }),
    statusCode: text('fpzt', {
      optional,
      doc: 'Status of the invoice as a code whose values the platform does not document.',
    }),
    amountWithoutTax,
    taxAmount,
    amountWithTax,
    onBlockchain: flag('qkl', { optional, doc: 'True marks a blockchain invoice.' }),
  },
);
