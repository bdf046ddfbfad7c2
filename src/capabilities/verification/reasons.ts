import type { Json } from '../../kernel/json/json.ts';

/** The reason of one invoice among several, and true where the platform names the invoice in it. */
interface OwnReason {
  readonly reason: string | null;
  readonly isOwn: boolean;
}

/**
 * The part of a reason for several invoices that is about one of them: the clauses that name its number, and those behind
 * them that name none. The whole reason where it names no invoice; null where it names others only.
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

/** The clause without the number that it begins with, as the reason of a call about one invoice has none. */
function withoutNumber(clause: string, number: string): string {
  if (!clause.startsWith(number)) return clause;
  return clause.slice(number.length).replace(/^[\s：:,，、-]+/, '');
}
