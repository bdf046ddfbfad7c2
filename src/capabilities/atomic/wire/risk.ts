import { code, codes, flag, record } from '../../../platform/record/index.ts';
import { atomicInterface } from './interface.ts';
import { answeredTaxNumber, taxNumber } from './members.ts';

/** `fxnsrlx`; empty is a value. */
const riskClass = codes('TaxpayerRiskClass', 'How risky the tax bureau holds a taxpayer to be.', {
  NON_RISK: ['', 'No risk taxpayer: the platform leaves the code empty'],
  CLASS_I_HIGH: ['01', 'Class I, high risk'],
  CLASS_II_MEDIUM: ['02', 'Class II, medium risk'],
  CLASS_III_LOW: ['03', 'Class III, low risk'],
  CLASS_IV_NONE: ['04', 'Class IV, no risk'],
});

/** `nsrxydj` */
const creditGrade = codes('TaxCreditGrade', 'The tax bureau’s credit letter of a taxpayer.', {
  A: ['A', 'Credit letter A'],
  B: ['B', 'Credit letter B'],
  C: ['C', 'Credit letter C'],
  D: ['D', 'Credit letter D'],
  M: ['M', 'Credit letter M'],
});

/** `nsryjjb`; empty is a value. */
const warningLevel = codes('TaxpayerWarningLevel', 'The tax bureau’s warning about a taxpayer.', {
  NONE: ['', 'No warning: the platform leaves the code empty'],
  RED: ['01', 'Red warning'],
  YELLOW: ['02', 'Yellow warning'],
  BLUE: ['03', 'Blue warning'],
});

const riskQuestion = record('TaxpayerRiskQuestion', 'Whose risk is asked about.', { taxNumber });

const taxpayerRisk = record(
  'TaxpayerRisk',
  'What the tax bureau thinks of a taxpayer. Any of these is an answer, never an error.',
  {
    taxNumber: answeredTaxNumber,
    riskClass: code('fxnsrlx', riskClass, { doc: 'The class of risk.' }),
    creditGrade: code('nsrxydj', creditGrade, { optional: true, doc: 'The credit letter.' }),
    warningLevel: code('nsryjjb', warningLevel, { doc: 'The level of warning.' }),
    isRisky: flag('fxnsrbz', { as: ['Y', 'N'], doc: 'True for a risk taxpayer.' }),
  },
);

/** Document 3, section 4.1, interface 5. */
export const queryRisk = atomicInterface('CXNSRFXXX', {
  request: riskQuestion,
  response: taxpayerRisk,
  effect: 'none',
});
