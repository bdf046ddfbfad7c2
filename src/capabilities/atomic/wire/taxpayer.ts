import * as r from '../../../platform/record/index.ts';
import { taxNumber, unreported } from './members.ts';
import {
  branchKind,
  consumptionTaxKind,
  exporterClass,
  industryNature,
  taxpayerKind,
  taxpayerState,
} from './taxpayer-codes.ts';
import { atomicInterface } from './answer.ts';

/** Tax number in a response: that of the queried person or enterprise. */
const answeredTaxNumber = r.ofRequest(
  r.text('nsrsbh', {
    upperCase: true,
    pii: 'taxNumber',
    doc: 'Tax number. A person’s ID number is masked for callers without the scope `pii`.',
  }),
);

const taxpayerQuestion = r.record('TaxpayerQuestion', 'The queried taxpayer.', { taxNumber });

const taxpayer = r.record(
  'Taxpayer',
  'Entry of a taxpayer (纳税人) in the tax bureau’s register. Empty members are null.',
  {
    taxNumber: answeredTaxNumber,
    registrationSerial: r.numberText('djxh?', {
      max: 20,
      doc: 'Serial of the registration; needed to query the enterprise’s agent-declared taxes.',
    }),
    archiveNumber: r.numberText('ssdabh?', {
      max: 20,
      doc: 'Number of the tax archive.',
    }),
    name: r.text('nsrmc?', { max: 300, doc: `Registered name.${unreported}` }),
    kind: r.code('nsrlx?', taxpayerKind, { doc: `General, small-scale or other.${unreported}` }),
    businessAddress: r.text('scjydz?', {
      max: 300,
      doc: 'Address of production and business.',
    }),
    registrationPostalCode: r.numberText('zcdyzbm?', {
      max: 6,
      withZeros: (digits) => r.ofWidth(6, digits),
      doc: 'Postal code of the place of registration.',
    }),
    registrationPhone: r.text('zcdlxdh?', {
      max: 60,
      pii: 'phone',
      doc: 'Phone at the place of registration. Masked for callers without the scope `pii`.',
    }),
    legalRepresentative: r.text('fddbrxm?', {
      max: 150,
      doc: 'Name of the legal representative.',
    }),
    registrationTypeCode: r.numberText('djzclxdm?', {
      max: 3,
      doc: 'The tax bureau’s code of the type of registration; its values are not documented.',
    }),
    industryCode: r.numberText('hydm?', {
      max: 4,
      doc: 'The tax bureau’s code of the industry; its values are not documented.',
    }),
    districtTaxOfficeCode: r.numberText('qxjswjgdm?', {
      max: 11,
      doc: 'Code of the district’s tax office.',
    }),
    taxBranchOfficeCode: r.numberText('zgswskfjdm?', {
      max: 11,
      doc: 'Code of the branch office of the tax bureau that is in charge.',
    }),
    taxBranchOfficeName: r.text('zgswskfjmc?', {
      max: 300,
      doc: 'Name of that office.',
    }),
    financeHead: r.text('cwfzrxm?', {
      max: 150,
      doc: 'Name of the head of finance.',
    }),
    bankName: r.text('khhmc?', { max: 300, doc: 'Name of the bank.' }),
    bankAccount: r.text('yhzh?', {
      max: 50,
      pii: 'card',
      doc: 'Bank account. Masked for callers without the scope `pii`.',
    }),
    taxHandler: r.text('bsrxm?', {
      max: 150,
      doc: 'Name of the person who handles the taxes.',
    }),
    isDigitalInvoicePilot: r.flag('xdpsdqybz?', {
      as: ['Y', 'N'],
      doc: `True for an enterprise of the digital e-invoice pilot.${unreported}`,
    }),
    exporterClass: r.code('ckqyfldm', exporterClass, { doc: 'Class of exporter.' }),
    headOrBranch: r.code('zfjglxdm?', branchKind, {
      doc: `Head office, branch, both or neither.${unreported}`,
    }),
    preferentialBusinessCode: r.numberText('yhyywddm?', {
      max: 13,
      doc: 'The platform’s `yhyywddm`; its values are not documented.',
    }),
    state: r.code('nsrztdm', taxpayerState, { doc: 'State in the register.' }),
    labelValidFrom: r.date('yxqq?', {
      doc: 'First day on which the label of the industry’s nature is valid.',
    }),
    labelValidTo: r.date('yxqz?', { doc: 'Last day on which the label is valid.' }),
    industryNature: r.code('qyhyxzdm?', industryNature, { doc: 'Industry.' }),
    consumptionTaxKind: r.code('xfsnsrlxdm?', consumptionTaxKind, {
      doc: 'Goods on which it pays consumption tax; null for none.',
    }),
  },
);

/** Document 3, section 4.1, interface 6. */
export const queryTaxpayer = atomicInterface('CXNSRJBXX', {
  request: taxpayerQuestion,
  response: taxpayer,
  about: ['nsrsbh'],
  effect: 'none',
});

/** `fxnsrlx`; empty is a valid value. */
const riskClass = r.codes(
  'TaxpayerRiskClass',
  'Risk of a taxpayer in the tax bureau’s judgment (风险纳税人类型).',
  {
    NON_RISK: ['', 'No risk taxpayer: the platform leaves the code empty', '非风险纳税人'],
    CLASS_I_HIGH: ['01', 'Class I, high risk', '一类高风险'],
    CLASS_II_MEDIUM: ['02', 'Class II, medium risk', '二类中风险'],
    CLASS_III_LOW: ['03', 'Class III, low risk', '三类低风险'],
    CLASS_IV_NONE: ['04', 'Class IV, no risk', '四类无风险'],
  },
);

/** `nsrxydj` */
const creditGrade = r.codes(
  'TaxCreditGrade',
  'The tax bureau’s credit grade of a taxpayer (纳税信用等级).',
  {
    A: ['A', 'Credit grade A', 'A级'],
    B: ['B', 'Credit grade B', 'B级'],
    C: ['C', 'Credit grade C', 'C级'],
    D: ['D', 'Credit grade D', 'D级'],
    M: ['M', 'Credit grade M', 'M级'],
  },
);

/** `nsryjjb`; empty is a valid value. */
const warningLevel = r.codes(
  'TaxpayerWarningLevel',
  'The tax bureau’s warning about a taxpayer (纳税人预警级别).',
  {
    NONE: ['', 'No warning: the platform leaves the code empty', '无预警'],
    RED: ['01', 'Red warning', '红色预警'],
    YELLOW: ['02', 'Yellow warning', '黄色预警'],
    BLUE: ['03', 'Blue warning', '蓝色预警'],
  },
);

const riskQuestion = r.record('TaxpayerRiskQuestion', 'The taxpayer whose risk is queried.', {
  taxNumber,
});

const taxpayerRisk = r.record(
  'TaxpayerRisk',
  'The tax bureau’s view of a taxpayer’s risk (纳税人风险信息). Every value is a result, never an error.',
  {
    taxNumber: answeredTaxNumber,
    riskClass: r.code('fxnsrlx', riskClass, { doc: 'The class of risk.' }),
    creditGrade: r.code('nsrxydj?', creditGrade, { doc: 'The credit grade.' }),
    warningLevel: r.code('nsryjjb', warningLevel, { doc: 'The level of warning.' }),
    isRisky: r.flag('fxnsrbz', { as: ['Y', 'N'], doc: 'True for a risk taxpayer.' }),
  },
);

/** Document 3, section 4.1, interface 5. */
export const queryRisk = atomicInterface('CXNSRFXXX', {
  request: riskQuestion,
  response: taxpayerRisk,
  about: ['nsrsbh'],
  effect: 'none',
});
