import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import type { Endpoint } from '../../../platform/endpoint.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import type { Decoded, RecordType, Sent, Structure } from '../../../platform/record/index.ts';
import {
  type Cadence,
  defineKind,
  type Observation,
  succeeded,
} from '../../../subjects/kind/kind.ts';
import { toRejection } from '../../../subjects/submit/rejection.ts';
import type { Subject } from '../../../subjects/subject.ts';
import {
  beforeAcceptance,
  refusal,
  withoutStatusQuery,
} from '../../../subjects/submit/submission.ts';
import { reserveNumbers, adjustQuota, extendValidity } from '../wire/quota.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

/** Request and response as stored in snapshots. Both are null in an old snapshot that was emptied. */
function kept<Request extends Structure, Response extends RecordType>(
  _endpoint: Endpoint<Request, Response>,
) {
  // Only values of this endpoint's request and response are written here.
  return z.object({
    request: personal(z.custom<Sent<Request> & object>(isJsonObject).nullable().default(null)),
    answer: personal(z.custom<Decoded<Response>>(isJsonObject).nullable().default(null)),
  });
}

const cadence: Cadence = {
  firstMs: 2_000,
  growth: 2,
  longestMs: 60 * 60_000,
  followedMs: 10_000,
  staleAfterMs: 3 * 24 * 60 * 60_000,
};

const STALE_SERIAL =
  'The tax bureau did not respond for three days, so the request is no longer repeated. `lookAgain`, or the mutation with the same input, sends it again under the same serial: nothing is done twice.';

/** A kind of request with a serial: sending it again queries its state. */
export interface Serial<State extends string> {
  /** Sends the request stored in the snapshot. Throws the platform's errors. */
  send(snapshot: JsonObject, context: Pick<PollContext, 'platform'>): Promise<Observation<State>>;
  /** Sends the request again; a rejection is a state, too. */
  poll(subject: Subject, context: Pick<PollContext, 'platform'>): Promise<Observation<State>>;
}

/**
 * Requests that the tax bureau identifies by `ywlsh`. The same serial with the same contents is the same request
 * however often it arrives, and has the same response (document 3, section 4.1, interfaces 1 and 3). A lost response is
 * therefore recovered by sending the stored request again.
 */
function bySerial<
  Request extends Structure,
  Response extends RecordType,
  const Done extends string,
>(endpoint: Endpoint<Request, Response>, done: Done) {
  const details = kept(endpoint);
  const send: Serial<Done>['send'] = async (snapshot, { platform }) => {
    const { request } = details.parse(snapshot);
    if (request === null) throw new Error('A sent operation stores its request.');
    const answer = await platform.call(endpoint, request);
    // The decoded records of these kinds contain only texts and numbers.
    return {
      state: done,
      snapshot: { request: snapshot['request'], answer: answer as JsonObject },
    };
  };
  const poll: Serial<Done | 'REJECTED'>['poll'] = async ({ snapshot }, context) => {
    try {
      return await send(snapshot, context);
    } catch (error) {
      if (!(error instanceof PlatformRejected)) throw error;
      return { state: 'REJECTED', snapshot: { ...snapshot, rejection: toRejection(error) } };
    }
  };
  return { send, details, cadence, stale: STALE_SERIAL, poll };
}

const beforeAnswer = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: [
    'The response was lost. The service repeats the same request, under the same serial, until the tax bureau responds: a repeat has no second effect. Wait, or send the mutation again unchanged to have it repeated at once.',
    '应答已丢失。本服务会以同一流水号重发相同的请求，直至税务局应答，不会重复办理。请等待，或原样再次提交以立即办理。',
  ],
  ...refusal,
} as const;

const reservation = bySerial(reserveNumbers, 'RESERVED');

/** Reserved invoice numbers; the key is the caller's own number. */
export const numberReservation = {
  ...defineKind({
    kind: 'invoice-number-reservation',
    names: ['Number reservations', '预赋码'],
    labels: { RESERVED: ['Reserved', '已赋码'] },
    states: {
      ...beforeAnswer,
      RESERVED: succeeded('The numbers of `range` are the enterprise’s.'),
    },
    ...reservation,
  }),
  ...reservation,
};

const adjustment = bySerial(adjustQuota, 'ADJUSTED');

/** Quota downloaded or returned; the key is the caller's own number. */
export const quotaAdjustment = {
  ...defineKind({
    kind: 'credit-quota-adjustment',
    names: ['Quota adjustments', '授信额度调整'],
    labels: { ADJUSTED: ['Adjusted', '已调整'] },
    states: { ...beforeAnswer, ADJUSTED: succeeded('The quota was downloaded or returned.') },
    ...adjustment,
  }),
  ...adjustment,
};

/** Extensions of quota validity; the key is the caller's own number. Without a serial the platform cannot be queried. */
export const validityExtension = defineKind({
  kind: 'quota-validity-extension',
  names: ['Quota extensions', '授信额度有效期'],
  labels: { EXTENDED: ['Extended', '已延期'] },
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: [
      'The response was lost, and the tax bureau cannot be queried about an extension. The effect of a repeat is not documented: check the electronic tax bureau before you send it under a new `extensionId`.',
      '应答已丢失，且无法向税务局查询有效期延长的结果。文档未说明重复提交是否有影响：请先在电子税务局查看，再决定是否以新的`extensionId`提交。',
    ],
    ...refusal,
    EXTENDED: succeeded('The quota can be used in the interval of `validity`.'),
  },
  details: kept(extendValidity),
  ...withoutStatusQuery,
});
