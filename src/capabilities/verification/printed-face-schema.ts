import type { Context } from '../../context/context.ts';
import { fieldOutput, personalOutput } from '../../graphql/records/record-fields.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { mask } from '../../kernel/privacy/masking.ts';
import type { PrintedFace, PrintedLine } from '../../readings/reading.ts';
import type { Difference } from './file-readings.ts';
import { vatInvoiceFace } from './wire/index.ts';

const ours = { wire: null } as const;
const {
  sellerName,
  sellerTaxNumber,
  buyerName,
  buyerTaxNumber,
  amountWithoutTax,
  taxAmount,
  amountWithTax,
} = vatInvoiceFace.fields;

const PrintedInvoiceLine = builder.objectRef<PrintedLine>('PrintedInvoiceLine').implement({
  description: 'One line of goods or services, as printed (发票明细).',
  fields: (t) => ({
    itemName: t.exposeString('itemName', {
      nullable: true,
      description: 'Name of the goods or service.',
    }),
    specification: t.exposeString('specification', {
      nullable: true,
      description: 'Specification or model.',
    }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of the quantity.' }),
    quantity: t.exposeString('quantity', { nullable: true, description: 'Quantity, as printed.' }),
    unitPrice: t.exposeString('unitPrice', {
      nullable: true,
      description: 'Price of one unit without tax, as printed.',
    }),
    amountWithoutTax: t.exposeString('amountWithoutTax', {
      nullable: true,
      description: 'Amount without tax in yuan, as printed.',
    }),
    taxRate: t.exposeString('taxRate', {
      nullable: true,
      description: 'Tax rate or levy rate, as printed.',
    }),
    taxAmount: t.exposeString('taxAmount', {
      nullable: true,
      description: 'Tax in yuan, as printed.',
    }),
  }),
});

/** The face of an invoice as a file has it. */
export const PrintedFaceType = builder.objectRef<PrintedFace>('PrintedFace').implement({
  description:
    'The face of an invoice as a file has it (票面信息). A member is null if the file lacks it.',
  fields: (t) => ({
    sellerName: t.expose('sellerName', fieldOutput({ ...sellerName, ...ours })),
    sellerTaxNumber: t.field(
      personalOutput(
        { ...sellerTaxNumber, ...ours },
        ({ sellerTaxNumber }: PrintedFace) => sellerTaxNumber,
      ),
    ),
    buyerName: t.expose('buyerName', fieldOutput({ ...buyerName, ...ours })),
    buyerTaxNumber: t.field(
      personalOutput(
        { ...buyerTaxNumber, ...ours },
        ({ buyerTaxNumber }: PrintedFace) => buyerTaxNumber,
      ),
    ),
    amountWithoutTax: t.expose('amountWithoutTax', fieldOutput({ ...amountWithoutTax, ...ours })),
    taxAmount: t.expose('taxAmount', fieldOutput({ ...taxAmount, ...ours })),
    amountWithTax: t.expose('amountWithTax', fieldOutput({ ...amountWithTax, ...ours })),
    drawer: t.exposeString('drawer', { nullable: true, description: 'Drawer (开票人).' }),
    remark: t.field(
      personalOutput(
        { ...vatInvoiceFace.fields.remark, ...ours },
        ({ remark }: PrintedFace) => remark,
      ),
    ),
    lines: t.expose('lines', {
      type: [PrintedInvoiceLine],
      description: 'Lines of goods and services; empty where only pages or a QR code were read.',
    }),
  }),
});

const PERSONAL = new Set(['sellerTaxNumber', 'buyerTaxNumber']);

/** Masks a person's tax number, as in the face. */
const shown =
  (side: 'printed' | 'platform') =>
  (difference: Difference, _args: object, { scopes }: Context): string =>
    PERSONAL.has(difference.field) && !scopes.has('pii')
      ? mask(difference[side], 'taxNumber')
      : difference[side];

/** A member whose printed value differs from the tax bureau's. */
export const PrintedDifference = builder.objectRef<Difference>('PrintedDifference').implement({
  description: 'A member of the face that differs between the tax bureau and the file (票面差异).',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the member in `PrintedFace`.' }),
    printed: t.string({ description: 'The value in the file.', resolve: shown('printed') }),
    platform: t.string({
      description: 'The value that the tax bureau has.',
      resolve: shown('platform'),
    }),
  }),
});
