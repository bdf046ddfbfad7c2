import { isJsonObject } from './json.ts';
import { withoutBlanksAround } from './unseen.ts';

/**
 * The member of a checked input for values that were given in another spelling than their canonical one, by their names. A
 * symbol: no encoder sends it, and it goes along where the members of an input are taken over into another object.
 */
const AS_SPELT = Symbol('as spelt');

interface Noted {
  readonly [AS_SPELT]?: Readonly<Record<string, unknown>>;
}

/** Notes in a checked input how values were spelt whose spelling the check changed. */
export function noteSpellings(given: unknown, checked: unknown): void {
  if (given === checked) return;
  if (Array.isArray(given) && Array.isArray(checked)) {
    for (const [index, item] of given.entries()) noteSpellings(item, checked[index]);
    return;
  }
  if (!isJsonObject(given) || !isJsonObject(checked)) return;
  const spelt: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    const former = formerSpelling(value, checked[name]);
    if (former === null) noteSpellings(value, checked[name]);
    else spelt.push([name, former]);
  }
  if (spelt.length > 0) Object.assign(checked, { [AS_SPELT]: Object.fromEntries(spelt) });
}

/** An input with its values as they were spelt; null where all were given in their canonical spelling. */
export function asSpelt(input: unknown): unknown {
  let isOther = false;
  const spelt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spelt);
    if (!isJsonObject(value) || 'toJSON' in value) return value;
    const { [AS_SPELT]: noted = {} }: Noted = value;
    const members = Object.entries(value).map(([name, member]) => {
      if (!Object.hasOwn(noted, name)) return [name, spelt(member)];
      isOther = true;
      return [name, noted[name]];
    });
    return Object.fromEntries(members);
  };
  const all = spelt(input);
  return isOther ? all : null;
}

/** A text, or a list of texts, as it was hashed before each value had one spelling; null where that is the same. */
function formerSpelling(given: unknown, meant: unknown): string | readonly unknown[] | null {
  if (Array.isArray(given) && Array.isArray(meant)) {
    const items: readonly unknown[] = given;
    const spelt = items.map((item, index) => formerSpelling(item, meant[index]) ?? item);
    return spelt.some((item, index) => typeof item === 'string' && item !== meant[index])
      ? spelt
      : null;
  }
  if (typeof given !== 'string' || typeof meant !== 'string' || given === meant) return null;
  // Capitals were made of small letters before, too; blanks were kept.
  const capitals = given.toUpperCase();
  const former = withoutBlanksAround(capitals) === meant ? capitals : given;
  return former === meant ? null : former;
}
