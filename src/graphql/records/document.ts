import type { EnumRef } from '@pothos/core';
import { z } from 'zod';
import type { StoredDocument } from '../../documents/documents.ts';
import type { TableFormat } from '../../documents/tables/tables.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import { builder, type Types } from '../schema/builder.ts';
import { describedEnum } from '../schema/code-enums.ts';
import type { Context } from '../../context/context.ts';
import { isScope, type Scope } from '../../kernel/scopes.ts';
import { requireScope } from '../plugins/scopes.ts';
import { asNode } from '../schema/nodes.ts';
import { personalDataForAll } from './masked-member.ts';

/** Stored file with a link to it. */
export interface DocumentView extends StoredDocument {
  /** Scopes required to read the file, such as those that determine the content of an export. */
  readonly scopes: readonly Scope[];
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Formats, whose values are the media types of stored files. */
const DocumentFormat: EnumRef<Types, string> = builder.enumType('DocumentFormat', {
  description: 'Formats of the files that this service stores (文件格式).',
  values: {
    PDF: {
      value: 'application/pdf',
      description: 'PDF, for people to read and print (版式文件 PDF).',
    },
    OFD: {
      value: 'application/ofd',
      description: 'OFD, the Chinese format for fixed layouts (版式文件 OFD).',
    },
    XML: { value: 'application/xml', description: 'XML, for programs to read (数据文件 XML).' },
    CSV: { value: 'text/csv', description: 'CSV, a table for programs to read (表格 CSV).' },
    XLSX: {
      value: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      description: 'XLSX, a table for people to read (电子表格 Excel).',
    },
  },
});

/** Formats in which this service writes tables. */
export const TableFormatType = describedEnum<TableFormat>(
  'TableFormat',
  'Formats of tables (表格格式).',
  {
    CSV: 'CSV in UTF-8, for programs (CSV文件).',
    XLSX: 'A workbook, for people (Excel工作簿).',
  },
);

/** File that this service stores, of any capability. */
export const Document = builder.objectRef<DocumentView>('Document').implement({
  description:
    'A file (文件) that this service stored: fetched from the platform and checked, or written from its own data.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'The name to save it under, for example `26442000000000000011.pdf`.',
    }),
    format: t.field({
      type: DocumentFormat,
      description: 'Format of the file.',
      resolve: ({ mediaType }) => mediaType,
    }),
    mediaType: t.exposeString('mediaType', {
      description: 'Media type, such as `application/pdf`.',
    }),
    byteSize: t.exposeInt('byteSize', { description: 'Its length in bytes.' }),
    sha256: t.exposeString('sha256', {
      description: 'SHA-256 of its bytes in lower-case hex, to check the file.',
    }),
    url: t.expose('url', {
      type: 'URL',
      extensions: personalDataForAll,
      // Nullable, so that an error below a mutation does not lose the mutation's result.
      nullable: true,
      description:
        'A link to it, valid until `expiresAt`. Anyone with the link can read the file, without a key. It supports `HEAD` and range requests. Null, with an error, for a key without the scope `files`.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description:
        'Time at which the link expires, an hour after it was made. Query again for a new one.',
      resolve: ({ expiresAt }) => toShanghaiIso(expiresAt),
    }),
  }),
});

const scope = z.custom<Scope>((name) => typeof name === 'string' && isScope(name));
const documentName = z.object({
  sha256: z.string(),
  name: z.string(),
  scopes: z.array(scope).default([]),
});

asNode(Document, {
  // The scopes are part of the id: having the id of an export does not grant access to its report.
  keyOf: ({ sha256, name, scopes }) => ({
    sha256,
    name,
    ...(scopes.length > 0 && { scopes: [...scopes] }),
  }),
  async find(context, key) {
    const { scopes, ...file } = documentName.parse(key);
    const stored = await context.app.documents.find(file);
    return stored && withLinkFor(context, stored, scopes);
  },
  description:
    'Opaque and stable, for `node(id)`, which makes a new link. The same for the same file under the same name.',
});

/** Makes links to stored files. */
export function withLinks(
  context: Context,
  stored: readonly StoredDocument[],
): readonly DocumentView[] {
  return stored.map((document) => withLink(context, document, []));
}

/** Makes a link to a stored file. Throws `NotPermitted` for a caller without one of the scopes. */
export function withLinkFor(
  context: Context,
  stored: StoredDocument,
  scopes: readonly Scope[],
): DocumentView {
  for (const needed of scopes) requireScope(context.scopes, needed);
  return withLink(context, stored, scopes);
}

function withLink(
  { app, tenant }: Context,
  stored: StoredDocument,
  scopes: readonly Scope[],
): DocumentView {
  return { ...stored, ...app.documents.linkTo({ ...stored, tenant }), scopes };
}
