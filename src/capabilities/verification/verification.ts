import type { Decoded, Input } from '../../platform/record/index.ts';
import type { invoiceToVerify } from './wire/elements.ts';
import {
  verdictCodes,
  verifiedInvoice,
  itemVerdict,
  refusedAnswer,
  type verify,
} from './wire/index.ts';
import { vatInvoiceFace } from './wire/faces.ts';
import { plainSpelling, type Json, type JsonObject } from '../../kernel/json/json.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { toCents } from '../../kernel/text/amounts.ts';
import { errors } from '../../messages/errors.ts';
import { forms } from '../../messages/forms.ts';
import type { Message } from '../../messages/message.ts';
import { verificationTexts } from './texts.ts';
import { type PlatformRejected, PlatformUnavailable } from '../../platform/errors.ts';
import { readPiecemeal } from '../../platform/record/record.ts';

/** An invoice as given by a client. */
export type Asked = Input<typeof invoiceToVerify>;

/** The tax bureau's conclusions on an invoice, by this service's names. */
export const verdicts = [
  'GENUINE',
  'NOT_PASSED',
  'NO_SUCH_INVOICE',
  'ELEMENTS_DISAGREE',
] as const satisfies readonly ('GENUINE' | 'NOT_PASSED' | keyof typeof verdictCodes)[];

/** One of `verdicts`. */
export type Verdict = (typeof verdicts)[number];

/**
 * Verdict on one invoice. Malformed other members do not affect it: the members of the record are decoded on access,
 * and throw `PlatformUnavailable` if unreadable.
 */
export type Verification = Decoded<typeof verifiedInvoice> & {
  readonly verdict: Verdict;
  readonly asked: Asked;
  /** This service's id of the platform call. */
  readonly reconciliationId: string;
};

/** Data of the call that verified an invoice. */
export type Circumstances = Pick<Verification, 'asked' | 'reconciliationId'>;

/** Creates a verification; `said` contains all members of the response about the invoice. */
export function createVerification(
  verdict: Verdict,
  said: JsonObject,
  { asked, reconciliationId }: Circumstances,
): Verification {
  return Object.assign(readPiecemeal(verifiedInvoice, said), { verdict, asked, reconciliationId });
}

/** The verdict that a business code means (document 1, section 7); null for any other code. */
function verdictByCode(code: Json | undefined): Verdict | null {
  if (code === verdictCodes.NO_SUCH_INVOICE) return 'NO_SUCH_INVOICE';
  return code === verdictCodes.ELEMENTS_DISAGREE ? 'ELEMENTS_DISAGREE' : null;
}

/** The tax bureau's wording of verdicts that have a code, for a response without one. */
const wordsOf = [
  ['NO_SUCH_INVOICE', /查无此票|no such invoice/i],
  ['ELEMENTS_DISAGREE', /不一致|disagree/i],
] as const;

/** The verdict that a reason names; `NOT_PASSED` if it names none or both. */
function verdictByReason(reason: Json | undefined): Verdict {
  const named = wordsOf.filter(([, words]) => typeof reason === 'string' && words.test(reason));
  const [only, ...more] = named;
  return only === undefined || more.length > 0 ? 'NOT_PASSED' : only[0];
}

/** Elements of an invoice as given by the client, by name. */
export function elementsIn(asked: Asked): Readonly<Record<string, string | null>> {
  const kinds = Object.values<Readonly<Record<string, string>> | null | undefined>(asked);
  const elements = kinds.find((member) => member);
  if (!elements) throw new Error('A choice without a member passed its check.');
  return elements;
}

/** Invoice number, which every kind has. */
export function numberOf(asked: Asked): string {
  return elementsIn(asked)['invoiceNumber'] ?? '';
}

/** The part of a reason about one invoice; true if it names the invoice. */
interface OwnReason {
  readonly reason: string | null;
  readonly isOwn: boolean;
}

/**
 * The part of a common reason that is about one invoice: the clauses with its number, and the following clauses without
 * any. The full reason if it names no invoice; null if it names only others.
 */
function ownReason(
  reason: Json | undefined,
  number: string,
  numbers: ReadonlySet<string>,
): OwnReason {
  if (typeof reason !== 'string') return { reason: null, isOwn: false };
  let named: readonly string[] = [];
  const own: string[] = [];
  for (const clause of reason.split(/[；;\n]/)) {
    const names = (clause.match(/[0-9A-Za-z]+/g) ?? []).filter((word) => numbers.has(word));
    if (names.length > 0) named = names;
    if (named.includes(number)) own.push(withoutNumber(clause.trim(), number));
  }
  if (named.length === 0) return { reason, isOwn: false };
  return { reason: own.filter((clause) => clause !== '').join('；') || null, isOwn: true };
}

/** Removes the number at the beginning of a clause; the reason of a call about one invoice has none. */
function withoutNumber(clause: string, number: string): string {
  if (!clause.startsWith(number)) return clause;
  return clause.slice(number.length).replace(/^[\s：:,，、-]+/, '');
}

/** Members of a response about all invoices of its call, and about each of them. */
interface Said {
  /** Null if a response about several invoices gives only the result of each. */
  readonly verified: boolean | null;
  /** Verdict that the response's code means; null for a success. */
  readonly verdict: Verdict | null;
  /** Members about all invoices. */
  readonly common: JsonObject;
  readonly items: readonly Item[];
}

/** Members of a response about one invoice; null for an unknown invoice or result. */
interface Item {
  readonly invoiceNumber: string | null;
  readonly success: boolean | null;
  readonly item: JsonObject;
}

/** Finds the verdict on an invoice in the response to its call; null if the response has none. */
type Attribution<None = never> = (
  circumstances: Circumstances,
) => Verification | PlatformUnavailable | None;

/** Verdict of a call about one invoice: the entire response is about it. Throws `PlatformUnavailable` for none. */
export function attributeToOne(answer: Decoded<typeof verify.response>): Attribution {
  if (answer.verified === null) throw noVerdict();
  return ofOne(saidBy(answer));
}

/** Verdict of a rejected call about one invoice; null if the rejection is an ordinary failure. */
export function attributeRefusalToOne(refusal: PlatformRejected): Attribution | null {
  const said = saidByRefusal(refusal);
  return said && ofOne(said);
}

function ofOne({ verified, verdict, common, items }: Said): Attribution {
  return (circumstances) => {
    const number = numberOf(circumstances.asked);
    // The client has already compared their numbers.
    const [own, ...others] = items;
    if (others.some(({ success }) => success !== own?.success))
      return doubtful(verificationTexts.severalItems);
    const said = together(common, own?.item ?? {});
    const named = { fphm: number, ...said };
    if (verified === true && own?.success !== false) return genuine(named, circumstances);
    return createVerification(verdictOn(own, verdict, said['reason']), named, circumstances);
  };
}

/**
 * Verdicts of a call about several invoices with different numbers. The documents promise one item per invoice but no
 * order, so items are matched by number. Any ambiguity is a failure: a forged invoice must not get the verdict of
 * another. Throws `PlatformUnavailable` if the response has no result at all.
 */
export function attributeToSeveral(
  answer: Decoded<typeof verify.response>,
  invoices: readonly Asked[],
): Attribution {
  const said = saidBy(answer);
  if (said.verified === null && said.items.every(({ success }) => success === null))
    throw noVerdict();
  const find = ofSeveral(said, invoices);
  return (circumstances) => find(circumstances) ?? doubtful(verificationTexts.noItem);
}

/** Verdicts of a rejected call about several invoices; null if the rejection is an ordinary failure. */
export function attributeRefusalToSeveral(
  refusal: PlatformRejected,
  invoices: readonly Asked[],
): Attribution<null> | null {
  const said = saidByRefusal(refusal);
  return said && ofSeveral(said, invoices);
}

function ofSeveral(
  { verified, verdict, common, items }: Said,
  invoices: readonly Asked[],
): Attribution<null> {
  const attributable = withoutRepeats(items.filter(({ success }) => success !== null));
  const failed = attributable.filter(({ success }) => success === false);
  const byNumber = Map.groupBy(attributable, ({ invoiceNumber }) => invoiceNumber);
  const numbers = new Set(invoices.map(numberOf));
  const contradictsItself = verified === false && failed.length === 0;
  return (circumstances) => {
    const number = numberOf(circumstances.asked);
    const [own, ...others] = byNumber.get(number) ?? [];
    if (own === undefined) return null;
    if (others.length > 0) return doubtful(verificationTexts.severalItems);
    if (contradictsItself) return doubtful(verificationTexts.contradiction);
    const { reason, isOwn } = ownReason(common['reason'], number, numbers);
    const said = together({ ...common, reason }, own.item);
    if (own.success) return genuine({ ...said, reason: null }, circumstances);
    const isOnly = failed.length === 1 && invoices.every((asked) => byNumber.has(numberOf(asked)));
    // The common reason of failed invoices may describe another invoice.
    const isAboutIt = isOnly || isOwn || said['reason'] !== reason;
    const meant = verdictOn(own, isOnly ? verdict : null, isAboutIt ? said['reason'] : null);
    return createVerification(meant, said, circumstances);
  };
}

/** Items that differ; of equal ones the last. */
function withoutRepeats(items: readonly Item[]): readonly Item[] {
  const numbers = new Set(items.map(({ invoiceNumber }) => invoiceNumber));
  if (numbers.size === items.length) return items;
  return [...new Map(items.map((item) => [canonicalJson(item.item), item])).values()];
}

/** The elements of a genuine invoice agree, so a response with another date or amount is about another invoice. */
function genuine(
  said: JsonObject,
  circumstances: Circumstances,
): Verification | PlatformUnavailable {
  const verification = createVerification('GENUINE', said, circumstances);
  const shown = readPiecemeal(vatInvoiceFace, readable(() => verification.face) ?? {});
  const asked = elementsIn(circumstances.asked);
  const day = readable(() => verification.issuedOn);
  const isOther =
    (day !== null && day !== (asked['issuedOn'] ?? day)) ||
    isOtherAmount(
      asked['amountWithTax'],
      readable(() => shown.amountWithTax),
    ) ||
    isOtherAmount(
      asked['amountWithoutTax'],
      readable(() => shown.amountWithoutTax),
    );
  return isOther ? doubtful(verificationTexts.otherElements) : verification;
}

/** False if an amount is unknown. The platform may show the amounts of a red invoice without their sign. */
function isOtherAmount(asked: string | null | undefined, shown: string | null): boolean {
  if (!asked || shown === null) return false;
  return !toCents(shown).abs().eq(toCents(asked).abs());
}

/** Verdict on an invoice that did not pass: by the code if there is one, otherwise by the tax bureau's reason. */
function verdictOn(
  own: Item | undefined,
  ofCall: Verdict | null,
  reason: Json | undefined,
): Verdict {
  return ofCall ?? verdictByCode(plainSpelling(own?.item['code'])) ?? verdictByReason(reason);
}

function saidBy({ verified, result, whole }: Decoded<typeof verify.response>): Said {
  return { verified, verdict: null, common: common(whole), items: itemsIn(result) };
}

/** Null if the code is not a verdict (document 1, section 7). */
function saidByRefusal(refusal: PlatformRejected): Said | null {
  const verdict = verdictByCode(refusal.platformCode);
  if (verdict === null) return null;
  const { result, whole } = refusedAnswer.read(refusal.data, () => {});
  const { platformCode: code, requestId, message: reason } = refusal;
  const members = together({ reason }, { ...common(whole), code, requestId });
  return { verified: false, verdict, common: members, items: itemsIn(result) };
}

function itemsIn(result: Decoded<typeof refusedAnswer>['result']): readonly Item[] {
  return (result ?? []).map(({ item }) => {
    const read = readPiecemeal(itemVerdict, item ?? {});
    return {
      invoiceNumber: readable(() => read.invoiceNumber),
      success: readable(() => read.success),
      item: item ?? {},
    };
  });
}

/** Null if the platform sent the member in an undocumented format. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
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

function noVerdict(): PlatformUnavailable {
  const expected = forms.either({ yes: 'true', no: 'false' });
  const hint = errors.misplaced({ path: 'data.verified', expected });
  return new PlatformUnavailable(errors.wrongForm, { hint, maybeApplied: true });
}

/** Members of a response that are about all its invoices. */
function common(whole: JsonObject | null): JsonObject {
  if (!whole || !('result' in whole)) return whole ?? {};
  const { result: _items, ...rest } = whole;
  return rest;
}

/** Merges both objects; an empty member does not replace a given one. */
function together(all: JsonObject, own: JsonObject): JsonObject {
  const given = Object.entries(own).filter(
    ([name, value]) => !(name in all && (value === null || value === '')),
  );
  return { ...all, ...Object.fromEntries(given) };
}
