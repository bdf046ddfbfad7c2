import { rules } from '../../../messages/rules.ts';
import * as r from '../../../platform/record/index.ts';

/*
 * Assumptions about members that the documents do not show (document 3, sections 2 and 4.2):
 * - The parameters of `task/link` and `task/detail` have the names of similar endpoints: `taskNo` and
 *   `unionId`.
 * - Codes are sent as numbers, like the negative codes in responses, and lists of codes as one text
 *   with commas. Responses may contain either form.
 * - The link of `company/silent-auth` is read under every name that links of similar endpoints have.
 * - An entry of `keywordReplacements` has `keyword`, like a stamp's keyword, and `value`.
 * - The members of an entry of `areas` are unknown, so they are passed on unchanged.
 */

const ownId = (of: string) =>
  r.text('uid', {
    min: 8,
    max: 20,
    doc: `Your own id of ${of}, 8 to 20 characters. Avoid an ID or mobile number: it is sent to the platform, and stored and shown with asterisks.`,
  });

export const companyId = ownId('the enterprise');

export const personId = ownId('the person');

/** Format of every id that the platform assigns. An id may look like a mobile number, but contains no personal data. */
export const platformId = {
  max: 64,
  pattern: /^[\x21-\x7e]*$/,
  hint: rules.platformId({ max: 64 }),
} as const;

export const signingPartyId = (wire: string, of: string) =>
  r.text(wire, {
    ...platformId,
    doc: `Id of ${of} in the signing system, from their registration.`,
  });

export const sealId = r.numberText('sealId', {
  ...platformId,
  doc: 'Id of the seal, for silent stamping.',
});

export const fileCode = r.numberText('fileCode', {
  ...platformId,
  doc: 'Code of the uploaded file; good for any number of signing tasks.',
});

export const taskNo = r.numberText('taskNo', {
  ...platformId,
  doc: 'The platform’s number of the signing task.',
});

export const mobile = (of: string) =>
  r.mobileNumber('mobile', { doc: `Mobile number of ${of}. Sent to the platform and not stored.` });

/** Members with personal data in the signing system's responses, by these or similar names. */
const personal = r.record(
  'SigningPersonalData',
  'Personal data in the signing system’s own fields.',
  {
    mobile: r.text('mobile', { pii: 'phone', doc: 'Phone.' }),
    phone: r.text('phone', { pii: 'phone', doc: 'Phone.' }),
    legalNumber: r.text('legalNo', { pii: 'identity', doc: 'ID number.' }),
    identityNumber: r.text('identNo', { pii: 'identity', doc: 'ID number.' }),
    bankCard: r.text('bankCardNo', { pii: 'card', doc: 'Bank card.' }),
    taxNumber: r.taxNumber('creditNo', { doc: 'Tax number.' }),
  },
);

/** The platform's unchanged response; its `raw` is the signing system's own. */
export const rawAnswer = r.rest({
  doc: 'The platform’s response as received, with the signing system’s response under `raw`; personal data masked. Null if the platform was not queried.',
  holds: [personal],
});

/** True for a placeholder that the signing system finds in a contract (document 3, section 4.2, rule 4). */
export function isPlaceholder(keyword: string): boolean {
  return /^<[A-Za-z][^<>]*>$/.test(keyword) && /^[ -~]*$/.test(keyword) && !hasUnfit(keyword);
}

/** True for a text with an unfit letter inside angle brackets. The documents limit no other text in brackets. */
export function hasUnfit(keyword: string): boolean {
  return (keyword.match(/<[^<>]*>/g) ?? []).some((word) => /[qypgjQ]/.test(word));
}

/** Address for the platform's pushes: always this service's own, never a client's. */
export const callbackUrl = r.hidden(
  r.text('notifyUrl', { doc: 'Address to which the signing system reports; this service’s own.' }),
);
