import { signPdf } from '../../pdf/work.ts';
import { joinedUpSigner } from '../../seed/contracts.ts';
import type { World } from '../../world.ts';
import {
  type Contract,
  contractNow,
  contracts,
  end,
  type PersonStep,
  SIGNING,
} from './contract.ts';
import { keepSigned, locatePdf } from './files.ts';

/** Outcome of a step: a deed of the person, or that the platform put on the company's seal. */
export type Step = Exclude<PersonStep, 'LINK_SENT'> | 'SIGNED' | 'SEALED';

/** Takes the next step of a contract and plans the one after it; null when there is none to take. */
export function takeStep(contractNo: string, world: World): Step | null {
  world.end(SIGNING, contractNo);
  const contract = contractNow(contractNo, world);
  if (contract?.status === 'signing') return continuePerson(contract, world);
  if (contract?.status === 'person_signed') return seal(contract, world);
  return null;
}

/** Refuses the handwriting of a person who has not signed yet; false when nobody is about to write. */
export function refuseHandwriting(contractNo: string, world: World): boolean {
  const contract = contractNow(contractNo, world);
  if (contract?.status !== 'signing') return false;
  moveOn({ ...contract, step: 'HANDWRITING_REFUSED' }, world);
  return true;
}

/** Ends the time to sign; false when nobody is to sign any more. */
export function expire(contractNo: string, world: World): boolean {
  const contract = contractNow(contractNo, world);
  if (contract?.status !== 'signing') return false;
  end(contract, 'expired', world);
  return true;
}

/** Real name (the first time only), handwriting, and the code from the text message, which ends it. */
function continuePerson(contract: Contract, world: World): Step {
  const { step, signerIdcard } = contract;
  const realNamed = world.collection<boolean>('partner signers');
  if (step === 'LINK_SENT' && realNamed.get(signerIdcard) !== true) {
    realNamed.put(signerIdcard, true);
    return moveOn({ ...contract, step: 'REAL_NAMED' }, world);
  }
  if (step === 'HANDWRITTEN') {
    moveOn({ ...contract, status: 'person_signed' }, world);
    return 'SIGNED';
  }
  const isJoinedUp = signerIdcard === joinedUpSigner.idNumber && step !== 'HANDWRITING_REFUSED';
  return moveOn({ ...contract, step: isJoinedUp ? 'HANDWRITING_REFUSED' : 'HANDWRITTEN' }, world);
}

/**
 * The company stamps by itself once the person has signed. A PDF that cannot be signed leaves the
 * contract without its seal.
 */
function seal(contract: Contract, world: World): Step | null {
  const { contractNo, flowName: reason, signerName, companyName, places } = contract;
  const pdf = locatePdf(contractNo, world);
  const signers = [
    { kind: 'person', name: signerName, reason, place: places?.person ?? null },
    { kind: 'enterprise', name: companyName, reason, place: places?.enterprise ?? null },
  ] as const;
  const signedAt = new Date(world.now());
  const signed = pdf && world.beside(`seal ${contractNo}`, () => signPdf(pdf, signers, signedAt));
  if (!signed) return null;
  keepSigned(contractNo, signed, world);
  end(contract, 'completed', world);
  return 'SEALED';
}

function moveOn<At extends Contract>(contract: At, world: World): At['step'] {
  contracts(world).put(contract.contractNo, contract);
  world.begin(SIGNING, contract.contractNo);
  return contract.step;
}
