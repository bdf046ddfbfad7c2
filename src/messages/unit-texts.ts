import { catalogue } from './message.ts';

/** Units that the platform bills, by capability name in the settings. */
export const unitTexts = catalogue('unit', {
  verification: [
    'Verifying invoices (发票查验). A unit is an invoice in a call.',
    '发票查验：每次调用中的一张发票为一个单位。',
  ],
  enterprise: [
    'Looking up enterprises (企业查询). A unit is a call.',
    '企业查询：一次调用为一个单位。',
  ],
  'forward-invoicing': [
    'Issuing invoices to buyers (正向开票). A unit is an invoice that is ordered.',
    '正向开票：一张下单的发票为一个单位。',
  ],
  'truck-trace': [
    'Tracks, maps and positions of trucks (车辆轨迹). A unit is a call.',
    '车辆轨迹：一次调用为一个单位。',
  ],
  esign: [
    'Signing tasks (电子签章). A unit is a task that is created.',
    '电子签章：一个创建的任务为一个单位。',
  ],
  'partner-contract': [
    'Contracts with persons (个人签约). A unit is a contract that is created.',
    '个人签约：一份创建的合同为一个单位。',
  ],
});
