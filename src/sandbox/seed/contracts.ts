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
