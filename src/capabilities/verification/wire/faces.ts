import { Big } from 'big.js';
import * as r from '../../../platform/record/index.ts';
import { plainSpelling } from '../../../kernel/json/json.ts';

// Rates and days in a face, which are texts in an undocumented format (document 1, section 2.3).

type Printed = r.Field<string, string, string, true, 'given'>;

/**
 * A tax rate as a fraction of one, printed as `9%` or as `0.09`: a rate of 1 or more without a sign is in percent. Null
 * for words such as 免税 and for other texts; the text itself is in `raw`.
 */
function printedRate(wire: string, { doc }: { readonly doc: string }): Printed {
  return asPrinted(r.decimal(`${wire}?`, { as: 'text', doc }), toPartOfOne);
}

/** A day, also printed with 年月日. Null for any other text; the text itself is in `raw`. */
function printedDay(wire: string, { doc }: { readonly doc: string }): Printed {
  const field = r.date(`${wire}?`, { doc });
  return {
    ...field,
    read(source, name, into) {
      try {
        field.read(source, name, into);
      } catch {
        into[name] = null;
      }
    },
  };
}

function toPartOfOne(text: string): string | null {
  const digits = text.endsWith('%') ? text.slice(0, -1).trimEnd() : text;
  if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(digits)) return null;
  const printed = Number(digits);
  // Fast path: most rates are fractions, and JavaScript prints those with up to six decimals without an exponent.
  if (digits === text && printed < 1) return String(printed);
  const rate = new Big(digits).div(100);
  return rate.lt(1) ? rate.toFixed() : null;
}

/** A field that parses one printed format; an unreadable member must not waste a check. */
function asPrinted(field: Printed, toValue: (text: string) => string | null): Printed {
  return {
    ...field,
    read(source, name, into) {
      const text = plainSpelling(source[field.wire ?? ''] ?? null) ?? '';
      into[name] = toValue(text);
    },
  };
}

// Faces as listed in section 2.3 of document 1. Every field may be missing: the documents guarantee none, and a missing field
// must not waste a check.

const amountWithoutTax = r.amount('je?', {
  as: 'number',
  doc: 'Total without tax, in yuan.',
});
const taxAmount = r.amount('se?', { as: 'number', doc: 'Total tax, in yuan.' });
const amountWithTax = r.amount('jshj?', {
  as: 'number',
  doc: 'Total including tax, in yuan.',
});
const statusCode = r.text('fpztDm?', {
  doc: 'Status of the invoice as a code whose values the platform does not document.',
});
const sellerName = r.text('xfmc?', { doc: 'Seller’s name.' });
const sellerTaxNumber = r.text('xfsbh?', {
  pii: 'taxNumber',
  doc: 'Seller’s taxpayer number; a person’s is masked without the scope `pii`.',
});
const buyerName = r.text('gfmc?', { doc: 'Buyer’s name.' });
/** Note on a text whose format is not documented. */
const unreadable = 'null if the printed text cannot be read: see `InvoiceVerification.raw`.';

const vatInvoiceLine = r.record('VatInvoiceLine', 'One line of goods or services (发票明细).', {
  itemName: r.text('mc?', { doc: 'Name of the goods or service.' }),
  taxRate: printedRate('slv', { doc: `Tax rate, \`0.13\` for 13 %; ${unreadable}` }),
  taxAmount: r.amountAsShown('se?', { as: 'number', doc: 'Tax of the line, in yuan.' }),
  taxClassificationCode: r.text('spbm?', { doc: 'Tax classification code of the goods.' }),
});

/** VAT and digital invoices: general, special and paper-style; also the default for unknown kinds. */
export const vatInvoiceFace = r.lazyRecord(
  'VatInvoiceFace',
  'Face of a VAT or digital invoice (增值税发票、数电发票).',
  {
    sellerName,
    sellerTaxNumber,
    buyerName,
    buyerTaxNumber: r.text('gfsbh?', {
      pii: 'taxNumber',
      doc: 'Buyer’s taxpayer number; a person’s is masked without the scope `pii`.',
    }),
    amountWithoutTax,
    taxAmount,
    amountWithTax,
    amountInWords: r.text('jshjcn?', { doc: 'Total including tax in capital characters.' }),
    statusCode,
    remark: r.text('bz?', {
      pii: 'freeText',
      doc: 'Remark; what looks like an ID number, phone or bank card in it is masked without the scope `pii`.',
    }),
    lines: r.list('hwxx?', vatInvoiceLine, { doc: 'Lines; null when the platform sent none.' }),
  },
);

const flightSegment = r.record('FlightSegment', 'One flight (航段) of an itinerary.', {
  carrier: r.text('cyr?', { doc: 'Carrier.' }),
  flightNumber: r.text('hbh?', { doc: 'Flight number.' }),
  departurePlace: r.text('sfz?', { doc: 'Place of departure.' }),
  destinationPlace: r.text('mdz?', { doc: 'Place of destination.' }),
  departureTime: r.text('qfsj?', {
    doc: 'Departure time of day, as printed: its form is not documented.',
  }),
  seatClass: r.text('zwdj?', { doc: 'Booking class, as printed.' }),
});

/** Aviation itineraries. Their tax amount is named `zzsse`, not `se`. */
export const aviationFace = r.lazyRecord(
  'AviationFace',
  'Face of an aviation itinerary (航空运输电子客票行程单).',
  {
    passengerName: r.text('lkxm?', { doc: 'Passenger’s name.' }),
    passengerIdNumber: r.text('sfzjhm?', {
      pii: 'identity',
      doc: 'Passenger’s identity document number; masked without the scope `pii`.',
    }),
    fare: r.amount('pj?', { as: 'number', doc: 'Fare, in yuan.' }),
    fuelSurcharge: r.amount('ryfjf?', { as: 'number', doc: 'Fuel surcharge, in yuan.' }),
    taxRate: printedRate('zzssl', { doc: `VAT rate, \`0.09\` for 9 %; ${unreadable}` }),
    taxAmount: r.amount('zzsse?', { as: 'number', doc: 'VAT amount, in yuan.' }),
    developmentFund: r.amount('mhfzjj?', {
      as: 'number',
      doc: 'Civil aviation development fund, in yuan.',
    }),
    otherTaxesAndFees: r.amount('qtsf?', {
      as: 'number',
      doc: 'Other taxes and fees, in yuan.',
    }),
    insurance: r.amount('bxf?', { as: 'number', doc: 'Insurance, in yuan.' }),
    amountWithTax,
    statusCode,
    segments: r.list('hwxx?', flightSegment, { doc: 'Flights; null when the platform sent none.' }),
  },
);

/** Railway e-tickets: a flat object with the passenger in `name`. */
export const railwayFace = r.lazyRecord(
  'RailwayFace',
  'Face of a railway e-ticket (铁路电子客票).',
  {
    passengerName: r.text('name?', { doc: 'Passenger’s name.' }),
    passengerIdNumber: r.text('zjh?', {
      pii: 'identity',
      doc: 'Passenger’s identity document number; masked without the scope `pii`.',
    }),
    trainNumber: r.text('cc?', { doc: 'Train number.' }),
    departureStation: r.text('cfz?', { doc: 'Station of departure.' }),
    arrivalStation: r.text('ddz?', { doc: 'Station of arrival.' }),
    travelOn: printedDay('ccrq', { doc: `Day of travel; ${unreadable}` }),
    departureTime: r.text('cfsj?', {
      doc: 'Time of day of the departure, as printed: its form is not documented.',
    }),
    seat: r.text('xw?', { doc: 'Seat, as printed.' }),
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
    shortCode: r.text('jym?', { doc: 'Short code on the invoice.' }),
    statusCode: r.text('fpzt?', {
      doc: 'Status of the invoice as a code whose values the platform does not document.',
    }),
    amountWithoutTax,
    taxAmount,
    amountWithTax,
    onBlockchain: r.flag('qkl?', { doc: 'True marks a blockchain invoice.' }),
  },
);
