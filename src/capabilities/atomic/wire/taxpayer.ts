import {
  code,
  date,
  flag,
  record,
  text,
  numberText,
  ofWidth,
} from '../../../platform/record/index.ts';
import { atomicInterface } from './answer.ts';
import { answeredTaxNumber, taxNumber, unreported } from './members.ts';
import {
  branchKind,
  consumptionTaxKind,
  exporterClass,
  industryNature,
  taxpayerKind,
  taxpayerState,
} from './taxpayer-codes.ts';

const taxpayerQuestion = record('TaxpayerQuestion', 'The queried taxpayer.', { taxNumber });

const taxpayer = record(
  'Taxpayer',
  'Entry of a taxpayer (纳税人) in the tax bureau’s register. Empty members are null.',
  {
    taxNumber: answeredTaxNumber,
    registrationSerial: numberText('djxh', {
      max: 20,
      optional: true,
      doc: 'Serial of the registration; needed to query the enterprise’s agent-declared taxes.',
    }),
    archiveNumber: numberText('ssdabh', {
      max: 20,
      optional: true,
      doc: 'Number of the tax archive.',
    }),
    name: text('nsrmc', { max: 300, optional: true, doc: `Registered name.${unreported}` }),
    kind: code('nsrlx', taxpayerKind, {
      optional: true,
      doc: `General, small-scale or other.${unreported}`,
    }),
    businessAddress: text('scjydz', {
      max: 300,
      optional: true,
      doc: 'Address of production and business.',
    }),
    registrationPostalCode: numberText('zcdyzbm', {
      max: 6,
      withZeros: (digits) => ofWidth(6, digits),
      optional: true,
      doc: 'Postal code of the place of registration.',
    }),
    registrationPhone: text('zcdlxdh', {
      max: 60,
      optional: true,
      pii: 'phone',
      doc: 'Phone at the place of registration. Masked for callers without the scope `pii`.',
    }),
    legalRepresentative: text('fddbrxm', {
      max: 150,
      optional: true,
      doc: 'Name of the legal representative.',
    }),
    registrationTypeCode: numberText('djzclxdm', {
      max: 3,
      optional: true,
      doc: 'The tax bureau’s code of the type of registration; its values are not documented.',
    }),
    industryCode: numberText('hydm', {
      max: 4,
      optional: true,
      doc: 'The tax bureau’s code of the industry; its values are not documented.',
    }),
    districtTaxOfficeCode: numberText('qxjswjgdm', {
      max: 11,
      optional: true,
      doc: 'Code of the district’s tax office.',
    }),
    taxBranchOfficeCode: numberText('zgswskfjdm', {
      max: 11,
      optional: true,
      doc: 'Code of the branch office of the tax bureau that is in charge.',
    }),
    taxBranchOfficeName: text('zgswskfjmc', {
      max: 300,
      optional: true,
      doc: 'Name of that office.',
    }),
    financeHead: text('cwfzrxm', { max: 150, optional: true, doc: 'Name of the head of finance.' }),
    bankName: text('khhmc', { max: 300, optional: true, doc: 'Name of the bank.' }),
    bankAccount: text('yhzh', {
      max: 50,
      optional: true,
      pii: 'card',
      doc: 'Bank account. Masked for callers without the scope `pii`.',
    }),
    taxHandler: text('bsrxm', {
      max: 150,
      optional: true,
      doc: 'Name of the person who handles the taxes.',
    }),
    isDigitalInvoicePilot: flag('xdpsdqybz', {
      as: ['Y', 'N'],
      optional: true,
      doc: `True for an enterprise of the digital e-invoice pilot.${unreported}`,
    }),
    exporterClass: code('ckqyfldm', exporterClass, { doc: 'Class of exporter.' }),
    headOrBranch: code('zfjglxdm', branchKind, {
      optional: true,
      doc: `Head office, branch, both or neither.${unreported}`,
    }),
    preferentialBusinessCode: numberText('yhyywddm', {
      max: 13,
      optional: true,
      doc: 'The platform’s `yhyywddm`; its values are not documented.',
    }),
    state: code('nsrztdm', taxpayerState, { doc: 'State in the register.' }),
    labelValidFrom: date('yxqq', {
      optional: true,
      doc: 'First day on which the label of the industry’s nature is valid.',
    }),
    labelValidTo: date('yxqz', { optional: true, doc: 'Last day on which the label is valid.' }),
    industryNature: code('qyhyxzdm', industryNature, {
      optional: true,
      doc: 'Industry.',
    }),
    consumptionTaxKind: code('xfsnsrlxdm', consumptionTaxKind, {
      optional: true,
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
