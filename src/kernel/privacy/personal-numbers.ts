/**
 * Prefixes of cards that mainland banks issue besides UnionPay's own 62, by the card's length, as far as public lists have them:
 * Visa, Mastercard, JCB and American Express of these banks, and the banks' own from before UnionPay. 103 and 18572, old debit
 * cards, are omitted: tax classification codes of food begin with 103, and phones with 18572.
 */
const ISSUERS: Readonly<Record<number, RegExp>> = {
  15: /^(?:37(?:024[6-9]|028[679]|473[89]|696[689])|690755)/,
  16: new RegExp(
    [
      '^(?:303|35[67]',
      '40(?:03|2[56]|33|41|47|6[23]|74|96)|41(?:00|29|55|57)|42(?:1[38]|21|58|70|75|89)',
      '43(?:36|40|57|67|8[06]|9[12])|4427|45(?:12|18|32|64|8[01])|46(?:19|37|45|82)|4720',
      '48(?:16|35|64|68|70|95)|49(?:10|34|84)|5049|51(?:24|40|49|56|76|8[2347]|94)',
      '52(?:0[013]|20|30|39|40|5[79]|64|68|74|80|8[789])|53(?:09|16|24|59|98)',
      '54(?:17|31|5[2346]|84|8[78]|96)|55(?:02|2[2357]|31|66|8[789])|566666|60(?:29|32)|66666',
      '843|870|900|9[24]00|9555|968|9(?:896|852|843)|99(?:9999|8800|8801|8802))',
    ].join('|'),
  ),
  17: /^(?:405512|601428|603601|9400)/,
  18: /^(?:43858[89]|6033|6036|609120|683970|6886592|690755|694301|69580|909810|9400|966666|990871)/,
  19: /^(?:436742|456351|601382|601427|603[456]|9000[01]0|9111|921000|9400|9558|9559|955100)/,
};

/**
 * True for the number of a bank card: an issuer's prefix and the matching length. Prefixes other than UnionPay's are short or
 * shared with other kinds of numbers, so they also need a correct check digit.
 */
function isCardNumber(digits: string): boolean {
  if (/^62\d{14,17}$/.test(digits)) return true;
  return (ISSUERS[digits.length]?.test(digits) ?? false) && hasLuhnDigit(digits);
}

function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const digit = Number(digits[digits.length - place]);
    const weighed = place % 2 === 0 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/** Personal number within a text. */
export interface PersonalNumber {
  readonly kind: 'identity' | 'phone' | 'card';
  /** Plain digits, without the separators of its groups. */
  readonly digits: string;
  /** Position of its first character in the text. */
  readonly start: number;
  /** Position after its last character. */
  readonly end: number;
}

/**
 * Groups of digits, also full-width, separated by blanks, dashes or brackets, with invisible characters anywhere. An ID number
 * may end in X, also as the Roman numeral.
 */
const RUN =
  /[0-9０-９](?:[\p{Zs}\p{Pd}\p{Cf}\t()（）]{0,3}[0-9０-９]){10,}(?:[\p{Zs}\p{Pd}\p{Cf}\t]{0,3}[XxＸｘⅩⅹ](?![A-Za-z0-9]))?/gu;
const GROUP = /[^\p{Zs}\p{Pd}\t()（）]+/gu;
const UNSEEN = /\p{Cf}/gu;

/** In a longer text every run of digits counts as a personal number: distinguishing them takes too long. */
const LONGEST_READ = 16 * 1024;

/** Digits of a mobile number; no other personal number has fewer. */
const SHORTEST = 11;
const NONE: readonly PersonalNumber[] = [];

/** Matches every text with a `RUN`, and is much faster. */
const MAY_HOLD_RUN = /[0-9０-９][^A-Za-z]{10}/;

/** Every ID number, mobile number and bank card of a text, in order. */
export function personalNumbersIn(text: string): readonly PersonalNumber[] {
  if (text.length < SHORTEST || !MAY_HOLD_RUN.test(text)) return NONE;
  if (text.length > LONGEST_READ) return allRunsOf(text);
  return Array.from(text.matchAll(RUN)).flatMap(({ 0: run, index }) => {
    const groups = groupsOf(run, index);
    const found: PersonalNumber[] = [];
    let first = 0;
    while (first < groups.length) {
      // No number has more groups than digits.
      const taken = longestFrom(text, groups.slice(first, first + LONGEST));
      if (taken) found.push(taken.number);
      first += taken?.count ?? 1;
    }
    return found;
  });
}

function allRunsOf(text: string): readonly PersonalNumber[] {
  return Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({
    kind: 'card',
    digits: run,
    start: index,
    end: index + run.length,
  }));
}

/** Number in plain digits and capitals, without the separators of its groups. */
export function withoutGroups(text: string): string {
  return text.match(GROUP)?.map(plain).join('') ?? '';
}

/**
 * True for the number of a resident's identity card, by province and day of birth. The check digit may be wrong: a mistyped
 * number may be another person's. Cards of foreigners (nine, province, nationality) resemble credit codes of companies, so they
 * need a correct check digit.
 */
export function isIdentityNumber(digits: string): boolean {
  return RESIDENT.test(digits) || EARLY_RESIDENT.test(digits) || isForeigners(digits);
}

const PROVINCE = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])';
const DAY = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])';
const RESIDENT = new RegExp(`^${PROVINCE}[0-9]{4}(?:19|20)[0-9]{2}${DAY}[0-9]{3}[0-9X]$`);
/** Form issued until 1999. */
const EARLY_RESIDENT = new RegExp(`^${PROVINCE}[0-9]{4}[0-9]{2}${DAY}[0-9]{3}$`);
const FOREIGNER = new RegExp(`^9${PROVINCE}[0-9]{3}(?:19|20)[0-9]{2}${DAY}[0-9]{3}[0-9X]$`);
const PHONE = /^(?:(?:00)?86)?1[3-9][0-9]{9}$/;
/** Tax offices have numbers that look like phones: one, the region, and four zeros. */
const TAX_OFFICE = new RegExp(`^1${PROVINCE}[0-9]{4}0000$`);

function isForeigners(digits: string): boolean {
  if (!FOREIGNER.test(digits)) return false;
  const weighed = Array.from(
    digits,
    (digit, place) => (digit === 'X' ? 10 : Number(digit)) * (2 ** (17 - place) % 11),
  );
  return weighed.reduce((sum, value) => sum + value, 0) % 11 === 1;
}

type Group = Omit<PersonalNumber, 'kind'>;

function groupsOf(run: string, offset: number): readonly Group[] {
  return Array.from(run.matchAll(GROUP), ({ 0: group, index }) => {
    const start = offset + index;
    return { digits: plain(group), start, end: start + group.length };
  });
}

/** Digits and letters in their usual characters, without invisible ones. */
function plain(group: string): string {
  return /^[0-9A-Z]*$/.test(group)
    ? group
    : group.replace(UNSEEN, '').normalize('NFKC').toUpperCase();
}

/** No personal number has more digits. */
const LONGEST = 19;

/** Longest number that begins with the first group, and its number of groups. */
function longestFrom(
  text: string,
  groups: readonly Group[],
): { readonly number: PersonalNumber; readonly count: number } | null {
  let longest: ReturnType<typeof longestFrom> = null;
  let digits = '';
  let short = 0;
  for (const [place, { digits: more, end }] of groups.entries()) {
    digits += more;
    if (digits.length > LONGEST) break;
    short += Number(more.length <= 2);
    if (digits.length < SHORTEST) continue;
    // Only an ID number may be written in more than two short groups.
    if (short > 2 && (digits.length !== 18 || !isIdentityNumber(digits))) continue;
    const count = place + 1;
    const start = groups[0]?.start ?? end;
    const kind = kindOf(
      digits,
      groups.slice(0, count).map(({ digits }) => digits.length),
    );
    if (kind !== null && standsAlone(text, { kind, digits, start, end }))
      longest = { number: { kind, digits, start, end }, count };
  }
  return longest;
}

function kindOf(digits: string, groups: readonly number[]): PersonalNumber['kind'] | null {
  // Groups of two are days and months, as in a date next to a number.
  const isOne = groups.slice(0, -1).every((length) => length > 2);
  if (isIdentityNumber(digits) && (digits.length === 18 || isOne)) return 'identity';
  const ownGroups = /^(?:00)?86$/.test(digits.slice(0, groups[0])) ? groups.slice(1) : groups;
  const isPhone = PHONE.test(digits) && !TAX_OFFICE.test(digits);
  if (isPhone && ownGroups.every((length) => length > 2)) return 'phone';
  return isCardNumber(digits) && isOne ? 'card' : null;
}

/**
 * True if a number is not part of a longer word: no letter next to it, and no decimal point, which amounts have. Letters may
 * precede an ID number, as in `ID110…`: no other number has its form.
 */
function standsAlone(text: string, { kind, digits, start, end }: PersonalNumber): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 16), start), text.slice(end, end + 2)];
  if (/^[0-9０-９A-Za-z]|^\.[0-9]/.test(after)) return false;
  const isNamed =
    kind === 'identity' && digits.length === 18 && /(?<![0-9A-Za-z])[A-Za-z]+$/.test(before);
  return isNamed || !/[0-9０-９A-Za-z]$|[0-9]\.$/.test(before);
}
