import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { mutationErrors } from '../../../graphql/errors/errors.ts';
import { inputArg } from '../../../graphql/records/record-fields.ts';
import { refundApply } from '../wire/order.ts';
import { applyForRefund } from './refund.ts';
import { ScrapRefundPayload } from './types.ts';

builder.mutationField('applyIssuingRefund', (t) =>
  t.field({
    type: ScrapRefundPayload,
    description:
      'Applies for the refund of tax that was paid for the issuing: the platform checks the refundable amount, applies, and asks for the result, in one. Sent once and never again: the same `refundId` with the same payload returns the existing application with its answer and sends nothing, with another payload it is a `ConflictError`.',
    directives: upstream(refundApply),
    errors: mutationErrors,
    args: { input: inputArg(refundApply.request, 'The application.') },
    resolve: (_root, { input }, context) => applyForRefund(context, input),
  }),
);
