import { type Context, perOperation } from '../../graphql/context.ts';
import { InvalidInput } from '../../graphql/invalid-input.ts';
import { subjectId } from '../../graphql/operation.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Subject } from '../../tracker/tracked.ts';
import { askAbout, forwardInvoice, stateOf, toDetails, toFinding, updated } from './tracking.ts';
import { type InvoiceView, toInvoice } from './types.ts';
import { query } from './wire/invoice.ts';

/** Names an order: by the caller's number or by the platform's. */
export interface InvoiceQuestion {
  readonly orderId?: string | null | undefined;
  readonly orderSn?: string | null | undefined;
  /** Not needed for an order that the journal knows, unless it is so old that its snapshot was emptied. */
  readonly sellerTaxNumber?: string | null | undefined;
}

const answers = perOperation(() => new Map<string, Promise<InvoiceView>>());

/**
 * How an order stands now. The same question twice within one operation is asked once. Throws
 * `InvalidInput` and what the platform answers.
 */
export function lookUp(context: Context, question: InvoiceQuestion): Promise<InvoiceView> {
  const known = answers(context);
  const key = canonicalJson(question);
  const answer = known.get(key) ?? find(context, question);
  known.set(key, answer);
  return answer;
}

async function find(context: Context, question: InvoiceQuestion): Promise<InvoiceView> {
  const orderId = question.orderId ?? null;
  const orderSn = question.orderSn ?? null;
  if ((orderId === null) === (orderSn === null)) {
    throw new InvalidInput([{ path: 'orderId', message: 'or orderSn is needed, not both' }]);
  }
  if (orderId === null) return findElsewhere(context, question);
  const subject = await context.app.journal.get(subjectId(context, forwardInvoice.kind, orderId));
  if (subject === null) return findElsewhere(context, question);
  return findOurs(context, subject, question.sellerTaxNumber ?? null);
}

/** The platform took nothing, or the call that may have it take something is still under way: it has nothing to add. */
const NOT_AT_THE_PLATFORM = new Set(['SUBMITTED', 'NOT_SENT', 'REJECTED', 'NOT_ACCEPTED']);

async function findOurs(
  context: Context,
  subject: Subject,
  sellerTaxNumber: string | null,
): Promise<InvoiceView> {
  const { key, state, snapshot } = subject;
  if (NOT_AT_THE_PLATFORM.has(state)) return toInvoice(key, state, snapshot);
  if (subject.final) {
    // An emptied snapshot has no seller either.
    return findIssued(context, { ...subject, snapshot: { sellerTaxNumber, ...snapshot } });
  }
  const answer = await askAbout(subject, context);
  const finding = toFinding(subject, answer, context.app.clock.now());
  const now = await context.app.tracker.note(subject, finding);
  return { ...toInvoice(key, now.state, now.snapshot), raw: answer?.raw ?? null };
}

/**
 * An issued invoice does not change, but the addresses of its files do, and a red invoice may reverse
 * it: so the platform is asked, and what is known stands when it gives no answer, or when nobody knows
 * the seller to ask with.
 */
async function findIssued(context: Context, subject: Subject): Promise<InvoiceView> {
  const invoice = toInvoice(subject.key, subject.state, subject.snapshot);
  if (invoice.sellerTaxNumber === null) return invoice;
  try {
    const answer = await askAbout(subject, context);
    if (answer === null) return invoice;
    const details = updated(toDetails(subject.snapshot), answer, context.app.clock.now());
    return { ...invoice, ...details, raw: answer.raw };
  } catch (error) {
    if (error instanceof PlatformError) return invoice;
    throw error;
  }
}

/** An order that the journal does not know: issued by another system of the seller, or asked for by the platform's number. */
async function findElsewhere(
  context: Context,
  { orderId, orderSn, sellerTaxNumber }: InvoiceQuestion,
): Promise<InvoiceView> {
  if (typeof sellerTaxNumber !== 'string') {
    const message =
      'is needed: the platform finds an order that was not issued through this service, or by its own number, only with it';
    throw new InvalidInput([{ path: 'sellerTaxNumber', message }]);
  }
  const answer = await context.platform.call(query, { orderId, orderSn, sellerTaxNumber });
  const details = updated(toDetails({ sellerTaxNumber }), answer, context.app.clock.now());
  return {
    ...details,
    orderId: orderId ?? answer.orderId,
    orderSn: details.orderSn ?? orderSn ?? null,
    state: stateOf(answer),
    snapshot: {},
    isOurs: false,
    raw: answer.raw,
  };
}
