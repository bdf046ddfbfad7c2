import * as r from '../../../platform/record/index.ts';

const cardNumber = r.bankCardNumber('bankCard', {
  doc: 'Number of the bank card, 12 to 30 digits. Sent to the platform and not stored.',
});

const bankName = { doc: 'Name of the card’s bank.' } as const;
const bankCode = { doc: 'Interbank number of the card’s bank.' } as const;

/** A card whose bank is known and may be named. */
const ofSettlementBank = r.record(
  'SettlementBankCardInput',
  'A card of the settlement bank (结算行卡).',
  {
    cardNumber,
    bankName: r.text('bankName?', { ...bankName }),
    bankCode: r.numberText('bankCode?', { ...bankCode }),
  },
);

const ofOtherBank = r.record('OtherBankCardInput', 'A card of another bank (他行卡).', {
  cardNumber,
  bankName: r.text('bankName', bankName),
  bankCode: r.numberText('bankCode', bankCode),
});

/** Card of a registration, including its holder. */
export const sellerCard = r.choice(
  'SellerCardInput',
  'The bank card (银行卡) that a seller is paid to: exactly one of the two.',
  {
    settlementBank: r.variant(ofSettlementBank, {
      fixed: { isPartnerBankCard: true },
      labelZh: '结算行卡',
    }),
    otherBank: r.variant(ofOtherBank, {
      fixed: { isPartnerBankCard: false },
      labelZh: '他行卡',
    }),
  },
);

/** Card of a later change; the documents show no member for its holder. */
export const newSellerCard = r.choice(
  'NewSellerCardInput',
  'The bank card (银行卡) that a seller is to be paid to from now on: exactly one of the two.',
  { settlementBank: r.variant(ofSettlementBank), otherBank: r.variant(ofOtherBank) },
);
