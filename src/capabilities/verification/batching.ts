import DataLoader from 'dataloader';
import { type Context, perOperation } from '../../graphql/context.ts';
import { verificationTexts } from '../../messages/verification-texts.ts';
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

/** An invoice to be checked, and the caller's own id of the call that checks it. */
interface Question {
  readonly invoice: Asked;
  readonly reconciliationId: string | null;
}

/** Calls under way at the same time for one operation. How many the platform bears is not documented. */
const SIDE_BY_SIDE = 4;

/**
 * Verifies whatever invoices the fields of one operation ask about, in as few calls as possible. The
 * same invoice asked about twice is checked once, unless the caller wants it in two calls by ids of their
 * own: each check takes from the quota and from the tax bureau's checks of the day.
 */
export const verifications = perOperation(
  (context) =>
    new DataLoader<Question, Verification, string>((asked) => verifyAll(context, asked), {
      cacheKeyFn: ({ invoice, reconciliationId }) =>
        JSON.stringify([encode(invoiceToVerify, invoice), reconciliationId]),
    }),
);

async function verifyAll(context: Context, asked: readonly Question[]): Promise<Outcome[]> {
  const outcomes = new Map<Question, Outcome>();
  const waiting = toBatches(asked);
  const work = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift())
      for (const [question, outcome] of await verifyBatch(context, batch))
        outcomes.set(question, outcome);
  };
  const workers = Math.min(waiting.length, SIDE_BY_SIDE);
  await Promise.all(Array.from({ length: workers }, work));
  return asked.map((question) => outcomes.get(question) ?? unasked());
}

interface Batch {
  /** The caller's own id of the call. */
  readonly own: string | null;
  /** By invoice number. */
  readonly questions: Map<string, Question>;
}

/**
 * Fills batches in order. Invoices of one number (and different codes) go into different calls, because
 * the answer names invoices by their number only; and so do those whose calls have ids of the caller's.
 */
function toBatches(asked: readonly Question[]): Batch[] {
  const batches: Batch[] = [];
  for (const question of asked) {
    const number = numberOf(question.invoice);
    const open = batches.find(
      ({ own, questions }) =>
        own === question.reconciliationId &&
        questions.size < LARGEST_BATCH &&
        !questions.has(number),
    );
    if (open) open.questions.set(number, question);
    else batches.push({ own: question.reconciliationId, questions: new Map([[number, question]]) });
  }
  return batches;
}

async function verifyBatch(
  { app, platform }: Context,
  { own, questions }: Batch,
): Promise<(readonly [Question, Outcome])[]> {
  const reconciliationId = own ?? app.newId();
  const batch = Array.from(questions.values(), ({ invoice }) => invoice);
  const [first, ...more] = batch;
  const alone = more.length === 0;
  const each = (
    outcomeOf: (circumstances: { asked: Asked; reconciliationId: string }) => Outcome,
  ) =>
    Array.from(
      questions.values(),
      (question) => [question, outcomeOf({ asked: question.invoice, reconciliationId })] as const,
    );
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
  return new PlatformRejected(refusal.text, {
    platformCode,
    requestId,
    hint: verificationTexts.whichOne,
  });
}

function unasked(): never {
  throw new Error('An invoice was put into no batch.');
}
