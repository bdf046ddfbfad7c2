import type { Context } from '../../context/context.ts';
import { openFiles } from '../../context/opened-files.ts';
import type { Input } from '../../platform/record/index.ts';
import type { Subject } from '../../subjects/subject.ts';
import { partnerContract } from './tracking.ts';
import { contractInput, create, DEFAULT_DEADLINE_DAYS } from './wire.ts';

/** Creates a contract, once. Throws the errors of `submitOnce`. */
export async function createContract(
  context: Context,
  input: Input<typeof contractInput>,
): Promise<Subject> {
  const { app, platform, subjects } = context;
  const opened = await openFiles(context, contractInput, input);
  const { contractId, sellerId = null, companyTaxNumber, deadlineDays, ...contract } = opened;
  const before = partnerContract.read({
    sellerId,
    companyTaxNumber,
    deadlineDays: deadlineDays ?? DEFAULT_DEADLINE_DAYS,
  });
  return subjects.submitOnce(partnerContract, contractId, {
    input: opened,
    snapshot: before,
    groups: { seller: sellerId, enterprise: companyTaxNumber },
    firstPollMs: partnerContract.cadence.followedMs,
    send: (contractSubject) => {
      const callbackUrl = app.callbacks.addressFor(contractSubject);
      return platform.call(create, { ...contract, companyTaxNumber, deadlineDays, callbackUrl });
    },
    accepted: (answer, { state }) => ({
      state: 'SIGNING',
      snapshot: {
        ...before,
        ...answer,
        ...(partnerContract.finalStates.has(state) && { signUrl: null }),
      },
      aliases: [answer.contractNo],
    }),
  });
}
