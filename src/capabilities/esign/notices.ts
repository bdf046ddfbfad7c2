import { z } from 'zod';
import { inputHash } from '../../kernel/ids.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { toShanghaiIso } from '../../kernel/shanghai.ts';
import { plainText } from '../../platform/exact-json.ts';
import { UNRECOGNIZED } from '../../platform/record/index.ts';
import { notifyType } from './wire/codes.ts';

/** What the signing system's pushes are about; their bodies beyond that are not documented. */
const notice = z.object({
  type: z.enum([...notifyType.entries.map(({ name }) => name), UNRECOGNIZED]),
  typeCode: z.string(),
  /** When it arrived here, ISO 8601. */
  heardAt: z.string(),
  /** SHA-256 of its `notifyNo`: tells a repeat, and nothing else. */
  receipt: z.string(),
});

/** One push, as much of it as is kept: nothing of anybody. */
export type Notice = Readonly<z.infer<typeof notice>>;

/** The newest first. */
export const notices = z.array(notice).readonly().default([]);

/** The one that the last change of a party came from; null when it came from elsewhere. */
export const newestNotice = notice.nullable().default(null);

const KEPT = 20;

/**
 * What is kept once a push was heard; null when it adds nothing: a repeat, or one without the two members
 * that the documents show. Without its `notifyNo` a push cannot be told from its own repeat.
 */
export function withNotice(
  known: readonly Notice[],
  pushed: JsonObject,
  now: number,
): readonly [Notice, ...Notice[]] | null {
  const typeCode = plainText(pushed['notifyType']) ?? '';
  const notifyNo = plainText(pushed['notifyNo']) ?? '';
  const receipt = inputHash(notifyNo);
  const isRepeat = known.some((earlier) => earlier.receipt === receipt);
  if (!/^\d{1,3}$/.test(typeCode) || notifyNo === '' || isRepeat) return null;
  const type = notifyType.nameOf.get(typeCode) ?? UNRECOGNIZED;
  const heard: Notice = { type, typeCode, heardAt: toShanghaiIso(now), receipt };
  return [heard, ...known.slice(0, KEPT - 1)];
}
