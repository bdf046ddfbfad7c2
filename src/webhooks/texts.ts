import { catalogue } from '../messages/message.ts';

/** Rules for webhooks. Each text follows the path of a field. */
export const webhookTexts = catalogue('webhooks', {
  plainAddress: [
    'is written as https://host/path, with at most 2048 characters, other scripts in the host as xn--…, and no user name, backslash, blank or fragment',
    '应写作https://host/path，不超过2048个字符，中文域名须写作xn--…，不得含用户名、反斜杠、空格或片段标识',
  ],
  httpsOnly: [
    'must be an https address; http is only for this machine, if WEBHOOK_HOSTS names it',
    '须为https地址；http仅限WEBHOOK_HOSTS中列出的本机地址',
  ],
  httpUnlisted: [
    'must be an https address, as http needs the entry `{entry}` in WEBHOOK_HOSTS, which the operator sets',
    '须为https地址；使用http须由运营方在WEBHOOK_HOSTS中加入`{entry}`',
  ],
  publicOnly: [
    'must be the address of a public host; this one needs the entry `{entry}` in WEBHOOK_HOSTS, which the operator sets',
    '须为公网主机的地址；使用该地址须由运营方在WEBHOOK_HOSTS中加入`{entry}`',
  ],
  name: [
    'must have 1 to 64 lowercase letters, digits and hyphens, and begin with a letter or digit',
    '须为1至64个小写字母、数字或连字符，且以字母或数字开头',
  ],
  nameTaken: ['is the name of another webhook', '已被另一个Webhook使用'],
  secret: [
    'must be `whsec_` and 24 to 64 bytes in base64',
    '须为`whsec_`加上24至64字节的base64编码',
  ],
  oneSecret: ['must not be given together with `secret`', '不得与`secret`同时填写'],
  unknownWebhook: ['must be the id of a webhook', '须为Webhook的id'],
  declared: [
    'belongs to a webhook that the tenants’ file declares: change that file; only `enabled: true` alone is accepted here',
    '所属的Webhook在租户文件中声明：请在该文件中修改；此处仅接受单独的`enabled: true`',
  ],
  unknownEvent: [
    'must be the `eventId` of a delivery that is stored',
    '须为已保存的投递记录的`eventId`',
  ],
  badCursor: ['must be a cursor of this service', '须为本服务的游标'],
  changedMeanwhile: [
    'belongs to a webhook that was changed at the same time: try again',
    '所属的Webhook同时被修改：请重试',
  ],
  tooMany: [
    'exceeds the number of webhooks: a tenant may have {most}',
    '超出Webhook数量上限：每个租户最多{most}个',
  ],
  tooLong: ['must have at most {most} characters', '不得超过{most}个字符'],
  notRun: ['cannot be run: {reason}', '无法运行：{reason}'],
  noDocument: ['must not be empty', '不得为空'],
  oneSubscription: [
    'must contain exactly one operation, a subscription to updates',
    '须只含一个操作，且为更新的订阅',
  ],
  billed: [
    'selects fields that cost money for each update: {fields}',
    '选择了每次更新都会计费的字段：{fields}',
  ],
});
