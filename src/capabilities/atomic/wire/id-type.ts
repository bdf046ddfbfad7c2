import { codes } from '../../../platform/record/index.ts';

/** `sfzjlx` and `kprzjlx`, of which one value is documented. */
export const idType = codes(
  'IdType',
  'Type of a natural person’s identity document (身份证件类型).',
  {
    RESIDENT_ID_CARD: ['201', 'Resident ID card', '居民身份证'],
  },
  { inputOnly: true },
);
