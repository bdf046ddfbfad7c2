import type { EnumRef } from '@pothos/core';
import { z } from 'zod';
import type { StoredDocument } from '../../documents/documents.ts';
import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import { builder, type SchemaTypes } from '../schema/builder.ts';
import type { Context } from '../../context/context.ts';
import { asNode } from '../schema/nodes.ts';
import { personalDataForAll } from './masked-member.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

/** A kept file with a link to it. */
export interface DocumentView extends StoredDocument {
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** By the media type that each file is kept with. */
const DocumentFormat: EnumRef<Types, string> = builder.enumType('DocumentFormat', {
  description: 'Formats of the files that this service keeps (文件格式).',
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
  },
});

/** A file that this service keeps, of whatever capability. */
export const Document = builder.objectRef<DocumentView>('Document').implement({
  description:
    'A file (文件) that this service fetched from the platform while its address lived, checked, and keeps.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'The name to save it under, for example `26442000000000000011.pdf`.',
    }),
    format: t.field({
      type: DocumentFormat,
      description: 'What the file is.',
      resolve: ({ mediaType }) => mediaType,
    }),
    mediaType: t.exposeString('mediaType', {
      description: '`application/pdf`, `application/ofd` or `application/xml`.',
    }),
    byteSize: t.exposeInt('byteSize', { description: 'Its length in bytes.' }),
    sha256: t.exposeString('sha256', {
      description: 'SHA-256 of its bytes, in lower-case hex: whoever has it can check the file.',
    }),
    url: t.expose('url', {
      type: 'URL',
      extensions: personalDataForAll,
      // Below a mutation its answer would be lost otherwise.
      nullable: true,
      description:
        'A link to it, good until `expiresAt`. Whoever has the link can read the file: no key is needed. It answers `HEAD` and requests for ranges. Null, with an error, for a key without the scope `files`.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the link ends, an hour after it was made. Ask again for a fresh one.',
      resolve: ({ expiresAt }) => toShanghaiIso(expiresAt),
    }),
  }),
});

const documentName = z.object({ sha256: z.string(), name: z.string() });

asNode(Document, {
  keyOf: ({ sha256, name }) => ({ sha256, name }),
  async find(context, key) {
    const stored = await context.app.documents.find(documentName.parse(key));
    return stored && withLink(context, stored);
  },
  description:
    'Opaque and stable, for `node(id)`, which makes a fresh link. The same for the same file under the same name.',
});

/** Makes the links of kept files, which are not kept themselves. */
export function withLinks(
  context: Context,
  stored: readonly StoredDocument[],
): readonly DocumentView[] {
  return stored.map((document) => withLink(context, document));
}

function withLink({ app, tenant }: Context, stored: StoredDocument): DocumentView {
  return { ...stored, ...app.documents.linkTo({ ...stored, tenant }) };
}
