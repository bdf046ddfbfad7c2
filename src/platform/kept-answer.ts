import { isJsonObject, type JsonObject } from '../kernel/json/json.ts';
import { type IsBusiness, maskJson } from '../kernel/privacy/masking.ts';
import { parseExactJson } from './client/exact-json.ts';
import { businessNumbers, type Decoded, personalKeys, type RecordType } from './record/index.ts';

/** Documented answers have some hundred bytes. Longer ones hold a file or a list, which a question brings again. */
const LARGEST_BYTES = 64 * 1024;

/**
 * The platform's answer in the form in which a snapshot keeps it, for a client that lost ours and repeats:
 * as JSON text, since a journal would not keep all digits of a number. Masked for good, as nobody knows whom
 * its members concern; `asked` knows the numbers of business that it was asked with. Null for none and for one
 * that is too long.
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

/** The answer that a snapshot holds, read as it once was; null where none is kept. */
export function fromKeptAnswer<R extends RecordType>(
  record: R,
  kept: string | null,
): Decoded<R> | null {
  const raw = kept === null ? null : parseExactJson(kept);
  // What was left out of it then is left out again.
  return isJsonObject(raw) ? record.read(raw, () => {}) : null;
}
