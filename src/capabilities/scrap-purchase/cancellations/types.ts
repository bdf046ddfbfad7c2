import { builder } from '../../../graphql/builder.ts';
import { Operation } from '../../../graphql/operation.ts';
import { objectType, wireName } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { cancellationAnswer } from '../wire/order.ts';
import { preOpenedNumber } from '../wire/members.ts';
import type { Cancellation } from './cancel.ts';
import { type CancellationDetails, cancellationStates, toCancellationDetails } from './tracking.ts';

interface CancellationView extends CancellationDetails, Decoded<typeof cancellationAnswer> {
  readonly isMock: boolean | null;
  readonly subject: Subject;
}

/** Shows a cancellation, with the answer that this very request brought. */
export function toCancellation({ subject, answer }: Cancellation): CancellationView {
  return { ...toCancellationDetails(subject.snapshot), raw: answer?.raw ?? null, subject };
}

const ScrapCancellationState = stateEnum(
  'ScrapCancellationState',
  'Where the giving up of a pre-opened transaction stands.',
  cancellationStates,
);

const InvoiceNumberFate = builder.enumType('InvoiceNumberFate', {
  description: 'What becomes of the invoice number of a transaction that was given up.',
  values: {
    RETURNED: { description: 'It went back to the pool; another order may get it.' },
    KEPT_AS_PAID: { description: 'The tax was paid: it does not go back.' },
    UNCLEAR: {
      description:
        'Whether the tax is paid could not be found out: it is not to be counted on that it went back.',
    },
  },
});

export const ScrapCancellation = objectType<typeof cancellationAnswer, CancellationView>(
  cancellationAnswer,
  {
    more: (t) => ({
      invoiceNumber: t.exposeString('invoiceNumber', {
        nullable: true,
        description: preOpenedNumber.doc,
        directives: wireName(preOpenedNumber),
      }),
      state: t.field({
        type: ScrapCancellationState,
        description: 'Where it stands.',
        // Only states of this kind are ever written, which the journal's type does not know.
        resolve: ({ subject }) => subject.state as never,
      }),
      numberFate: t.field({
        type: InvoiceNumberFate,
        nullable: true,
        description: 'What becomes of the invoice number; null until the transaction is given up.',
        resolve: ({ numberFate }) => numberFate,
      }),
      rejection: t.field({
        type: RejectionType,
        nullable: true,
        description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
        resolve: ({ subject }) => rejectionIn(subject.snapshot),
      }),
      operation: t.field({
        type: Operation,
        description: 'What this service remembers of it.',
        resolve: ({ subject }) => subject,
      }),
    }),
  },
);
