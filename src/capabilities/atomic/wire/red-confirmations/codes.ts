import { codes } from '../../../../platform/record/index.ts';

/** `hzqrxxztDm` (document 3, section 3). The names are those of the confirmation's states. */
export const redConfirmationStatus = codes(
  'RedConfirmationStatus',
  'The tax bureau’s own status of a red confirmation.',
  {
    NOT_NEEDED: ['01', 'No confirmation is needed'],
    WAITING_FOR_BUYER: ['02', 'The seller entered it; the buyer has to confirm'],
    WAITING_FOR_SELLER: ['03', 'The buyer entered it; the seller has to confirm'],
    CONFIRMED: ['04', 'Both have confirmed'],
    VOID_BUYER_DENIED: ['05', 'Void: the buyer denied it'],
    VOID_SELLER_DENIED: ['06', 'Void: the seller denied it'],
    VOID_UNCONFIRMED: ['07', 'Void: it was not confirmed within 72 hours'],
    VOID_REVOKED: ['08', 'Void: who entered it revoked it'],
    VOID_REVOKED_AFTER_CONFIRMATION: ['09', 'Void: it was revoked after both had confirmed'],
    VOID_ABNORMAL_VOUCHER: ['10', 'Void: the invoice is an abnormal voucher'],
    VOID_TAXPAYER_BLOCKED: ['11', 'Void: a taxpayer’s abnormal status blocks it'],
    VOID_PERSON_REFUSED: ['12', 'Void: the natural person refused it'],
    VOID_REFUND_APPLIED_FOR: ['13', 'Void: a refund was applied for already'],
  },
);

/** `lrfsf` and `yhjslx` of an answer. */
export const invoiceParty = codes('RedConfirmationParty', 'A party of the original invoice.', {
  SELLER: ['0', 'Seller'],
  BUYER: ['1', 'Buyer'],
});

/** `lzfppzDm` of an application. */
export const originalKind = codes(
  'RedApplicationInvoiceKind',
  'The kind of an invoice for purchased scrap that is to be reversed.',
  { SPECIAL: ['01', 'Special invoice'], GENERAL: ['02', 'General invoice'] },
  { inputOnly: true },
);

/** `fppzDm`, and `lzfppzDm` of an answer. */
export const invoiceKind = codes(
  'RedConfirmationInvoiceKind',
  'The kind of an invoice that is reversed.',
  {
    SPECIAL: ['01', 'Special invoice'],
    GENERAL: ['02', 'General invoice'],
    MOTOR_VEHICLE_UNIFIED: ['03', 'Unified invoice for motor vehicles'],
    USED_CAR_UNIFIED: ['04', 'Unified invoice for used cars'],
    RAILWAY_E_TICKET: ['05', 'Railway e-ticket'],
    AVIATION_ITINERARY: ['06', 'Aviation itinerary'],
  },
);

/** `chyyDm` of an application: not all reasons can be given for scrap. */
export const applicationReason = codes(
  'RedApplicationReason',
  'Why an invoice is to be reversed.',
  {
    ISSUED_WRONGLY: ['01', 'It was issued wrongly'],
    GOODS_RETURNED: ['02', 'The goods were returned'],
    SALES_DISCOUNT: ['04', 'A discount is given afterwards'],
  },
  { inputOnly: true },
);

/** `chyyDm` of an answer. */
export const reason = codes('RedConfirmationReason', 'Why an invoice is reversed.', {
  ISSUED_WRONGLY: ['01', 'It was issued wrongly'],
  GOODS_RETURNED: ['02', 'The goods were returned'],
  SERVICE_STOPPED: ['03', 'The service was stopped'],
  SALES_DISCOUNT: ['04', 'A discount is given afterwards'],
});

/** `lzfpTdyslxDm`: 15 and 31 are both documented as used car. */
export const specialElement = codes(
  'RedConfirmationSpecialElement',
  'The specific business that the original invoice is of.',
  {
    REFINED_OIL: ['01', 'Refined oil'],
    RARE_EARTH: ['02', 'Rare earth'],
    CONSTRUCTION: ['03', 'Construction services'],
    GOODS_TRANSPORT: ['04', 'Transport of goods'],
    REAL_ESTATE_SALE: ['05', 'Sale of real estate'],
    REAL_ESTATE_RENTAL: ['06', 'Rental of real estate'],
    VEHICLE_VESSEL_TAX: ['07', 'Vehicle and vessel tax that is collected'],
    TOLL: ['08', 'Toll'],
    PASSENGER_TRANSPORT: ['09', 'Transport of passengers'],
    MEDICAL_INPATIENT: ['10', 'Medical services, inpatient'],
    MEDICAL_OUTPATIENT: ['11', 'Medical services, outpatient'],
    SELF_PRODUCED_AGRICULTURAL: ['12', 'Sale of self-produced agricultural products'],
    TRACTOR_AND_HARVESTER: ['13', 'Tractor or harvester'],
    MOTOR_VEHICLE: ['14', 'Motor vehicle'],
    USED_CAR: ['15', 'Used car'],
    AGRICULTURAL_PURCHASE: ['16', 'Purchase of agricultural products'],
    PHOTOVOLTAIC_PURCHASE: ['17', 'Purchase of photovoltaic power'],
    CIGARETTE: ['18', 'Cigarettes'],
    AGRICULTURAL: ['20', 'Agricultural products'],
    RAILWAY_E_TICKET: ['21', 'Railway e-ticket'],
    AVIATION_ITINERARY: ['22', 'Aviation itinerary'],
    LIQUOR: ['23', 'Liquor'],
    SCRAP_PURCHASE: ['24', 'Purchase of scrap products'],
    REVERSE_ISSUING: ['25', 'Reverse issuing in general'],
    JEWELRY_WHOLESALE: ['26', 'Gold and silver jewelry, wholesale'],
    JEWELRY_RETAIL: ['27', 'Gold and silver jewelry, retail'],
    FINANCIAL_PRODUCT_TRANSFER: ['28', 'Transfer of financial products'],
    PASSENGER_STATION: ['29', 'Services of passenger stations'],
    USED_CAR_31: ['31', 'Used car, under the second code that the documents have for it'],
    E_CIGARETTE: ['32', 'E-cigarettes'],
    GOLD_BOUGHT_AT_EXCHANGE: ['33', 'Settlement of gold trade: bought at the exchange'],
    GOLD_SOLD_AT_EXCHANGE: ['34', 'Settlement of gold trade: sold at the exchange'],
    GOLD_MEMBER_INVESTMENT: ['35', 'Investment gold of a member unit'],
    GOLD_MEMBER_NON_INVESTMENT: ['36', 'Non-investment gold of a member unit'],
    GOLD_CUSTOMER_STANDARD: ['37', 'Standard gold of a customer'],
    USED_CAR_UNIFIED_NORMAL: ['51', 'Unified used-car invoice, issued normally'],
    USED_CAR_UNIFIED_REVERSE: ['52', 'Unified used-car invoice, issued in reverse'],
  },
);
