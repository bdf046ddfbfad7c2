import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { Kind, SubjectView } from '../../../subjects/kind/kind.ts';
import { newSerial } from './serial.ts';
import type { Serial } from './tracking.ts';

/** Business as a client gives it. */
interface Business {
  /** The caller's own number. */
  readonly key: string;
  /** The client's input: the same number with other input is a conflict. */
  readonly input: { readonly buyerTaxNumber: string };
  /** The request but for its serial. */
  readonly request: object;
}

/**
 * Sends business that has a serial and returns how it stands. The serial is made once for a number and
 * kept before anything is sent; the same number again is the same business. Where the answer is still
 * missing, it is asked for by the same request at once.
 *
 * Throws what `submitOnce` throws, and `NotPermitted` without the settings that serials are made of.
 */
export async function submitSerial<State extends string, Details>(
  context: Context,
  kind: Serial<State> & Kind<State, Details, Pick<PollContext, 'platform'>>,
  { key, input, request }: Business,
): Promise<SubjectView<State, Details>> {
  const { subjects } = context;
  const serial = newSerial(context);
  const subject = await subjects.submitOnce(kind, key, {
    input,
    snapshot: { request: { ...request, serial } },
    groups: groupsOf(context.app, { enterprise: input.buyerTaxNumber }),
    sendAgain: ({ snapshot: { request: kept } }) => ({ request: kept }),
    send: ({ snapshot }) => kind.send(snapshot, context),
    accepted: (answered) => answered,
  });
  if (subject.state !== 'OUTCOME_UNKNOWN' && subject.state !== 'STALE') return kind.view(subject);
  try {
    const seen = await kind.poll(subject, context);
    return kind.view(await subjects.observe(kind, subject, seen));
  } catch (error) {
    if (error instanceof PlatformError) return kind.view(subject);
    throw error;
  }
}
