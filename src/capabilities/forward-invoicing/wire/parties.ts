import { forwardTexts } from '../texts.ts';
import * as r from '../../../platform/record/index.ts';
import { personalTitle } from './codes.ts';

/** A seller's tax number in every request that issues or queries an order. */
export const sellerTaxNumber = r.taxNumber('seller_taxpayer_num', {
  doc: 'Tax number of the seller, who issues. The platform’s operator must have bound it to this service’s key.',
});

/**
 * The seller's part of an order. Every sample of the platform has all of its members, but the documents say only of the
 * number that it is required. An invoice needs a name; the other members are sent if given.
 */
export const seller = r.record('SellerInput', 'The seller (销售方), who issues the invoice.', {
  taxNumber: sellerTaxNumber,
  name: r.text('seller_name', { isName: true, doc: 'Registered name.' }),
  address: r.text('seller_address?', { doc: 'Address, as the invoice shows it.' }),
  phone: r.numberText('seller_tel?', {
    pii: 'phone',
    doc: 'Telephone, as the invoice shows it.',
  }),
  bankName: r.text('seller_bank_name?', { doc: 'Bank of the account.' }),
  bankAccount: r.numberText('seller_bank_account?', {
    pii: 'card',
    doc: 'Account number at that bank.',
  }),
});

const [personal] = personalTitle.entries;

/** The title of an individual stands for a buyer without a number, and names no other buyer. */
const noIndividual = {
  at: 'name',
  message: forwardTexts.noIndividual,
  holds: ({ name }: { readonly name: string }) => name !== personal?.code,
} as const;

export const enterpriseBuyer = r.record(
  'EnterpriseBuyerInput',
  'An enterprise that buys (企业购买方).',
  {
    name: r.text('buyer_title', { isName: true, doc: 'Registered name.' }),
    taxNumber: r.taxNumber('buyer_taxpayer_num', {
      doc: 'Its tax number. Never a placeholder: an invoice for a number that is not the buyer’s is false.',
    }),
  },
  { rules: [noIndividual] },
);

const individualBuyer = r.record(
  'IndividualBuyerInput',
  'An individual who buys (个人购买方). It has no required members: write `individual: {}`.',
  {
    title: r.code('buyer_title?', personalTitle, {
      doc: 'Placeholder for the name; `PERSONAL` is the only one and may be omitted.',
    }),
  },
);

const institutionBuyer = r.record(
  'InstitutionBuyerInput',
  'A government body or public institution that buys (政府机关、事业单位购买方). It is invoiced without a tax number.',
  {
    name: r.text('buyer_title', { isName: true, doc: 'Its official name.' }),
  },
  { rules: [noIndividual] },
);

/**
 * The buyer. `title_type` 1 means an individual or an institution. An individual has the literal title and needs the
 * confirmation that there is no number, or issuing may fail (document 1, section 4.3).
 */
export const buyer = r.choice('BuyerInput', 'The buyer (购买方): exactly one of the three.', {
  enterprise: r.variant(enterpriseBuyer, { fixed: { title_type: 2 }, labelZh: '企业' }),
  individual: r.variant(individualBuyer, {
    fixed: {
      title_type: 1,
      ...(personal && { buyer_title: personal.code }),
      taxpayer_confirmation: { draw_with_nobuyer_flag: 1 },
    },
    labelZh: '个人',
  }),
  institution: r.variant(institutionBuyer, {
    fixed: { title_type: 1 },
    labelZh: '政府机关、事业单位',
  }),
});
