/** Follows the subscriptions of a fapiao-graph service without losing an update. See README.md. */
export * from './follower.ts';
export * from './generated/operations.ts';
export * from './generated/possible-types.ts';
export type * from './generated/scalars.ts';
export * from './invoice-code.ts';
export * from './position.ts';
export { OperationFailed, Refused } from './transport.ts';
export * from './update.ts';
