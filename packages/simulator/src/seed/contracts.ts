import { textPage } from '../pdf/new-file.ts';
import { oilSeller, provisionedSeller } from './parties.ts';
import type { Party } from './faces.ts';

/** Companies for which the platform's back office has enabled signing; contracts of others are rejected. */
export const signingCompanies: readonly Party[] = [provisionedSeller, oilSeller];

/** Fictitious person who signs contracts. */
export interface SeedSigner {
  readonly name: string;
  readonly idNumber: string;
  readonly phone: string;
}

/** Writes legibly, like every person who is not listed. */
export const ordinarySigner = {
  name: '张建国',
  idNumber: '110101198503154217',
  phone: '13900000011',
} as const satisfies SeedSigner;

/** Writes in joined-up letters: the first handwriting of each contract is rejected, and written again. */
export const joinedUpSigner = {
  name: '连一笔',
  idNumber: '110101199208123459',
  phone: '13900000055',
} as const satisfies SeedSigner;

/**
 * Example contract in the form that a contract service requires: both signing positions are named by the documents' usual
 * keywords (document 3, section 4.3). `without` omits one of them.
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
