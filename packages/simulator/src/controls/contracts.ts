import { optional, text, wholeNumber } from './arguments.ts';
import { authenticate, authorizeSilentSigning, notify } from '../behaviours/esign/parties.ts';
import { end, refuse, sign } from '../behaviours/esign/signing.ts';
import { planFailure } from '../behaviours/esign/upstream.ts';
import { expire, refuseHandwriting, takeStep } from '../behaviours/partner-contract/signing.ts';
import { slowNamedStep, slowStep, step } from './control.ts';

const signingPartyId = text('The signing party’s id in the signing system.');
const taskNo = text('The platform’s number of the task.');
const contractNo = text('The platform’s number of the contract.');

/** Deeds of the parties to signing tasks and contracts. */
export const contracts = {
  authenticateSigningParty: step(
    'Lets an enterprise or a person prove their real name, now. False if no party has the id, or if it did so before.',
    { signingPartyId },
    ({ signingPartyId }, world) => authenticate(signingPartyId, world),
  ),
  authorizeSilentSigning: step(
    'Lets an enterprise’s administrator authorize silent signing, now. False when no real-named enterprise has the id.',
    { signingPartyId },
    ({ signingPartyId }, world) => authorizeSilentSigning(signingPartyId, world),
  ),
  signAtSigningLink: slowStep(
    'Signs for a party, now. False when it is not their turn.',
    { taskNo, signingPartyId },
    ({ taskNo, signingPartyId }, world) => sign(taskNo, signingPartyId, world),
  ),
  refuseAtSigningLink: step(
    'Refuses to sign for a party, now. False when it is not their turn.',
    { taskNo, signingPartyId, reason: text('Reason of the refusal.') },
    ({ taskNo, signingPartyId, reason }, world) => refuse(taskNo, signingPartyId, reason, world),
  ),
  expireSigningTask: step(
    'Lets a task run out, now. False when it does not wait.',
    { taskNo },
    ({ taskNo }, world) => end(taskNo, -30, world),
  ),
  revokeSigningTask: step(
    'Revokes a task, now. False when it does not wait.',
    { taskNo },
    ({ taskNo }, world) => end(taskNo, -20, world),
  ),
  sendSigningNotice: step(
    'Pushes a notice about a party for whom a link was made. False when there was none.',
    {
      signingPartyId,
      notifyType: wholeNumber(
        'The platform’s code: 1 authentication, 3 information, 4 silent signing, 5 scan.',
      ),
    },
    ({ signingPartyId, notifyType }, world) => notify(signingPartyId, notifyType, world),
  ),
  failSigningCalls: step(
    'Makes the next calls to the signing system fail with one of its own codes.',
    {
      upstreamCode: text('For example 10010, when the signing counts are used up.'),
      times: optional(wholeNumber('Number of calls; 1 if omitted.')),
    },
    ({ upstreamCode, times }, world) => {
      planFailure(upstreamCode, times ?? 1, world);
      return true;
    },
  ),
  stepContract: slowNamedStep(
    'Lets the next step of a contract happen, now: the person proves their real name (`REAL_NAMED`, the first time only), writes their name (`HANDWRITTEN`, or `HANDWRITING_REFUSED` and again), types in the code from the text message (`SIGNED`), and the company’s seal is put on (`SEALED`). Null when there is nothing left to do.',
    { contractNo },
    ({ contractNo }, world) => takeStep(contractNo, world),
  ),
  refuseContractHandwriting: step(
    'Refuses the handwriting of a person who has not signed yet, now: they must write again. False if no person needs to sign.',
    { contractNo },
    ({ contractNo }, world) => refuseHandwriting(contractNo, world),
  ),
  expireContract: step(
    'Ends the time to sign a contract, now. False if no person needs to sign.',
    { contractNo },
    ({ contractNo }, world) => expire(contractNo, world),
  ),
};
