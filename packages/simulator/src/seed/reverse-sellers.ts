/** A made-up person with a fate; all others are taken by the bank and stay below every limit. */
export interface SeedSeller {
  readonly name: string;
  readonly idNo: string;
  readonly phone: string;
  readonly bankCard: string;
  /** The limit that is reached, in the platform's name; null for none. */
  readonly redLine: 'over500W' | 'overMonth10W' | null;
  /** Reason for which the bank's audit refuses the person; null when it approves. */
  readonly refusal: string | null;
}

const ordinary = { redLine: null, refusal: null } as const;

/** Is onboarded, and sells. */
export const ordinarySeller = {
  ...ordinary,
  name: '张建国',
  idNo: '110101198503154217',
  phone: '13900000011',
  bankCard: '6222020200000000118',
} as const satisfies SeedSeller;

/** Above 5,000,000: no payee record is built. */
export const exhaustedSeller = {
  ...ordinary,
  name: '李满额',
  idNo: '110101197907083629',
  phone: '13900000022',
  bankCard: '6222020200000000225',
  redLine: 'over500W',
} as const satisfies SeedSeller;

/** Is onboarded; orders of this month reach the limit of 100,000. */
export const monthlySeller = {
  ...ordinary,
  name: '王月满',
  idNo: '110101199001016530',
  phone: '13900000033',
  bankCard: '6222020200000000332',
  redLine: 'overMonth10W',
} as const satisfies SeedSeller;

/** Is refused by the bank's audit. */
export const refusedSeller = {
  ...ordinary,
  name: '赵不符',
  idNo: '110101198212127743',
  phone: '13900000044',
  bankCard: '6222020200000000449',
  refusal: '银行卡户名与证件姓名不一致',
} as const satisfies SeedSeller;

const seedSellers: readonly SeedSeller[] = [
  ordinarySeller,
  exhaustedSeller,
  monthlySeller,
  refusedSeller,
];

/** Fate of the person with an ID number. */
export function fateOf(idNo: string): Pick<SeedSeller, 'redLine' | 'refusal'> {
  return seedSellers.find((seller) => seller.idNo === idNo) ?? ordinary;
}
