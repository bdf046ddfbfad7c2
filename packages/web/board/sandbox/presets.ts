import type { MutationName } from '../../generated/mutations.ts';
import type { Language } from '../../messages/catalogue.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { BUYERS, DRAWER, PEOPLE, PHONE, RECYCLERS, SELLERS } from './people.ts';

type Values = Readonly<Record<string, unknown>>;

/** A person or company, with its fate on the simulated platform and the input that names it. */
interface Option {
  readonly name: string;
  readonly fate?: string;
  readonly values: Values;
}

/** Made-up people or companies to choose from. */
export interface PresetChoice {
  readonly label: string;
  readonly options: readonly Option[];
}

/** Values that fill in a form on the simulated platform. */
export interface Presets {
  readonly values: Values;
  /** The first option of each choice is the default. */
  readonly choices: readonly PresetChoice[];
}

/** Creates an option from members of the argument `input`. */
function option(name: string, values: Values, fate?: string): Option {
  return { name, values: { input: values }, ...(fate !== undefined && { fate }) };
}

type Name = keyof typeof PEOPLE;

/** The forms that are filled in with made-up people and companies. */
export function presetsOf(language: Language): Readonly<Partial<Record<MutationName, Presets>>> {
  const texts = sandboxTexts[language];
  const people = (
    fates: readonly (readonly [Name, string])[],
    valuesOf: (person: (typeof PEOPLE)[Name]) => Values,
  ): PresetChoice => ({
    label: texts.person,
    options: fates.map(([name, fate]) => option(PEOPLE[name].name, valuesOf(PEOPLE[name]), fate)),
  });
  const buyer = (company: { readonly name: string; readonly taxNumber: string }, fate?: string) =>
    option(company.name, { buyer: { enterprise: company } }, fate);
  const recycler = ({ name, taxNumber }: { name: string; taxNumber: string }, fate: string) =>
    option(name, { buyerTaxNumber: taxNumber }, fate);
  const seller = ({ drawer, ...company }: (typeof SELLERS)[keyof typeof SELLERS], fate?: string) =>
    option(company.name, { seller: company, drawer }, fate);
  const rate = (percent: number) =>
    option(percent === 0 ? texts.exempt : `${percent} %`, {
      lines: { blue: [{ taxRate: String(percent / 100), benefit: BENEFITS[percent] }] },
    });
  return {
    issueInvoice: {
      values: { input: { kind: 'GENERAL', lines: [KEYBOARD] } },
      choices: [
        {
          label: texts.seller,
          options: [seller(SELLERS.qinghe), seller(SELLERS.yunfan, texts.notProvisioned)],
        },
        {
          label: texts.buyer,
          options: [
            buyer(BUYERS.qimingxing),
            option(texts.individual, { buyer: { individual: {} } }),
            buyer(BUYERS.rejected, texts.rejected),
            option(texts.another, { buyer: { enterprise: { name: '', taxNumber: '' } } }),
          ],
        },
      ],
    },
    onboardSeller: {
      values: {
        input: {
          phone: PHONE,
          returnUrl: 'https://example.com/sellers',
          serviceProviderId: 'vendor-1',
          buyerTaxNumber: SELLERS.qinghe.taxNumber,
        },
      },
      choices: [
        people(
          [
            ['zhang', texts.onboarded],
            ['limane', texts.aboveLimit],
            ['wang', texts.monthFull],
            ['zhao', texts.refused],
          ],
          (person) => person,
        ),
      ],
    },
    calculateTaxAndOrder: {
      values: {
        input: {
          kind: 'GENERAL',
          ownUse: false,
          amountWithoutTax: '1250.00',
          // The documents list these lines in no table, but the simulated tax bureau requires them.
          extra: { mxList: [{ xmmc: '废钢', sl: '2.5', dw: '吨' }] },
        },
      },
      choices: [
        {
          label: texts.buyer,
          options: [
            recycler(RECYCLERS.yecheng, texts.mayBuy),
            recycler(RECYCLERS.jinjiang, texts.taxesDue),
            recycler(RECYCLERS.caofeidian, texts.notEligible),
          ],
        },
        people(
          [
            ['zhang', texts.sells],
            ['qian', texts.aboveMonth],
            ['sun', texts.blocked],
            ['zhou', texts.unpaid],
            ['zheng', texts.unconfirmed],
          ],
          (person) => ({ person }),
        ),
      ],
    },
    createContract: {
      values: {
        input: {
          companyTaxNumber: SELLERS.qinghe.taxNumber,
          name: '废钢购销合同',
          // The simulated platform always has this file.
          file: 'example-contract.pdf',
          signerPhone: PHONE,
          deadlineDays: 15,
        },
      },
      choices: [
        people(
          [
            ['zhang', texts.signs],
            ['lian', texts.joinedUp],
          ],
          ({ name, idNumber }) => ({ signerName: name, signerIdNumber: idNumber }),
        ),
      ],
    },
    issueScrapInvoice: {
      values: { input: { ...DRAWER, ownUse: false, lines: { blue: [SCRAP] } } },
      choices: [{ label: texts.taxRate, options: [rate(0), rate(1), rate(3)] }],
    },
  };
}

const KEYBOARD = {
  itemName: '机械键盘',
  taxClassificationCode: '1090512010000000000',
  taxRate: '0.13',
  amountWithTax: '399.00',
};

const SCRAP = {
  categoryName: '废钢',
  itemName: '废旧钢材',
  unit: '吨',
  quantity: '1',
  taxClassificationCode: '1010301990000000000',
  nature: 'NORMAL',
};

/** Tax benefits by the rate in percent; a rate of one percent needs no benefit. */
const BENEFITS: Readonly<Record<number, string>> = { 0: 'EXEMPT', 1: '', 3: 'SIMPLE_3_PERCENT' };
