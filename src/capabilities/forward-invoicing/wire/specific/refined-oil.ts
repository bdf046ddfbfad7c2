import * as r from '../../../../platform/record/index.ts';

/** Goods that the platform accepts as refined oil: tax classification code, and legal rate as a fraction of one. */
export const refinedOilProducts = [
  { product: 'gasoline', taxClassificationCode: '1070101010100000000', rate: '0.13' },
  { product: 'diesel', taxClassificationCode: '1070101030100000000', rate: '0.13' },
  {
    product: 'liquefied petroleum gas',
    taxClassificationCode: '1070101110100000000',
    rate: '0.09',
  },
] as const;

/** The same products as a table of codes, used in the `taxClassificationCode` of a line. */
export const refinedOilCodes = r.codes(
  'RefinedOilTaxCode',
  'Tax classification codes that the platform takes as refined oil.',
  {
    GASOLINE: [refinedOilProducts[0].taxClassificationCode, 'Gasoline, rate 0.13', '汽油'],
    DIESEL: [refinedOilProducts[1].taxClassificationCode, 'Diesel, rate 0.13', '柴油'],
    LIQUEFIED_PETROLEUM_GAS: [
      refinedOilProducts[2].taxClassificationCode,
      'Liquefied petroleum gas, rate 0.09',
      '液化石油气',
    ],
  },
);

/** The `unit` of a line of refined oil; the tax bureau rejects Chinese words. */
export const refinedOilUnit = r.codes('RefinedOilUnit', 'Units of a line of refined oil.', {
  LITER: ['LITER', 'Liters', '升'],
  TON: ['TON', 'Tons', '吨'],
});

/** The units of a line of refined oil. */
export const refinedOilUnits: readonly string[] = refinedOilUnit.entries.map(({ code }) => code);

/** The three keys of the JSON text. The documents do not say that a key may be missing, so all or none are sent. */
const refueling = r.record(
  'RefuelingInput',
  'Place and time of filling a tank at a filling station (加油).',
  {
    station: r.text('station', { doc: 'The filling station.' }),
    refueledAt: r.dateTime('trade_time', {
      as: 'rfc3339',
      doc: 'Time of the sale.',
    }),
    gunNumber: r.text('gun_number', { doc: 'Number of the filling gun.' }),
  },
);

/** Business 01. The rules for its lines need the whole order, so they are in `order.ts`. */
export const refinedOil = r.record(
  'RefinedOilInput',
  'Refined oil (成品油). On each line: a `taxClassificationCode` and rate of `1070101010100000000` (gasoline, 0.13), `1070101030100000000` (diesel, 0.13) or `1070101110100000000` (liquefied petroleum gas, 0.09), a `unit` of `LITER` or `TON`, a `quantity` in that unit, and the normalized product name as `itemName`. The tax bureau rejects sellers that are not qualified to trade or produce it.',
  {
    refueling: r.nested('e_extra_info?', refueling, {
      as: 'json-text',
      doc: 'For oil sold at a filling station; omit it for a sale without one.',
    }),
  },
);
