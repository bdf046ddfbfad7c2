import { exhaustedSeller } from './reverse-sellers.ts';

/** Recycling enterprise whose declarations for sellers are overdue; see also `taxpayers.ts`. */
export const owingRecycler = {
  name: '成都锦江废旧物资回收有限公司',
  taxNumber: '91510104MA62FJ040B',
} as const;

/** Sellers for whom that enterprise must declare, in the platform's names, without the period. */
export const owedFor = [
  { zrrxm: '何待报', zrrsfzjhm: '510104197603053318', se: 86.4 },
  { zrrxm: '罗未报', zrrsfzjhm: '510104198907071525', se: 120.15 },
] as const;

/** Fictitious person with a special outcome in scrap purchases, in addition to `persons.ts`. */
interface ScrapPerson {
  readonly name: string;
  readonly idNo: string;
}

/** Person with an unpaid transaction that another system pre-opened. */
export const pendingPerson = {
  name: '周未缴',
  idNo: '460106198008082217',
} as const satisfies ScrapPerson;

/** Seller whose taxes the tax bureau's check does not confirm. */
export const uncheckedPerson = {
  name: '郑不平',
  idNo: '460106199202023318',
} as const satisfies ScrapPerson;

/** Person who sold more than 5,000,000 this year. */
export const overLinePerson: ScrapPerson = exhaustedSeller;

/** Yearly lines of the check (document 2, section 8), in yuan. */
export const YEARLY_LINES = [600_000, 1_800_000, 5_000_000] as const;
