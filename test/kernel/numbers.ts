import * as fc from 'fast-check';

/*
 * Numbers as people and authorities write them, made by their public rules and not by the code under test:
 * GB 11643 (identity cards), ISO 7812 (bank cards), GB 32100 (credit codes), and the forms that the platform's
 * documents show.
 */

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const joined = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((all) => all.join(''));
const numberFrom = (min: number, max: number, width: number) =>
  fc.integer({ min, max }).map((value) => String(value).padStart(width, '0'));

const regions =
  '110101 120119 130102 210203 310120 320583 330106 370285 420106 440305 441900 460105 469023 500119 510107 532301 610113 659001'.split(
    ' ',
  );
const region = fc.constantFrom(...regions);
const place = fc.oneof(region, fc.constantFrom('513021', '810000', '820000', '830000', '710000'));
const month = numberFrom(1, 12, 2);
const day = numberFrom(1, 28, 2);

/** The check digit of an identity card. */
function checkOf(seventeen: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(seventeen[at]), 0);
  return '10X98765432'.charAt(sum % 11);
}

const birth = joined(numberFrom(1925, 2024, 4), month, day);
const unchecked = joined(place, birth, digits(3));
const residents = unchecked.map((seventeen) => seventeen + checkOf(seventeen));
const mistyped = joined(unchecked, fc.stringMatching(/^[0-9X]$/));
const early = joined(place, numberFrom(25, 99, 2), month, day, digits(3));
const foreigners = joined(
  '9',
  fc.constantFrom('11', '31', '44'),
  fc.constantFrom('840', '826', '392'),
  birth,
  digits(3),
).map((seventeen) => seventeen + checkOf(seventeen));

export const identityNumbers = fc.oneof(residents, mistyped, early, foreigners);

function withLuhn(body: string): string {
  const doubled = Array.from(body)
    .toReversed()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1));
  const sum = doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return body + String((10 - (sum % 10)) % 10);
}

/** Beginnings of cards, by the card's length. */
const issuers = {
  15: ['376968', '690755'],
  16: ['625912', '628288', '439225', '356885', '518710', '999999', '303'],
  17: ['621558', '405512', '601428'],
  18: ['620060', '438588', '966666', '940021'],
  19: ['622202', '621700', '622848', '436742', '955880', '95599', '601382', '456351'],
};
const issued = Object.entries(issuers).flatMap(([length, all]) =>
  all.map((issuer) => [issuer, Number(length)] as const),
);

export const cards = fc
  .constantFrom(...issued)
  .chain(([issuer, length]) => joined(issuer, digits(length - 1 - issuer.length)).map(withLuhn));

const mobile = joined(
  fc.constantFrom('13', '14', '15', '16', '17', '18', '19'),
  digits(8),
  fc.stringMatching(/^[1-9]$/),
);

export const phones = fc.oneof(
  mobile,
  mobile.map((number) => `+86${number}`),
  mobile.map((number) => `0086 ${number}`),
  mobile.map((number) => `+86 ${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`),
);

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The last sign of a unified social credit code. */
function creditCheckOf(seventeen: string): string {
  const sum = Array.from(seventeen).reduce(
    (total, sign, at) => total + SIGNS.indexOf(sign) * (3 ** at % 31),
    0,
  );
  return SIGNS.charAt((31 - (sum % 31)) % 31);
}

const creditCodes = joined(
  fc.constantFrom('91', '92', '93', '12', '51', '52', '11'),
  region,
  fc.oneof(digits(9), joined('MA', fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{7}$/))),
).map((seventeen) => seventeen + creditCheckOf(seventeen));

const year = numberFrom(2023, 2029, 4);
const shortYear = numberFrom(23, 29, 2);
const moment = joined(
  year,
  month,
  day,
  numberFrom(0, 23, 2),
  numberFrom(0, 59, 2),
  numberFrom(0, 59, 2),
);
const province = fc.constantFrom('11', '31', '33', '44', '46', '51', '65');

/** By what they are; see the documents of the platform. */
export const businessNumbers = {
  'digital invoice': joined(shortYear, province, digits(16)),
  'invoice code': fc.oneof(digits(10), joined('0', digits(11))),
  'code and number': joined('0', digits(19)),
  'tax slip': fc.oneof(
    joined('3', province, digits(3), shortYear, month, digits(8)),
    joined('34460', digits(15)),
  ),
  'tax classification code': joined(
    fc.constantFrom('10', '20', '30', '40', '50', '60', '61'),
    numberFrom(1, 16, 2),
    fc.constantFrom('010101', '020305', '050402', '120103'),
    digits(1),
    '00000000',
  ),
  'order serial': fc.oneof(
    moment,
    joined(moment, digits(3)),
    joined(moment, digits(4)),
    joined('ORD', moment, digits(4)),
    joined('R', digits(11)),
  ),
  'task number': fc.oneof(
    joined('20', digits(16)),
    joined('19', digits(17)),
    joined('T', digits(18)),
  ),
  'transaction serial': fc.oneof(
    joined('420000', digits(4), year, month, day, digits(10)),
    joined(year, month, day, digits(20)),
  ),
  'acceptance serial': fc.oneof(
    joined('SL', digits(30)),
    fc.stringMatching(/^[0-9a-f]{32}$/),
    digits(40),
  ),
  'business serial': joined('LQ0001', 'ZL0002', fc.stringMatching(/^[0-9a-z]{32}$/)),
  'registration serial': joined('1011', digits(16)),
  'red confirmation': joined('46', digits(18)),
  'credit code': creditCodes,
  'older tax number': joined(region, fc.stringMatching(/^[0-9]{2}[2-9][0-9]{5}[0-9X]$/)),
  'tax office': joined('1', region, '0000'),
  'bank code': digits(12),
  'contract number': joined('PC', digits(12)),
  moment: fc.oneof(
    fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }).map(String),
    joined(year, '-', month, '-', day),
  ),
  amount: joined(numberFrom(1, 99_999_999, 1), '.', digits(2)),
} as const;

/** Sentences as platforms, banks and people write them around a number. */
export const sentences = fc.constantFrom<(number: string) => string>(
  (number) => number,
  (number) => `号码${number}，请核对。`,
  (number) => `returnmsg: ${number} not found`,
  (number) => `{"x":"${number}"}`,
  (number) => `（${number}）第2行`,
  (number) => `2026-11-22 09:30:00 ${number}`,
);

/** A number in groups, as people write them. */
export const grouped = (number: string) =>
  fc.constantFrom(
    number,
    number.replace(/(?<=^(?:.{4})+)(?!$)/g, ' '),
    number.replace(/(?<=^(?:.{4})+)(?!$)/g, '-'),
    `${number.slice(0, 6)} ${number.slice(6, -4)} ${number.slice(-4)}`,
    number.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  );
