import type { FaultName } from '../../../packages/simulator/src/gateway/faults.ts';

/** The path of a service of the tax bureau. */
export const pathOf = (code: string): string => `/api/v1/invoice/reverse/lq/${code}`;

export const TAX_NUMBER = '91460100MA5RYC037E';

/** Faults that leave open what the tax bureau did. */
export const LOST: readonly FaultName[] = [
  'LOST_REPLY',
  'TRUNCATED',
  'UPSTREAM_UNAVAILABLE',
  'LOST_REQUEST',
];
