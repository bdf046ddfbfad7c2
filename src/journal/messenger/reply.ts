/** The answer of a script: texts, whole numbers, and lists of them. */
export type Reply = string | number | null | readonly Reply[];

/** The members of a list; an empty one for anything else. */
export function listOf(reply: Reply | undefined): readonly Reply[] {
  return typeof reply === 'object' && reply !== null ? reply : [];
}

/** A text, also of a number; empty for anything else. */
export function textOf(reply: Reply | undefined): string {
  return typeof reply === 'string' || typeof reply === 'number' ? String(reply) : '';
}

/** A whole number. */
export function numberOf(reply: Reply | undefined): number {
  return Number(textOf(reply));
}

/** A list of names and values in turn, as of a hash or of an entry's fields. */
export function fieldsOf(reply: Reply | undefined): ReadonlyMap<string, string> {
  const flat = listOf(reply).map(textOf);
  const fields = new Map<string, string>();
  for (let index = 0; index + 1 < flat.length; index += 2) {
    fields.set(flat[index] ?? '', flat[index + 1] ?? '');
  }
  return fields;
}

/** One of the words that a script can answer; another one is a mistake of ours. */
export function oneOf<const Word extends string>(
  answer: Reply | undefined,
  words: readonly Word[],
): Word {
  const word = words.find((each) => each === answer);
  if (word === undefined) throw new TypeError(`a script answered ${textOf(answer)}`);
  return word;
}
