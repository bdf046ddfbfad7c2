import type { NewId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import type { SubjectId } from '../subjects/subject.ts';
import type { Tracker } from '../tracker/tracker.ts';
import { type CallbackAnswer, NOT_FOUND, SUCCESS, TRY_AGAIN } from './answers.ts';
import { objectIn, receiptOf } from './body.ts';
import { fromToken, toToken } from './token.ts';

/** The parts that the receiver works with. */
export interface CallbacksOptions {
  /** `CALLBACK_SECRET`. With another one, addresses given out before are unknown. */
  readonly secret: string;
  /** `PUBLIC_URL`: where the platform reaches this service. */
  readonly publicUrl: string;
  readonly tracker: Pick<Tracker, 'applyPush'>;
  /** The answer that a kind's platform wants to read after a push was taken; others are answered 200 `success`. */
  readonly acknowledgements?: ReadonlyMap<string, CallbackAnswer>;
  readonly newId: NewId;
  readonly log: Log;
}

/** Takes in the platform's pushes. */
export interface Callbacks {
  /** The address at which the platform may push news of a subject. The subject's key becomes readable in it. */
  addressFor(id: SubjectId): string;
  /**
   * Answers a push to the address with `token`. The body is a hint that something happened and nothing
   * of it is believed: the tracker asks the platform. Only kinds that cannot be asked about read it,
   * and what they take from it is published as not confirmed.
   *
   * - 404: no address of ours.
   * - 503: could not be noted durably, or the subject is not in the journal. The address is only given
   *   out after opening, so the journal is another or an older copy: the platform shall repeat the push
   *   rather than have it lost.
   * - else the kind's acknowledgement, after the durable write: also for a repeat, and for a subject
   *   that is final.
   */
  receive(token: string, body: string): Promise<CallbackAnswer>;
}

/** Makes addresses and answers pushes to them. Knows nothing of HTTP; the server caps the body's size. */
export function createCallbacks(options: CallbacksOptions): Callbacks {
  const { secret, publicUrl, tracker, acknowledgements, newId, log } = options;
  return {
    addressFor: (id) => `${publicUrl.replace(/\/+$/, '')}/callbacks/${toToken(secret, id)}`,

    async receive(token, body) {
      const id = fromToken(secret, token);
      if (id === null) return NOT_FOUND;
      try {
        const pushed = objectIn(body);
        const outcome = await tracker.applyPush(id, receiptOf(pushed, newId), pushed);
        log.info('a push was received', { kind: id.kind, tenant: id.tenant, state: outcome });
        if (outcome === 'missing') return TRY_AGAIN;
        return acknowledgements?.get(id.kind) ?? SUCCESS;
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        log.error('a push could not be noted', { kind: id.kind, reason: error.name });
        return TRY_AGAIN;
      }
    },
  };
}
