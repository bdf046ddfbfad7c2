import type { Context } from '../../../context/context.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { answerOrNull, NotPermitted } from '../../../platform/errors.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Kind } from '../../../subjects/kind/kind.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { atomicTexts } from '../texts.ts';
import { extendValidity } from '../wire/quota.ts';
import { type Serial, validityExtension } from './tracking.ts';

/**
 * The operator's unit ids at the tax bureau, which every reservation needs. Throws `NotPermitted` if they are not
 * configured.
 */
function unitsOf({ app, tenant }: Context): { useUnitId: string; connectionUnitId: string } {
  const units = app.taxUnitsFor(tenant);
  if (units !== null) return units;
  throw new NotPermitted(atomicTexts.unitsUnknown, { hint: atomicTexts.setUnits });
}

/** The unit id that identifies this service in requests for its platform number (`ptbh`). */
export function connectionUnitId(context: Context): string {
  return unitsOf(context).connectionUnitId;
}

/** Creates a new serial (`ywlsh`): both unit ids and 32 random characters (document 3, section 4.1, interface 1). */
function newSerial(context: Context): string {
  const { useUnitId, connectionUnitId } = unitsOf(context);
  const random = inputHash(context.app.newId()).slice(0, 32);
  return useUnitId + connectionUnitId + random;
}

/** A client's request that needs a serial. */
interface Business {
  /** The caller's own number. */
  readonly key: string;
  /** The client's input. The same number with other input is a conflict. */
  readonly input: { readonly buyerTaxNumber: string };
  /** The request without its serial. */
  readonly request: object;
}

/**
 * Sends a request that has a serial, and returns its state. The serial is created once per number and stored before the
 * request is sent; the same number always means the same request. If the response is still missing, the same request is
 * sent again at once. Throws the errors of `submitOnce`, and `NotPermitted` if the unit ids are not configured.
 */
export async function submitSerial<State extends string>(
  context: Context,
  kind: Serial<State> & Kind<State, unknown, Pick<PollContext, 'platform'>>,
  { key, input, request }: Business,
): Promise<Subject> {
  const { subjects } = context;
  const serial = newSerial(context);
  const subject = await subjects.submitOnce(kind, key, {
    input,
    snapshot: { request: { ...request, serial } },
    groups: { enterprise: input.buyerTaxNumber },
    sendAgain: ({ snapshot: { request: kept } }) => ({ request: kept }),
    send: ({ snapshot }) => kind.send(snapshot, context),
    accepted: (answered) => answered,
  });
  if (subject.state !== 'OUTCOME_UNKNOWN' && subject.state !== 'STALE') return subject;
  const seen = await answerOrNull(kind.poll(subject, context));
  return seen === null ? subject : subjects.observe(kind, subject, seen);
}

/** Extends the validity of quota, once. Throws the errors of `submitOnce`. */
export function extend(
  { subjects, platform }: Context,
  { extensionId, ...input }: Input<(typeof extendValidity)['request']>,
): Promise<Subject> {
  const request = { ...input };
  return subjects.submitOnce(validityExtension, extensionId, {
    input,
    snapshot: { request },
    groups: { enterprise: input.sellerTaxNumber },
    send: () => platform.call(extendValidity, input),
    accepted: (answer) => ({ state: 'EXTENDED', snapshot: { request, answer: { ...answer } } }),
  });
}
