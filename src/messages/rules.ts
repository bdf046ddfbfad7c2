import { catalogue } from './message.ts';

/** Rules for the fields of inputs. Each text follows the field's path. */
export const rules = catalogue('rules', {
  // The input as a whole.
  invalid: ['The input is not valid.', '输入内容不符合要求。'],
  at: ['{path} {rule}', '{path} {rule}'],
  firstOf: [
    '{first}; `fieldErrors` lists {listed} of {all} faults',
    '{first}；`fieldErrors`仅列出{all}处问题中的{listed}处',
  ],

  // zod's own checks.
  unknownFields: ['has unknown fields: {names}', '含有未知字段：{names}'],
  missing: ['is needed', '为必填项'],
  wrongForm: ['does not have the form of the field', '格式不符合该字段的要求'],

  atLeast: ['must be at least {min}', '不得小于{min}'],
  atMost: ['must be at most {max}', '不得大于{max}'],

  // Texts.
  unseen: [
    'must not contain {character}, which is invisible or unreadable, at character {place}',
    '第{place}个字符{character}不可见或无法显示，不得使用',
  ],
  garbled: [
    'must be readable; from character {place} on it is in a wrong encoding',
    '自第{place}个字符起为乱码，请检查文字编码',
  ],
  remains: [
    'must be the text itself; at character {place} it has {remains}, which a program wrote in its place',
    '第{place}个字符处的 {remains} 是程序遗留的代码，请填写文字本身',
  ],
  unnamed: ['must be a name, with letters', '须为名称，至少含一个文字'],
  lookAlike: [
    'must not have {character} at character {place}, which only looks like the usual character, as in texts copied from a PDF',
    '第{place}个字符{character}只是与常用汉字形似，常见于从PDF复制的文字，请改为字形相同的常用汉字',
  ],
  blank: ['must not be blank', '不能为空白'],
  empty: ['must not be empty', '不能为空'],
  atLeastCharacters: ['must have at least {min} characters', '至少须有{min}个字符'],
  exactCharacters: ['must have exactly {count} characters', '须为{count}个字符'],
  charactersFromTo: ['must have {min} to {max} characters', '须为{min}至{max}个字符'],
  digits: ['must be {count} digits', '须为{count}位数字'],
  digitsFromTo: ['must be {min} to {max} digits', '须为{min}至{max}位数字'],
  digitsOrLetters: ['must be {min} to {max} digits or letters', '须为{min}至{max}位数字或字母'],
  residentId: [
    'must be the 18 characters of a resident ID card: digits, the last one may be X',
    '须为18位居民身份证号码：数字，末位可为X',
  ],
  mobileNumber: ['must be a mobile number of 11 digits', '须为11位手机号码'],
  address: ['must be an http or https address', '须为http或https地址'],
  addressOfAtMost: [
    'must be an http or https address of at most {max} characters',
    '须为http或https地址，且不超过{max}个字符',
  ],

  noSpaces: ['must have 1 to {max} characters and no spaces', '须为1至{max}个字符，且不含空格'],
  signs: [
    'must have 1 to {max} letters, digits and signs, without spaces',
    '须为1至{max}个字母、数字或符号，不含空格',
  ],
  ownNumber: [
    'must have 1 to {max} characters: letters, digits and signs, without spaces',
    '须为1至{max}个字符：字母、数字和符号，不含空格',
  ],
  ownNumberNoId: [
    'must have 1 to {max} characters: letters, digits and signs, without spaces, and be no ID number',
    '须为1至{max}个字符：字母、数字和符号，不含空格，且不得为身份证件号码',
  ],
  signsNoId: [
    'must have 1 to {max} letters, digits and signs, without spaces, and be no ID number',
    '须为1至{max}个字母、数字或符号，不含空格，且不得为身份证件号码',
  ],
  signsNoPerson: [
    'must have 1 to {max} characters: letters, digits or signs, without spaces, and be no ID or mobile number',
    '须为1至{max}个字符：字母、数字或符号，不含空格，且不得为身份证件号码或手机号码',
  ],
  platformId: [
    'must be an id of the platform: 1 to {max} letters, digits or signs, without spaces',
    '须为平台给出的编号：1至{max}个字母、数字或符号，不含空格',
  ],

  // Numbers.
  wholeNumber: ['must be a whole number from {min} to {max}', '须为{min}至{max}之间的整数'],
  decimal: ['must be a decimal number', '须为十进制数'],
  decimalOfScale: [
    'must be a decimal number with at most {scale} decimals',
    '须为十进制数，最多{scale}位小数',
  ],
  negative: ['must be a negative decimal number', '须为负数'],
  negativeOfScale: [
    'must be a negative decimal number with at most {scale} decimals',
    '须为负数，最多{scale}位小数',
  ],
  notNegative: ['must be a non-negative decimal number', '须为不小于零的十进制数'],
  notNegativeOfScale: [
    'must be a non-negative decimal number with at most {scale} decimals',
    '须为不小于零的十进制数，最多{scale}位小数',
  ],
  positive: ['must be a positive decimal number', '须为大于零的十进制数'],
  positiveOfScale: [
    'must be a positive decimal number with at most {scale} decimals',
    '须为大于零的十进制数，最多{scale}位小数',
  ],

  fraction: [
    'must be a fraction below 1, such as 0.13 for 13 %',
    '须以小于1的小数表示，例如13%填0.13',
  ],
  fractionOfScale: [
    'must be a fraction below 1 with at most {scale} decimals, such as 0.13 for 13 %',
    '须以小于1的小数表示，最多{scale}位小数，例如13%填0.13',
  ],
  partOfOne: [
    'must be a fraction, such as {example} for {percent} %',
    '须以小数表示，例如{percent}%填{example}',
  ],
  sumOfLines: ['must be the sum of the lines’ {field}', '须等于各行{field}之和'],
  addsUp: ['must be amountWithoutTax + taxAmount', '须等于amountWithoutTax与taxAmount之和'],

  // Times.
  day: ['must be a calendar day, yyyy-MM-dd', '须为有效日期，格式为yyyy-MM-dd'],
  instant: ['must be an ISO 8601 date and time with an offset', '须为带时区偏移的ISO 8601日期时间'],
  month: ['must be a month, yyyy-MM', '须为月份，格式为yyyy-MM'],

  notBefore: ['must not be before {field}', '不得早于{field}'],
  after: ['must be after {field}', '须晚于{field}'],
  notLessThan: ['must not be less than {field}', '不得小于{field}'],

  // Choices, lists and files.
  oneOf: ['must be one of {names}', '须为以下之一：{names}'],
  severalOf: [
    'must be one or several of {names}, each once',
    '须为以下一项或多项，且不重复：{names}',
  ],
  exactlyOneOf: ['must have exactly one of {names}', '须且只能填写其中一项：{names}'],
  orIsNeeded: ['or {names} is needed', '与{names}至少须填写一项'],
  atLeastItems: [
    'must have at least {min, plural, one {# item} other {# items}}',
    '至少须有{min}项',
  ],
  itemsFromTo: ['must have {min} to {max} items', '须有{min}至{max}项'],
  jsonObject: ['must be a JSON object', '须为JSON对象'],
  fileFormat: ['must be a file of the format {formats}', '文件格式须为{formats}'],
  fileBytes: ['must have at most {most} bytes', '文件不能超过{most}字节'],
  cursor: [
    'must be a cursor of this list or stream from an earlier response; start again without it',
    '须为此列表或数据流先前返回的游标；请去掉游标重新开始',
  ],

  noOwnNames: [
    'must not name {names}: this input has a field for it',
    '不得包含{names}：本输入已有专门字段',
  ],
  noArgumentNames: [
    'must not name {names}: there are arguments for them',
    '不得包含{names}：已有专门的参数',
  ],

  // Arguments.
  uploadedFile: [
    'must be the id of a file that was sent here within the last hour',
    '须为最近一小时内上传到本服务的文件的id',
  ],
  createdHere: [
    'must belong to something that was created through this service; use your own key until it exists',
    '须为通过本服务创建的业务；此前请使用您自己的编号',
  ],
  statesOfKinds: ['must be states that these kinds have', '须为这些类型所具有的状态'],
  daysAfterFrom: [
    'must be `from`, or less than {days} days later',
    '须与`from`相同，或在其后{days}天之内',
  ],
  monthsAfterFrom: [
    'must be `from`, or less than {months} months later',
    '须与`from`相同，或在其后{months}个月之内',
  ],
  idsAtMost: ['takes up to {most} ids', '最多可填{most}个id'],
  entityType: ['is not an entity type of this service', '不是本服务的实体类型'],
  entityKey: [
    'must be a key of the entity, in the form of the field',
    '须为该实体的键，且符合该字段的格式',
  ],
  followedForYou: ['names nothing that this service follows for you', '未指向为您跟踪的业务'],
  notEnded: ['names something that has ended: it is no longer polled', '所指业务已结束，不再查询'],
  sentToPlatform: ['names something that was not sent to the platform yet', '所指业务尚未提交平台'],
  hasStatusQuery: [
    'names something for which the platform has no status query',
    '所指业务平台不提供状态查询',
  ],
  oneDirection: [
    'must not be combined with `first` or `after`: a page is counted from one end',
    '不能与`first`或`after`同时使用：分页只能从一端计数',
  ],
});
