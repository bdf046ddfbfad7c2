import { numbers } from '../../../messages/numbers.ts';
import { numbersOf } from '../leaves/text.ts';

const PROVINCE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]';
/** The letter of the office that issued it. */
const OFFICE = '[A-HJ-Z]';
/** The letters of serials: neither I nor O, which look like digits. */
const SERIAL = '[0-9A-HJ-NP-Z]';
const NEW_ENERGY = '[A-HJK]';

/** The forms of GA 36, each without what separates its parts. */
const FORMS = [
  `${PROVINCE}${OFFICE}${SERIAL}{5}`,
  // New-energy vehicles: the letter of the drive stands in front on small ones, behind on large ones.
  `${PROVINCE}${OFFICE}${NEW_ENERGY}${SERIAL}[0-9]{4}`,
  `${PROVINCE}${OFFICE}[0-9]{5}${NEW_ENERGY}`,
  // Trailers, driving schools, police, consulates; vehicles from Hong Kong and Macao.
  `${PROVINCE}${OFFICE}${SERIAL}{4}[挂学警领港澳]`,
  // Emergency rescue, and embassies.
  `${PROVINCE}X${SERIAL}{4}应急`,
  '使[0-9]{6}',
  '[0-9]{6}使',
];

/** Blanks, dots and dashes between the parts, as plates show them and as people write them. */
const BETWEEN_PARTS = /[\p{White_Space}\p{Pd}·•・‧∙⋅．.]+/gu;

/** Number plate of a vehicle by GA 36, in one spelling: `粤B·12345`, `粤B 12345` and `粤b12345` are `粤B12345`. */
export const plateNumber = numbersOf({
  pattern: new RegExp(`^(?:${FORMS.join('|')})$`, 'u'),
  hint: numbers.plate,
  upperCase: true,
  spelling: (plate) => plate.replace(BETWEEN_PARTS, ''),
});

/** The same where a word may stand for having none. */
export const plateNumberOr = (none: string) => (wire: string, doc: string) =>
  plateNumber(wire, {
    optional: true,
    pattern: new RegExp(`^(?:${[...FORMS, none].join('|')})$`, 'u'),
    doc,
  });
