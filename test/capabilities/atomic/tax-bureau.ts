import type { FaultName } from '../../../packages/simulator/src/gateway/faults.ts';

/** The path of a service of the tax bureau. */
export const pathOf = (code: string): string => `/api/v1/invoice/reverse/lq/${code}`;

export const TAX_NUMBER = '91460100MA5RYC037E';

/** Faults after which the tax bureau's action is unknown. */
export const LOST: readonly FaultName[] = [
  'LOST_REPLY',
  'TRUNCATED',
  'UPSTREAM_UNAVAILABLE',
  'LOST_REQUEST',
];
