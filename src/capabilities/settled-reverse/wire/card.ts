import {
  bankCardNumber,
  choice,
  numberText,
  record,
  text,
  variant,
} from '../../../platform/record/index.ts';

const cardNumber = bankCardNumber('bankCard', {
  doc: 'Number of the bank card, 12 to 30 digits. Sent to the platform and not stored.',
});

const bankName = { doc: 'Name of the card’s bank.' } as const;
const bankCode = { doc: 'Interbank number of the card’s bank.' } as const;

/** A card whose bank is known and may be named. */
const ofSettlementBank = record(
  'SettlementBankCardInput',
  'A card of the settlement bank (结算行卡).',
  {
    cardNumber,
    bankName: text('bankName', { ...bankName, optional: true }),
    bankCode: numberText('bankCode', { ...bankCode, optional: true }),
  },
);

const ofOtherBank = record('OtherBankCardInput', 'A card of another bank (他行卡).', {
  cardNumber,
  bankName: text('bankName', bankName),
  bankCode: numberText('bankCode', bankCode),
});

/** Card of a registration, including its holder. */
export const sellerCard = choice(
  'SellerCardInput',
  'The bank card (银行卡) that a seller is paid to: exactly one of the two.',
  {
    settlementBank: variant(ofSettlementBank, {
      fixed: { isPartnerBankCard: true },
      labelZh: '结算行卡',
    }),
    otherBank: variant(ofOtherBank, {
      fixed: { isPartnerBankCard: false },
      labelZh: '他行卡',
    }),
  },
);

/** Card of a later change; the documents show no member for its holder. */
export const newSellerCard = choice(
  'NewSellerCardInput',
  'The bank card (银行卡) that a seller is to be paid to from now on: exactly one of the two.',
  { settlementBank: variant(ofSettlementBank), otherBank: variant(ofOtherBank) },
);
