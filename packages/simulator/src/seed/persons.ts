import { ordinarySeller } from './reverse-sellers.ts';

/** Fictitious natural person in the tax bureau's register, with the amounts issued for them this year and month. */
export interface SeedPerson {
  readonly name: string;
  readonly idNo: string;
  /** `zdfxkpzrrbz`: true if invoices for this person are blocked. */
  readonly isBlocked: boolean;
  /** Amount issued this month by direct connection, in yuan. */
  readonly monthAmount: number;
  /** Amount issued this year by all channels, in yuan: the base of the personal income tax. */
  readonly yearAmount: number;
  /** Personal income tax paid this year, in yuan. */
  readonly incomeTaxPaid: number;
}

const ordinary = { isBlocked: false, monthAmount: 0, yearAmount: 0, incomeTaxPaid: 0 };

const seedPersons: readonly SeedPerson[] = [
  {
    ...ordinary,
    name: ordinarySeller.name,
    idNo: ordinarySeller.idNo,
    monthAmount: 20_000,
    yearAmount: 80_000,
    incomeTaxPaid: 200,
  },
  {
    ...ordinary,
    name: '钱超限',
    idNo: '110101197501012317',
    monthAmount: 120_000,
    yearAmount: 650_000,
    incomeTaxPaid: 1_750,
  },
  { ...ordinary, name: '孙阻断', idNo: '110101196811119019', isBlocked: true },
];

/** Person with an ID number; an unlisted person exists and has sold nothing. Null if the name is another's. */
export function personOf(idNo: string, name: string): SeedPerson | null {
  const known = seedPersons.find((person) => person.idNo === idNo);
  if (known) return known.name === name ? known : null;
  return { ...ordinary, name, idNo };
}
