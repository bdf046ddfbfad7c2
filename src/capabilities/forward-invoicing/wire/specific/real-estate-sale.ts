import * as r from '../../../../platform/record/index.ts';

const yuan = { as: 'text', scale: 2, sign: 'notNegative', optional: true } as const;

/** Business 05, `real_static_sales`. */
export const realEstateSale = r.record(
  'RealEstateSaleInput',
  'A sale of real estate (不动产销售).',
  {
    address: r.text('loaction', { doc: 'Address of the real estate.' }),
    detailedAddress: r.text('address_detail', { optional: true, doc: 'Detailed address.' }),
    certificateNumber: r.text('property_num', {
      optional: true,
      doc: 'Number of the property certificate. Omit it if there is none.',
    }),
    crossCity: r.flag('cross_sign', {
      as: ['Y', 'N'],
      doc: 'True if it lies in another city than the seller’s.',
    }),
    areaUnit: r.integer('unit_of_area', {
      min: 0,
      doc: 'The platform’s number for the unit of the area. Its values for sales are not documented (those for leases are `LeaseAreaUnit`): passed on as it is.',
    }),
    onlineContractCode: r.text('online_contract_code', {
      optional: true,
      doc: 'Code of the contract registered online.',
    }),
    landVatProjectNumber: r.text('vat_land_number', {
      optional: true,
      doc: 'Project number of the land value-added tax.',
    }),
    assessedTaxableAmount: r.amount('assessed_taxable_amount', {
      ...yuan,
      doc: 'Taxable amount as the tax bureau assessed it, in yuan.',
    }),
    actualTaxableAmount: r.amount('actual_taxable_amount', {
      ...yuan,
      doc: 'Taxable amount of the deal, in yuan.',
    }),
  },
);
