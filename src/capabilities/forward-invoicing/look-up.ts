import { z } from 'zod';
import type { Context } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import { createLookUp, type Shown } from '../../context/look-up.ts';
import { PlatformRejected } from '../../platform/errors.ts';
import { type Input, keptText } from '../../platform/record/index.ts';
import type { ViewOf } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import { hasFailed, isNotTakenYet } from '../../subjects/submit/submission.ts';
import { forwardTexts } from './texts.ts';
import { forwardInvoice, isFound, stateOf, updated } from './tracking.ts';
import { type invoiceBy, query } from './wire/invoice.ts';

/** An invoice as shown in the schema; `orderId` equals `key`. */
export type InvoiceView = Shown<typeof forwardInvoice> & { readonly orderId: string | null };

/** Shows an order from the journal. */
export function toInvoice(view: ViewOf<typeof forwardInvoice>): InvoiceView {
  return { ...view, orderId: view.key };
}

/** Identifies an order by the caller's number, or by the platform's number together with the seller. */
interface InvoiceQuestion {
  readonly orderId?: string | null | undefined;
  readonly platformOrderNumber?: string | null | undefined;
  /** Required only for an order that is not in the journal or whose snapshot was emptied. */
  readonly sellerTaxNumber?: string | null | undefined;
}

/** Query for the names given by a client. */
export function questionBy(by: Input<typeof invoiceBy>): InvoiceQuestion {
  return by.order ?? by.platformOrder ?? { orderId: by.orderId };
}

/**
 * Current state of an order. An issued invoice may still be reversed, and the platform may have a rejected order from
 * before. So the platform is queried about these, too, unless the seller is unknown. Throws `InvalidInput` and the
 * platform's errors.
 */
export const lookUp: (context: Context, question: InvoiceQuestion) => Promise<InvoiceView> =
  createLookUp(forwardInvoice, {
    find,
    isSettled: (subject) =>
      isNotTakenYet(subject) ||
      (subject.final && forwardInvoice.read(subject.snapshot).sellerTaxNumber === null),
    toView: (view, answer): InvoiceView => ({ ...toInvoice(view), raw: answer?.raw ?? null }),
    findElsewhere,
  });

/** Names that identify an order issued by another system. */
export const externalLookup = {
  question: z.object({
    orderId: keptText,
    platformOrderNumber: keptText,
    sellerTaxNumber: z.string(),
  }),
  questionOf: ({ orderId, platformOrderNumber, sellerTaxNumber }: InvoiceView) => ({
    orderId,
    platformOrderNumber: orderId === null ? platformOrderNumber : null,
    // The order was found by its seller.
    sellerTaxNumber: sellerTaxNumber ?? '',
  }),
  find: lookUp,
};

/** Looks up an invoice that another field has returned. */
export function lookUpAgain(context: Context, view: InvoiceView): Promise<InvoiceView> {
  const isOurs = view.isExternal !== true;
  return lookUp(context, isOurs ? { orderId: view.orderId } : externalLookup.questionOf(view));
}

async function find(
  { subjects }: Context,
  { orderId = null, platformOrderNumber = null, sellerTaxNumber = null }: InvoiceQuestion,
): Promise<Subject | null> {
  const alias =
    platformOrderNumber === null
      ? null
      : await subjects.resolve(forwardInvoice, platformOrderNumber);
  const key = alias?.key ?? orderId;
  const subject = key === null ? null : await subjects.get(forwardInvoice, key);
  if (subject === null || !(subject.state === 'ISSUED' || hasFailed(subject))) return subject;
  // An emptied snapshot has no seller.
  return { ...subject, snapshot: { sellerTaxNumber, ...subject.snapshot } };
}

/** Queries an order that is not in the journal, or whose platform number the journal does not know. */
async function findElsewhere(
  context: Context,
  { orderId = null, platformOrderNumber = null, sellerTaxNumber = null }: InvoiceQuestion,
): Promise<InvoiceView> {
  if (sellerTaxNumber === null) {
    const message = forwardTexts.unknownOrder;
    throw new InvalidInput([{ code: 'NOT_FOUND', path: ['by', 'orderId'], message }]);
  }
  const asked = { orderId, platformOrderNumber, sellerTaxNumber };
  const answer = await context.platform.call(query, asked);
  // Not every platform rejects a query about an order that it does not have.
  if (!isFound(answer)) throw new PlatformRejected(forwardTexts.noSuchOrder);
  const key = orderId ?? answer.orderId;
  const isKnown = key !== null && (await context.subjects.get(forwardInvoice, key)) !== null;
  if (isKnown) return lookUp(context, { orderId: key, sellerTaxNumber });
  const details = updated(forwardInvoice.read({ sellerTaxNumber }), answer);
  return {
    ...details,
    key,
    orderId: key,
    platformOrderNumber: details.platformOrderNumber ?? platformOrderNumber,
    state: stateOf(answer),
    snapshot: {},
    isExternal: true,
    raw: answer.raw,
  };
}
