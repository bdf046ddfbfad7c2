import { atomicTexts } from '../texts.ts';
import { rules } from '../../../messages/rules.ts';
import {
  amount,
  ofRequest,
  taxNumber as taxNumberField,
  text,
  unsent,
  verbatim,
  zeroIfNull,
} from '../../../platform/record/index.ts';

/** Tax number of an enterprise or person that is the subject of a query. */
export const taxNumber = taxNumberField('nsrsbh', { doc: 'Tax number of the enterprise.' });

/** Tax number of the enterprise that buys, and asks about what is its own. */
export const buyerTaxNumber = taxNumberField('nsrsbh', {
  doc: 'Tax number of the enterprise that buys, and issues.',
});

/** Tax number of an enterprise that something is done for: it is stored, so no person's ID number may be one. */
export const keptTaxNumber = (wire: string) =>
  taxNumberField(wire, {
    pattern:
      /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$)[0-9A-Z]{15,20}$/,
    hint: atomicTexts.taxNumberNoId,
    doc: 'Tax number of the enterprise that buys, and issues.',
  });

/** Tax number in a response: that of the queried person or enterprise. */
export const answeredTaxNumber = ofRequest(
  text('nsrsbh', {
    upperCase: true,
    pii: 'taxNumber',
    doc: 'Tax number. One that is a person’s ID number is masked for callers without the scope `pii`.',
  }),
);

/** End of the description of what informs only: a response without it is of use. */
export const unreported = ' Null where the tax bureau did not report it.';

/** A sum in yuan that informs only: 0 where the tax bureau has nothing to add, null where it reports none. */
export const reportedSum = (wire: string, doc: string) =>
  zeroIfNull(amount(wire, { as: 'number', optional: true, doc: `${doc}${unreported}` }));

/** A business conclusion that document 2, section 4.3, names, without saying of which interface and with which values. */
export const processingResult = verbatim('cljg', {
  optional: true,
  doc: 'The result of the processing, in the platform’s word. The values are not documented. Null where the answer has none.',
});

/** Use-unit id, direct-connection unit id and 32 random characters, made and kept by this service. */
export const serial = text('ywlsh', {
  max: 100,
  doc: 'Serial of the business: the same one again is the same business.',
});

/** A caller's own number: it becomes the key of updates, which are not masked, so no ID number may be one. */
export function ownNumber(what: string) {
  const field = text(`${what}Id`, {
    pattern:
      /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$)[\x21-\x7e]{1,64}$/,
    hint: rules.signsNoId({ max: 64 }),
    doc: `Your number of the ${what}, 1 to 64 characters: unique for ever, no personal data. It goes no further than this service.`,
  });
  return unsent(field);
}
