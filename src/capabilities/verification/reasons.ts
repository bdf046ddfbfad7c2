import type { Json } from '../../kernel/json/json.ts';

/** The part of a reason about one invoice; true if it names the invoice. */
interface OwnReason {
  readonly reason: string | null;
  readonly isOwn: boolean;
}

/**
 * The part of a common reason that is about one invoice: the clauses with its number, and the following clauses without
 * any. The full reason if it names no invoice; null if it names only others.
 */
export function ownReason(
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
