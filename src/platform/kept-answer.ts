import { isJsonObject, type JsonObject } from '../kernel/json/json.ts';
import { type IsBusiness, maskJson } from '../kernel/privacy/masking.ts';
import { parseExactJson } from '../kernel/json/lossless-json.ts';
import { businessNumbers, type Decoded, personalKeys, type RecordType } from './record/index.ts';

/** Documented responses have a few hundred bytes. A longer one holds a file or a list, which can be queried again. */
const LARGEST_BYTES = 64 * 1024;

/**
 * The platform's response as a snapshot stores it, for a client that lost our response and repeats its request: JSON text,
 * as a journal does not preserve all digits of a number. Its personal data is masked before it is stored; `asked`
 * recognizes the business numbers of the request. Null for no response and for one that is too long.
 */
export function toKeptAnswer(
  record: RecordType,
  raw: JsonObject | null,
  asked: IsBusiness,
): string | null {
  if (raw === null) return null;
  const own = businessNumbers(record, raw);
  const isBusiness: IsBusiness = (digits) => own(digits) || asked(digits);
  const text = JSON.stringify(maskJson(raw, { kinds: personalKeys(record), isBusiness }));
  return Buffer.byteLength(text) > LARGEST_BYTES ? null : text;
}

/** The response that a snapshot stores, decoded again; null for none. */
export function fromKeptAnswer<R extends RecordType>(
  record: R,
  kept: string | null,
): Decoded<R> | null {
  const raw = kept === null ? null : parseExactJson(kept);
  // Values that were set aside when the response was received are set aside again.
  return isJsonObject(raw) ? record.read(raw, () => {}) : null;
}
