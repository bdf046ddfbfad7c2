import type { Context } from '../../graphql/context.ts';
import { entrust } from '../../graphql/entrust.ts';
import { Conflict } from '../../graphql/errors.ts';
import { inputHash } from '../../kernel/ids.ts';
import type { Input } from '../../platform/record/index.ts';
import type { Subject } from '../../tracker/tracked.ts';
import { attemptFor } from './red-attempts.ts';
import { sellerOfReversible } from './red-original.ts';
import {
  forwardRedOffset,
  type RedOffsetDetails,
  toRedOffsetDetails,
  toRequest,
} from './red-tracking.ts';
import { red, type redOffsetInput } from './wire/red.ts';

type RedOffsetInput = Input<typeof redOffsetInput>;

/**
 * Has an invoice reversed, once; resolves with the subject of the attempt. Throws `Conflict` for an
 * invoice that is being reversed already, and what `sellerOfReversible` and `entrust` throw.
 */
export async function redOffsetInvoice(context: Context, input: RedOffsetInput): Promise<Subject> {
  const hash = inputHash(input);
  const { id, subject } = await attemptFor(context, input.orderId, hash);
  const details = await detailsOf(context, input, subject);
  const { callbacks } = context.app;
  try {
    return await entrust(context, {
      id,
      inputHash: hash,
      snapshot: details,
      firstLookMs: forwardRedOffset.cadence.firstMs,
      send: () =>
        context.platform.call(
          red,
          toRequest(id, details, (of) => callbacks.addressFor(of)),
        ),
      accepted: (answer) => ({
        state: 'OFFSETTING',
        final: false,
        snapshot: { ...details, ...answer },
      }),
    });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw new Conflict(
      'A red-offset of this invoice was entrusted before, under another redOffsetId or with other input. Follow that one.',
      error.operation,
    );
  }
}

/** What is kept of the request. The original is asked about only where something may be sent: once reversed, it says so for ever. */
async function detailsOf(
  context: Context,
  { redOffsetId, orderId, sellerTaxNumber, invoiceExtra, extra }: RedOffsetInput,
  known: Subject | null,
): Promise<RedOffsetDetails> {
  if (known !== null && known.state !== 'NOT_SENT') return toRedOffsetDetails(known.snapshot);
  return toRedOffsetDetails({
    redOffsetId,
    sellerTaxNumber: await sellerOfReversible(context, orderId, sellerTaxNumber ?? null),
    invoiceExtra: invoiceExtra ?? null,
    extra: extra ?? null,
  });
}
