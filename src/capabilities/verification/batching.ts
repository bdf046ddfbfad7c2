import { type Context, perOperation } from '../../context/context.ts';
import type { Platform } from '../../platform/client/client.ts';
import { verificationTexts } from './texts.ts';
import { PlatformError, PlatformRejected } from '../../platform/errors.ts';
import { encode } from '../../platform/record/index.ts';
import {
  attributeRefusalToOne,
  attributeRefusalToSeveral,
  attributeToOne,
  attributeToSeveral,
  type Asked,
  type Circumstances,
  numberOf,
  type Verification,
} from './verification.ts';
import { invoiceToVerify } from './wire/elements.ts';
import { LARGEST_BATCH, verify } from './wire/index.ts';

/** Computes the outcome of an invoice from the data of its call. */
type OutcomeOf = (circumstances: Circumstances) => Verification | PlatformError;

/** An invoice to verify, and the caller's own id of its call. */
interface Question extends PromiseWithResolvers<Verification> {
  readonly invoice: Asked;
  readonly reconciliationId: string | null;
}

/** Limit of concurrent calls for one operation. The platform's capacity is not documented. */
const SIDE_BY_SIDE = 4;

/** The verifications of one operation. */
export const verifications = perOperation((context) => new Verifications(context));

/**
 * Verifies the invoices that the fields of one operation request, in as few calls as possible. An invoice requested
 * twice is verified once, unless the caller assigns it to two calls with ids. Each check counts against the quota and
 * the tax bureau's checks of the day.
 */
class Verifications {
  readonly #context: Context;
  /** The first question; its name is computed only when a second one arrives. */
  #first: Question | null = null;
  readonly #byName = new Map<string, Question>();
  #unsent: Question[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  /** Rejects if the invoice could not be verified. */
  ask(invoice: Asked, reconciliationId: string | null): Promise<Verification> {
    const { promise, resolve, reject } = Promise.withResolvers<Verification>();
    const question: Question = { invoice, reconciliationId, promise, resolve, reject };
    const before = this.#alike(question);
    if (before !== null) return before.promise;
    if (this.#unsent.push(question) === 1) whenOthersHaveAsked(() => this.#send());
    return question.promise;
  }

  /** An equal earlier question; otherwise stores this one and returns null. */
  #alike(question: Question): Question | null {
    if (this.#first === null) {
      this.#first = question;
      return null;
    }
    if (this.#byName.size === 0) this.#byName.set(nameOf(this.#first), this.#first);
    const name = nameOf(question);
    const before = this.#byName.get(name) ?? null;
    if (before === null) this.#byName.set(name, question);
    return before;
  }

  /** Each batch settles its questions, so no question waits for all batches. */
  #send(): void {
    const batches = toBatches(this.#unsent);
    this.#unsent = [];
    const sendNext = (): void => {
      const batch = batches.shift();
      if (batch === undefined) return;
      const settled = verifyBatch(this.#context, batch);
      if (batches.length > 0) void settled.then(sendNext);
    };
    for (let calls = Math.min(batches.length, SIDE_BY_SIDE); calls > 0; calls -= 1) sendNext();
  }
}

function nameOf({ invoice, reconciliationId }: Question): string {
  return JSON.stringify([encode(invoiceToVerify, invoice), reconciliationId]);
}

const ready = Promise.resolve();

/** Runs once all fields that can resolve now have resolved: after settled promises and their reactions. */
function whenOthersHaveAsked(run: () => void): void {
  void ready.then(() => process.nextTick(run));
}

interface Batch {
  /** The caller's own id of the call. */
  readonly own: string | null;
  readonly questions: Question[];
}

/**
 * Fills batches in order. Invoices with the same number and different codes go into different calls, because the response
 * identifies invoices by number only. Invoices whose calls have different ids of the caller are separated, too.
 */
function toBatches(asked: readonly Question[]): Batch[] {
  const batches: Batch[] = [];
  for (const question of asked) {
    const number = numberOf(question.invoice);
    const open = batches.find(
      ({ own, questions }) =>
        own === question.reconciliationId &&
        questions.length < LARGEST_BATCH &&
        !questions.some(({ invoice }) => numberOf(invoice) === number),
    );
    if (open) open.questions.push(question);
    else batches.push({ own: question.reconciliationId, questions: [question] });
  }
  return batches;
}

/** Settles all questions of a batch. */
async function verifyBatch(context: Context, { own, questions }: Batch): Promise<void> {
  const reconciliationId = own ?? context.app.newId();
  try {
    const invoices = questions.map(({ invoice }) => invoice);
    const outcomeOf = await checkInvoices(context.platform, invoices, reconciliationId);
    for (const { invoice, resolve, reject } of questions) {
      const outcome = outcomeOf({ asked: invoice, reconciliationId });
      if (outcome instanceof PlatformError) reject(outcome);
      else resolve(outcome);
    }
  } catch (error) {
    for (const { reject } of questions) reject(error);
  }
}

/**
 * Verifies up to 50 invoices with different numbers in one call. Throws an error that leaves all of them without a
 * verdict. A rejection is returned for each invoice, because it may be a verdict.
 */
export async function checkInvoices(
  platform: Pick<Platform, 'call'>,
  invoices: readonly Asked[],
  reconciliationId: string,
): Promise<OutcomeOf> {
  const [invoice, ...more] = invoices;
  const alone = more.length === 0;
  try {
    if (alone) return attributeToOne(await platform.call(verify, { invoice, reconciliationId }));
    const answer = await platform.call(verify, { batch: invoices, reconciliationId });
    return attributeToSeveral(answer, invoices);
  } catch (error) {
    if (!(error instanceof PlatformRejected)) throw error;
    if (alone) return attributeRefusalToOne(error) ?? (() => error);
    const attribution = attributeRefusalToSeveral(error, invoices);
    if (attribution === null) return () => error;
    return (circumstances) => attribution(circumstances) ?? refusedTogether(error);
  }
}

/** Rejection of a batch with a code that is a verdict on one invoice, without telling which one. */
function refusedTogether({ text, platformCode, requestId }: PlatformRejected): PlatformRejected {
  return new PlatformRejected(text, {
    platformCode,
    requestId,
    hint: verificationTexts.whichOne,
  });
}
