import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { NotPermitted, PlatformError } from '../../../platform/errors.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Kind, SubjectView, ViewOf } from '../../../subjects/kind/kind.ts';
import { atomicTexts } from '../texts.ts';
import { extendValidity } from '../wire/quota.ts';
import { type Serial, validityExtension } from './tracking.ts';

/**
 * The operator's ids at the tax bureau, without which nothing there can be reserved. Throws `NotPermitted` when they
 * are not set.
 */
function unitsOf({ app, tenant }: Context): { useUnitId: string; connectionUnitId: string } {
  const units = app.taxUnitsFor(tenant);
  if (units !== null) return units;
  throw new NotPermitted(atomicTexts.unitsUnknown, { hint: atomicTexts.setUnits });
}

/** The id that stands for this service where the platform asks for its number (`ptbh`). */
export function connectionUnitId(context: Context): string {
  return unitsOf(context).connectionUnitId;
}

/** A serial that was never used (`ywlsh`): both unit ids and 32 random characters (document 3, section 4.1, interface 1). */
function newSerial(context: Context): string {
  const { useUnitId, connectionUnitId } = unitsOf(context);
  const random = inputHash(context.app.newId()).slice(0, 32);
  return useUnitId + connectionUnitId + random;
}

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

/** Extends the validity of quota, once. Throws what `submitOnce` throws. */
export async function extend(
  { app, subjects, platform }: Context,
  { extensionId, ...input }: Input<(typeof extendValidity)['request']>,
): Promise<ViewOf<typeof validityExtension>> {
  const request = { ...input };
  const subject = await subjects.submitOnce(validityExtension, extensionId, {
    input,
    snapshot: { request },
    groups: groupsOf(app, { enterprise: input.sellerTaxNumber }),
    send: () => platform.call(extendValidity, input),
    accepted: (answer) => ({ state: 'EXTENDED', snapshot: { request, answer: { ...answer } } }),
  });
  return validityExtension.view(subject);
}
