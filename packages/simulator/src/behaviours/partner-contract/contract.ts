import { toShanghaiIso } from '../../from-service.ts';
import type { KeywordPlace } from '../../pdf/text.ts';
import { collection, type World } from '../../world/world.ts';

/** Step that the person behind a link is at; the platform shows nothing of it but the status. */
export type PersonStep = 'LINK_SENT' | 'REAL_NAMED' | 'HANDWRITING_REFUSED' | 'HANDWRITTEN';

/** A contract as the platform keeps it. */
export interface Contract {
  readonly contractNo: string;
  readonly flowId: string;
  readonly signUrl: string;
  readonly companyName: string;
  readonly flowName: string;
  readonly signerName: string;
  readonly signerIdcard: string;
  /** The places for signing in the PDF. */
  readonly places: { readonly enterprise: KeywordPlace; readonly person: KeywordPlace };
  /** Milliseconds since the epoch. */
  readonly signBefore: number;
  readonly callbackUrl: string | null;
  readonly status: 'signing' | 'person_signed' | 'completed' | 'cancelled' | 'expired';
  readonly step: PersonStep;
}

/** The process in which person and platform take their next step. */
export const SIGNING = 'partner contract signing';

/** The process in which the person follows the link. */
export const ARRIVAL = 'partner contract person';

/** Contracts by their number. */
export const contracts = collection<Contract>('partner contracts');

/** The contract under a number, expired if its time is over; undefined when there is none. */
export function contractNow(contractNo: string, world: World): Contract | undefined {
  const contract = contracts(world).get(contractNo);
  if (contract?.status !== 'signing' || contract.signBefore > world.now()) return contract;
  return end(contract, 'expired', world);
}

/** Ends a contract and tells its callback address so. */
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
