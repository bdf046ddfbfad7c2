import {
  DEFAULT_FIRST,
  forwardPageArgs,
  pageComplexity,
} from '../../graphql/lists/subject-page.ts';
import { fieldArg } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { query } from '../../graphql/records/root-fields.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { type ClassificationCode, download, pageOfCodes } from './classification-download.ts';
import { classificationCode, queryClassification } from './wire/classification.ts';

const { buyerTaxNumber, since, taxOfficeCode } = queryClassification.request.fields;
const { codes } = queryClassification.response.fields;

const TaxClassificationCode = objectType<typeof classificationCode, ClassificationCode>(
  classificationCode,
);

const TaxClassificationCodeConnection = builder.connectionObject(
  {
    name: 'TaxClassificationCodeConnection',
    type: TaxClassificationCode,
    description: 'A page of tax classification codes, in the order of the codes.',
  },
  { name: 'TaxClassificationCodeEdge', description: 'A code and its place in the download.' },
);

const TaxClassificationDownload = objectType(queryClassification.response, {
  more: (t) => ({
    totalCount: t.int({
      description: 'Number of codes in the download, over all pages.',
      resolve: ({ codes }) => codes.length,
    }),
    codes: t.field({
      type: TaxClassificationCodeConnection,
      description: `${codes.doc} A page at a time; a cursor is good for later downloads, too.`,
      complexity: pageComplexity,
      args: { ...forwardPageArgs },
      resolve: (download, { first, after }) =>
        pageOfCodes(download, first ?? DEFAULT_FIRST, after ?? null),
    }),
  }),
});

query(TaxClassificationDownload, {
  name: 'taxClassificationCodes',
  description:
    'Tax classification codes: all of them, or the changes since an earlier download. The tax bureau returns thousands at once, so equal queries within ten minutes share one download. To keep a copy: read all pages, store the `stamp` of the first page, and pass it as `since` next time. Free. Null only with an error.',
  endpoint: queryClassification,
  args: {
    buyerTaxNumber: fieldArg(buyerTaxNumber),
    since: fieldArg(since),
    taxOfficeCode: fieldArg(taxOfficeCode),
  },
  run: (context, question) => download(context, question),
});
