import { atomicTexts } from '../texts.ts';
import { rules } from '../../../messages/rules.ts';
import * as r from '../../../platform/record/index.ts';

/** Tax number of an enterprise or person that is the subject of a query. */
export const taxNumber = r.taxNumber('nsrsbh', { doc: 'Tax number of the enterprise.' });

/** Tax number of the buying enterprise, which queries its own data. */
export const buyerTaxNumber = r.taxNumber('nsrsbh', {
  doc: 'Tax number of the enterprise that buys, and issues.',
});

/** Tax number of an enterprise that a command acts for. It is stored, so it must not be a person's ID number. */
export const keptTaxNumber = (wire: string) =>
  r.taxNumber(wire, {
    pattern:
      /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$)[0-9A-Z]{15,20}$/,
    hint: atomicTexts.taxNumberNoId,
    doc: 'Tax number of the enterprise that buys, and issues.',
  });

/** Tax number in a response: that of the queried person or enterprise. */
export const answeredTaxNumber = r.ofRequest(
  r.text('nsrsbh', {
    upperCase: true,
    pii: 'taxNumber',
    doc: 'Tax number. A person’s ID number is masked for callers without the scope `pii`.',
  }),
);

/** End of the description of an informative member: a response without it is still useful. */
export const unreported = ' Null where the tax bureau did not report it.';

/** An informative sum in yuan: 0 if the tax bureau has nothing to add, null if it reports none. */
export const reportedSum = (wire: string, doc: string) =>
  r.zeroIfNull(r.amount(`${wire}?`, { as: 'number', doc: `${doc}${unreported}` }));

/** Business conclusion that document 2, section 4.3, mentions without its interface and values. */
export const processingResult = r.verbatim('cljg?', {
  doc: 'The result of the processing, as the platform names it. The values are not documented. Null if the response has none.',
});

/** Use-unit id, direct-connection unit id and 32 random characters, created and stored by this service. */
export const serial = r.text('ywlsh', {
  max: 100,
  doc: 'Serial of the business: the same one again is the same business.',
});

/** A caller's own number. It becomes the key of updates, which are not masked, so it must not be an ID number. */
export function ownNumber(what: string) {
  const field = r.text(`${what}Id`, {
    pattern:
      /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$)[\x21-\x7e]{1,64}$/,
    hint: rules.signsNoId({ max: 64 }),
    doc: `Your number of the ${what}, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.`,
  });
  return r.unsent(field);
}
