import { builder } from './builder.ts';
import { Sandbox } from './sandbox-mutations.ts';

builder.objectFields(Sandbox, (t) => ({
  finishScrapUpload: t.boolean({
    description:
      'Ends the examination of uploaded invoices, now. False when none of them is being examined.',
    args: {
      acceptanceSerial: t.arg.string({ required: true, description: 'The serial of the upload.' }),
      invoiceNumber: t.arg.string({ description: 'Only of this invoice; without it, of all.' }),
      failure: t.arg.string({
        description: 'Why the tax bureau does not take them; without it, it takes them.',
      }),
    },
    resolve: ({ atomic }, { acceptanceSerial, invoiceNumber, failure }) =>
      atomic.finishUpload({
        serial: acceptanceSerial,
        number: invoiceNumber ?? null,
        failure: failure ?? null,
      }),
  }),
  setRedConfirmationStatus: t.boolean({
    description:
      'Moves a red confirmation to a status, now: confirmed, denied, revoked or whatever else. False when there is none that still stands.',
    args: {
      uuid: t.arg.string({ required: true, description: 'The confirmation’s `uuid`.' }),
      status: t.arg.string({
        required: true,
        description:
          'The tax bureau’s code, `01` to `13`, as `RedConfirmationStatus` shows them: `04` is confirmed by both, `06` denied by the seller.',
        validate: { regex: [/^(?:0[1-9]|1[0-3])$/, { message: 'must be a code from 01 to 13' }] },
      }),
    },
    resolve: ({ atomic }, { uuid, status }) => atomic.setRedStatus(uuid, status),
  }),
}));
