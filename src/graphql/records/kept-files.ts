import type { EnumRef } from '@pothos/core';
import type { StoredDocument } from '../../documents/documents.ts';
import { documentStates } from '../../kernel/files/document-states.ts';
import type { AddressedFile, KeptFiles, KeptFilesKind } from '../../documents/kept-files.ts';
import { errors } from '../../messages/errors.ts';
import { listed } from '../../messages/joined.ts';
import type { Message } from '../../messages/message.ts';
import { inWords } from '../../messages/words.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import type { Subject } from '../../subjects/subject.ts';
import { builder, type SchemaTypes } from '../schema/builder.ts';
import type { Context } from '../../context/context.ts';
import { describedValues } from '../schema/code-enums.ts';
import type { upstream } from '../schema/directives.ts';
import { Document, withLinks } from './document.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;
type AnyKind = KeptFilesKind<object, never>;

/** The GraphQL enum of the states of keeping files. */
export const DocumentsState: EnumRef<Types, string> = builder.enumType('DocumentsState', {
  description: 'How far the files of a finished thing are kept by this service (版式文件).',
  values: describedValues(documentStates),
});

interface KeptFilesOptions<Parent> {
  /** Descriptions of the fields that differ. */
  readonly docs: { readonly documents: string; readonly documentsState: string };
  /** The key under which the files of `parent` are kept; null where none are. */
  readonly keyOf: (parent: Parent) => string | null;
  /**
   * Names the files of a parent under whose key none are kept: they are fetched when `documents` is read, which
   * is null with an error where one cannot be had.
   */
  readonly named?: (
    parent: Parent,
    context: Context,
  ) => Promise<readonly AddressedFile[]> | readonly AddressedFile[];
  /** The question that `named` asks of the platform. */
  readonly directives?: ReturnType<typeof upstream>;
}

/** The fields of a type that has files which this service fetches and keeps. */
export function keptFilesFields<Parent>(
  t: Fields<Parent>,
  kind: AnyKind,
  { docs, keyOf, named, directives }: KeptFilesOptions<Parent>,
): Readonly<Record<string, ReturnType<Fields<Parent>['field']>>> {
  return {
    documents: t.field({
      type: [Document],
      nullable: named !== undefined,
      description: docs.documents,
      ...(directives && { directives }),
      resolve: async (parent, _args, context) => {
        const subject = await filesSubject(context, kind, keyOf(parent));
        const stored =
          subject === null
            ? await fetchNow(context, (await named?.(parent, context)) ?? [])
            : keptFilesOf(kind, subject);
        return withLinks(context, stored);
      },
    }),
    documentsState: t.field({
      type: DocumentsState,
      nullable: true,
      description: docs.documentsState,
      resolve: async (parent, _args, context) =>
        (await filesSubject(context, kind, keyOf(parent)))?.state ?? null,
    }),
    documentsFailure: t.string({
      nullable: true,
      description: 'Why files are missing, for each of them, once `documentsState` is `LOST`.',
      resolve: async (parent, _args, context) => {
        const subject = await filesSubject(context, kind, keyOf(parent));
        const failure = subject && failureOf(kind, subject);
        return failure && inWords(failure, context.language);
      },
    }),
  };
}

/** The subject that keeps the files of something with this key; null where there is none. */
export function filesSubject(
  { subjects }: Context,
  kind: AnyKind,
  key: string | null,
): Promise<Subject | null> {
  return key === null ? Promise.resolve(null) : subjects.get(kind, key);
}

/** The files that a subject keeps. */
export function keptFilesOf(kind: AnyKind, subject: Subject): readonly StoredDocument[] {
  const { stored }: KeptFiles = kind.read(subject.snapshot);
  return stored;
}

async function fetchNow(
  { app }: Context,
  wanted: readonly AddressedFile[],
): Promise<readonly StoredDocument[]> {
  const { found, failures } = await app.documents.keepNow(wanted);
  if (failures.length === 0) return found;
  const text = errors.filesNotKept({ failures: listed(failures) });
  throw new PlatformUnavailable(text, { maybeApplied: false });
}

function failureOf(kind: AnyKind, { snapshot }: Subject): Message | null {
  const { failure }: KeptFiles = kind.read(snapshot);
  return failure;
}
