import { builder } from '../../graphql/schema/builder.ts';
import { fieldOutput } from '../../graphql/records/record-fields.ts';
import { objectType, wireName } from '../../graphql/records/record-types.ts';
import { type Face, readFace } from './faces.ts';
import type { Verification } from './verification.ts';
import {
  aviationFace,
  blockchainFace,
  railwayFace,
  verdictCodes,
  verifiedInvoice,
  verify,
  verifyRequest,
  vatInvoiceFace,
} from './wire/index.ts';

const InvoiceVerdict = builder.enumType('InvoiceVerdict', {
  description: 'What an invoice turned out to be (查验结果).',
  values: {
    GENUINE: {
      description: 'The invoice is genuine and what was given agrees with it (查验一致).',
    },
    NOT_PASSED: { description: 'The invoice did not pass (查验不通过); `reason` says why.' },
    NO_SUCH_INVOICE: {
      description:
        'The tax bureau has no such invoice (查无此票): something was mistyped, or an invoice issued offline is not uploaded yet. Trying again at once only uses up daily checks.',
      directives: wireName({ wire: verdictCodes.NO_SUCH_INVOICE }),
    },
    ELEMENTS_DISAGREE: {
      description:
        'The invoice exists, and something that was given differs from it (票面要素不一致). Compare number, code, date and amount with the invoice; an amount without tax must really exclude it.',
      directives: wireName({ wire: verdictCodes.ELEMENTS_DISAGREE }),
    },
  } as const,
});

/** The kinds share what stands here; `@wire` is absent where their names on the wire differ. */
const InvoiceFace = builder.interfaceRef<Face>('InvoiceFace').implement({
  description: 'What is printed on an invoice (票面信息). Its type tells the kind.',
  resolveType: ({ record }) => record.name,
  fields: (t) => ({
    amountWithTax: t.expose('amountWithTax', fieldOutput(vatInvoiceFace.fields.amountWithTax)),
    taxAmount: t.expose('taxAmount', {
      type: 'Decimal',
      isAmount: true,
      nullable: true,
      description: 'Total tax, in yuan.',
    }),
    statusCode: t.exposeString('statusCode', {
      nullable: true,
      description: 'Status of the invoice as a code whose values the platform does not document.',
    }),
  }),
});

for (const face of [vatInvoiceFace, aviationFace, railwayFace, blockchainFace])
  objectType(face, { interfaces: [InvoiceFace] });

/** The verdict on an invoice, with its face. */
export const InvoiceVerification = objectType<typeof verifiedInvoice, Verification>(
  verifiedInvoice,
  {
    more: (t) => ({
      verdict: t.expose('verdict', {
        type: InvoiceVerdict,
        description: 'What the invoice turned out to be.',
      }),
      verified: t.field({
        ...fieldOutput(verify.response.fields.verified, {
          description: 'True when the verdict is `GENUINE`.',
        }),
        resolve: ({ verdict }) => verdict === 'GENUINE',
      }),
      face: t.field({
        ...fieldOutput(verifiedInvoice.fields.face),
        type: InvoiceFace,
        resolve: ({ face, asked }) => face && readFace(face, asked),
      }),
      reconciliationId: t.id({
        description:
          'The id of the platform call, your own or one that this service made. Invoices checked in one call share it.',
        directives: wireName(verifyRequest.fields.reconciliationId),
        resolve: ({ reconciliationId }) => reconciliationId,
      }),
    }),
  },
);
