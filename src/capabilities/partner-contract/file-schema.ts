import type { Context } from '../../context/context.ts';
import { DocumentFailure } from '../../documents/fetch/fetcher.ts';
import { Document, type DocumentView, withLinks } from '../../graphql/records/document.ts';
import { DocumentsState, filesSubject, keptFilesOf } from '../../graphql/records/kept-files.ts';
import { builder } from '../../graphql/schema/builder.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import type { ContractView } from './contract.ts';
import { Contract } from './schema.ts';
import { contractTexts } from './texts.ts';
import { contractFile } from './tracking.ts';
import { download } from './wire.ts';

builder.objectFields(Contract, (t) => ({
  file: t.field({
    type: Document,
    nullable: true,
    description:
      'The finished PDF with both seals, certificate and timestamp. Null before the contract is completed, and while `documentState` is `FETCHING`: this service fetches it by itself. For a contract that was not created through this service, reading this field fetches it, free of charge.',
    directives: upstream(download),
    resolve: findFile,
  }),
  documentState: t.field({
    type: DocumentsState,
    nullable: true,
    description:
      'State of storing the finished PDF; null before the contract is completed, and for contracts that were not created through this service. Changes come on `updates(kinds: [PARTNER_CONTRACT_FILE])`.',
    resolve: async ({ key }, _args, context) =>
      (await filesSubject(context, contractFile, key))?.state ?? null,
  }),
}));

async function findFile(
  contract: ContractView,
  _args: unknown,
  context: Context,
): Promise<DocumentView | null> {
  if (contract.state !== 'COMPLETED') return null;
  const kept = await filesSubject(context, contractFile, contract.key);
  if (kept?.state === 'FETCHING') return null;
  const known = kept?.final === true ? keptFilesOf(contractFile, kept) : [];
  const stored = known.length > 0 ? known : await fetchNow(contract, context);
  return withLinks(context, stored)[0] ?? null;
}

async function fetchNow({ contractNo }: ContractView, { platform, app }: Context) {
  if (contractNo === null) return [];
  try {
    const { content } = await platform.call(download, { contractNo });
    return [await app.documents.storeBytes(contractNo, content, 'pdf')];
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error;
    const text = contractTexts.fileNotKept({ fault: error.text });
    throw new PlatformUnavailable(text, { cause: error, maybeApplied: false });
  }
}
