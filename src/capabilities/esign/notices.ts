import { z } from 'zod';
import { inputHash } from '../../kernel/ids.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import { plainText } from '../../platform/client/exact-json.ts';
import { codeName, UNRECOGNIZED } from '../../platform/record/index.ts';
import { notifyType } from './wire/codes.ts';

/** The documented part of the signing system's pushes, and when one came. */
const notice = z.object({
  type: codeName(notifyType),
  typeCode: z.string(),
  /** When it arrived here, ISO 8601. */
  receivedAt: z.string(),
  /** SHA-256 of its `notifyNo`: tells a repeat, and nothing else. */
  receipt: z.string(),
});

/** One push, as much of it as is stored: nothing of anybody. */
export type Notice = Readonly<z.infer<typeof notice>>;

/** Members that are stored of enterprises and persons alike. */
export const partyDetails = {
  /** The newest first. */
  notices: z.array(notice).readonly().default([]),
  /** Notice that caused the last change of the party; null when something else did. */
  notice: notice.nullable().default(null),
};

/** The part of a party's details that pushes change. */
interface Noticed {
  readonly notices: readonly Notice[];
  readonly notice: Notice;
}

const KEPT = 20;

/**
 * The reports of a party once push received; null when it adds nothing: a repeat, or one without the two
 * members that the documents show. Without its `notifyNo` a push cannot be told from its own repeat.
 */
export function withNotice(
  { notices: known }: Pick<Noticed, 'notices'>,
  pushed: JsonObject,
  now: number,
): Noticed | null {
  const typeCode = plainText(pushed['notifyType']) ?? '';
  const notifyNo = plainText(pushed['notifyNo']) ?? '';
  const receipt = inputHash(notifyNo);
  const isRepeat = known.some((earlier) => earlier.receipt === receipt);
  if (!/^\d{1,3}$/.test(typeCode) || notifyNo === '' || isRepeat) return null;
  const type = notifyType.nameOf.get(typeCode) ?? UNRECOGNIZED;
  const received: Notice = { type, typeCode, receivedAt: toShanghaiIso(now), receipt };
  return { notices: [received, ...known.slice(0, KEPT - 1)], notice: received };
}
