import { isCardNumber } from './card-numbers.ts';

/** A number of a person's within a text. */
export interface PersonalNumber {
  readonly kind: 'identity' | 'phone' | 'card';
  /** In plain digits, without what separates its groups. */
  readonly digits: string;
  /** Its first place in the text. */
  readonly start: number;
  /** The place after it. */
  readonly end: number;
}

/**
 * Groups of digits, also full-width, with blanks, dashes or brackets between them, and invisible characters
 * anywhere. An ID number may end in X, also as the Roman numeral.
 */
const RUN =
  /[0-9０-９](?:[\p{Zs}\p{Pd}\p{Cf}\t()（）]{0,3}[0-9０-９]){10,}(?:[\p{Zs}\p{Pd}\p{Cf}\t]{0,3}[XxＸｘⅩⅹ](?![A-Za-z0-9]))?/gu;
const GROUP = /[^\p{Zs}\p{Pd}\t()（）]+/gu;
const UNSEEN = /\p{Cf}/gu;

/** In a longer text every run counts as a personal number: distinguishing them takes time. */
const LONGEST_READ = 16 * 1024;

/** Digits of a mobile number; no other number has fewer. */
const SHORTEST = 11;
const NONE: readonly PersonalNumber[] = [];

/** Holds of every text in which there is a `RUN`, and is found much sooner. */
const MAY_HOLD_RUN = /[0-9０-９][^A-Za-z]{10}/;

/** Every ID number, mobile number and bank card of a text, in their order. */
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

/** A number in plain digits and capitals, without what separates its groups. */
export function withoutGroups(text: string): string {
  return text.match(GROUP)?.map(plain).join('') ?? '';
}

/**
 * True for the number of a resident's identity card, by province and day of birth. Its check digit is not required:
 * a mistyped number may be another person's. The cards of foreigners (nine, province, nationality) resemble credit
 * codes of companies, so there it is.
 */
export function isIdentityNumber(digits: string): boolean {
  return RESIDENT.test(digits) || EARLY_RESIDENT.test(digits) || isForeigners(digits);
}

const PROVINCE = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])';
const DAY = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])';
const RESIDENT = new RegExp(`^${PROVINCE}[0-9]{4}(?:19|20)[0-9]{2}${DAY}[0-9]{3}[0-9X]$`);
/** As issued until 1999. */
const EARLY_RESIDENT = new RegExp(`^${PROVINCE}[0-9]{4}[0-9]{2}${DAY}[0-9]{3}$`);
const FOREIGNER = new RegExp(`^9${PROVINCE}[0-9]{3}(?:19|20)[0-9]{2}${DAY}[0-9]{3}[0-9X]$`);
const PHONE = /^(?:(?:00)?86)?1[3-9][0-9]{9}$/;
/** Tax offices have numbers like phones: one, the region, and four zeros. */
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

/** ISO 7064 digits as usually written. */
function plain(group: string): string {
  return /^[0-9A-Z]*$/.test(group)
    ? group
    : group.replace(UNSEEN, '').normalize('NFKC').toUpperCase();
}

/** No number has more digits. */
const LONGEST = 19;

/** The longest number that begins with the first group, and of how many groups it is. */
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
    // Only an ID number may be written in so many short groups.
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
  // Groups of two are days and months, as of a date beside a number.
  const isOne = groups.slice(0, -1).every((length) => length > 2);
  if (isIdentityNumber(digits) && (digits.length === 18 || isOne)) return 'identity';
  const ownGroups = /^(?:00)?86$/.test(digits.slice(0, groups[0])) ? groups.slice(1) : groups;
  const isPhone = PHONE.test(digits) && !TAX_OFFICE.test(digits);
  if (isPhone && ownGroups.every((length) => length > 2)) return 'phone';
  return isCardNumber(digits) && isOne ? 'card' : null;
}

/**
 * True where nothing else is joined to a number: no letter, and no decimal, which amounts have. Letters may stand
 * before an ID number, as in `ID110…`: no other number has its form.
 */
function standsAlone(text: string, { kind, digits, start, end }: PersonalNumber): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 16), start), text.slice(end, end + 2)];
  if (/^[0-9０-９A-Za-z]|^\.[0-9]/.test(after)) return false;
  const isNamed =
    kind === 'identity' && digits.length === 18 && /(?<![0-9A-Za-z])[A-Za-z]+$/.test(before);
  return isNamed || !/[0-9０-９A-Za-z]$|[0-9]\.$/.test(before);
}
