import { catalogue } from './message.ts';

/** Documented formats of values in the platform's responses. Each one completes the sentence about a value in another format. */
export const forms = catalogue('forms', {
  text: ['a text', '文本'],
  lettersOrDigits: ['{count} letters or digits', '{count}位字母或数字'],
  address: ['an absolute http or https address', '完整的http或https地址'],
  anyValue: ['any value', '任意值'],
  fileInBase64: ['a file in base64', 'base64编码的文件'],
  wholeNumber: ['a whole number', '整数'],
  decimal: ['a decimal number', '十进制数'],
  percentages: ['percentages', '百分比'],
  either: ['{yes} or {no}', '{yes}或{no}'],
  object: ['an object', '对象'],
  objectWithOneOf: ['an object with at least one of {members}', '至少包含{members}之一的对象'],
  objectWithOneList: ['an object with one list', '只含一个列表的对象'],
  list: ['a list', '列表'],
  listOfTexts: ['a list of texts', '文本列表'],
  code: ['a code of {table}', '{table}中的代码'],
  exactly: ['{value}', '{value}'],
  day: ['a day, yyyy-MM-dd', '日期（yyyy-MM-dd）'],
  time: ['a time, yyyy-MM-dd HH:mm:ss', '时间（yyyy-MM-dd HH:mm:ss）'],
  month: ['a month, yyyyMM or yyyy-MM', '月份（yyyyMM或yyyy-MM）'],
  onlySent: ['nothing: it is only sent', '空：该项只用于发送'],
  choiceOnlySent: ['nothing: a choice is only sent', '空：选择项只用于发送'],
});
