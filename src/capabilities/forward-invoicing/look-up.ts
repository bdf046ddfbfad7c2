import type { Context } from '../../graphql/context.ts';
import { InvalidInput } from '../../graphql/invalid-input.ts';
import { createLookUp } from '../../graphql/look-up.ts';
import type { Subject } from '../../subjects/subject.ts';
import { hasFailed, isNotTakenYet } from '../../subjects/submission.ts';
import { askAbout, forwardInvoice, stateOf, toObservation, updated } from './tracking.ts';
import { type InvoiceView, toInvoice } from './types.ts';
import { query } from './wire/invoice.ts';

/** Names an order: by the caller's number or by the platform's. */
export interface InvoiceQuestion {
  readonly orderId?: string | null | undefined;
  readonly platformOrderNumber?: string | null | undefined;
  /** Not needed for an order that the journal knows, unless it is so old that its snapshot was emptied. */
  readonly sellerTaxNumber?: string | null | undefined;
}

/**
 * How an order stands now. An issued invoice does not change, but a red invoice may reverse it: so the
 * platform is asked about that too, and about a refused order, which it may have from before, unless
 * nobody knows the seller to ask with. Throws `InvalidInput` and what the platform answers.
 */
export const lookUp = createLookUp(forwardInvoice, {
  find,
  isSettled: (subject) =>
    isNotTakenYet(subject) ||
    (subject.final && forwardInvoice.read(subject.snapshot).sellerTaxNumber === null),
  poll: (context, subject) => askAbout(subject, context),
  toObservation,
  toView: (view, answer): InvoiceView => ({ ...toInvoice(view), raw: answer?.raw ?? null }),
  refresh: (view, answer) => ({
    ...toInvoice(view),
    ...updated(view, answer),
    raw: answer.raw,
  }),
  findElsewhere,
});

async function find(context: Context, question: InvoiceQuestion): Promise<Subject | null> {
  const orderId = question.orderId ?? null;
  const platformOrderNumber = question.platformOrderNumber ?? null;
  if ((orderId === null) === (platformOrderNumber === null)) {
    const message = 'or platformOrderNumber is needed, not both';
    throw new InvalidInput([{ code: 'EXACTLY_ONE_OF', path: ['orderId'], message }]);
  }
  const subject = orderId === null ? null : await context.subjects.get(forwardInvoice, orderId);
  if (subject === null || !(subject.state === 'ISSUED' || hasFailed(subject))) return subject;
  // An emptied snapshot has no seller either.
  const sellerTaxNumber = question.sellerTaxNumber ?? null;
  return { ...subject, snapshot: { sellerTaxNumber, ...subject.snapshot } };
}

/** An order that the journal does not know: issued by another system of the seller, or asked for by the platform's number. */
async function findElsewhere(
  context: Context,
  { orderId, platformOrderNumber, sellerTaxNumber }: InvoiceQuestion,
): Promise<InvoiceView> {
  if (typeof sellerTaxNumber !== 'string') {
    const message =
      'is needed: the platform finds an order that was not issued through this service, or by its own number, only with it';
    throw new InvalidInput([{ code: 'REQUIRED', path: ['sellerTaxNumber'], message }]);
  }
  const answer = await context.platform.call(query, {
    orderId,
    platformOrderNumber,
    sellerTaxNumber,
  });
  const before = forwardInvoice.read({ sellerTaxNumber });
  const details = updated(before, answer);
  const key = orderId ?? answer.orderId;
  return {
    ...details,
    key,
    orderId: key,
    platformOrderNumber: details.platformOrderNumber ?? platformOrderNumber ?? null,
    state: stateOf(answer),
    snapshot: {},
    elsewhere: true,
    raw: answer.raw,
  };
}
