import type { EnumRef } from '@pothos/core';
import type { StoredDocument } from '../documents/documents.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Subject } from '../journal/journal.ts';
import type { SchemaTypes } from './builder.ts';
import type { Context } from './context.ts';
import { Document, withLinks } from './document.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;

/** What the snapshot of a kind that fetches files says of them. */
interface KeptFiles {
  readonly stored: readonly StoredDocument[];
  /** Why files are missing; null while that is not settled. */
  readonly failure: string | null;
}

interface KeptFilesOptions<Parent> {
  readonly state: EnumRef<Types, 'FETCHING' | 'STORED' | 'LOST'>;
  /** Descriptions of the fields that differ. */
  readonly docs: { readonly documents: string; readonly documentsState: string };
  /** The subject that fetches the files of `parent`; null where none does. */
  readonly filesOf: (parent: Parent, context: Context) => Promise<Subject | null>;
  readonly read: (snapshot: JsonObject) => KeptFiles;
}

/** The fields of whatever has files that this service fetches and keeps. */
export function keptFilesFields<Parent>(
  t: Fields<Parent>,
  { state, docs, filesOf, read }: KeptFilesOptions<Parent>,
): Readonly<Record<string, ReturnType<Fields<Parent>['field']>>> {
  return {
    documents: t.field({
      type: [Document],
      description: docs.documents,
      resolve: async (parent, _args, context) => {
        const subject = await filesOf(parent, context);
        if (subject === null) return [];
        const isForgotten = subject.final && Object.keys(subject.snapshot).length === 0;
        return withLinks(
          context,
          isForgotten
            ? await context.app.documents.getList(subject)
            : read(subject.snapshot).stored,
        );
      },
    }),
    documentsState: t.field({
      type: state,
      nullable: true,
      description: docs.documentsState,
      resolve: async (parent, _args, context) =>
        // Only states of this kind are ever written under it, which the journal's type does not know.
        ((await filesOf(parent, context))?.state ?? null) as never,
    }),
    documentsFailure: t.string({
      nullable: true,
      description:
        'Why files are missing, for each of them, once `documentsState` is `LOST`. Forgotten after half a year.',
      resolve: async (parent, _args, context) => {
        const subject = await filesOf(parent, context);
        return subject === null ? null : read(subject.snapshot).failure;
      },
    }),
  };
}
