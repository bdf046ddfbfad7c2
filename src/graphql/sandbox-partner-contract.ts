import { builder } from './builder.ts';
import { Sandbox } from './sandbox-mutations.ts';

const contractNo = {
  required: true,
  description: 'The platform’s number of the contract.',
} as const;

builder.objectFields(Sandbox, (t) => ({
  stepContract: t.string({
    nullable: true,
    description:
      'Lets the next step of a contract happen, now: the person proves their real name (`REAL_NAMED`, the first time only), writes their name (`HANDWRITTEN`, or `HANDWRITING_REFUSED` and again), types in the code from the text message (`SIGNED`), and the company’s seal is put on (`SEALED`). Null when there is nothing left to do.',
    args: { contractNo: t.arg.string(contractNo) },
    resolve: ({ partnerContract }, args) => partnerContract.stepContract(args.contractNo),
  }),
  refuseContractHandwriting: t.boolean({
    description:
      'Refuses the handwriting of a person who has not signed yet, now: they have to write again. False when nobody is to sign.',
    args: { contractNo: t.arg.string(contractNo) },
    resolve: ({ partnerContract }, args) =>
      partnerContract.refuseContractHandwriting(args.contractNo),
  }),
  expireContract: t.boolean({
    description: 'Ends the time to sign a contract, now. False when nobody is to sign.',
    args: { contractNo: t.arg.string(contractNo) },
    resolve: ({ partnerContract }, args) => partnerContract.expireContract(args.contractNo),
  }),
}));
