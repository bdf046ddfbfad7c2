/** The answer of a script: texts, whole numbers, and lists of them. */
export type Reply = string | number | null | readonly Reply[];

/** The members of a list; an empty one for anything else. */
export function listOf(reply: Reply | undefined): readonly Reply[] {
  return typeof reply === 'object' && reply !== null ? reply : [];
}

/** A text, also of a number; empty for anything else. */
function textOf(reply: Reply | undefined): string {
  return typeof reply === 'string' || typeof reply === 'number' ? String(reply) : '';
}

/** A whole number. */
export function numberOf(reply: Reply | undefined): number {
  return Number(textOf(reply));
}
