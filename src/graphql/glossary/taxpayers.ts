import { concept } from './concept.ts';

/** Taxpayers, rates and the tax classification. */
export const taxpayers = [
  concept('Taxpayer’s name', 'name', '纳税人名称', ['nsrmc']),
  concept('Kind of a taxpayer', 'kind', '纳税人类型', ['nsrlx']),
  concept('Business address', 'businessAddress', '生产经营地址', ['scjydz']),
  concept('Postal code of the registration', 'registrationPostalCode', '注册地邮政编码', [
    'zcdyzbm',
  ]),
  concept('Phone of the registration', 'registrationPhone', '注册地联系电话', ['zcdlxdh']),
  concept('Type of registration', 'registrationTypeCode', '登记注册类型代码', ['djzclxdm']),
  concept('Industry', 'industryCode', '行业代码', ['hydm']),
  concept('District tax office', 'districtTaxOfficeCode', '区县级税务机关代码', ['qxjswjgdm']),
  concept('Tax branch office’s code', 'taxBranchOfficeCode', '主管税务所（科、分局）代码', [
    'zgswskfjdm',
  ]),
  concept('Tax branch office’s name', 'taxBranchOfficeName', '主管税务所（科、分局）名称', [
    'zgswskfjmc',
  ]),
  concept('Provincial tax office', 'taxOfficeCode', '省级税务机关代码', ['sjswjgdm']),
  concept('Finance head', 'financeHead', '财务负责人姓名', ['cwfzrxm']),
  concept('Tax handler', 'taxHandler', '办税人姓名', ['bsrxm']),
  concept('Taxpayer’s bank', 'bankName', '开户行名称', ['khhmc']),
  concept('Taxpayer’s bank account', 'bankAccount', '银行账号', ['yhzh']),
  concept('Pilot of digital invoices', 'isDigitalInvoicePilot', '新电票试点企业标志', [
    'xdpsdqybz',
  ]),
  concept('Class of an exporter', 'exporterClass', '出口企业分类', ['ckqyfldm']),
  concept('Head or branch', 'headOrBranch', '总分机构类型', ['zfjglxdm']),
  concept('State of a taxpayer', 'state', '纳税人状态', ['nsrztdm']),
  concept('Begin of validity', ['validFrom', 'labelValidFrom'], '有效期起', ['yxqq'], {
    reason: 'For a taxpayer, it is the validity of the label; for a rate, that of the rate.',
  }),
  concept('End of validity', ['validTo', 'labelValidTo'], '有效期止', ['yxqz'], {
    reason: 'For a taxpayer, it is the validity of the label; for a rate, that of the rate.',
  }),
  concept('Nature of the industry', 'industryNature', '企业行业性质', ['qyhyxzdm']),
  concept('Kind of a consumption taxpayer', 'consumptionTaxKind', '消费税纳税人类型', [
    'xfsnsrlxdm',
  ]),
  concept('Class of risk', 'riskClass', '风险纳税人类型', ['fxnsrlx']),
  concept('Credit grade', 'creditGrade', '纳税信用等级', ['nsrxydj']),
  concept('Warning about a taxpayer', 'warningLevel', '纳税人预警级别', ['nsryjjb']),
  concept('Risk taxpayer', 'isRisky', '风险纳税人标志', ['fxnsrbz']),
  concept('Rate', 'rate', '税率/征收率', ['slzsl']),
  concept('Original rate', 'isOriginal', '原税率标志', ['yslbz']),
  concept('First day of use', 'enabledOn', '启用日期', ['qyrq']),
  concept('Day of disabling', 'disabledOn', '停用日期', ['tyrq']),
  concept('Code of a row of the classification', 'code', '税收分类编码', ['fjbm']),
  concept(
    'Merged code of a row of the classification',
    'mergedCode',
    '商品和服务税收分类合并编码',
    ['TaxClassificationCode.sphfwssflhbbm'],
    {
      reason: 'The row also has the code `fjbm`.',
    },
  ),
  concept('Stamp of a download', ['stamp', 'since'], '时间戳', ['sjc'], {
    reason: 'The next download begins at the stamp of the last one, as `since`.',
  }),
  concept('Taxed on the difference', 'isDifferential', '差额征税', ['cezs']),
  concept('Not taxed', 'isNonTaxable', '不征税', ['bzs']),
  concept('Refund at once', 'immediateRefund', '即征即退', ['jzjtdm']),
  concept('Name of goods or a service', 'name', '商品和服务名称', ['sphfwmc']),
  concept('Short name of a class', 'shortName', '商品和服务分类简称', ['sphfwfljc']),
  concept('Explanation', 'explanation', '说明', ['sm']),
  concept('VAT rates', 'vatRates', '增值税税率', ['zzssl'], {
    reason: 'On the face of an itinerary, `zzssl` is a single rate.',
  }),
  concept('Levy rates', 'levyRates', '征收率', ['zsl']),
  concept('Special management of VAT', 'vatSpecialManagement', '增值税特殊管理', ['zzstsgl']),
  concept('Policy of VAT', 'vatPolicyBasis', '增值税政策依据', ['zzszcyj']),
  concept('Special content for VAT', 'vatSpecialContentCode', '增值税特殊内容代码', ['zzstsnrdm']),
  concept('Management of the consumption tax', 'consumptionTaxManagement', '消费税管理', ['xfsgl']),
  concept('Policy of the consumption tax', 'consumptionTaxPolicyBasis', '消费税政策依据', [
    'xfszcyj',
  ]),
  concept(
    'Special content for the consumption tax',
    'consumptionTaxSpecialContentCode',
    '消费税特殊内容代码',
    ['xfstsnrdm'],
  ),
  concept('Keywords', 'keywords', '关键字', ['gjz']),
  concept('Summary', 'isSummary', '汇总项', ['sfhzx']),
  concept('Code of the bureau of statistics', 'statisticsCode', '对应统计局编码', ['dytjjbm']),
  concept('Import and export items of the customs', 'customsImportItems', '海关进出口商品品目', [
    'hgjcksppm',
  ]),
];
