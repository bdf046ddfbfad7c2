import * as r from '../../../platform/record/index.ts';
import { atomicInterface } from './answer.ts';
import { unreported } from './members.ts';

/** `csxz` */
const rateKind = r.codes('TaxRateKind', 'Kind of a rate (税率/征收率).', {
  TAX_RATE: ['1', 'Tax rate', '税率'],
  LEVY_RATE: ['2', 'Levy rate, as small-scale taxpayers pay it', '征收率'],
});

/** `cszt` */
const rateState = r.codes('TaxRateState', 'Validity of a rate (税率状态).', {
  ENABLED: ['0', 'Enabled', '启用'],
  DISABLED: ['1', 'Disabled', '停用'],
});

/** The tax bureau requires no member, but the platform requires a signature: `{}` is signed and sent. */
const ratesQuestion = r.record('AvailableTaxRatesQuestion', 'Asks for nothing in particular.', {});

export const availableRate = r.record(
  'AvailableTaxRate',
  'A tax or levy rate (税率/征收率) that invoices can carry.',
  {
    kind: r.code('csxz?', rateKind, { doc: `Tax rate or levy rate.${unreported}` }),
    rate: r.decimal('slzsl', { as: 'number', doc: 'The rate: `0.13` is 13 %.' }),
    isOriginal: r.flag('yslbz?', {
      as: ['Y', 'N'],
      doc: `True for an original, not a reduced rate.${unreported}`,
    }),
    correspondingRates: r.percentages('dyysl?', {
      doc: 'The original rates that it corresponds to, `0.03` for 3 %. Null for none, and where the tax bureau’s text is no list of percentages.',
    }),
    state: r.code('cszt', rateState, { doc: 'State of the rate.' }),
    validFrom: r.date('yxqq?', { doc: `First day on which the rate is valid.${unreported}` }),
    validTo: r.date('yxqz?', { doc: 'Last day on which the rate is valid.' }),
    disabledOn: r.date('tyrq?', { doc: 'Day on which it was disabled.' }),
  },
);

const rates = r.record(
  'AvailableTaxRates',
  'The tax and levy rates (税率/征收率) that invoices can carry.',
  {
    // The name of the list in the response is not documented.
    rates: r.unnamedList(availableRate, { countedBy: 'count', odd: 'omitted', doc: 'The rates.' }),
  },
);

/** Document 3, section 4.1, interface 7. */
export const queryTaxRates = atomicInterface('CXKYSL', {
  request: ratesQuestion,
  response: rates,
  about: [],
  effect: 'none',
});
