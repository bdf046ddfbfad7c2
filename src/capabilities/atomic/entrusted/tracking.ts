import type { JsonObject } from '../../../kernel/json.ts';
import type { Asking } from '../../../platform/client.ts';
import type { Endpoint } from '../../../platform/endpoint.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import type { Decoded, RecordType, Sent, Structure } from '../../../platform/record/index.ts';
import type { EntrustedState } from '../../../tracker/entrusted.ts';
import type { Finding, Tracked } from '../../../tracker/tracked.ts';
import { unaskable } from '../../../tracker/unaskable.ts';
import { reserveNumbers } from '../wire/numbers.ts';
import { adjustQuota } from '../wire/quota.ts';

/** A kind of business that has a serial: asking how it stands is sending it again. */
export interface SerialKind<
  Request extends Structure = Structure,
  Response extends RecordType = RecordType,
> extends Tracked<Pick<Asking, 'platform'>> {
  readonly endpoint: Endpoint<Request, Response>;
  /** What one becomes with the tax bureau's answer. */
  toFinding(snapshot: JsonObject, answer: Decoded<Response>): Finding;
}

/**
 * Business that the tax bureau tells by `ywlsh`: the same serial with the same contents is the same
 * business however often it arrives, and has the same answer (document 3, section 4.1, interfaces 1
 * and 3). So a lost answer is settled by sending the very same request again, which the snapshot keeps.
 */
function serialKind<Request extends Structure, Response extends RecordType>(
  kind: string,
  done: string,
  endpoint: Endpoint<Request, Response>,
): SerialKind<Request, Response> {
  const toFinding = ({ request }: JsonObject, answer: Decoded<Response>): Finding => ({
    state: done,
    final: true,
    // The decoded records of these kinds hold texts and numbers only.
    snapshot: { request, answer: answer as JsonObject },
  });
  return {
    kind,
    endpoint,
    toFinding,
    progress: [
      ...(['SUBMITTED', 'NOT_SENT', 'UNKNOWN', 'REJECTED'] satisfies EntrustedState[]),
      done,
    ],
    cadence: {
      firstMs: 2_000,
      growth: 2,
      longestMs: 60 * 60_000,
      followedMs: 10_000,
      staleAfterMs: 3 * 24 * 60 * 60_000,
    },
    ask: async ({ snapshot }, { platform }) => {
      try {
        const request = requestIn({ endpoint }, snapshot);
        return toFinding(snapshot, await platform.call(endpoint, request));
      } catch (error) {
        if (!(error instanceof PlatformRejected)) throw error;
        const { message, platformCode, hint, requestId } = error;
        const rejection = { message, platformCode, hint, requestId };
        const state = 'REJECTED' satisfies EntrustedState;
        return { state, final: true, snapshot: { ...snapshot, rejection } };
      }
    },
  };
}

/** The request that a snapshot keeps, to be sent as it was. */
export function requestIn<Request extends Structure, Response extends RecordType>(
  _kind: Pick<SerialKind<Request, Response>, 'endpoint'>,
  { request }: JsonObject,
): Sent<Request> {
  // Written when the subject was opened, from what this very endpoint takes.
  return request;
}

const UNKNOWN =
  'The answer was lost. The very same request is sent again, under the same serial, until the tax bureau answers: that does nothing twice. Wait, or send the mutation again unchanged to have it done at once.';

/** The states of numbers that differ from what is common, each with what it means to whoever waits. */
export const reservationStates = {
  UNKNOWN,
  RESERVED: 'Final. The numbers of `range` are the enterprise’s.',
} as const;

/** Reserved invoice numbers, by the caller's own number. */
export const numberReservation = serialKind(
  'invoice-number-reservation',
  'RESERVED' satisfies keyof typeof reservationStates,
  reserveNumbers,
);

/** The states of a quota's adjustment that differ from what is common. */
export const adjustmentStates = {
  UNKNOWN,
  ADJUSTED: 'Final. The quota was downloaded or returned.',
} as const;

/** Quota downloaded and returned, by the caller's own number. */
export const quotaAdjustment = serialKind(
  'credit-quota-adjustment',
  'ADJUSTED' satisfies keyof typeof adjustmentStates,
  adjustQuota,
);

/** The states of an extension that differ from what is common. */
export const extensionStates = {
  UNKNOWN:
    'The answer was lost, and the tax bureau cannot be asked about an extension. Whether a repeat does harm is not documented: look into the electronic tax bureau before you send it under a new `extensionId`.',
  EXTENDED: 'Final. The quota can be used in the interval of `validity`.',
} as const;

/** Extended validity of quota, by the caller's own number. It has no serial, so nothing can be asked. */
export const validityExtension = unaskable(
  'quota-validity-extension',
  'EXTENDED' satisfies keyof typeof extensionStates,
);
