/** The figures of the rules (document 2, section 4.3, groups 1 to 4), each written once. Yuan, and parts of one. */

/** Monthly cumulative: value-added tax is levied from here on, the education surcharges above it. */
export const MONTHLY_THRESHOLD = 100_000;

export const VAT_REDUCED = '0.01';
export const VAT_FULL = '0.03';

/** The tax bureau's codes of the policies behind a relief. */
export const nature = {
  levyAtOnePercent: '0001011608',
  sixTaxesTwoFees: '0007049901',
} as const;

/** Nature codes of the exempt value-added tax, for a monthly cumulative up to a bound. */
export const exemptionTiers = [
  { upTo: 20_000, natureCode: '0001042804' },
  { upTo: 30_000, natureCode: '0001042806' },
  { upTo: MONTHLY_THRESHOLD, natureCode: '0001042807' },
] as const;

/** The engine's own ratio; the parameter that the bureau returns prevails. */
export const DEFAULT_REDUCTION_RATIO = '0.5';

/** The two surcharges on value-added tax that have a threshold of their own. */
export const educationSurcharges = [
  { kind: 'EDUCATION_SURCHARGE', rate: '0.03', exemptNature: '0061042802' },
  { kind: 'LOCAL_EDUCATION_SURCHARGE', rate: '0.02', exemptNature: '0099042802' },
] as const;

/** Personal income tax of a business, by the yearly cumulative. */
export const businessIncome = {
  upTo: 600_000,
  lower: { rate: '0.0025', quickDeduction: '0' },
  upper: { rate: '0.005', quickDeduction: '1500' },
} as const;

/** Personal income tax on what a property brings beyond its original value. */
export const TRANSFER_RATE = '0.2';
