import { catalogue } from './message.ts';

/** Reasons for which a call to the platform, or an operation of this service, fails. */
export const errors = catalogue('errors', {
  unexpected: ['Unexpected error.', '发生意外错误。'],

  // Responses of the platform.
  noAnswer: ['The platform did not respond ({code}).', '平台没有应答（{code}）。'],
  notSentInTime: [
    'The service was suspended before the call, so nothing was sent. Send it again.',
    '服务在调用前曾被挂起，因此未发送任何内容，请重新提交。',
  ],
  noEnvelope: [
    'The platform responded with HTTP {status} without its envelope.',
    '平台返回了HTTP {status}，但没有规定的应答结构。',
  ],
  wrongForm: [
    "The platform's response does not have its documented form.",
    '平台的应答不符合文档规定的格式。',
  ],
  otherSubject: [
    'The platform responded about something else than was requested: `{member}` has another value. The response is ignored.',
    '平台返回的并非所查询对象的应答：`{member}`的值不同，其内容均不予采信。',
  ],
  misplaced: ['{path} should be {expected}', '{path}应为{expected}'],
  partOfWrongForm: [
    'This part of the platform’s response does not have its documented form.',
    '平台应答的这一部分不符合文档规定的格式。',
  ],
  received: ['{fault}; received: {excerpt}', '{fault}；收到的内容：{excerpt}'],
  pageReceived: [
    'An HTML page, for example from a proxy in front of the platform.',
    'HTML页面，可能来自通往平台途中的代理。',
  ],
  noRoomForAnswer: [
    'Too many large responses of the platform arrived at once: there was no memory for this one in time.',
    '平台同时返回的大型应答过多，未能及时接收本次应答。',
  ],
  answerTooLarge: [
    "The platform's response is larger than {mebibytes} MiB, the maximum for this call.",
    '平台的应答超过{mebibytes} MiB，超出可接收的上限。',
  ],
  mayBeBilled: [
    'The call may still have been executed, and billed.',
    '该调用仍可能已被执行并计费。',
  ],
  fileNotStored: [
    'The file in the platform’s response could not be stored here.',
    '平台应答中的文件无法在本服务保存。',
  ],

  // Limits of calls to the platform.
  callsAllowed: [
    'The platform allows {calls} calls in {seconds} seconds.',
    '平台在{seconds}秒内最多允许{calls}次调用。',
  ],
  tooManyFiles: [
    'Too many large files are being sent to the platform at the moment.',
    '目前正在向平台传送的大文件过多。',
  ],
  fileNotReadBack: [
    'The file could not be read back. Send it again.',
    '文件无法读取，请重新发送。',
  ],

  // Budgets.
  budgetUsedUp: [
    'The {whose}’s budget of billed units for today is too small for this ({capability}): {left} left.',
    '今日{whose}的计费单位预算不足以完成此操作（{capability}）：剩余{left}。',
  ],
  ofTenant: ['tenant', '租户'],
  ofKey: ['key', '密钥'],
  ofSubject: ['subject', '令牌主体'],
  wholeAtMidnight: [
    'Nothing was sent. {unit} Budgets are reset at midnight in China; the operator of this service can raise them.',
    '未发送任何内容。{unit}预算于北京时间零点恢复；本服务的运营方可以提高预算。',
  ],
  requestOverBudget: [
    'One request may use {most} billed units: this needs {wanted}, and {left} are left.',
    '一个请求最多可使用{most}个计费单位：此操作需要{wanted}个，剩余{left}个。',
  ],
  askForLess: [
    'Nothing was sent for this field. Request less at a time, in several requests.',
    '该字段未发送任何内容。请减少每次的请求量，分多次请求。',
  ],

  // Rejections.
  refusedEarlier: ['The platform rejected this earlier.', '平台此前已拒绝该请求。'],
  existsAllTheSame: [
    'Something exists under this number at the platform nevertheless: read `operation`, its state and its `differences`. Data that the platform does not report was not compared. Submit nothing again under a new number before you know that this is something else.',
    '但平台上已存在该编号的业务：请查看`operation`、其状态及`differences`。平台未提供的内容未作比对。在确认并非同一业务之前，请勿以新编号重新提交。',
  ],
  couldNotAsk: [
    'The platform could not be queried for an earlier submission. Before you use a new number, send the same input under the same number again: this only queries the platform, and sends nothing.',
    '无法向平台查询此前是否已有该业务。在使用新编号之前，请以相同编号和相同内容再次提交：这只会查询，不会重复发送。',
  ],

  // Outcomes.
  answerLost: [
    'The platform’s response was lost: the outcome is not known yet.',
    '平台的应答已丢失：尚不清楚该请求是否已执行。',
  ],
  adviceAndReceived: ['{advice} Received: {received}', '{advice}收到的内容：{received}'],
  repeatDoesNoHarm: ['Send it again: a repeat does no harm.', '请再次提交：重复提交不会造成影响。'],
  maybeDoneRepeat: [
    'It may still have been executed. Send it again: a repeat does no harm.',
    '该请求可能已执行。请再次提交：重复提交不会造成影响。',
  ],

  // The journal.
  journalUnavailable: [
    'This service cannot reach or write its journal at the moment. Nothing was sent.',
    '本服务目前无法访问或写入日志库，未发送任何内容。',
  ],
  journalLost: [
    'The journal of this service is an older copy, or was emptied: this may have been sent before, and the platform cannot be queried about it. Nothing was sent.',
    '本服务的日志库是较旧的副本，或已被清空：该请求此前可能已发送，且无法向平台查询。未发送任何内容。',
  ],
  acceptLoss: [
    'The operator must compare with the platform everything that was sent since then, and then run `npm run doctor -- --accept-loss`.',
    '请由运营方与平台核对此后发送的内容，然后运行`npm run doctor -- --accept-loss`。',
  ],
  answeredNotWritten: [
    'The platform responded, but this service cannot write its journal at the moment.',
    '平台已应答，但本服务目前无法写入日志库。',
  ],
  numberUsed: ['This number was used before with other input.', '该编号此前已用于其他内容。'],

  filesNotKept: ['The files could not be stored: {failures}.', '文件未能保存：{failures}。'],

  // Permissions.
  scopeMissing: ['The key or token lacks the scope `{scope}`.', '该密钥或令牌没有`{scope}`权限。'],
  askForScope: [
    'Ask the operator of this service for a key with the scope `{scope}`.',
    '请向本服务的运营方申请具有`{scope}`权限的密钥。',
  ],
});
