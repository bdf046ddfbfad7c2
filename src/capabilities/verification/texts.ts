import { catalogue } from '../../messages/message.ts';

/** Texts about verification of invoices (发票查验). */
export const verificationTexts = catalogue('verification', {
  notAttributed: [
    'The platform’s response can’t be attributed to this invoice.',
    '平台的应答无法对应到该发票。',
  ],
  batchDoubt: [
    'In the response to the batch {doubt}. The check was probably used up; verify the invoice alone.',
    '批量查验的应答中，{doubt}。该次查验很可能已计次；请单独查验该发票。',
  ],
  noItem: ['none of its readable items has the invoice’s number', '可读取的各项中没有该发票号码'],
  severalItems: [
    'several different items have the invoice’s number',
    '有多个不同的项使用该发票号码',
  ],
  contradiction: [
    'its total result is negative, and its result for each invoice positive',
    '整体结果为不通过，而各张发票均为通过',
  ],
  otherElements: [
    'the invoice is genuine, and has another date or amount than the verified one',
    '该发票查验一致，但其日期或金额与所查验的不同',
  ],
  whichOne: [
    'The platform rejected several invoices at once and does not report which one it means. Verify them one by one; each repeat uses up one of the tax bureau’s daily checks.',
    '平台一次拒绝了多张发票，且未说明是哪一张。请逐张查验；每次重复都会占用税务局的每日查验次数。',
  ],
  codeIsAddress: [
    'must be the QR text of an invoice; this is a web address, as blockchain invoices and some tickets print it: open it, and give the elements by kind, for example `blockchain`',
    '须为发票二维码的内容；此内容为网址（区块链发票及部分票据如此）：请打开该网址，并按票种填写要素，例如`blockchain`',
  ],
  codeIsForeign: [
    'must be the QR text of an invoice of mainland China, which begins with 01,',
    '须为中国大陆发票二维码的内容，以“01,”开头',
  ],
  codeIsDamaged: [
    'must be the QR text of an invoice; {part} in it is damaged',
    '须为发票二维码的内容；其中的{part}已损坏',
  ],
  codeLacks: [
    'does not contain {part}, which this kind needs: give the elements by kind',
    '不含{part}，而该票种须以此查验：请按票种填写要素',
  ],
  codeOnPaper: [
    'is of a digital invoice on paper, and does not say whether its amount includes tax: give the elements as `{kind}`',
    '属于数电纸质发票，且未说明金额是否含税：请按`{kind}`填写要素',
  ],
  codeOfOtherKind: [
    'is of an invoice of kind {kindCode}, which the platform does not verify by documented elements',
    '所属票种为{kindCode}，平台文档未载明该票种的查验要素',
  ],
  partKind: ['the kind', '发票种类'],
  partInvoiceCode: ['the invoice code', '发票代码'],
  partInvoiceNumber: ['the invoice number', '发票号码'],
  partAmount: ['the amount', '金额'],
  partIssuedOn: ['the issue date', '开票日期'],
  partCheckCode: ['the check code', '校验码'],

  tooManyFilesWaiting: [
    'Too many of your files are waiting to be read. Send this one again once some of them are done.',
    '您有过多的文件正在等待识读。请待其中一部分完成后重新发送此文件。',
  ],
  fileFormat: [
    'The file has none of the formats from which invoices are read: XML, OFD, PDF, PNG, JPEG, or a ZIP of them; a list of invoices is XLSX or CSV.',
    '该文件不是可识读的格式：XML、OFD、PDF、PNG、JPEG，或包含它们的ZIP；发票清单须为XLSX或CSV。',
  ],
  fileDamaged: ['The file is truncated or malformed.', '文件不完整或格式有误。'],
  fileEncrypted: [
    'The file is protected by a password: save it without one.',
    '文件受密码保护：请另存为无密码的文件。',
  ],
  fileTooMuch: [
    'The file is too large, too deep or too long, or reading it takes too long.',
    '文件过大、层级过深、内容过长，或识读超时。',
  ],
  fileNested: [
    'It is an archive within an archive: send it separately.',
    '压缩包内又含压缩包：请单独发送。',
  ],
  fileHasNone: [
    'The file contains no readable invoice: neither data, nor text, nor a QR code.',
    '文件中没有可识读的发票：既无数据、文本，也无二维码。',
  ],
  sheetIsOld: [
    'The file is a spreadsheet of Excel before 2007: save it as .xlsx or CSV.',
    '该文件为旧版Excel格式（.xls）：请另存为.xlsx或CSV。',
  ],
  sheetIsForBatch: [
    'a spreadsheet of invoices (XLSX, CSV) is for `startVerificationBatch`',
    '发票清单表格（XLSX、CSV）请用`startVerificationBatch`提交',
  ],
  sheetHasNoHeader: [
    'No row of the sheet names its columns: give one of them the title “发票号码” (invoice number) or “二维码” (QR code). Hidden sheets are not read.',
    '表格中没有可识别的表头：至少须有一列以“发票号码”或“二维码”为标题。隐藏的工作表不读取。',
  ],
  sheetIsNotAlone: [
    'has {count, plural, one {# more sheet} other {# more sheets}} with invoices beside the first: one sheet is read. Hide the others, or send each separately',
    '除第一个工作表外还有{count}个含发票的工作表，而只读取一个：请隐藏无需查验的工作表，或分别提交',
  ],
  sheetTooLong: [
    'The sheet has more than {most} rows: split it.',
    '表格超过{most}行：请拆分后再提交。',
  ],
  rowHasNoNumber: ['has no invoice number in “{column}”', '“{column}”列没有发票号码'],
  rowLacks: [
    'is verified as `{kind}`, and “{column}” is empty',
    '按`{kind}`查验，而“{column}”列为空',
  ],
  rowLacksColumn: [
    'is verified as `{kind}`, and the sheet has no column with {element}',
    '按`{kind}`查验，而表格中没有{element}列',
  ],
  rowCell: ['column “{column}” {rule}', '“{column}”列{rule}'],
  rowLostDigits: [
    'contains a number whose last digits the spreadsheet has dropped: format the column as text, and enter the complete numbers again',
    '中的号码已被电子表格截去末尾数字：请将该列设为文本格式，并重新填入完整号码',
  ],
  rowContradicted: [
    'has the number of another row, but other elements: at most one of them is right. If the sheet lists lines of invoices, give each invoice one row, with its total',
    '与另一行发票号码相同而查验要素不同，至多一行正确。如表格为发票明细，请改为每张发票一行并填写合计金额',
  ],
  rowShifted: [
    'row {row} has more cells than titles, or an amount that its comma splits in two: write `1,660.00` in quotes or as `1660.00`, any other text with a delimiter in quotes, and a title above notes',
    '第{row}行的单元格多于标题，或金额被逗号拆成两格：金额请写作加引号的`1,660.00`或`1660.00`，含分隔符的其他文字请加引号，备注列请加标题',
  ],
  rowOfOtherKind: [
    'names a kind that the platform does not verify by documented elements; it accepts 数电票, 增值税专用发票, 增值税普通发票, 数电纸质发票, 区块链电子发票, 通用电子发票 and 通行费发票',
    '所填票种没有文档载明的查验要素；可填数电票、增值税专用发票、增值税普通发票、数电纸质发票、区块链电子发票、通用电子发票、通行费发票',
  ],
  rowOfNoKind: [
    'has a number of other than 20 digits, and neither a check code nor an amount without tax beside its code: its kind is unknown',
    '发票号码不是20位，且发票代码旁既无校验码也无不含税金额：无法判断票种',
  ],
  elementKind: ['the kind (发票类型)', '发票类型'],
  elementPrintedCode: ['the QR code (二维码)', '二维码'],
  elementTaxAmount: ['the tax (税额)', '税额'],
  elementInvoiceCode: ['the invoice code (发票代码)', '发票代码'],
  elementInvoiceNumber: ['the invoice number (发票号码)', '发票号码'],
  elementIssuedOn: ['the issue date (开票日期)', '开票日期'],
  elementAmountWithTax: ['the total including tax (价税合计)', '价税合计'],
  elementAmountWithoutTax: ['the amount without tax (不含税金额)', '不含税金额'],
  elementCheckCode: ['the check code (校验码)', '校验码'],
  elementShortCode: ['the short code (短码)', '短码'],
  elementSellerTaxNumber: ['the seller’s taxpayer number (销方税号)', '销方税号'],
  elementRegion: ['the region (地区)', '地区'],
  printedUnreadable: [
    '{member} is printed in a form that cannot be read',
    '{member}的印刷形式无法识读',
  ],
  printedTwice: [
    '{member} has different values in the file: it may have been changed',
    '文件中的{member}有多个不同的值：可能被改动',
  ],
  pagesLeftOut: [
    'only the first 50 pages were read, and the pictures of 10 pages that are not the text of one invoice: split the file',
    '仅识读前50页，以及其中不是单张文字发票的前10页的图片：请拆分文件',
  ],

  elementsMissing: ['elements are missing: {names}', '缺少要素：{names}'],
  oneList: [
    'give exactly one of `invoices`, `codes` and `file`',
    '`invoices`、`codes`和`file`须且仅须填写一项',
  ],
  nothingInList: ['contains no invoice that can be verified', '其中没有可查验的发票'],
  batchStarted: [
    'must be the number of a batch that was started through this service',
    '须为已通过本服务发起的批次编号',
  ],
  batchOver: ['The batch is done: nothing is left to cancel.', '该批次已完成，无可取消的内容。'],
  payerGone: [
    'The key that started the batch was removed, has ended, or lacks the scope `verify`. Start the rest with another key.',
    '发起该批次的密钥已被移除、已到期或没有`verify`权限。请以其他密钥发起其余部分。',
  ],
  verdictGenuine: ['genuine', '查验一致'],
  verdictNotPassed: ['not passed', '查验不通过'],
  verdictNoSuchInvoice: ['no such invoice', '查无此票'],
  verdictElementsDisagree: ['elements disagree', '票面要素不一致'],
  reportSheet: ['Verification', '查验结果'],
  reportPosition: ['Position', '序号'],
  reportOrigin: ['Row or file', '行号或文件'],
  reportInvoiceCode: ['Invoice code', '发票代码'],
  reportInvoiceNumber: ['Invoice number', '发票号码'],
  reportIssuedOn: ['Issued on', '开票日期'],
  reportCheckCode: ['Check code', '校验码'],
  reportSellerTaxNumber: ['Seller’s taxpayer number', '销方税号'],
  reportAmountWithoutTax: ['Amount without tax', '不含税金额'],
  reportTaxAmount: ['Tax', '税额'],
  reportAmountWithTax: ['Total including tax', '价税合计'],
  reportVerdict: ['Verdict', '查验结果'],
  reportDuplicate: ['same as position {position}', '同第{position}项'],
  reportReason: ['Reason', '原因'],
  reportChecks: ['Checks of the day', '当日查验次数'],
  reportSellerName: ['Seller', '销方名称'],
  reportBuyerName: ['Buyer', '购方名称'],
  reportBuyerTaxNumber: ['Buyer’s taxpayer number', '购方税号'],
});
