import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { mutationErrors } from '../../graphql/errors.ts';
import { openFiles } from '../../graphql/files.ts';
import { checked, inputType, objectType } from '../../graphql/record-types.ts';
import { callRepeatable } from '../../graphql/repeatable.ts';
import { uploadFile } from './wire/file.ts';

/** `fileType`: a contract, the only kind that the documents name (document 3, section 4.2). */
const CONTRACT = 1;

const UploadedContractFile = objectType(uploadFile.response);

builder.mutationField('uploadContractFile', (t) =>
  t.field({
    type: UploadedContractFile,
    description:
      'Hands a contract to the signing system. Free. Its code is good for any number of signing tasks; a repeat gives another code and does no harm.',
    directives: upstream(uploadFile),
    errors: mutationErrors,
    args: {
      input: t.arg({
        type: inputType(uploadFile.request),
        required: true,
        description: 'The file.',
        validate: checked(uploadFile.request),
      }),
    },
    resolve: async (_root, { input }, context) => {
      const opened = await openFiles(context, uploadFile.request, input);
      const { name, format } = opened.file;
      return callRepeatable(context, uploadFile, {
        ...opened,
        name,
        suffix: format,
        kind: CONTRACT,
      });
    },
  }),
);
