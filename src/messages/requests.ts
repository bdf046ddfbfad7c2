import { catalogue } from './message.ts';

/** Reasons for which a request is rejected before any of its fields is resolved. */
export const requests = catalogue('requests', {
  // Authentication.
  keyNeeded: [
    'A valid key or token is needed: Authorization: Bearer <key or token>.',
    '需要有效的密钥或令牌：Authorization: Bearer <密钥或令牌>。',
  ],
  tokensNotChecked: [
    'Tokens cannot be checked at the moment. Try again.',
    '目前无法验证令牌，请重试。',
  ],
  ownMachineOnly: [
    'Without API keys this service responds to its own machine only.',
    '未设置API密钥时，本服务只响应本机的请求。',
  ],
  originNotAllowed: [
    'Pages of this origin may not call this service (CORS_ORIGINS).',
    '该来源的页面不得调用本服务（CORS_ORIGINS）。',
  ],
  notEmbedded: ['An operation must not be embedded in a page.', '不得将操作嵌入页面。'],

  // Formats of a request.
  answerTypes: [
    'Responses are application/json or application/graphql-response+json, those of subscriptions text/event-stream or multipart/mixed;subscriptionSpec=1.0.',
    '应答类型为application/json或application/graphql-response+json，订阅的应答类型为text/event-stream或multipart/mixed;subscriptionSpec=1.0。',
  ],
  streamOnly: [
    'The response to a subscription is text/event-stream or multipart/mixed;subscriptionSpec=1.0.',
    '订阅的应答类型为text/event-stream或multipart/mixed;subscriptionSpec=1.0。',
  ],
  bodyTypes: [
    'Operations are sent as application/json, or with files as multipart/form-data.',
    '操作须以application/json发送，带文件时以multipart/form-data发送。',
  ],
  notByGet: [
    'Operations are sent by POST, or by GET with the hash of a query.',
    '操作须以POST发送；以GET发送时须带查询的哈希值。',
  ],
  noDocument: [
    'A request contains its document as a text in `query`, or names it by its id or hash.',
    '请求须在`query`中以文本给出文档，或以文档的id或哈希值指明。',
  ],
  oneOperationOnly: [
    'A request is one operation: an object with `query` as a text, or in its place `documentId`, `id` or `doc_id`, with `operationName` as a text, and with `variables` and `extensions` as objects. Batches and other members are not accepted.',
    '一个请求须为一个操作：一个对象，其`query`（或代替它的`documentId`、`id`或`doc_id`）和`operationName`为文本，`variables`和`extensions`为对象。不支持批量发送，也不接受其他成员。',
  ],
  noSuchOperation: [
    '`operationName` must name an operation of the document. It may be omitted only if the document has exactly one.',
    '`operationName`须为文档中某个操作的名称；仅当文档恰好包含一个操作时可以省略。',
  ],
  mutationsByPost: ['Mutations are sent by POST.', '变更须以POST发送。'],
  messagesByPost: [
    'Messages of the Model Context Protocol are sent by POST, as application/json.',
    'Model Context Protocol的消息须以POST、以application/json发送。',
  ],
  protocolVersions: [
    'MCP-Protocol-Version is one of {versions}.',
    'MCP-Protocol-Version须为以下版本之一：{versions}。',
  ],
  oneMessage: [
    'The body is one message of JSON-RPC, with "2.0" as `jsonrpc` and a text or an integer as `id`; batches are not accepted.',
    '请求体须为一条JSON-RPC消息，其`jsonrpc`为"2.0"，`id`为文本或整数；不支持批量发送。',
  ],
  figuresByGet: ['Metrics are read by GET.', '指标须以GET读取。'],
  filesByPost: ['Files are sent by POST.', '文件须以POST发送。'],
  notJson: ['{part} is not valid JSON.', '{part}不是有效的JSON。'],
  nameEndsInBackslash: [
    'No name of a member of JSON may end in a backslash.',
    'JSON成员名称不得以反斜杠结尾。',
  ],
  theBody: ['The body', '请求体'],
  inAddress: ['`{name}` in the address', '地址中的`{name}`'],
  repeatedInAddress: [
    '`{name}` is in the address more than once.',
    '地址中的`{name}`出现了不止一次。',
  ],
  tooLong: [
    'A request may have at most {most} bytes (MAX_BODY_BYTES).',
    '请求不得超过{most}字节（MAX_BODY_BYTES）。',
  ],
  longSubscription: [
    'The variables of a subscription may have at most {most} characters.',
    '订阅的变量合计不得超过{most}个字符。',
  ],
  noRoomForBody: [
    'Too many long requests are in progress. Send this one again in a moment.',
    '正在接收的大请求过多，请稍后重试。',
  ],
  notUtf8: ['A request is written in UTF-8; this one is not.', '请求须以UTF-8编码，此请求不是。'],
  otherCharset: [
    'A request is written in UTF-8, not in {charset}.',
    '请求须以UTF-8编码，不能使用{charset}。',
  ],
  encodedBody: [
    'A request is sent as it is, without Content-Encoding {encoding}.',
    '请求须不经压缩直接发送，不支持Content-Encoding {encoding}。',
  ],
  tooManyValues: [
    'A request may hold at most {most} values (MAX_BODY_VALUES).',
    '请求中的值不得超过{most}个（MAX_BODY_VALUES）。',
  ],
  nestedTooDeep: [
    'A request may be nested at most {most} deep.',
    '请求的嵌套层数不得超过{most}层。',
  ],
  wordTooLong: [
    'A name or a number may have at most {most} characters, unless it is in quotes.',
    '名称或数字不得超过{most}个字符，引号内的除外。',
  ],
  tooManyOnSocket: [
    'One connection can have {most} operations in progress.',
    '一个连接最多可同时进行{most}个操作。',
  ],

  // Caps of callers.
  thisKey: ['This key or token', '该密钥或令牌'],
  thisSubject: ['The subject of this token', '该令牌的主体'],
  thisTenant: ['This tenant', '该租户'],
  tooComplex: [
    'The operation has a complexity of {asked}, and may have {most}: select fewer fields, or request smaller pages.',
    '本操作的复杂度为{asked}，最多为{most}：请减少字段，或减小每页条数。',
  ],
  operationsASecond: [
    '{whose} may send {units} operations a second.',
    '{whose}每秒最多可发送{units}个操作。',
  ],
  complexityAMinute: [
    '{whose} may use a complexity of {units} a minute; this operation has {complexity}.',
    '{whose}每分钟的复杂度上限为{units}；此操作的复杂度为{complexity}。',
  ],
  mostConnections: [
    '{whose} may have {most} connections on an instance at a time.',
    '{whose}在一个实例上最多可同时保持{most}个连接。',
  ],
  mostSubscriptions: [
    '{whose} may have {most} subscriptions on an instance at a time.',
    '{whose}在一个实例上最多可同时保持{most}个订阅。',
  ],
  mostKeptBytes: [
    '{whose} may use {most} bytes for documents and variables of open subscriptions, beyond 4096 for each.',
    '{whose}已打开的订阅所保存的文档与变量，除每个4096字节外，合计不得超过{most}字节。',
  ],

  // Limits of documents.
  tooManyTokens: ['A document may have at most {most} tokens.', '文档中的词元不得超过{most}个。'],
  tooDeep: ['A document may be nested at most {most} deep.', '文档的嵌套不得超过{most}层。'],
  tooManyAliases: ['A document may have at most {most} aliases.', '文档中的别名不得超过{most}个。'],
  tooManyDirectives: [
    'A document may have at most {most} directives.',
    '文档中的指令不得超过{most}个。',
  ],
  conditionalSubscription: [
    'A subscription selects its field without @skip and @include.',
    '订阅的根字段不得使用@skip或@include。',
  ],

  // Values of arguments and variables.
  variableAt: ['Variable "${path}": {fault}', '变量"${path}"：{fault}'],
  argumentAt: ['Argument "{path}": {fault}', '参数"{path}"：{fault}'],
  typeOfNoVariable: ['is of a type that no variable can have', '的类型不能用于变量'],
  required: ['is required: {type}', '为必填项：{type}'],
  notNull: ['must not be null', '不得为null'],
  nullWithin: ['has a null where a value is required', '其中某处为null，而该处不得为null'],
  takesEnumValue: ['takes a value of the enum {type}: {values}', '须为枚举{type}中的值：{values}'],
  takesTypeValue: ['takes a value of the type {type}', '须为{type}类型的值'],
  takesObject: ['takes an object of the type {type}', '须为{type}类型的对象'],
  unknownField: ['is not a known field', '不是已知字段'],
  unknownFieldNear: [
    'is not a known field; did you mean {names}?',
    '不是已知字段，是否应为{names}？',
  ],
  exactlyOneMember: ['must have exactly one member', '须且只能有一个成员'],

  // Scalars.
  takesDecimal: [
    'Decimal takes a decimal number as a text, such as "1234.50".',
    'Decimal须为文本形式的十进制数，例如"1234.50"。',
  ],
  takesDate: ['Date takes a day, yyyy-MM-dd.', 'Date须为日期，格式为yyyy-MM-dd。'],
  takesDateTime: [
    'DateTime takes an ISO 8601 time with an offset, such as "2026-11-21T09:30:00+08:00".',
    'DateTime须为带时区偏移的ISO 8601时间，例如"2026-11-21T09:30:00+08:00"。',
  ],
  takesYearMonth: ['YearMonth takes a month, yyyy-MM.', 'YearMonth须为月份，格式为yyyy-MM。'],
  takesUrl: ['URL takes an http or https address.', 'URL须为http或https地址。'],
  takesCursor: [
    'Cursor takes a cursor from an earlier update.',
    'Cursor须为先前更新中返回的游标。',
  ],
  takesJsonObject: ['JSONObject takes a JSON object.', 'JSONObject须为JSON对象。'],
  takesFile: [
    'File takes the id of a file that was sent here.',
    'File须为已上传到本服务的文件的id。',
  ],

  // Files.
  notMultipart: [
    'The body is not a complete multipart/form-data.',
    '请求体不是完整的multipart/form-data。',
  ],
  tooManyParts: [
    'A request takes at most {most} files, and `operations` and `map` once each.',
    '一个请求最多可带{most}个文件，`operations`和`map`各一次。',
  ],
  fieldTooLarge: [
    '`operations` and `map` may have at most {most} bytes each.',
    '`operations`和`map`各不得超过{most}字节。',
  ],
  bodyTooLarge: [
    'A request may have at most {most} bytes, a file in it {ofFile} (60 MiB).',
    '请求不得超过{most}字节，其中的文件不得超过{ofFile}字节（60 MiB）。',
  ],
  fileTooLarge: [
    'A file may have at most {most} bytes (60 MiB).',
    '文件不得超过{most}字节（60 MiB）。',
  ],
  unknownFormat: [
    'The file must be a complete PDF, DOC, DOCX, OFD, XML, PNG, JPEG, ZIP, CSV or XLSX; its bytes decide, not its name. Save a spreadsheet of Excel before 2007 (.xls), or one with a password, as XLSX without one.',
    '文件须为完整的PDF、DOC、DOCX、OFD、XML、PNG、JPEG、ZIP、CSV或XLSX；以文件内容为准，而非文件名。旧版Excel（.xls）或带密码的表格，请另存为无密码的XLSX。',
  ],
  noRoom: [
    'Your files that wait for the platform may have {most} bytes in total. Each is removed after an hour and a half: send this one later.',
    '您正在送往平台的文件合计不得超过{most}字节。每个文件在一个半小时后删除：请稍后再发送此文件。',
  ],
  diskFull: [
    'There is no room for files at the moment. Try again later.',
    '目前没有空间存放文件，请稍后重试。',
  ],
  noPlayground: [
    'The playground is off: PLAYGROUND=on enables it for browsers.',
    '此处未开放Playground：设置PLAYGROUND=on后浏览器方可使用。',
  ],
  oneFile: ['The request must contain exactly one file.', '请求须且只能包含一个文件。'],
  linkExpired: ['This link has expired: get a fresh one.', '该链接已过期：请重新获取。'],

  // A GraphQL multipart request.
  operationsFirst: [
    '`operations` comes first, `map` next, then the files.',
    '须先发送`operations`，其次`map`，最后是文件。',
  ],
  filesLast: [
    'The files come after `operations` and `map`.',
    '文件须在`operations`和`map`之后发送。',
  ],
  fileNotInMap: ['`map` does not name one of the files.', '有文件未在`map`中列出。'],
  filesOfOneName: ['Two files have the same name.', '有两个文件同名。'],
  partsMissing: ['`operations` and `map` are required.', '`operations`和`map`为必填项。'],
  filesMissing: ['An entry of `map` has no file.', '`map`中有条目没有对应的文件。'],
  oneOperation: ['A request must not contain several operations.', '一个请求只能包含一个操作。'],
  operationsObject: ['`operations` must be a JSON object.', '`operations`须为JSON对象。'],
  mapObject: [
    '`map` must be a JSON object of lists of paths.',
    '`map`须为由路径列表组成的JSON对象。',
  ],
  placeTwice: ['`map` names a position twice.', '`map`中有位置重复。'],
  placeNotNull: [
    'Every path of `map` must lead to a `null` in the variables.',
    '`map`中的每条路径须指向变量中的`null`。',
  ],
});
