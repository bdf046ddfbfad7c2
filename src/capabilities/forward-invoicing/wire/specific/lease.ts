import { rules } from '../../../../messages/rules.ts';
import * as r from '../../../../platform/record/index.ts';

/** The word that the platform requires in place of a missing number (document 1, section 2.6). */
export const NONE = '无';

/**
 * Sends `NONE` for an omitted optional text. The documents require it for two fields only; any other missing number is
 * omitted.
 */
export function orNone<F extends r.Field<string, string, string, true>>(field: F): F {
  return { ...field, write: (value, into) => field.write(value ?? NONE, into) };
}

/** Tax classification code of parking fees. The tax bureau requires a plate and times to the minute for its lines. */
export const PARKING_TAX_CODE = '3040502020200000000';

/** `unit_of_area` of a lease. */
const leaseAreaUnit = r.codes(
  'LeaseAreaUnit',
  'Unit of the area of leased real estate (面积单位).',
  {
    SQUARE_KILOMETER: ['10', 'Square kilometer', '平方千米'],
    SQUARE_METER: ['20', 'Square meter', '平方米'],
    HECTARE: ['30', 'Hectare', '公顷'],
    MU: ['40', 'Mu, a fifteenth of a hectare', '亩'],
  },
  { inputOnly: true },
);

const leased = {
  certificateNumber: orNone(
    r.text('property_num?', {
      doc: 'Number of the property certificate. Omit it if there is none: this service then sends the platform’s word for none.',
    }),
  ),
  location: r.text('location', {
    doc: 'Place of the real estate: province, city and district, such as 广东省深圳市南山区.',
  }),
  detailedAddress: r.text('address_detail', {
    doc: 'Address within the district. Must contain an address keyword such as 街, 路, 村, 乡, 镇, 巷, 号: street, road, village, township, town, lane, number. The platform names no full list, so it is not checked here: read `Invoice.hints`.',
  }),
  crossCity: r.flag('intercity_flag', {
    as: ['Y', 'N'],
    doc: 'True if it lies in another city than the seller’s.',
  }),
  areaUnit: r.code('unit_of_area', leaseAreaUnit, { doc: 'Unit of the area.' }),
};

/** Rule for the days of a lease and for the times of parking. */
const inOrder = {
  at: 'leaseTo',
  message: rules.notBefore({ field: 'leaseFrom' }),
  // Not `<=`: an invalid time must fail only its own rule.
  holds: ({ leaseFrom, leaseTo }: { readonly leaseFrom: string; readonly leaseTo: string }) =>
    !(Date.parse(leaseFrom) > Date.parse(leaseTo)),
} as const;

/** Extends a day to the 12 digits that the platform requires; the platform cuts them to the day (document 1, section 2.6). */
function atMinute<F extends r.Field<string, string, string>>(field: F, minute: '0000' | '2359'): F {
  return {
    ...field,
    write(value, into) {
      if (typeof value === 'string' && field.wire !== null)
        into[field.wire] = value.replaceAll('-', '') + minute;
    },
  };
}

/** Business 06, `real_static_rent`, with days. */
export const operatingLease = r.record(
  'OperatingLeaseInput',
  'An operating lease of real estate (不动产经营租赁服务), by days. For parking fees by the minute choose `parkingLease`.',
  {
    ...leased,
    leaseFrom: atMinute(r.date('rent_begin_date', { doc: 'First day of the lease.' }), '0000'),
    leaseTo: atMinute(r.date('rent_end_date', { doc: 'Last day of the lease.' }), '2359'),
    plateNumber: r.plateNumber('car_num?', {
      doc: `Plate of a vehicle, by GA 36; the invoice shows it. Needed for lines of parking fees, classification code ${PARKING_TAX_CODE}.`,
    }),
  },
  { rules: [inOrder] },
);

/** Business 06 for parking fees. The tax bureau rejects them without a plate. */
export const parkingLease = r.record(
  'ParkingLeaseInput',
  `Parking fees (停车费), an operating lease by the minute (不动产经营租赁服务). Lines with the classification code ${PARKING_TAX_CODE} show the times; for other lines of the same invoice the platform uses only the days.`,
  {
    ...leased,
    leaseFrom: r.dateTime('rent_begin_date', {
      as: 'yyyyMMddHHmm',
      doc: 'Begin of the parking, to the minute.',
    }),
    leaseTo: r.dateTime('rent_end_date', {
      as: 'yyyyMMddHHmm',
      doc: 'End of the parking, to the minute.',
    }),
    plateNumber: r.plateNumber('car_num', { doc: 'Plate of the vehicle, by GA 36.' }),
  },
  { rules: [inOrder] },
);
