import { text } from '../../../platform/record/index.ts';

/** Tax number of an enterprise, in a request. */
export const taxNumber = text('nsrsbh', {
  pattern: /^[0-9A-Z]{15,20}$/,
  hint: 'must be 15 to 20 digits or letters',
  trim: true,
  upperCase: true,
  doc: 'Tax number of the enterprise.',
});

/** A tax number in an answer: of whoever was asked about. */
export const answeredTaxNumber = text('nsrsbh', {
  pii: 'taxNumber',
  doc: 'Tax number. One that is a person’s ID number is masked for callers without the scope `pii`.',
});
