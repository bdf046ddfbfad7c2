import type { World } from '../../world.ts';
import { authenticate, authorizeSilentSigning, notify } from './parties.ts';
import { end, refuse, sign } from './signing.ts';
import { planFailure } from './upstream.ts';

/** What a developer can do to signing parties and tasks. Each is false when there is none that it fits. */
export interface EsignControls {
  /** Lets an enterprise or a person prove their real name. */
  authenticateParty(unionId: string): boolean;
  /** Lets an enterprise's administrator authorize silent signing. */
  authorizeSilentSigning(unionId: string): boolean;
  /** Lets somebody sign whose turn it is. */
  signContract(taskNo: string, unionId: string): boolean;
  /** Lets somebody refuse to sign. */
  refuseContract(taskNo: string, unionId: string, reason: string): boolean;
  /** Lets a task run out. */
  expireSigningTask(taskNo: string): boolean;
  /** Revokes a task. */
  revokeSigningTask(taskNo: string): boolean;
  /** Pushes a notice of a type about a party. */
  sendNotice(unionId: string, notifyType: number): boolean;
  /** Lets the next calls, `times` of them, fail with a code of the signing system's. */
  failCalls(upstreamCode: string, times: number): void;
}

/** The controls; each acts in a transaction. */
export function esignControls(world: World, transaction: <T>(work: () => T) => T): EsignControls {
  return {
    authenticateParty: (unionId) => transaction(() => authenticate(unionId, world)),
    authorizeSilentSigning: (unionId) => transaction(() => authorizeSilentSigning(unionId, world)),
    signContract: (taskNo, unionId) => transaction(() => sign(taskNo, unionId, world)),
    refuseContract: (taskNo, unionId, reason) =>
      transaction(() => refuse(taskNo, unionId, reason, world)),
    expireSigningTask: (taskNo) => transaction(() => end(taskNo, -30, world)),
    revokeSigningTask: (taskNo) => transaction(() => end(taskNo, -20, world)),
    sendNotice: (unionId, notifyType) => transaction(() => notify(unionId, notifyType, world)),
    failCalls: (upstreamCode, times) => transaction(() => planFailure(upstreamCode, times, world)),
  };
}
