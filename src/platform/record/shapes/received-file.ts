import { z } from 'zod';
import { type FileBytes, LocalFile } from '../../../kernel/files/local-file.ts';
import { forms } from '../../../messages/forms.ts';
import { type Field, type FieldOptions, phantom } from '../field.ts';
import { leaf, scalar } from '../leaves/leaf.ts';

/**
 * A file in base64 in a response, decoded; its format is determined when it is stored. Responses only, and directly in their
 * data: a long one is decoded to the disk while it arrives.
 */
export function receivedFile<Optional extends boolean = false>(
  wire: string,
  options: FieldOptions<Optional>,
): Field<FileBytes, never, never, NoInfer<Optional>, 'given'> {
  const field = leaf<FileBytes, Optional>(wire, options, {
    shape: scalar('File'),
    input: () => z.never(),
    expected: forms.fileInBase64,
    read: (value: unknown) => {
      if (value instanceof LocalFile) return value;
      return typeof value === 'string' ? Buffer.from(value, 'base64') : undefined;
    },
    write: () => {
      throw new Error(`${wire} is only received`);
    },
  });
  return { ...field, ...phantom };
}
