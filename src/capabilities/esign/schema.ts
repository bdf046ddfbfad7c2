import type { Context } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import { openFiles } from '../../context/opened-files.ts';
import { callRepeatable } from '../../context/calls.ts';
import { mutationErrors } from '../../graphql/errors/errors.ts';
import { inputArg } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { withoutUnseen } from '../../kernel/text/unreadable.ts';
import type { Input } from '../../platform/record/index.ts';
import { esignTexts } from './texts.ts';
import { CONTRACT_NAME, uploadFile } from './wire/file.ts';

/** `fileType` of a contract, the only documented type (document 3, section 4.2). */
const CONTRACT = 1;

const UploadedContractFile = objectType(uploadFile.response);

builder.mutationField('uploadContractFile', (t) =>
  t.field({
    type: UploadedContractFile,
    description:
      'Uploads a contract to the signing system. Free. The returned code is valid for any number of signing tasks; a repeat returns another code, which is harmless.',
    directives: upstream(uploadFile),
    errors: mutationErrors,
    args: { input: inputArg(uploadFile.request, 'The file.') },
    resolve: async (_root, { input }, context) => {
      const { file, ...opened } = await openFiles(context, uploadFile.request, input);
      const called = file
        ? { name: input.name ?? file.name, suffix: file.format }
        : calledBy(context, input);
      return callRepeatable(context, uploadFile, { ...opened, ...called, file, kind: CONTRACT });
    },
  }),
);

/**
 * Name and format of a file that the platform downloads. Throws `InvalidInput` for an address that is not allowed or
 * that reveals neither.
 */
function calledBy(
  { app }: Context,
  { url, name }: Input<(typeof uploadFile)['request']>,
): { readonly name: string; readonly suffix: string } {
  const refusal = app.documents.refusalOf(url ?? '');
  if (refusal !== null) {
    const message = esignTexts.otherAddress({ fault: refusal });
    throw new InvalidInput([{ code: 'INVALID_VALUE', path: ['input', 'url'], message }]);
  }
  const called = name ?? withoutUnseen(lastPartOf(url ?? ''));
  const [, suffix] = CONTRACT_NAME.exec(called) ?? [];
  if (suffix !== undefined) return { name: called, suffix: suffix.toLowerCase() };
  const message = esignTexts.fileNameNeeded;
  throw new InvalidInput([{ code: 'REQUIRED', path: ['input', 'name'], message }]);
}

/** Last path segment, decoded; unchanged if a stray `%` makes it undecodable. */
function lastPartOf(url: string): string {
  const part = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
