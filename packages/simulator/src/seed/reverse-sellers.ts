/** Fictitious person with a special outcome; the bank approves all others, who stay below every limit. */
export interface SeedSeller {
  readonly name: string;
  readonly idNo: string;
  readonly phone: string;
  readonly bankCard: string;
  /** Name of the limit that is reached, as the platform calls it; null for none. */
  readonly redLine: 'over500W' | 'overMonth10W' | null;
  /** Reason why the bank's audit rejects the person; null if it approves. */
  readonly refusal: string | null;
}

const ordinary = { redLine: null, refusal: null } as const;

/** Seller who is onboarded and can sell. */
export const ordinarySeller = {
  ...ordinary,
  name: '张建国',
  idNo: '110101198503154217',
  phone: '13900000011',
  bankCard: '6222020200000000118',
} as const satisfies SeedSeller;

/** Seller above 5,000,000: no payee record is created. */
export const exhaustedSeller = {
  ...ordinary,
  name: '李满额',
  idNo: '110101197907083629',
  phone: '13900000022',
  bankCard: '6222020200000000225',
  redLine: 'over500W',
} as const satisfies SeedSeller;

/** Seller who is onboarded; orders of this month reach the limit of 100,000. */
export const monthlySeller = {
  ...ordinary,
  name: '王月满',
  idNo: '110101199001016530',
  phone: '13900000033',
  bankCard: '6222020200000000332',
  redLine: 'overMonth10W',
} as const satisfies SeedSeller;

/** Seller whom the bank's audit rejects. */
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

/** Outcome for the person with an ID number. */
export function fateOf(idNo: string): Pick<SeedSeller, 'redLine' | 'refusal'> {
  return seedSellers.find((seller) => seller.idNo === idNo) ?? ordinary;
}
