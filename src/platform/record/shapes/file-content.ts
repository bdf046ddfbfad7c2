import { z } from 'zod';
import type { Json } from '../../../kernel/json/json.ts';
import {
  type FileClaims,
  readFileId,
  UploadedFile,
  type UploadFormat,
} from '../../../kernel/files/uploaded-file.ts';
import { forms } from '../../../messages/forms.ts';
import { listed, type Message } from '../../../messages/message.ts';
import {
  type Field,
  type FieldOptions,
  phantom,
  WireError,
  type IsOptional,
  member,
  madeOnce,
  scalar,
} from '../field.ts';
import { rules } from '../../../messages/rules.ts';
import { issueText } from '../issue-message.ts';

interface FileOptions extends FieldOptions {
  readonly formats: readonly UploadFormat[];
  readonly largestBytes: number;
  /** Advice for a file of another format: where to send it. */
  readonly elsewhere?: Message;
}

/**
 * A file, in base64 on the wire. Clients give the id of a file that they uploaded, which `openFiles` replaces by the file. The
 * field must be directly in the request, as the body is assembled around the file in pieces.
 */
export function fileContent<Wire extends string>(
  name: Wire,
  { doc, formats, largestBytes, elsewhere }: FileOptions,
): Field<never, string, UploadedFile, IsOptional<Wire>, 'given'> {
  const { wire, optional } = member(name);
  const taken = rules.fileFormat({ formats: formats.join(', ') });
  const input = (): z.ZodType =>
    z
      .string()
      .refine(
        (id) => formats.some((format) => format === claimsIn(id)?.format),
        issueText(elsewhere ? listed([taken, elsewhere]) : taken),
      )
      .refine(
        (id) => !(Number(claimsIn(id)?.byteSize) > largestBytes),
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
      into[wire] = value as unknown as Json; // `writeBody` writes its content in its place
    },
  };
}

/** Claims in a file id, unverified; `openFiles` verifies them. */
function claimsIn(id: string): FileClaims | undefined {
  return readFileId(id)?.claims;
}
