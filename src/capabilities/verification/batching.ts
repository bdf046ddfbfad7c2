import DataLoader from 'dataloader';
import { type Context, perOperation } from '../../graphql/context.ts';
import { PlatformError, PlatformRejected } from '../../platform/errors.ts';
import { encode } from '../../platform/record/index.ts';
import { attributeToOne, attributeToSeveral } from './attribution.ts';
import {
  type Asked,
  numberOf,
  refusedVerification,
  verdictOf,
  type Verification,
} from './verification.ts';
import { invoiceToVerify, LARGEST_BATCH, verify } from './wire/index.ts';

type Outcome = Verification | PlatformError;

/** Calls under way at the same time for one operation. How many the platform bears is not documented. */
const SIDE_BY_SIDE = 4;

/**
 * Verifies whatever invoices the fields of one operation ask about, in as few calls as possible. The
 * same invoice asked about twice is checked once: each check takes from the quota and from the tax
 * bureau's checks of the day.
 */
export const verifications = perOperation(
  (context) =>
    new DataLoader<Asked, Verification, string>((asked) => verifyAll(context, asked), {
      cacheKeyFn: (invoice) => JSON.stringify(encode(invoiceToVerify, invoice)),
    }),
);

async function verifyAll(context: Context, asked: readonly Asked[]): Promise<Outcome[]> {
  const outcomes = new Map<Asked, Outcome>();
  const waiting = toBatches(asked);
  const work = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift())
      for (const [invoice, outcome] of await verifyBatch(context, batch))
        outcomes.set(invoice, outcome);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return asked.map((invoice) => outcomes.get(invoice) ?? unasked());
}

/**
 * Fills batches in order. Invoices of one number (and different codes) go into different calls, because
 * the answer names invoices by their number only.
 */
function toBatches(asked: readonly Asked[]): Asked[][] {
  const batches: Map<string, Asked>[] = [];
  for (const invoice of asked) {
    const number = numberOf(invoice);
    const open = batches.find((batch) => batch.size < LARGEST_BATCH && !batch.has(number));
    if (open) open.set(number, invoice);
    else batches.push(new Map([[number, invoice]]));
  }
  return batches.map((batch) => Array.from(batch.values()));
}

async function verifyBatch(
  { app, platform }: Context,
  batch: readonly Asked[],
): Promise<(readonly [Asked, Outcome])[]> {
  const reconciliationId = app.newId();
  const [first, ...more] = batch;
  const alone = more.length === 0;
  const each = (
    outcomeOf: (circumstances: { asked: Asked; reconciliationId: string }) => Outcome,
  ) => batch.map((asked) => [asked, outcomeOf({ asked, reconciliationId })] as const);
  try {
    const answer = await platform.call(
      verify,
      alone ? { invoice: first, reconciliationId } : { batch, reconciliationId },
    );
    return each(alone ? attributeToOne(answer) : attributeToSeveral(answer));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (!(error instanceof PlatformRejected)) return each(() => error);
    if (!alone) return each(() => refusedTogether(error));
    return each((circumstances) => refusedVerification(error, circumstances) ?? error);
  }
}

/** A batch refused with a code that is a verdict on one invoice: nobody can say on which. */
function refusedTogether(refusal: PlatformRejected): PlatformRejected {
  if (verdictOf(refusal) === null) return refusal;
  const { platformCode, requestId } = refusal;
  return new PlatformRejected(refusal.message, {
    platformCode,
    requestId,
    hint: 'The platform refused several invoices at once and does not say which one it means. Verify them one by one; each repeat uses up one of the tax bureau’s daily checks.',
  });
}

function unasked(): never {
  throw new Error('An invoice was put into no batch.');
}
