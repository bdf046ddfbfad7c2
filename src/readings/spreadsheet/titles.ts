import { plain } from '../printed-values.ts';
import type { SheetElement } from './spreadsheet.ts';

/** Titles by element, as tax bureaus, bookkeeping programs and people write them, without blanks and signs. */
const titles: Readonly<Record<SheetElement, string>> = {
  kind:
    '发票类型 发票种类 发票票种 票种 票据类型 查验票种 种类 类型 kind type invoicekind ' +
    'invoicetype',
  printedCode:
    '二维码 二维码内容 二维码文本 发票二维码 二维码信息 扫码内容 扫描结果 printedcode qr ' +
    'qrcode qrtext',
  invoiceCode: '发票代码 代码 票据代码 invoicecode code fpdm',
  invoiceNumber: '发票号码 发票号 号码 票号 票据号码 发票编号 invoicenumber invoiceno fphm',
  digitalNumber:
    '数电票号码 数电发票号码 数电号码 数电票号 全电发票号码 全电票号码 全电号码 ' +
    '电子发票号码 20位发票号码 digitalnumber digitalinvoicenumber',
  issuedOn:
    '开票日期 发票日期 开具日期 开票时间 日期 票据日期 开具时间 issuedon issued issuedate ' +
    'invoicedate date day dateofissue kprq',
  amount: '金额 开票金额 发票金额 票面金额 amount invoiceamount',
  amountWithTax:
    '价税合计 含税金额 金额含税 价税合计金额 含税合计 价税总计 含税总额 合计含税 ' +
    '合计金额含税 价税合计小写 含税价 小写 含税总金额 开票金额含税 amountwithtax ' +
    'amountincludingtax amountincltax total totalwithtax totalincludingtax totalamount ' +
    'grossamount gross jshj',
  amountWithoutTax:
    '不含税金额 金额不含税 合计金额 未税金额 合计不含税 合计金额不含税 不含税 不含税合计 ' +
    '不含税总额 税前金额 无税金额 不含税总金额 开票金额不含税 amountwithouttax ' +
    'amountexcludingtax amountexcltax totalwithouttax netamount net subtotal je',
  taxAmount: '税额 合计税额 税额合计 总税额 tax taxamount se',
  checkCode:
    '校验码 校验码后六位 校验码后6位 后六位校验码 校验码末六位 发票校验码 校验码后六位数 ' +
    '检验码 checkcode verificationcode jym',
  shortCode: '短码 区块链短码 shortcode',
  sellerTaxNumber:
    '销方税号 销售方税号 销方识别号 销售方识别号 销方纳税人识别号 开票方税号 ' +
    '销售方纳税人识别号 销售方统一社会信用代码 销方统一社会信用代码 卖方税号 ' +
    '销售方统一社会信用代码纳税人识别号 销方统一社会信用代码纳税人识别号 销货方税号 ' +
    'sellertaxnumber sellertaxpayernumber sellertaxpayerid sellertaxid sellertaxno sellerid xfsbh',
  region: '地区 开票地区 发票地区 省份 所属地区 region province area',
};

const elements = new Map(
  Object.entries(titles).flatMap(([element, names]) =>
    // Object.entries loses the type of the record's keys.
    names.split(' ').map((name) => [name, element as SheetElement] as const),
  ),
);

/** Element that a title names; null for an unknown title. */
export function elementOf(title: string): SheetElement | null {
  const closed = plain(title)
    .toLowerCase()
    .replaceAll('fapiao', 'invoice')
    .replaceAll(/['’]s\b/g, '');
  // Text in brackets may be a unit, or tell whether an amount includes tax.
  return elementNamed(closed) ?? elementNamed(withoutBrackets(closed)) ?? namedTwice(closed);
}

const elementNamed = (text: string): SheetElement | null => elements.get(lettersIn(text)) ?? null;

/** English words that add nothing to the Chinese title before them. */
const GENERAL = /^(?:invoice|no|number|date|amount|code|rmb|cny|yuan)*$/;

/** Element of a bilingual title whose Chinese and English parts do not contradict each other. */
function namedTwice(title: string): SheetElement | null {
  const chinese = elementNamed(title.replaceAll(/[^\p{Script=Han}]/gu, ''));
  const english = title.replaceAll(/\p{Script=Han}/gu, '');
  return GENERAL.test(lettersIn(english)) || elementNamed(english) === chinese ? chinese : null;
}

const lettersIn = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, '');
const withoutBrackets = (text: string): string =>
  text.replaceAll(/[([【][^()[\]【】]*[)\]】]/g, '');

/** Every list of invoices has at least one of these columns. */
const IDENTIFYING = ['invoiceNumber', 'digitalNumber', 'printedCode'] as const;

/** True for titles that include an identifying column. */
export function areTitles(named: Iterable<SheetElement | null>): boolean {
  const found = new Set(named);
  return IDENTIFYING.some((element) => found.has(element));
}

/**
 * Element of an amount whose title does not tell whether it includes tax. Beside a total with tax, or a tax, it
 * excludes tax; beside an amount without tax it is the total. Alone it is `amount`; beside both it is null.
 */
export function amountBeside(named: readonly (SheetElement | null)[]): SheetElement | null {
  const [hasTotal, hasNet] = [named.includes('amountWithTax'), named.includes('amountWithoutTax')];
  if (hasTotal && hasNet) return null;
  if (hasNet) return 'amountWithTax';
  return hasTotal || named.includes('taxAmount') ? 'amountWithoutTax' : 'amount';
}
