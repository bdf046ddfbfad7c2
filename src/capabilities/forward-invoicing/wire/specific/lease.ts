import {
  code,
  codes,
  date,
  dateTime,
  flag,
  record,
  text,
} from '../../../../platform/record/index.ts';
import { administrativeDivision } from './administrative-division.ts';
import { orNone } from './word-for-none.ts';

/** Tax classification code of parking fees: its lines have a plate, and times to the minute. */
export const PARKING_TAX_CODE = '3040502020200000000';

/** `unit_of_area` of a lease. */
const leaseAreaUnit = codes(
  'LeaseAreaUnit',
  'Unit of the area of leased real estate.',
  {
    SQUARE_KILOMETRE: ['10', 'Square kilometre'],
    SQUARE_METRE: ['20', 'Square metre'],
    HECTARE: ['30', 'Hectare'],
    MU: ['40', 'Mu, a fifteenth of a hectare'],
  },
  { inputOnly: true },
);

const leased = {
  certificateNumber: orNone(
    text('property_num', {
      optional: true,
      doc: 'Number of the property certificate. Leave it out where there is none: then the platform’s word for none is sent, as it asks for.',
    }),
  ),
  location: text('location', {
    ...administrativeDivision,
    doc: 'Province, city and district, such as 广东省深圳市南山区.',
  }),
  detailedAddress: text('address_detail', {
    pattern: /[街路村乡镇巷号]/,
    hint: 'must contain one of 街 路 村 乡 镇 巷 号',
    doc: 'Address within the district. Must contain one of 街, 路, 村, 乡, 镇, 巷, 号: street, road, village, township, town, lane, number.',
  }),
  crossCity: flag('intercity_flag', {
    as: ['Y', 'N'],
    doc: 'Whether it lies in another city than the seller’s.',
  }),
  areaUnit: code('unit_of_area', leaseAreaUnit, { doc: 'Unit of the area.' }),
};

/** For the days of a lease and for the times of parking alike. */
const inOrder = {
  at: 'to',
  message: 'must not be before from',
  // Not `<=`: what is no time at all is refused as such, and as nothing else.
  holds: ({ from, to }: { readonly from: string; readonly to: string }) =>
    !(Date.parse(from) > Date.parse(to)),
} as const;

/** Business 06, `real_static_rent`, for all but parking fees: days without times. */
export const operatingLease = record(
  'OperatingLeaseInput',
  'An operating lease of real estate. Parking fees are `parkingLease`.',
  {
    ...leased,
    from: date('rent_begin_date', { as: 'yyyyMMdd', doc: 'First day of the lease.' }),
    to: date('rent_end_date', { as: 'yyyyMMdd', doc: 'Last day of the lease.' }),
    plateNumber: text('car_num', {
      optional: true,
      doc: 'Plate of a vehicle; the invoice shows it.',
    }),
  },
  { rules: [inOrder] },
);

/** Business 06 for parking fees. The tax bureau rejects them without a plate. */
export const parkingLease = record(
  'ParkingLeaseInput',
  `Parking fees: an operating lease whose lines all have the tax code ${PARKING_TAX_CODE}.`,
  {
    ...leased,
    from: dateTime('rent_begin_date', {
      as: 'yyyyMMddHHmm',
      doc: 'When the parking begins, to the minute.',
    }),
    to: dateTime('rent_end_date', {
      as: 'yyyyMMddHHmm',
      doc: 'When the parking ends, to the minute.',
    }),
    plateNumber: text('car_num', { doc: 'Plate of the vehicle.' }),
  },
  { rules: [inOrder] },
);
