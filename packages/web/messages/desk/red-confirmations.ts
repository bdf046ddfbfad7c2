import type {
  RedConfirmationInvoiceKindInput,
  RedConfirmationPartyInput,
} from '../../generated/operations.ts';
import { catalogue } from '../catalogue.ts';

/** Texts of the page about red confirmations. */
export const redConfirmationTexts = catalogue(
  {
    intro:
      'The tax bureau’s list, entered by either party. It is queried as one party, free of charge.',
    as: 'Ask as',
    parties: { BUYER: 'Buyer', SELLER: 'Seller' } satisfies Readonly<
      Record<RedConfirmationPartyInput, string>
    >,
    fields: {
      buyerName: 'Buyer',
      buyerTaxNumber: 'Buyer’s tax number',
      sellerName: 'Seller',
      sellerTaxNumber: 'Seller’s tax number',
      status: 'Status',
      kind: 'Kind of the original',
      enteredBy: 'Entered by',
      from: 'Entered from',
      to: 'Entered through',
      confirmation: 'Confirmation number',
      number: 'Number of the original',
      code: 'Code of the original',
    },
    kinds: {
      AVIATION_ITINERARY: 'Aviation itinerary',
      GENERAL: 'General',
      MOTOR_VEHICLE_UNIFIED: 'Motor vehicle',
      RAILWAY_E_TICKET: 'Railway e-ticket',
      SPECIAL: 'Special',
      USED_CAR_UNIFIED: 'Used car',
    } satisfies Readonly<Record<RedConfirmationInvoiceKindInput, string>>,
    any: 'Any',
    ask: 'Query the tax bureau',
    askHint: 'Fill in your name and tax number. Those of a seller never stand in the address.',
    none: 'The tax bureau lists no red confirmation like this.',
    noneHint: 'Widen the filters, or apply for one.',
    total: (count: string) => `${count} in all`,
  },
  {
    intro: '税局的红字确认单列表，不论由谁录入。以一方身份查询，不收费。',
    as: '查询身份',
    parties: { BUYER: '购买方', SELLER: '销售方' },
    fields: {
      buyerName: '购买方名称',
      buyerTaxNumber: '购买方税号',
      sellerName: '销售方名称',
      sellerTaxNumber: '销售方税号',
      status: '状态',
      kind: '蓝字发票票种',
      enteredBy: '录入方身份',
      from: '录入日期起',
      to: '录入日期止',
      confirmation: '红字确认单编号',
      number: '蓝字发票号码',
      code: '蓝字发票代码',
    },
    kinds: {
      AVIATION_ITINERARY: '航空行程单',
      GENERAL: '普通发票',
      MOTOR_VEHICLE_UNIFIED: '机动车发票',
      RAILWAY_E_TICKET: '铁路电子客票',
      SPECIAL: '专用发票',
      USED_CAR_UNIFIED: '二手车发票',
    },
    any: '不限',
    ask: '查询税局',
    askHint: '请填写本方名称和税号。销售方的信息不会出现在网址中。',
    none: '税局没有符合条件的红字确认单。',
    noneHint: '请放宽条件，或申请红字确认单。',
    total: (count: string) => `共${count}份`,
  },
);
