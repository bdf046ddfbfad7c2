import { DocumentFailure } from '../../documents/failure.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { upstream } from '../../graphql/directives.ts';
import { Document, type DocumentView, withLinks } from '../../graphql/document.ts';
import { subjectId } from '../../graphql/operation.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import type { Subject } from '../../tracker/tracked.ts';
import { contractFile, fetchFinished, fileStates, toStored } from './file-tracking.ts';
import { Contract, type ContractView } from './types.ts';
import { download } from './wire.ts';

const ContractFileState = builder.enumType('ContractFileState', {
  description: 'How far the PDF of a completed contract is kept by this service.',
  values: {
    FETCHING: { description: fileStates.FETCHING },
    STORED: { description: fileStates.STORED },
    STALE: { description: fileStates.STALE },
  },
});

builder.objectFields(Contract, (t) => ({
  file: t.field({
    type: Document,
    nullable: true,
    description:
      'The finished PDF with both seals, certificate and timestamp. Null before the contract is completed, and while `fileState` is `FETCHING`: this service fetches it by itself. Of a contract that was not created through this service it is fetched now, free of charge.',
    directives: upstream(download),
    resolve: findFile,
  }),
  fileState: t.field({
    type: ContractFileState,
    nullable: true,
    description:
      'How far the finished PDF is kept; null before the contract is completed, and for contracts that were not created through this service. Changes come on `updates(kinds: ["partner-contract-file"])`.',
    resolve: async (contract, _args, context) =>
      // Only states of this kind are ever written under it, which the journal's type does not know.
      ((await keptFileOf(contract, context))?.state ?? null) as never,
  }),
}));

async function findFile(
  contract: ContractView,
  _args: unknown,
  context: Context,
): Promise<DocumentView | null> {
  if (contract.state !== 'COMPLETED') return null;
  const kept = await keptFileOf(contract, context);
  if (kept?.state === 'FETCHING') return null;
  const known = kept?.final === true ? await storedOf(kept, context) : [];
  const stored = known.length > 0 ? known : await fetchNow(contract, context);
  return withLinks(context, stored)[0] ?? null;
}

function keptFileOf({ contractId }: ContractView, context: Context): Promise<Subject | null> {
  if (contractId === null) return Promise.resolve(null);
  return context.app.journal.get(subjectId(context, contractFile.kind, contractId));
}

async function storedOf(kept: Subject, { app }: Context) {
  const isForgotten = Object.keys(kept.snapshot).length === 0;
  return isForgotten ? app.documents.getList(kept) : toStored(kept.snapshot);
}

async function fetchNow({ contractNo }: ContractView, { platform, app }: Context) {
  if (contractNo === null) return [];
  try {
    return [await fetchFinished(contractNo, { platform, documents: app.documents })];
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error;
    const message = `The file could not be kept: ${error.message}.`;
    throw new PlatformUnavailable(message, { cause: error, mayHaveHappened: false });
  }
}
