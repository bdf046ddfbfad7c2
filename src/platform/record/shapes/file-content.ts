import { z } from 'zod';
import type { Json } from '../../../kernel/json/json.ts';
import {
  type FileClaims,
  readFileId,
  UploadedFile,
  type UploadFormat,
} from '../../../kernel/files/uploaded-file.ts';
import { forms } from '../../../messages/forms.ts';
import { type Field, type FieldOptions, phantom, WireError } from '../field.ts';
import { scalar } from '../leaves/leaf.ts';
import { rules } from '../../../messages/rules.ts';
import { issueText } from '../issue-message.ts';
import { madeOnce } from '../structure.ts';

interface FileOptions<Optional extends boolean> extends FieldOptions<Optional> {
  readonly formats: readonly UploadFormat[];
  readonly largestBytes: number;
}

/**
 * A file, in base64 on the wire. Clients give the id of one that they sent; what is encoded is the file
 * itself, which `openFiles` puts in the id's place. It must stand directly in the request: the body is
 * put together around it piece by piece, so that no text ever holds it.
 */
export function fileContent<Optional extends boolean = false>(
  wire: string,
  { doc, optional: given, formats, largestBytes }: FileOptions<Optional>,
): Field<never, string, UploadedFile, NoInfer<Optional>, 'given'> {
  const optional = (given ?? false) as Optional; // see leaf()
  const input = (): z.ZodType =>
    z
      .string()
      .refine(
        (id) => formats.some((format) => format === claimed(id)?.format),
        issueText(rules.fileFormat({ formats: formats.join(', ') })),
      )
      .refine(
        (id) => !(Number(claimed(id)?.byteSize) > largestBytes),
        issueText(rules.fileBytes({ most: largestBytes })),
      );
  return {
    ...phantom,
    wire,
    doc,
    optional,
    origin: 'given',
    shape: scalar('File'),
    pii: null,
    input: madeOnce(() => (optional ? input().nullish() : input())),
    read() {
      throw new WireError(forms.onlySent);
    },
    write(value, into) {
      if (value === null || value === undefined) return;
      if (!(value instanceof UploadedFile)) throw new Error(`${wire} was not opened`);
      into[wire] = value as unknown as Json; // `writeRequest` takes it out again before anything else sees it
    },
  };
}

/** Believed here for the message's sake; `openFiles` makes sure of it. */
function claimed(id: string): FileClaims | undefined {
  return readFileId(id)?.claims;
}
