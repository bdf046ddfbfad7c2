import { catalogue } from './message.ts';

/** Reasons for which a file is not available. Each one follows the file's name, or stands in a sentence. */
export const files = catalogue('files', {
  missing: ['{file}: {fault}', '{file}：{fault}'],
  fileNotStored: ['The file could not be stored: {fault}.', '文件未能保存：{fault}。'],
  noneNamed: ['no file was named', '未指明任何文件'],
  noAddress: ['the platform named no address', '平台未提供地址'],
  notWhole: [
    'the content of the address is not a complete {format} file',
    '该地址返回的不是完整的{format}文件',
  ],
  notWholeFile: ['the file from the platform is not complete', '平台发送的不是完整的文件'],
  notWholeFormat: [
    'the file from the platform is not a complete {format} file',
    '平台发送的不是完整的{format}文件',
  ],
  notStored: ['the file could not be stored here', '文件无法在本服务保存'],
  answered: ['{host} responded with {status}', '{host}返回{status}'],
  tooManyRedirects: ['more than {most} redirects', '重定向超过{most}次'],
  noAnswerWithin: [
    'no complete response arrived within {seconds} seconds',
    '{seconds}秒内未收到完整的应答',
  ],
  noAnswer: ['no complete response arrived ({code})', '未收到完整的应答（{code}）'],
  notPlain: [
    'an address is written as https://host/path, with other scripts in the host as xn--…, and no user name, backslash or blank',
    '地址应写作https://host/path，中文域名须写作xn--…，不得含用户名、反斜杠或空格',
  ],
  noUrl: ['the given value is not an address', '所提供的不是有效地址'],
  notListed: [
    '{address} is not allowed: it needs the entry `{entry}` in DOCUMENT_HOSTS',
    '不允许访问{address}：须在DOCUMENT_HOSTS中加入`{entry}`',
  ],
  notAllowed: ['{address} is not allowed by DOCUMENT_HOSTS', 'DOCUMENT_HOSTS不允许访问{address}'],
  notPublic: ['{host} leads to an address that is not public', '{host}指向非公网地址'],
  tooLarge: ['the file is larger than {most} bytes', '文件超过{most}字节'],
  tooManyFetched: ['too many others are being fetched', '正在获取的其他文件过多'],
});
