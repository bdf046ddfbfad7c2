import { textPage } from '../pdf/new-file.ts';
import { oilSeller, provisionedSeller } from './parties.ts';
import type { Party } from './faces.ts';

/** Opened for signing by the platform's back office; contracts of others are refused. */
export const signingCompanies: readonly Party[] = [provisionedSeller, oilSeller];

/** A made-up person who signs contracts. */
export interface SeedSigner {
  readonly name: string;
  readonly idNumber: string;
  readonly phone: string;
}

/** Writes legibly, as does everybody who is not listed. */
export const ordinarySigner = {
  name: '张建国',
  idNumber: '110101198503154217',
  phone: '13900000011',
} as const satisfies SeedSigner;

/** Writes joined-up: the first handwriting of each contract is refused, and written again. */
export const joinedUpSigner = {
  name: '连一笔',
  idNumber: '110101199208123459',
  phone: '13900000055',
} as const satisfies SeedSigner;

/**
 * A contract to try things with, as a contract service wants it: both places for signing are named by
 * the documents' usual keywords (document 3, section 4.3). `without` leaves one of them out.
 */
export function exampleContract(options?: { readonly without: '甲方盖章' | '乙方签字' }): Buffer {
  const places = ['甲方盖章', '乙方签字'].filter((keyword) => keyword !== options?.without);
  return textPage([
    '再生资源收购合同',
    '甲方（收购企业）与乙方（出售个人）约定如下：',
    '一、乙方向甲方出售自己使用过的再生资源。',
    '二、甲方按约定价格付款，并反向开具发票。',
    ...places.flatMap((keyword) => ['', `${keyword}：`, '', '']),
  ]);
}
