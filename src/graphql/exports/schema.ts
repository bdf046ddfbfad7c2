import { type Shown, storedView } from '../../context/look-up.ts';
import type { Language } from '../../messages/message.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import { rules } from '../../messages/rules.ts';
import { publicNumber, record, text, unsent } from '../../platform/record/index.ts';
import { mutationErrors } from '../errors/errors.ts';
import { followed } from '../followed/followed.ts';
import { requireScope } from '../plugins/scopes.ts';
import { Document, TableFormatType, withLinkFor } from '../records/document.ts';
import { personalData } from '../records/masked-member.ts';
import { fieldArg } from '../records/record-fields.ts';
import { builder } from '../schema/builder.ts';
import { asInputField, exportSource, exportSources } from './sources.ts';
import { shownFilters, type ShownFilter, startExport } from './start.ts';
import { exportKind } from './tracking.ts';

const { exportId } = record('ExportName', 'Names an export.', {
  exportId: unsent(
    text('exportId', {
      ...publicNumber(64),
      hint: rules.signsNoPerson({ max: 64 }),
      doc: 'Your number of the export, such as `ledger-2026-05`: unique for ever, no personal data. The same number with the same input returns the existing export.',
    }),
  ),
}).fields;

const LanguageType = builder.enumType('Language', {
  description: 'A language of this service (语言).',
  values: {
    EN: { value: 'en', description: 'English (英文).' },
    ZH: { value: 'zh', description: 'Chinese (中文).' },
  } as const satisfies Readonly<Record<string, { readonly value: Language; description: string }>>,
});

const ExportOf = builder.inputType('ExportOf', {
  description: 'A list or a report to export (导出内容): exactly one.',
  isOneOf: true,
  fields: (t) =>
    Object.fromEntries(
      exportSources().map(({ field, title: { zh: titleZh }, input: type }) => [
        field,
        t.field({ type, description: `The rows of \`${field}\`.`, extensions: { titleZh } }),
      ]),
    ),
});

const StartExportInput = builder.inputType('StartExportInput', {
  description: 'A list or a report to export (导出), and the form of the file.',
  fields: (t) => ({
    exportId: asInputField(fieldArg(exportId)),
    format: t.field({ type: TableFormatType, required: true, description: 'Format of the file.' }),
    language: t.field({
      type: LanguageType,
      description: 'Language of its titles and labels; that of the request if omitted.',
    }),
    of: t.field({ type: ExportOf, required: true, description: 'The list or report.' }),
  }),
});

const ExportFilter = builder.objectRef<ShownFilter>('ExportFilter').implement({
  description: 'A filter of an export (导出筛选), in words.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, in the language of the request.' }),
    value: t.string({
      extensions: personalData,
      description: 'Its value. ID numbers, cards and phones are masked without the scope `pii`.',
      resolve: ({ value }, _args, { scopes }) => (scopes.has('pii') ? value : maskText(value)),
    }),
  }),
});

const Export = builder.objectRef<Shown<typeof exportKind>>('Export').implement({
  description:
    'A list or a report as a file (导出), written in the background. Personal data in it is masked as for the caller who started it.',
  fields: (t) => ({
    exportId: t.exposeString('key', { nullable: true, description: 'Your number of the export.' }),
    source: t.exposeString('field', {
      nullable: true,
      description:
        'The list or report: the name of its field, such as `invoices`. Null once the details are removed, like title and format.',
    }),
    title: t.string({
      nullable: true,
      description: 'Name of the list or report, in the language of the request.',
      resolve: ({ field }, _args, { language }) => field && exportSource(field).title[language],
    }),
    format: t.expose('format', {
      type: TableFormatType,
      nullable: true,
      description: 'Format of the file.',
    }),
    filters: t.field({
      type: [ExportFilter],
      description: 'Its filters; empty for none.',
      resolve: (view, _args, { language }) => [...shownFilters(view, language)],
    }),
    rows: t.exposeInt('rows', { description: 'Number of rows written so far.' }),
    total: t.exposeInt('total', {
      nullable: true,
      description: 'Total number of rows; null if it is known only at the end.',
    }),
    file: t.field({
      type: Document,
      nullable: true,
      description:
        'The file, whose link expires at `expiresAt`: read the field again for a new link. Null while the file is being written. Null, with an error, for a caller without a scope that its content needs: `pii` if its starter had it, or `audit`.',
      resolve(view, _args, context) {
        for (const scope of view.scopes) requireScope(context.scopes, scope);
        return view.file && withLinkFor(context, view.file, view.scopes);
      },
    }),
  }),
});

followed(exportKind, Export, {
  states: 'State of an export (导出).',
  operation: 'This service’s record of the export.',
  query: {
    name: 'export',
    description: 'An export by your number; null for a number under which none was started.',
    args: { exportId: fieldArg(exportId) },
    run: (context, { exportId: key }) => storedView(context, exportKind, key),
  },
  list: {
    name: 'exports',
    description: 'The exports that were started.',
    of: ['exports', '导出'],
  },
  subscriptions: {
    item: 'A change of an export (导出), or the current state.',
    resource: 'The export as of this update; null while none was started under the number.',
    by: ['exportId', 'Your number of the export.', exportId],
    updates:
      'Follows one export until its file is ready, with one update a second at most, then completes. It may be followed before it is started.',
    milestone: {
      name: 'exportReady',
      description: 'Emits when an export’s file is ready.',
      all: 'all exports',
      states: ['READY'],
    },
  },
});

builder.mutationField('startExport', (t) =>
  t.field({
    type: Export,
    description:
      'Writes a list or a report, with the filters of the moment, as CSV (UTF-8 with a byte order mark) or XLSX (导出). It is written in the background: if that takes less than two seconds, the response has `file`; otherwise follow `exportUpdates`. Free of charge, unless the report itself is billed. Items that change their place in the list meanwhile may be missing.',
    errors: mutationErrors,
    extensions: personalData,
    args: {
      input: t.arg({ type: StartExportInput, required: true, description: 'The export.' }),
    },
    resolve: (_root, { input: { of, language, ...input } }, context, { schema }) =>
      startExport(context, schema, {
        ...input,
        language: language ?? null,
        of,
      }),
  }),
);
