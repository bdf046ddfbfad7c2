import type { StoredDocument } from '../../documents/documents.ts';
import { documentStates } from '../../kernel/files/document-states.ts';
import type { AddressedFile, StoredFiles, StoredFilesKind } from '../../documents/stored-files.ts';
import { errors } from '../../messages/errors.ts';
import { listed, type Message, inWords } from '../../messages/message.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Types } from '../schema/builder.ts';
import type { Context } from '../../context/context.ts';
import { describedEnum } from '../schema/code-enums.ts';
import type { upstream } from '../schema/directives.ts';
import { Document, withLinks } from './document.ts';

type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>;
type AnyKind = StoredFilesKind<object, never>;

/** Enum of the states of storing files. */
export const DocumentsState = describedEnum<string>(
  'DocumentsState',
  'State of fetching and storing the files of a finished operation (版式文件).',
  documentStates,
);

interface KeptFilesOptions<Parent> {
  /** Descriptions of the fields that differ. */
  readonly docs: { readonly documents: string; readonly documentsState: string };
  /** Key under which the files of `parent` are stored; null for none. */
  readonly keyOf: (parent: Parent) => string | null;
  /**
   * Returns the addresses of files that are not stored. They are fetched when `documents` is read, which is null with an error
   * if one is not available.
   */
  readonly named?: (
    parent: Parent,
    context: Context,
  ) => Promise<readonly AddressedFile[]> | readonly AddressedFile[];
  /** Endpoint that `named` queries. */
  readonly directives?: ReturnType<typeof upstream>;
}

/** Fields of a type whose files this service fetches and stores. */
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
      description: 'The reason for each missing file, when `documentsState` is `LOST`.',
      resolve: async (parent, _args, context) => {
        const subject = await filesSubject(context, kind, keyOf(parent));
        const failure = subject && failureOf(kind, subject);
        return failure && inWords(failure, context.language);
      },
    }),
  };
}

/** Subject that stores the files under this key; null for none. */
export function filesSubject(
  { subjects }: Context,
  kind: AnyKind,
  key: string | null,
): Promise<Subject | null> {
  return key === null ? Promise.resolve(null) : subjects.get(kind, key);
}

/** Files that a subject stores. */
export function keptFilesOf(kind: AnyKind, subject: Subject): readonly StoredDocument[] {
  const { stored }: StoredFiles = kind.read(subject.snapshot);
  return stored;
}

async function fetchNow(
  { app }: Context,
  wanted: readonly AddressedFile[],
): Promise<readonly StoredDocument[]> {
  const { found, failures } = await app.documents.storeNow(wanted);
  if (failures.length === 0) return found;
  const text = errors.filesNotKept({ failures: listed(failures) });
  throw new PlatformUnavailable(text, { maybeApplied: false });
}

function failureOf(kind: AnyKind, { snapshot }: Subject): Message | null {
  const { failure }: StoredFiles = kind.read(snapshot);
  return failure;
}
