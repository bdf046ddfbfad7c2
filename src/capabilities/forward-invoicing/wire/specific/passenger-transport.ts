import { forwardTexts } from '../../texts.ts';
import * as r from '../../../../platform/record/index.ts';

/** `id_type`. The documents don't name the regions A and B. */
const travelerDocument = r.codes(
  'TravelerDocument',
  'Kind of a traveler’s document (出行人证件类型).',
  {
    BUSINESS_LICENSE: ['102', 'Business license', '营业执照'],
    RESIDENT_ID_CARD: ['201', 'Resident ID card', '居民身份证'],
    OFFICER_CARD: ['202', 'Officer card', '军官证'],
    ARMED_POLICE_OFFICER_CARD: ['203', 'Armed-police officer card', '武警警官证'],
    SOLDIER_CARD: ['204', 'Soldier card', '士兵证'],
    DISABILITY_CARD: ['206', 'Disability card', '残疾人证'],
    DISABLED_SOLDIER_CARD: ['207', 'Disabled-soldier card, grades 1 to 8', '残疾军人证（1-8级）'],
    FOREIGN_PASSPORT: ['208', 'Foreign passport', '外国护照'],
    REGION_A_RESIDENT_TO_MAINLAND: [
      '210',
      'Permit for travel of residents of region A to the mainland',
      '港澳居民来往内地通行证',
    ],
    MAINLAND_RESIDENT_TO_REGION_A: [
      '212',
      'Permit for travel of mainland residents to region A',
      '中华人民共和国往来港澳通行证',
    ],
    REGION_B_RESIDENT_TO_MAINLAND: [
      '213',
      'Permit for travel of residents of region B to the mainland',
      '台湾居民来往大陆通行证',
    ],
    MAINLAND_RESIDENT_TO_REGION_B: [
      '214',
      'Permit for travel of mainland residents to region B',
      '大陆居民往来台湾通行证',
    ],
    FOREIGN_RESIDENCE_PERMIT: ['215', 'Foreign residence permit', '外国人居留证'],
  },
  { inputOnly: true },
);

/**
 * Names of trains, aircraft and ships in Chinese and English. The platform's values of `vehicle_type` are not
 * documented, so a bare code is not checked and sent unchanged.
 */
const HAS_CLASSES =
  /火车|高铁|动车|列车|铁路|飞机|航空|航班|船|轮渡|\b(?:train|aircraft|airplane|plane|ship|ferry)\b/i;

/** Business 09, `passenger_transport`. */
export const passengerTransport = r.record(
  'PassengerTransportInput',
  'Transport of a passenger (旅客运输服务).',
  {
    traveler: r.text('traveler?', { isName: true, doc: 'Name of the traveler.' }),
    idType: r.code('id_type?', travelerDocument, {
      doc: 'Type of the traveler’s identity document.',
    }),
    idNumber: r.numberText('id_number?', {
      pii: 'identity',
      doc: 'Number of the traveler’s identity document.',
    }),
    travelOn: r.date('travel_date?', { doc: 'Day of the journey.' }),
    departurePlace: r.text('departure_place?', { doc: 'Start of the journey.' }),
    destinationPlace: r.text('destination_palce?', { doc: 'End of the journey.' }),
    vehicle: r.text('vehicle_type?', {
      doc: 'Kind of vehicle. The platform’s values are not documented: passed on as it is. Where it names a train, an aircraft or a ship in words (火车, 飞机, 轮船, …), `level` is needed.',
    }),
    level: r.text('level?', {
      doc: 'Class of the seat or berth. Needed for train, aircraft and ship, also where `vehicle` is a bare code, which can’t be checked here. The platform’s values are not documented: passed on as it is.',
    }),
  },
  {
    rules: [
      {
        at: 'level',
        message: forwardTexts.levelNeeded,
        holds: ({ vehicle, level }) =>
          typeof level === 'string' || !HAS_CLASSES.test(vehicle ?? ''),
      },
    ],
  },
);
