import { z } from 'zod';
import { inputHash } from '../../kernel/ids.ts';
import { plainSpelling, type JsonObject } from '../../kernel/json/json.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import { codeIn, codeName, UNRECOGNIZED } from '../../platform/record/index.ts';
import { notifyType } from './wire/codes.ts';

/** Documented members of a push from the signing system, and the time of its arrival. */
const notice = z.object({
  type: codeName(notifyType),
  typeCode: z.string(),
  /** Time of arrival, ISO 8601. */
  receivedAt: z.string(),
  /** SHA-256 of its `notifyNo`; used only to detect a repeated push. */
  receipt: z.string(),
});

/** The stored part of a push, without personal data. */
export type Notice = Readonly<z.infer<typeof notice>>;

/** Details that enterprises and persons share. */
export const partyDetails = {
  /** Newest first. */
  notices: z.array(notice).readonly().default([]),
  /** Notice that caused the last change of the party; null if another event caused it. */
  notice: notice.nullable().default(null),
};

/** The part of a party's details that pushes change. */
interface Noticed {
  readonly notices: readonly Notice[];
  readonly notice: Notice;
}

const KEPT = 20;

/**
 * The party's notices after a push; null if the push adds nothing: a repeat, or one without the two documented members.
 * Without its `notifyNo` a push cannot be distinguished from its repeat.
 */
export function withNotice(
  { notices: known }: Pick<Noticed, 'notices'>,
  pushed: JsonObject,
  now: number,
): Noticed | null {
  const typeCode = codeIn(pushed['notifyType'], notifyType) ?? '';
  const notifyNo = plainSpelling(pushed['notifyNo']) ?? '';
  const receipt = inputHash(notifyNo);
  const isRepeat = known.some((earlier) => earlier.receipt === receipt);
  if (!/^\d{1,3}$/.test(typeCode) || notifyNo === '' || isRepeat) return null;
  const type = notifyType.nameOf.get(typeCode) ?? UNRECOGNIZED;
  const received: Notice = { type, typeCode, receivedAt: toShanghaiIso(now), receipt };
  return { notices: [received, ...known.slice(0, KEPT - 1)], notice: received };
}
