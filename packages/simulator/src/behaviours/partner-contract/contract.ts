import { toShanghaiIso } from '../../from-service.ts';
import type { KeywordPlace } from '../../pdf/text.ts';
import { collection, type World } from '../../world/world.ts';

/** Step that the person behind a link has reached; the platform shows only the status. */
export type PersonStep = 'LINK_SENT' | 'REAL_NAMED' | 'HANDWRITING_REFUSED' | 'HANDWRITTEN';

/** Contract as the platform stores it. */
export interface Contract {
  readonly contractNo: string;
  readonly flowId: string;
  readonly signUrl: string;
  readonly companyName: string;
  readonly flowName: string;
  readonly signerName: string;
  readonly signerIdcard: string;
  /** Positions of the signatures in the PDF. */
  readonly places: { readonly enterprise: KeywordPlace; readonly person: KeywordPlace };
  /** Milliseconds since the epoch. */
  readonly signBefore: number;
  readonly callbackUrl: string | null;
  readonly status: 'signing' | 'person_signed' | 'completed' | 'cancelled' | 'expired';
  readonly step: PersonStep;
}

/** Process in which person and platform take their next step. */
export const SIGNING = 'partner contract signing';

/** Process in which the person follows the link. */
export const ARRIVAL = 'partner contract person';

/** Contracts by number. */
export const contracts = collection<Contract>('partner contracts');

/** Contract under a number, expired if its time is over; undefined for none. */
export function contractNow(contractNo: string, world: World): Contract | undefined {
  const contract = contracts(world).get(contractNo);
  if (contract?.status !== 'signing' || contract.signBefore > world.now()) return contract;
  return end(contract, 'expired', world);
}

/** Ends a contract and pushes the end to its callback address. */
export function end(
  contract: Contract,
  status: 'completed' | 'cancelled' | 'expired',
  world: World,
): Contract {
  const { contractNo, flowId, flowName, signerName, callbackUrl } = contract;
  world.end(ARRIVAL, contractNo);
  world.end(SIGNING, contractNo);
  const ended = { ...contract, status };
  contracts(world).put(contractNo, ended);
  if (callbackUrl !== null) {
    const completedAt = toShanghaiIso(world.now());
    world.push(callbackUrl, { contractNo, flowId, status, signerName, flowName, completedAt });
  }
  return ended;
}
