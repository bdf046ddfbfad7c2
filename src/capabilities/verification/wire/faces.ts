import * as r from '../../../platform/record/index.ts';
import { printedDay, printedRate } from './printed.ts';

/**
 * Faces as listed in section 2.3 of document 1. Every field is optional: the documents guarantee none, and a missing
 * field must not waste a check.
 */
const optional = true;

const amountWithoutTax = r.amount('je', {
  as: 'number',
  optional,
  doc: 'Total without tax, in yuan.',
});
const taxAmount = r.amount('se', { as: 'number', optional, doc: 'Total tax, in yuan.' });
const amountWithTax = r.amount('jshj', {
  as: 'number',
  optional,
  doc: 'Total including tax, in yuan.',
});
const statusCode = r.text('fpztDm', {
  optional,
  doc: 'Status of the invoice as a code whose values the platform does not document.',
});
const sellerName = r.text('xfmc', { optional, doc: 'Seller’s name.' });
const sellerTaxNumber = r.text('xfsbh', {
  optional,
  pii: 'taxNumber',
  doc: 'Seller’s taxpayer number; a person’s is masked without the scope `pii`.',
});
const buyerName = r.text('gfmc', { optional, doc: 'Buyer’s name.' });
/** Note on a text whose format is not documented. */
const unreadable = 'null if the printed text cannot be read: see `InvoiceVerification.raw`.';
const passengerIdNumber = { optional, pii: 'identity' } as const;

const vatInvoiceLine = r.record('VatInvoiceLine', 'One line of goods or services (发票明细).', {
  itemName: r.text('mc', { optional, doc: 'Name of the goods or service.' }),
  taxRate: printedRate('slv', { doc: `Tax rate, \`0.13\` for 13 %; ${unreadable}` }),
  taxAmount: r.amountAsShown('se', { as: 'number', optional, doc: 'Tax of the line, in yuan.' }),
  taxClassificationCode: r.text('spbm', { optional, doc: 'Tax classification code of the goods.' }),
});

/** VAT and digital invoices: general, special and paper-style; also the default for unknown kinds. */
export const vatInvoiceFace = r.lazyRecord(
  'VatInvoiceFace',
  'Face of a VAT or digital invoice (增值税发票、数电发票).',
  {
    sellerName,
    sellerTaxNumber,
    buyerName,
    buyerTaxNumber: r.text('gfsbh', {
      optional,
      pii: 'taxNumber',
      doc: 'Buyer’s taxpayer number; a person’s is masked without the scope `pii`.',
    }),
    amountWithoutTax,
    taxAmount,
    amountWithTax,
    amountInWords: r.text('jshjcn', {
      optional,
      doc: 'Total including tax in capital characters.',
    }),
    statusCode,
    remark: r.text('bz', {
      optional,
      pii: 'freeText',
      doc: 'Remark; what looks like an ID number, phone or bank card in it is masked without the scope `pii`.',
    }),
    lines: r.list('hwxx', vatInvoiceLine, {
      optional,
      doc: 'Lines; null when the platform sent none.',
    }),
  },
);

const flightSegment = r.record('FlightSegment', 'One flight (航段) of an itinerary.', {
  carrier: r.text('cyr', { optional, doc: 'Carrier.' }),
  flightNumber: r.text('hbh', { optional, doc: 'Flight number.' }),
  departurePlace: r.text('sfz', { optional, doc: 'Place of departure.' }),
  destinationPlace: r.text('mdz', { optional, doc: 'Place of destination.' }),
  departureTime: r.text('qfsj', {
    optional,
    doc: 'Departure time of day, as printed: its form is not documented.',
  }),
  seatClass: r.text('zwdj', { optional, doc: 'Booking class, as printed.' }),
});

/** Aviation itineraries. Their tax amount is named `zzsse`, not `se`. */
export const aviationFace = r.lazyRecord(
  'AviationFace',
  'Face of an aviation itinerary (航空运输电子客票行程单).',
  {
    passengerName: r.text('lkxm', { optional, doc: 'Passenger’s name.' }),
    passengerIdNumber: r.text('sfzjhm', {
      ...passengerIdNumber,
      doc: 'Passenger’s identity document number; masked without the scope `pii`.',
    }),
    fare: r.amount('pj', { as: 'number', optional, doc: 'Fare, in yuan.' }),
    fuelSurcharge: r.amount('ryfjf', { as: 'number', optional, doc: 'Fuel surcharge, in yuan.' }),
    taxRate: printedRate('zzssl', { doc: `VAT rate, \`0.09\` for 9 %; ${unreadable}` }),
    taxAmount: r.amount('zzsse', { as: 'number', optional, doc: 'VAT amount, in yuan.' }),
    developmentFund: r.amount('mhfzjj', {
      as: 'number',
      optional,
      doc: 'Civil aviation development fund, in yuan.',
    }),
    otherTaxesAndFees: r.amount('qtsf', {
      as: 'number',
      optional,
      doc: 'Other taxes and fees, in yuan.',
    }),
    insurance: r.amount('bxf', { as: 'number', optional, doc: 'Insurance, in yuan.' }),
    amountWithTax,
    statusCode,
    segments: r.list('hwxx', flightSegment, {
      optional,
      doc: 'Flights; null when the platform sent none.',
    }),
  },
);

/** Railway e-tickets: a flat object with the passenger in `name`. */
export const railwayFace = r.lazyRecord(
  'RailwayFace',
  'Face of a railway e-ticket (铁路电子客票).',
  {
    passengerName: r.text('name', { optional, doc: 'Passenger’s name.' }),
    passengerIdNumber: r.text('zjh', {
      ...passengerIdNumber,
      doc: 'Passenger’s identity document number; masked without the scope `pii`.',
    }),
    trainNumber: r.text('cc', { optional, doc: 'Train number.' }),
    departureStation: r.text('cfz', { optional, doc: 'Station of departure.' }),
    arrivalStation: r.text('ddz', { optional, doc: 'Station of arrival.' }),
    travelOn: printedDay('ccrq', { doc: `Day of travel; ${unreadable}` }),
    departureTime: r.text('cfsj', {
      optional,
      doc: 'Time of day of the departure, as printed: its form is not documented.',
    }),
    seat: r.text('xw', { optional, doc: 'Seat, as printed.' }),
    taxRate: printedRate('slv', { doc: `Tax rate, \`0.09\` for 9 %; ${unreadable}` }),
    amountWithoutTax,
    taxAmount,
    amountWithTax,
    statusCode,
  },
);

/** Blockchain invoices: only authenticity is verified, so there are no lines. */
export const blockchainFace = r.lazyRecord(
  'BlockchainFace',
  'Face of a blockchain invoice (区块链电子发票).',
  {
    sellerName,
    sellerTaxNumber,
    buyerName,
    shortCode: r.text('jym', { optional, doc: 'Short code on the invoice.' }),
    statusCode: r.text('fpzt', {
      optional,
      doc: 'Status of the invoice as a code whose values the platform does not document.',
    }),
    amountWithoutTax,
    taxAmount,
    amountWithTax,
    onBlockchain: r.flag('qkl', { optional, doc: 'True marks a blockchain invoice.' }),
  },
);
