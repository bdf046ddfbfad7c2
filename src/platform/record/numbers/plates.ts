import { numbers } from '../../../messages/numbers.ts';
import { numbersOf } from '../leaves/text.ts';

const PROVINCE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]';
/** Letter of the issuing office. */
const OFFICE = '[A-HJ-Z]';
/** Characters of serials, without I and O, which look like digits. */
const SERIAL = '[0-9A-HJ-NP-Z]';
const NEW_ENERGY = '[A-HJK]';

/** Forms of GA 36, without separators. */
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

/** Separators of the parts, as plates show them and as people write them. */
const BETWEEN_PARTS = /[\p{White_Space}\p{Pd}·•・‧∙⋅．.]+/gu;

/** Number plate of a vehicle by GA 36, in one spelling: `粤B·12345`, `粤B 12345` and `粤b12345` are `粤B12345`. */
export const plateNumber = numbersOf({
  pattern: new RegExp(`^(?:${FORMS.join('|')})$`, 'u'),
  hint: numbers.plate,
  upperCase: true,
  spelling: (plate) => plate.replace(BETWEEN_PARTS, ''),
});

/** Number plate, or a word that stands for no plate. */
export const plateNumberOr = (none: string) => (wire: string, doc: string) =>
  plateNumber(wire, {
    optional: true,
    pattern: new RegExp(`^(?:${[...FORMS, none].join('|')})$`, 'u'),
    doc,
  });
