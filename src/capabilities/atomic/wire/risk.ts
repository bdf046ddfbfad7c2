import * as r from '../../../platform/record/index.ts';
import { atomicInterface } from './answer.ts';
import { answeredTaxNumber, taxNumber } from './members.ts';

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
