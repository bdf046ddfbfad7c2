import type { Context } from '../../../context/context.ts';
import { mostPerRequest, overBudget } from '../../../context/meter.ts';
import { type Opened, openFiles } from '../../../context/opened-files.ts';
import { type FieldErrorCode, InvalidInput } from '../../../context/invalid-input.ts';
import type { Shown } from '../../../context/look-up.ts';
import type { Message } from '../../../messages/message.ts';
import type { Input } from '../../../platform/record/index.ts';
import { Conflict } from '../../../subjects/errors.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { problemText, readInTurn } from '../file-readings.ts';
import { readSheetRows } from '../sheet-rows.ts';
import { verificationTexts } from '../texts.ts';
import { LARGEST_BATCH } from '../wire/index.ts';
import { batchInput, type batchName } from './input.ts';
import {
  type BatchItem,
  type FoundItem,
  isToVerify,
  itemsOfCodes,
  itemsOfReading,
  itemsOfRows,
  toItems,
  toParts,
} from './items.ts';
import { partKey, storePart } from './part.ts';
import { verificationBatch } from './tracking.ts';

/** A batch as shown in the schema. */
export type BatchView = Shown<typeof verificationBatch>;

/** Number of parts that are stored concurrently. */
const STORED_AT_ONCE = 32;

/**
 * Reads the list and stores it in parts; the tracker then verifies them. Throws the errors of `submitOnce`, and
 * `InvalidInput` for a list without an invoice.
 */
export async function startBatch(
  context: Context,
  input: Input<typeof batchInput>,
): Promise<Subject> {
  const { payer, accounting, subjects } = context;
  if (payer === null) throw new TypeError('A mutation has a payer.');
  const most = Math.min(LARGEST_BATCH, mostPerRequest(payer, accounting.budgets));
  if (most < 1) throw overBudget(1, most, most);
  const opened = await openFiles(context, batchInput, input);
  const { found, columns } = await findItems(context, opened);
  const items = toItems(found);
  if (!items.some(isToVerify))
    throw wrong(
      'INVALID_VALUE',
      input.codes ? 'codes' : 'file',
      items[0]?.problem ?? verificationTexts.nothingInList,
    );
  const parts = toParts(items, most);
  const details = verificationBatch.read({
    total: items.length,
    unread: items.filter(({ invoice }) => invoice === null).length,
    duplicates: items.filter(({ duplicateOf }) => duplicateOf !== null).length,
    columns,
    starts: parts.map(([first]) => first?.position ?? 0),
    tallies: parts.map(() => null),
    payer: { key: payer.key, subject: payer.subject },
  });
  const { batchId } = input;
  return subjects.submitOnce(verificationBatch, batchId, {
    input: opened,
    snapshot: details,
    firstPollMs: 0,
    send: () => storeParts(context, batchId, parts),
    accepted: () => ({ state: 'RUNNING', snapshot: details }),
  });
}

/** Contents of a list. */
interface Found {
  readonly found: readonly FoundItem[];
  readonly columns: BatchView['columns'];
}

async function findItems(
  context: Context,
  { invoices, codes, file }: Opened<typeof batchInput, Input<typeof batchInput>>,
): Promise<Found> {
  if (invoices) return { found: invoices.map((invoice) => ({ invoice })), columns: [] };
  if (codes) return { found: itemsOfCodes(codes), columns: [] };
  if (!file) throw new Error('A list without a member passed its check.');
  if (file.format !== 'csv' && file.format !== 'xlsx') {
    const reading = await readInTurn(context, (readings, tenant) => readings.read(tenant, file));
    return { found: itemsOfReading(reading), columns: [] };
  }
  const sheet = await readInTurn(context, (readings, tenant) =>
    readings.readSpreadsheet(tenant, file),
  );
  if ('problem' in sheet) throw wrong('INVALID_VALUE', 'file', problemText(sheet.problem));
  const { length: others } = sheet.otherSheets;
  if (others > 0)
    throw wrong('INVALID_VALUE', 'file', verificationTexts.sheetIsNotAlone({ count: others }));
  const { rows, columns } = readSheetRows(sheet);
  return { found: itemsOfRows(rows), columns: [...columns] };
}

/** Stores the parts; those stored by an earlier attempt stay unchanged. */
async function storeParts(
  { subjects }: Context,
  batchId: string,
  parts: readonly (readonly BatchItem[])[],
): Promise<void> {
  const open = parts.entries();
  async function store(): Promise<void> {
    for (const [index, items] of open) await storePart(subjects, partKey(batchId, index), items);
  }
  await Promise.all(Array.from({ length: STORED_AT_ONCE }, store));
}

/** Cancels a batch; a cancelled one is left unchanged. Throws `Conflict` for a finished one. */
export async function cancelBatch(
  { subjects }: Context,
  { batchId }: Input<typeof batchName>,
): Promise<BatchView> {
  const batch = await subjects.get(verificationBatch, batchId);
  if (batch === null) throw wrong('NOT_FOUND', 'batchId', verificationTexts.batchStarted);
  const canceled = await subjects.update(
    verificationBatch,
    batch,
    ({ final, state, snapshot }) =>
      final || state === 'CANCELING' ? null : { state: 'CANCELING', snapshot },
    { nextPollMs: 0, onStoreFailure: 'refuse' },
  );
  if (canceled.state === 'DONE')
    throw new Conflict('ALREADY_DONE', verificationTexts.batchOver, canceled);
  return verificationBatch.view(canceled);
}

function wrong(code: FieldErrorCode, member: string, message: Message): InvalidInput {
  return new InvalidInput([{ code, path: ['input', member], message }]);
}
