import { signPdf } from '../../pdf/work.ts';
import { joinedUpSigner } from '../../seed/contracts.ts';
import type { Deed, Outcome } from '../../page-view.ts';
import { collection, type World, type PersonPage } from '../../world/world.ts';
import {
  ARRIVAL,
  type Contract,
  contractNow,
  contracts,
  end,
  type PersonStep,
  SIGNING,
} from './contract.ts';
import { keepSigned, locatePdf, readSigned } from './files.ts';

/** Outcome of a step: a deed of the person, or the platform's application of the company's seal. */
export type Step = Exclude<PersonStep, 'LINK_SENT'> | 'SIGNED' | 'SEALED';

/** Persons who proved their real name, by ID number: only the first contract requires it. */
const realNamed = collection<boolean>('partner signers');

function isRealNamed({ signerIdcard }: Contract, world: World): boolean {
  return realNamed(world).get(signerIdcard) === true;
}

/** Takes the next step of a contract and plans the one after it; null if no step is left. */
export function takeStep(contractNo: string, world: World): Step | null {
  world.end(ARRIVAL, contractNo);
  world.end(SIGNING, contractNo);
  const contract = contractNow(contractNo, world);
  if (contract?.status === 'signing') return continuePerson(contract, world);
  if (contract?.status === 'person_signed') return seal(contract, world);
  return null;
}

/** Rejects the handwriting of a person who has not signed yet; false if no handwriting is expected. */
export function refuseHandwriting(contractNo: string, world: World): boolean {
  const contract = contractNow(contractNo, world);
  if (contract?.status !== 'signing') return false;
  moveOn({ ...contract, step: 'HANDWRITING_REFUSED' }, world);
  return true;
}

/** Ends the time to sign; false if the person no longer needs to sign. */
export function expire(contractNo: string, world: World): boolean {
  const contract = contractNow(contractNo, world);
  if (contract?.status !== 'signing') return false;
  end(contract, 'expired', world);
  return true;
}

/** Real name (the first time only), handwriting, and last the code from the text message. */
function continuePerson(contract: Contract, world: World): Step {
  const { step, signerIdcard } = contract;
  if (step === 'LINK_SENT' && !isRealNamed(contract, world)) {
    realNamed(world).put(signerIdcard, true);
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
 * The company's seal follows automatically once the person has signed. A PDF that cannot be signed leaves the contract without
 * its seal.
 */
function seal(contract: Contract, world: World): Step | null {
  const { contractNo, flowName: reason, signerName, companyName, places } = contract;
  const pdf = locatePdf(contractNo, world);
  const signers = [
    { kind: 'person', name: signerName, reason, place: places.person },
    { kind: 'enterprise', name: companyName, reason, place: places.enterprise },
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

const OUTCOMES: Readonly<Record<Contract['status'], Outcome | null>> = {
  signing: null,
  // The person has finished; the seal follows.
  person_signed: 'DONE',
  completed: 'DONE',
  cancelled: 'CANCELED',
  expired: 'EXPIRED',
};

/** Page on which a person signs a contract. */
export const contractPage: PersonPage = {
  state(contractNo, done, world) {
    const contract = contractNow(contractNo, world);
    if (contract === undefined) return null;
    const { step, status, flowName, signerName } = contract;
    const hasSigned = status === 'person_signed' || status === 'completed';
    const isNamed = step !== 'LINK_SENT';
    const scans = !isRealNamed(contract, world) || done.includes('SCAN_FACE');
    const steps: readonly { readonly deed: Deed; readonly done: boolean }[] = [
      ...(scans ? [{ deed: 'SCAN_FACE', done: isNamed } as const] : []),
      { deed: 'WRITE_NAME', done: step === 'HANDWRITTEN' },
      { deed: 'ENTER_CODE', done: hasSigned },
    ];
    return {
      facts: [
        { about: 'CONTRACT', value: flowName },
        { about: 'PERSON', value: signerName },
      ],
      steps,
      outcome: OUTCOMES[status],
      hasDocument: locatePdf(contractNo, world) !== null,
    };
  },
  did: (contractNo, _deed, _words, world) =>
    takeStep(contractNo, world) === 'HANDWRITING_REFUSED' ? 'HANDWRITING_REFUSED' : null,
  takeOver(contractNo, world) {
    world.end(ARRIVAL, contractNo);
    if (contractNow(contractNo, world)?.status === 'signing') world.end(SIGNING, contractNo);
  },
  document: (contractNo, world) => readSigned(contractNo, world),
};
