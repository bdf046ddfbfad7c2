import { codes } from '../../platform/record/index.ts';
import { educationSurcharges, exemptionTiers, nature } from './tax/figures.ts';
import type { Capability } from '../../graphql/schema/capability.ts';

/** Policies behind a relief, by the codes that the engine uses in an item (document 2, section 4.3). */
const reliefNatures = codes('TaxReliefNature', 'Policies behind a relief from a tax.', {
  VAT_EXEMPT_FIRST_TIER: [
    exemptionTiers[0].natureCode,
    'Value-added tax: exempt, first tier of the amount',
    '增值税免税（第一档）',
  ],
  VAT_EXEMPT_SECOND_TIER: [
    exemptionTiers[1].natureCode,
    'Value-added tax: exempt, second tier of the amount',
    '增值税免税（第二档）',
  ],
  VAT_EXEMPT_THIRD_TIER: [
    exemptionTiers[2].natureCode,
    'Value-added tax: exempt, third tier of the amount',
    '增值税免税（第三档）',
  ],
  VAT_AT_ONE_PERCENT: [
    nature.levyAtOnePercent,
    'Value-added tax: levied at 1 %',
    '增值税减按1%征收',
  ],
  SIX_TAXES_TWO_FEES: [
    nature.sixTaxesTwoFees,
    'Surcharges: reduced under six taxes and two fees',
    '六税两费减征',
  ],
  EDUCATION_SURCHARGE_EXEMPT: [
    educationSurcharges[0].exemptNature,
    'Education surcharge: exempt for a monthly cumulative up to 100,000',
    '教育费附加免征',
  ],
  LOCAL_EDUCATION_SURCHARGE_EXEMPT: [
    educationSurcharges[1].exemptNature,
    'Local education surcharge: exempt for a monthly cumulative up to 100,000',
    '地方教育附加免征',
  ],
});

/** Purchases of scrap by reverse invoices (document 2, section 4.3): the nine business interfaces. */
export const scrapPurchase: Capability = {
  codeTables: [{ table: reliefNatures, usedIn: ['scrapTaxEstimate natureCode'] }],
};
