import { catalogue } from './message.ts';

/** Formats of numbers by published standards, and damage by spreadsheets. Each text follows the field's path. */
export const numbers = catalogue('numbers', {
  // Damage to a number that was pasted or exported.
  spoiled: ['{takes}: {damage}', '{takes}：{damage}'],
  itself: ['must be the number itself', '须为号码本身'],
  scientific: [
    'it is in scientific notation, in which a spreadsheet has lost its last digits',
    '内容为科学计数法，电子表格已丢失其末尾数字',
  ],
  quoted: [
    'it begins with the quote that marks a text in spreadsheets',
    '开头带有电子表格用于标记文本的引号',
  ],
  labeled: ['it begins with a label', '前面带有标签文字'],
  fullWidth: [
    'it has full-width digits, letters or signs, in place of half-width ones',
    '含有全角数字、字母或符号，应使用半角',
  ],
  decimals: ['a spreadsheet has added decimals to it', '电子表格在其后添加了小数位'],
  separated: ['its parts are separated by blanks or signs', '各段之间夹有空格或符号'],

  // Forms.
  digitalInvoice: [
    'must be the 20 digits of a digital invoice’s number',
    '须为数电发票的20位数字号码',
  ],
  invoiceWithCode: [
    'must be the 8 digits of the invoice’s number, including leading zeros',
    '须为8位数字的发票号码（含前导零）',
  ],
  anyInvoice: [
    'must be the 20 digits of a digital invoice’s number, or the 8 digits of another invoice’s number',
    '须为数电发票的20位数字号码，或其他发票的8位数字号码',
  ],
  invoiceCode: [
    'must be the 10 or 12 digits of the invoice’s code, including leading zeros',
    '须为10位或12位数字的发票代码（含前导零）',
  ],
  codeAndNumber: [
    'must be the 20 digits of a digital invoice’s number, or the code and number of another invoice together: 18 or 20 digits',
    '须为数电发票的20位数字号码，或其他发票的代码与号码连写：18位或20位数字',
  ],
  checkCode: [
    'must be the last 6 digits of the check code, including zeros',
    '须为校验码的后6位数字（含零）',
  ],
  creditCode: [
    'must be a unified social credit code: 18 digits or letters',
    '须为统一社会信用代码：18位数字或字母',
  ],
  plate: [
    'must be a number plate, such as 粤B12345, 粤BD12345 or 粤B1234挂',
    '须为车牌号码，例如粤B12345、粤BD12345或粤B1234挂',
  ],
  notAfterToday: ['must not be after today in China', '不得晚于今天（北京时间）'],
  codeNeeded: ['is needed for an invoice number of 8 digits', '发票号码为8位数字时为必填项'],
  noCode: ['must be omitted: a digital invoice has no code', '须留空：数电发票没有发票代码'],

  // Check digits: hints, never rejections.
  mayBeMistyped: ['{path} {doubt}: please check it.', '{path}{doubt}：请核对。'],
  creditCodeDigit: [
    'has a check character that does not match the unified social credit code (GB 32100)',
    '的校验位与统一社会信用代码标准（GB 32100）不符',
  ],
  idDigit: [
    'has a check digit that does not match the ID number (GB 11643)',
    '的校验位与公民身份号码标准（GB 11643）不符',
  ],
});
