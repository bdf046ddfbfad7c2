import { atomicTexts } from '../texts.ts';
import * as r from '../../../platform/record/index.ts';
import { atomicInterface } from './answer.ts';
import { buyerTaxNumber, unreported } from './members.ts';
import { classificationElement } from './special-elements.ts';

/** Service code of the download, the tax bureau's only large response. */
export const CLASSIFICATION_SERVICE = 'CXSSFLBM';

/** `jzjtdm` */
const immediateRefund = r.codes(
  'ImmediateRefund',
  'Goods or services whose value-added tax is refunded as soon as it is levied (即征即退).',
  {
    SOFTWARE: ['01', 'Software', '软件产品'],
    RESOURCE_COMPREHENSIVE_USE: ['02', 'Comprehensive use of resources', '资源综合利用'],
    PIPELINE_TRANSPORT: ['03', 'Transport by pipeline', '管道运输服务'],
    MOVABLE_PROPERTY_LEASE: ['04', 'Finance lease of movable property', '有形动产融资租赁服务'],
    SALE_AND_LEASEBACK: ['05', 'Sale and leaseback', '有形动产融资性售后回租服务'],
    NEW_WALL_MATERIAL: ['06', 'New wall material', '新型墙体材料'],
    WIND_POWER: ['07', 'Wind power', '风力发电'],
    PHOTOVOLTAIC_POWER: ['08', 'Photovoltaic power', '光伏发电'],
    ANIMATION_SOFTWARE: ['09', 'Animation software', '动漫软件'],
    AIRCRAFT_MAINTENANCE: ['10', 'Maintenance of aircraft', '飞机维修劳务'],
    GOLD: ['11', 'Gold', '黄金'],
    PLATINUM: ['12', 'Platinum', '铂金'],
  },
);

const question = r.record('TaxClassificationQuestion', 'The codes to look up.', {
  buyerTaxNumber,
  since: r.text('sjc?', {
    // A response may contain the stamp in the form of the tax bureau's other times.
    spelling: (stamp) => stamp.replace(/[- :T]/g, ''),
    pattern: /^\d{14}$/,
    hint: atomicTexts.stamp,
    doc: 'The `stamp` of your last download: you get the changes since then. Omit it the first time, for everything.',
  }),
  taxOfficeCode: r.text('sjswjgdm?', {
    max: 11,
    pattern: /^\d+$/,
    hint: atomicTexts.taxOfficeCode,
    doc: 'Code of the provincial tax office.',
  }),
});

const unreadable = 'Null where the tax bureau’s text is no list of percentages.';
const unclear = (wire: string): string =>
  `The platform’s \`${wire}\` as it is; its values are not documented.`;
const optionalText = (wire: string, doc: string, max?: number) =>
  r.text(`${wire}?`, { doc, ...(max !== undefined && { max }) });
const optionalFlag = (wire: string, doc: string) => r.flag(`${wire}?`, { as: ['Y', 'N'], doc });

/** Numbers of a download are parsed as doubles, which are exact up to 15 digits. */
const asDouble = (digits: string): string | undefined =>
  /^\d{1,15}0*$/.test(digits) ? digits : undefined;

/** One row of a download. The documents do not say which members are optional, and most rows omit most of them. */
export const classificationCode = r.record(
  'TaxClassificationCode',
  'A tax classification code (税收分类编码): what goods and services are called on an invoice and how they are taxed.',
  {
    code: r.numberText('fjbm', { max: 19, withZeros: asDouble, doc: 'The code, 19 digits.' }),
    mergedCode: r.numberText('sphfwssflhbbm?', {
      max: 19,
      withZeros: asDouble,
      doc: 'The merged classification code.',
    }),
    specialElement: r.code('tdyslxdm?', classificationElement, {
      doc: 'The specific business that it belongs to; null for none.',
    }),
    isDifferential: optionalFlag('cezs', 'True when it can be taxed on the difference.'),
    isNonTaxable: optionalFlag('bzs', 'True when it is not taxed.'),
    immediateRefund: r.code('jzjtdm?', immediateRefund, {
      doc: 'Reason for the immediate refund of tax; null for none.',
    }),
    name: optionalText('sphfwmc', 'Name of the goods or service.', 150),
    shortName: optionalText(
      'sphfwfljc',
      'Short name of the class: the text between the asterisks on an invoice line.',
      120,
    ),
    explanation: optionalText('sm', 'Goods or services that belong to it.'),
    vatRates: r.percentages('zzssl?', { doc: `VAT rates: \`0.13\` is 13 %. ${unreadable}` }),
    levyRates: r.percentages('zsl?', { doc: `Levy rates: \`0.03\` is 3 %. ${unreadable}` }),
    vatSpecialManagement: optionalText('zzstsgl', 'Special management of the value-added tax.'),
    vatPolicyBasis: optionalText('zzszcyj', 'Policy that the value-added tax rests on.'),
    vatSpecialContentCode: optionalText('zzstsnrdm', 'Code of the special content for VAT.'),
    consumptionTaxManagement: optionalText('xfsgl', 'Management of the consumption tax.'),
    consumptionTaxPolicyBasis: optionalText('xfszcyj', 'Policy that the consumption tax rests on.'),
    consumptionTaxSpecialContentCode: optionalText(
      'xfstsnrdm',
      'Code of the special content for consumption tax.',
    ),
    keywords: optionalText('gjz', 'Keywords to find it by.'),
    isSummary: optionalFlag(
      'sfhzx',
      'True for a summary of others, which no invoice line can carry.',
    ),
    statisticsCode: optionalText('dytjjbm', unclear('dytjjbm')),
    customsImportItems: optionalText('hgjcksppm', unclear('hgjcksppm')),
    enabledOn: r.date('qyrq?', { doc: 'First day on which it can be used.' }),
    disabledOn: r.date('tyrq?', { doc: 'Day on which it was disabled.' }),
    industryCode: optionalText('hydm', 'Code of the industry.'),
    industry: optionalText('dydhy', unclear('dydhy')),
    industryProductCode1: optionalText('hydydzspm1', unclear('hydydzspm1')),
    industryProductName1: optionalText('hydydzsmc1', unclear('hydydzsmc1')),
    industryProductCode2: optionalText('hydydzspm2', unclear('hydydzspm2')),
    industryProductName2: optionalText('hydydzsmc2', unclear('hydydzsmc2')),
  },
);

const classificationCodes = r.record(
  'TaxClassificationDownload',
  'A download of tax classification codes (税收分类编码) from the tax bureau.',
  {
    stamp: r.text('sjc?', {
      doc: `Stamp of this download: pass it as \`since\` to the next one.${unreported}`,
    }),
    // The name of the list in the response is not documented.
    codes: r.unnamedList(classificationCode, {
      countedBy: 'count',
      odd: 'omitted',
      doc: 'The codes.',
    }),
  },
);

/**
 * Document 3, section 4.1, interface 8. Returns thousands of rows of 29 members without amounts, so their numbers are
 * parsed as doubles. The first download may be slow and, with Chinese escaped as `\u`, has about 8 MiB.
 */
export const queryClassification = atomicInterface(CLASSIFICATION_SERVICE, {
  request: question,
  response: classificationCodes,
  about: ['nsrsbh'],
  effect: 'none',
  numbers: 'plain',
  timeoutMs: 120_000,
  responseSize: 'large',
});
