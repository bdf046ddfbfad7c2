import { type MutationName, mutations } from '../../generated/mutations.ts';
import type { OperationKind, OperationState } from '../../generated/operations.ts';
import { factOf, type Thing } from '../values/facts.ts';

/** The thing that a mutation is about. */
export interface Subject {
  /** True for things whose page offers the mutation. */
  readonly isOf: (thing: Thing) => boolean;
  /** Members of its input that follow from the thing. */
  readonly valuesOf: (thing: Thing) => Readonly<Record<string, unknown>>;
}

/** A mutation whose argument is an input, for things of a kind in some states, or in any state if `states` is null. */
function about(
  kind: OperationKind,
  states: readonly OperationState[] | null,
  inputOf: (thing: Thing) => Readonly<Record<string, unknown>>,
): Subject {
  return {
    isOf: ({ operation, stateName }) =>
      operation?.kind === kind && (states?.some((state) => state === stateName) ?? true),
    valuesOf: (thing) => ({ input: inputOf(thing) }),
  };
}

const isSeller = ({ key }: Thing) => ({ sellerId: key });
const isOrder = ({ key }: Thing) => ({ orderId: key });
const isParty = ({ key }: Thing) => ({ signingPartyId: key });

/** Mutations about a thing that exists already. */
export const SUBJECTS: Readonly<Partial<Record<MutationName, Subject>>> = {
  redOffsetInvoice: about('FORWARD_INVOICE', ['ISSUED'], (invoice) => ({
    orderId: invoice.key,
    sellerTaxNumber: factOf(invoice, 'sellerTaxNumber'),
  })),
  registerSeller: about('REVERSE_SELLER', ['FACE_SCANNED'], isSeller),
  payAndIssueReverseInvoice: about('REVERSE_SELLER', ['ONBOARDED'], (seller) => ({
    sellerId: seller.key,
    buyerTaxNumber: factOf(seller, 'buyerTaxNumber'),
  })),
  updateSellerCard: about('REVERSE_SELLER', ['ONBOARDED'], isSeller),
  closeSeller: about('REVERSE_SELLER', ['ONBOARDED'], isSeller),
  redOffsetReverseInvoice: about('REVERSE_INVOICE', ['DONE'], (invoice) => ({
    orderId: invoice.key,
    amount: factOf(invoice, 'payAmount'),
  })),
  voidReverseInvoice: about('REVERSE_INVOICE', ['DONE'], isOrder),
  issueScrapInvoice: about('SCRAP_ORDER', ['PRE_OPENED'], toScrapInvoice),
  cancelPreOpenedInvoice: about('SCRAP_ORDER', ['PRE_OPENED'], ({ key }) => ({
    by: { orderId: key },
  })),
  cancelContract: about('PARTNER_CONTRACT', ['SIGNING', 'PERSON_SIGNED'], (contract) => ({
    contractNo: factOf(contract, 'contractNo'),
  })),
  cancelVerificationBatch: about('VERIFICATION_BATCH', ['RUNNING'], ({ key }) => ({
    batchId: key,
  })),
  revokeRedConfirmation: about(
    'RED_CONFIRMATION',
    ['NOT_NEEDED', 'WAITING_FOR_SELLER', 'WAITING_FOR_BUYER', 'CONFIRMED'],
    ({ key }) => ({ confirmationUuid: key }),
  ),
  createCompanyAuthLink: about('SIGNING_COMPANY', null, isParty),
  createSilentSigningLink: about('SIGNING_COMPANY', null, isParty),
  generateSeal: about('SIGNING_COMPANY', null, isParty),
  uploadContractFile: about('SIGNING_COMPANY', null, isParty),
  createSigningTask: about('SIGNING_COMPANY', null, ({ key }) => ({
    initiatorSigningPartyId: key,
  })),
  lookAgain: {
    isOf: ({ operation }) => operation?.final === false,
    valuesOf: ({ operation }) => ({ id: operation?.id }),
  },
};

/** The amount is the order's; the place is the buyer's place of registration, which the tax number contains. */
function toScrapInvoice(order: Thing): Readonly<Record<string, unknown>> {
  const buyer = factOf(order, 'buyerTaxNumber');
  return {
    invoiceNumber: factOf(order, 'invoiceNumber'),
    ...(typeof buyer === 'string' && { areaCode: buyer.slice(2, 8) }),
    lines: { blue: [{ amountWithoutTax: factOf(order, 'amountWithoutTax') }] },
  };
}

export function isMutation(name: string): name is MutationName {
  return Object.hasOwn(mutations, name);
}
