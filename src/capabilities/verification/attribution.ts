import type { JsonObject } from '../../kernel/json/json.ts';
import type { Message } from '../../messages/message.ts';
import { verificationTexts } from './texts.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import type { Decoded } from '../../platform/record/index.ts';
import { readPiecemeal } from '../../platform/lazy-record.ts';
import {
  type Circumstances,
  createVerification,
  numberOf,
  type Verification,
} from './verification.ts';
import { itemVerdict, type verify } from './wire/index.ts';

type Answer = Decoded<typeof verify.response>;

/** An item of which is known whose it is. */
interface Attributable {
  readonly invoiceNumber: string | null;
  readonly success: boolean;
  readonly item: JsonObject;
}

/** Finds the verdict on an invoice in the response to its call. */
export type Attribution = (circumstances: Circumstances) => Verification | PlatformUnavailable;

/** The verdict of a call about one invoice: the whole response is about it. */
export function attributeToOne(answer: Answer): Attribution {
  const item = answer.result?.[0]?.item;
  const said = item ? { ...common(answer), ...item } : common(answer);
  const verdict = answer.verified ? 'GENUINE' : 'NOT_PASSED';
  return (circumstances) => createVerification(verdict, said, circumstances);
}

/**
 * The verdicts of a call that asked about several invoices, none with the same number. The documents
 * promise one item per invoice and no order, so the number decides whose an item is. Whatever leaves a
 * doubt fails: a forged invoice must not pass for its neighbor.
 */
export function attributeToSeveral(answer: Answer): Attribution {
  const items = (answer.result ?? []).flatMap(({ item }) => attributable(item ?? {}) ?? []);
  const byNumber = Map.groupBy(items, ({ invoiceNumber }) => invoiceNumber);
  const contradictsItself = !answer.verified && items.every(({ success }) => success);
  return (circumstances) => {
    const [own, ...others] = byNumber.get(numberOf(circumstances.asked)) ?? [];
    if (own === undefined) return doubtful(verificationTexts.noItem);
    if (others.length > 0) return doubtful(verificationTexts.severalItems);
    if (contradictsItself) return doubtful(verificationTexts.contradiction);
    const said = { ...common(answer), ...own.item };
    // The reason that the answer gives is that of the invoices which did not pass.
    if (own.success) return createVerification('GENUINE', { ...said, reason: null }, circumstances);
    return createVerification('NOT_PASSED', said, circumstances);
  };
}

/** Null when the item does not say whose it is or how the invoice fared. */
function attributable(item: JsonObject): Attributable | null {
  try {
    const { invoiceNumber, success } = readPiecemeal(itemVerdict, item);
    return { invoiceNumber, success, item };
  } catch (error) {
    if (error instanceof PlatformUnavailable) return null;
    throw error;
  }
}

function doubtful(doubt: Message): PlatformUnavailable {
  return new PlatformUnavailable(verificationTexts.notAttributed, {
    hint: verificationTexts.batchDoubt({ doubt }),
    maybeApplied: true,
  });
}

/** The members of a response that are about all its invoices. */
function common({ whole }: Answer): JsonObject {
  if (!whole || !('result' in whole)) return whole ?? {};
  const { result: _items, ...rest } = whole;
  return rest;
}
