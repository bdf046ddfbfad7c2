import type { FieldName } from '../board/lists/filters.ts';
import type { ColumnName, ListPath } from '../board/lists/lists.ts';
import type { FactName } from '../board/values/facts.ts';
import type { TableFormat } from '../generated/operations.ts';
import { fieldTitles } from '../shared/from-service.ts';
import { catalogue } from './catalogue.ts';

interface ListTexts {
  readonly columns: Readonly<Record<Exclude<ColumnName, FactName>, string>>;
  readonly fields: Readonly<Record<Exclude<FieldName, FactName>, string>>;
  readonly byState: string;
  readonly byKind: string;
  readonly all: string;
  readonly filters: string;
  readonly apply: string;
  readonly clear: string;
  readonly chooseColumns: string;
  readonly dense: string;
  readonly sortOldest: string;
  readonly sortNewest: string;
  readonly noneMatch: string;
  /** Advice shown in an empty list. */
  readonly none: Readonly<Record<ListPath, string>>;
  /** Labels of the links to lists from which a thing of another kind is created. */
  readonly begin: { readonly issued: string; readonly preOpened: string };
  readonly pages: string;
  readonly size: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly shown: (count: number) => string;
  readonly selectAll: string;
  readonly select: (name: string) => string;
  readonly selected: (count: number) => string;
  readonly unselect: string;
  readonly actions: {
    readonly lookAgain: string;
    readonly redOffset: string;
    readonly download: string;
    readonly progress: (done: number, of: number) => string;
    readonly done: (count: number) => string;
    readonly noFiles: string;
    readonly failed: (name: string, why: string) => string;
  };
  readonly exporting: {
    readonly start: string;
    readonly as: Readonly<Record<TableFormat, string>>;
    readonly running: (rows: string, total: string | null) => string;
    readonly failed: string;
    readonly save: (name: string) => string;
    readonly close: string;
  };
  readonly confirm: {
    readonly title: (count: number) => string;
    readonly what: (amount: string) => string;
    readonly cost: string;
    readonly cancel: string;
    readonly confirm: (count: number) => string;
  };
}

/** Texts of lists. */
export const listTexts = catalogue<ListTexts>(
  {
    columns: {
      key: 'Number',
      operation: 'What',
      stateName: 'State',
      openedAt: 'Opened',
      changedAt: 'Changed',
    },
    fields: {
      from: 'Opened from',
      to: 'Opened to',
      amountFrom: fieldTitles.en.amountFrom,
      amountTo: fieldTitles.en.amountTo,
      needsAttention: fieldTitles.en.needsAttention,
    },
    byState: 'By state',
    byKind: 'By kind',
    all: 'All',
    filters: 'Filters',
    apply: 'Apply',
    clear: 'Clear filters',
    chooseColumns: 'Columns',
    dense: 'Dense rows',
    sortOldest: 'Show the oldest first',
    sortNewest: 'Show the newest first',
    noneMatch: 'Nothing matches these filters.',
    none: {
      invoices: 'No invoice yet. Issue one, here or by the mutation issueInvoice.',
      'red-offsets': 'No red offset yet. Select issued invoices in their list and reverse them.',
      sellers: 'No seller yet. Onboard one: reverse invoices are issued for sellers.',
      'reverse-invoices':
        'No reverse invoice yet. Onboard a seller first, then pay and issue by payAndIssueReverseInvoice.',
      'scrap-orders': 'No scrap order yet. Buy scrap from a natural person.',
      'scrap-invoices':
        'No scrap invoice yet. Open a scrap order that is pre-opened, and issue its invoice.',
      uploads: 'No upload yet. Upload invoices here, or by the mutation uploadScrapInvoices.',
      contracts: 'No contract yet. Have one signed.',
      'signing-tasks':
        'No signing task yet. Create one here, or by the mutation createSigningTask.',
      'verification-batches':
        'No batch yet. Drop a spreadsheet on the page that verifies invoices.',
      exports: 'No export yet. Every list has a button that exports it.',
      other: 'Nothing else yet. Whatever has no list of its own appears here.',
    },
    begin: { issued: 'Issued invoices', preOpened: 'Pre-opened scrap orders' },
    pages: 'Pages',
    size: 'Rows per page',
    first: 'First page',
    previous: 'Previous',
    next: 'Next',
    shown: (count) => `${count} ${count === 1 ? 'row' : 'rows'} shown`,
    selectAll: 'Select all rows of this page',
    select: (name) => `Select ${name}`,
    selected: (count) => `${count} selected`,
    unselect: 'Clear the selection',
    actions: {
      lookAgain: 'Look again',
      redOffset: 'Red-offset',
      download: 'Download files',
      progress: (done, of) => `${done} of ${of}`,
      done: (count) => `Done: ${count}.`,
      noFiles: 'There are no files of what is selected.',
      failed: (name, why) => `${name}: ${why}`,
    },
    exporting: {
      start: 'Export',
      as: { XLSX: 'Workbook (XLSX)', CSV: 'CSV' },
      running: (rows, total) =>
        total === null ? `Exporting: ${rows} rows` : `Exporting: ${rows} of ${total} rows`,
      failed: 'No file was made.',
      save: (name) => `Save ${name}`,
      close: 'Close the export',
    },
    confirm: {
      title: (count) => `Reverse ${count} ${count === 1 ? 'invoice' : 'invoices'}?`,
      what: (amount) =>
        `A red invoice is issued for each, ${amount} with tax altogether. A red invoice cannot be taken back.`,
      cost: 'The platform charges nothing for red invoices.',
      cancel: 'Leave them as they are',
      confirm: (count) => `Reverse ${count}`,
    },
  },
  {
    columns: {
      key: '编号',
      operation: '类别',
      stateName: '状态',
      openedAt: fieldTitles.zh.openedAt,
      changedAt: fieldTitles.zh.changedAt,
    },
    fields: {
      from: '提交日期起',
      to: '提交日期止',
      amountFrom: fieldTitles.zh.amountFrom,
      amountTo: fieldTitles.zh.amountTo,
      needsAttention: fieldTitles.zh.needsAttention,
    },
    byState: '按状态',
    byKind: '按类别',
    all: '全部',
    filters: '筛选',
    apply: '应用',
    clear: '清除筛选',
    chooseColumns: '显示列',
    dense: '紧凑行距',
    sortOldest: '最早的在前',
    sortNewest: '最新的在前',
    noneMatch: '没有符合筛选条件的记录。',
    none: {
      invoices: '还没有发票。可在此处开具，或调用 issueInvoice。',
      'red-offsets': '还没有红冲。请在发票列表中勾选已开具的发票并红冲。',
      sellers: '还没有出售者。请先办理入驻：反向开票针对出售者开具。',
      'reverse-invoices':
        '还没有反向开票。请先让出售者入驻，再调用 payAndIssueReverseInvoice 付款开票。',
      'scrap-orders': '还没有收购单。请向自然人收购报废产品。',
      'scrap-invoices': '还没有收购发票。请打开预开票的收购单并开具发票。',
      uploads: '还没有上传。可在此上传发票，或调用 uploadScrapInvoices。',
      contracts: '还没有合同。请发起签署。',
      'signing-tasks': '还没有签署任务。可在此发起，或调用 createSigningTask。',
      'verification-batches': '还没有查验批次。请把电子表格拖到发票查验页面。',
      exports: '还没有导出。每个列表都有导出按钮。',
      other: '还没有其他事项。没有单独列表的事项会显示在这里。',
    },
    begin: { issued: '已开具的发票', preOpened: '预开票的收购单' },
    pages: '翻页',
    size: '每页行数',
    first: '首页',
    previous: '上一页',
    next: '下一页',
    shown: (count) => `显示 ${count} 行`,
    selectAll: '选中本页全部',
    select: (name) => `选中 ${name}`,
    selected: (count) => `已选 ${count} 项`,
    unselect: '取消选择',
    actions: {
      lookAgain: '重新查询',
      redOffset: '红冲',
      download: '下载文件',
      progress: (done, of) => `${done} / ${of}`,
      done: (count) => `已完成 ${count} 项。`,
      noFiles: '所选事项没有文件。',
      failed: (name, why) => `${name}：${why}`,
    },
    exporting: {
      start: '导出',
      as: { XLSX: 'Excel 工作簿（XLSX）', CSV: 'CSV 文件' },
      running: (rows, total) =>
        total === null ? `正在导出：${rows} 行` : `正在导出：${rows} / ${total} 行`,
      failed: '未能生成文件。',
      save: (name) => `保存 ${name}`,
      close: '关闭导出',
    },
    confirm: {
      title: (count) => `红冲 ${count} 张发票？`,
      what: (amount) => `将为每张发票开具红字发票，价税合计共 ${amount}。红字发票无法撤回。`,
      cost: '平台对红字发票不收费。',
      cancel: '保持不变',
      confirm: (count) => `红冲 ${count} 张`,
    },
  },
);
