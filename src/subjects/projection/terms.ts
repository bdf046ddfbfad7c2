/** Beginnings of names that are found: shorter ones are too many, and longer ones hardly tell names apart. */
const PREFIX = { shortest: 2, longest: 12 };

/** One spelling of each number and name, for what is stored and for what is searched. */
export function normalForm(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');
}

/** The beginnings of a name by which it is found; the name itself is one if it is short. */
export function prefixesOf(name: string): readonly string[] {
  const characters = Array.from(normalForm(name));
  const longest = Math.min(characters.length, PREFIX.longest);
  return Array.from({ length: Math.max(longest - PREFIX.shortest + 1, 0) }, (_, index) =>
    characters.slice(0, PREFIX.shortest + index).join(''),
  );
}
