import * as r from '../../../../platform/record/index.ts';

const address = (wire: string, doc: string) => r.text(`${wire}?`, { max: 300, doc });
const bankName = (wire: string, doc: string) => r.text(`${wire}?`, { max: 120, doc });
const account = (wire: string, max: number, doc: string) =>
  r.numberText(`${wire}?`, { max, pii: 'card', doc });

const sellerName = { max: 300, doc: 'Name, as on the ID card.' } as const;

const seller = {
  name: r.text('xsfmc', { isName: true, ...sellerName }),
  /** The platform requires the ID number a second time, as the tax number. */
  taxNumber: r.hidden(r.text('xsfnsrsbh', { max: 20, pii: 'taxNumber', doc: 'Tax number.' })),
  isNaturalPerson: r.constant('xsfzrrbz', 'Y', { doc: 'Y: sellers are natural persons.' }),
  idType: r.constant('xsfzrrzjlxDm', '201', { doc: '201: resident ID card.' }),
  idNumber: r.idNumber('xsfzrrzjhm', {
    doc: 'Number of the resident ID card. It is the seller’s tax number too. Sent to the platform and not stored.',
  }),
  nationality: r.constant('xsfzrrgjDm', '156', { doc: '156: China.' }),
  bankName: bankName('xsfkhh', 'Bank that the seller’s account is held at.'),
  bankAccount: account(
    'xsfzh',
    50,
    'Number of the seller’s account. Sent to the platform and not stored.',
  ),
  payeeBankName: bankName('skyhmc', 'Bank that the money goes to.'),
  payeeBankAccount: account(
    'skyhzh',
    100,
    'Number of the account that the money goes to. Sent to the platform and not stored.',
  ),
};

const residence = 'Address of the seller.';
const mobile = 'Mobile number of the seller. Sent to the platform and not stored.';

/** A blue invoice requires `xsfdz` and `xsfdh`; a red one repeats the members of the blue one. */
export const sellerOfBlue = r.record(
  'ScrapSellerInput',
  'A natural person who sells scrap (自然人销售方).',
  {
    ...seller,
    address: r.text('xsfdz', { max: 300, doc: residence }),
    phone: r.numberText('xsfdh', { max: 60, pii: 'phone', doc: mobile }),
  },
);

/** See `sellerOfBlue`. */
export const sellerOfRed = r.record(
  'RedScrapSellerInput',
  'The natural person who sold (自然人销售方), as on the blue invoice.',
  {
    ...seller,
    name: r.text('xsfmc', { isQuoted: true, ...sellerName }),
    address: address('xsfdz', `${residence} As on the blue invoice.`),
    phone: r.numberText('xsfdh?', {
      max: 60,
      pii: 'phone',
      doc: `${mobile} As on the blue invoice.`,
    }),
  },
);

/** The buying enterprise, which issues the invoice. */
export const buyer = r.record('ScrapBuyerInput', 'The enterprise that buys (购买方), and issues.', {
  taxNumber: r.enterpriseTaxNumber('gmfnsrsbh', { doc: 'Its tax number.' }),
  name: r.text('gmfmc', { isName: true, max: 300, doc: 'Its full name.' }),
  address: address('gmfdz', 'Its address.'),
  phone: r.numberText('gmfdh?', { max: 60, pii: 'phone', doc: 'Its phone number.' }),
  bankName: bankName('gmfkhh', 'Its bank.'),
  bankAccount: account('gmfzh', 50, 'Number of its bank account.'),
  agent: r.text('gmfjbr?', {
    isName: true,
    max: 150,
    doc: 'Name of the person who acts for the buyer.',
  }),
  agentIdNumber: r.numberText('jbrsfzjhm?', {
    max: 30,
    pii: 'identity',
    doc: 'ID number of the person who acts for the buyer. Sent to the platform and not stored.',
  }),
  agentPhone: r.numberText('gmfjbrlxdh?', {
    max: 60,
    pii: 'phone',
    doc: 'Phone number of the person who acts for the buyer. Sent to the platform and not stored.',
  }),
});

/** The device that sends the upload. */
export const device = r.record(
  'RequestingDeviceInput',
  'The device from which the invoice is requested (开票设备). The tax bureau requires the data of that device, not of this service’s server.',
  {
    ipAddress: r.text('ip', {
      max: 20,
      doc: 'Its IP address; IPv4, as no more than 20 characters fit.',
    }),
    macAddress: r.text('macdz', { max: 20, doc: 'Its MAC address.' }),
    cpuId: r.text('cpuid?', { doc: 'Serial number of its processor.' }),
    mainboardNumber: r.text('zbxlh?', { doc: 'Serial number of its mainboard.' }),
  },
);

const shown = (wire: string, what: string) =>
  r.flag(`${wire}?`, { as: ['Y', 'N'], doc: `True if the invoice shows ${what}.` });

/** Parts of the parties’ data that are printed on an invoice or omitted. */
export const display = {
  showsSellerBankAccount: shown('sfzsxsfyhzhbq', 'the seller’s bank and account'),
  showsBuyerBankAccount: shown('sfzsgmfyhzhbq', 'the buyer’s bank and account'),
  showsSellerAddress: shown('sfzsxsfdzdh', 'the seller’s address and phone'),
  showsBuyerAddress: shown('sfzsgmfdzdh', 'the buyer’s address and phone'),
};
