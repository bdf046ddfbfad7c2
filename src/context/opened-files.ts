import type { UploadedFile } from '../kernel/files/uploaded-file.ts';
import { rules } from '../messages/rules.ts';
import type { RecordType } from '../platform/record/index.ts';
import type { App, Context } from './context.ts';
import { InvalidInput } from './invalid-input.ts';

type FileKeys<F> = {
  [K in keyof F]: F[K] extends { $sent: infer Sent }
    ? UploadedFile extends Sent
      ? Sent extends UploadedFile
        ? K
        : never
      : never
    : never;
}[keyof F];

/** An input with files instead of their ids. */
export type Opened<R extends RecordType, Input> = {
  readonly [K in keyof Input]: K extends FileKeys<R['fields']>
    ? UploadedFile | Extract<Input[K], null | undefined>
    : Input[K];
};

/**
 * Replaces the ids in an input by their files, for `platform.call` and for `inputHash`, which hashes the contents. Throws
 * `InvalidInput` for an id that is invalid or belongs to another tenant. `at` is the path of the input in the field's
 * arguments, empty if its members are the arguments.
 */
export async function openFiles<R extends RecordType, Input extends object>(
  { app, tenant }: Pick<Context, 'tenant'> & { readonly app: Pick<App, 'uploads'> },
  { fields }: R,
  input: Input,
  at = 'input',
): Promise<Opened<R, Input>> {
  const ids = Object.entries(input).filter(
    (entry): entry is [string, string] => isFile(fields[entry[0]]) && typeof entry[1] === 'string',
  );
  const opened = await Promise.all(
    ids.map(async ([name, id]) => [name, await app.uploads.open(tenant, id)] as const),
  );
  const missing = opened.filter(([, file]) => file === null);
  if (missing.length > 0) {
    throw new InvalidInput(
      missing.map(([name]) => ({
        code: 'NOT_FOUND',
        path: at === '' ? [name] : [at, name],
        message: rules.uploadedFile,
      })),
    );
  }
  return { ...input, ...Object.fromEntries(opened) } as Opened<R, Input>; // each id was replaced by its file
}

function isFile(field: RecordType['fields'][string] | undefined): boolean {
  return field?.shape.kind === 'scalar' && field.shape.scalar === 'File';
}
