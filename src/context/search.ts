import type { Subject } from '../subjects/subject.ts';
import type { Context } from './context.ts';
import type { GroupName } from '../subjects/projection/contributions.ts';

/** Kinds of matches of a search, each with its meaning to a client. */
export const searchMatches = {
  NUMBER:
    'A number: of the thing itself (an order, an invoice, a contract, a slip), or of the thing that it belongs to (a seller, an order, an enterprise that has others sign).',
  TAX_NUMBER: 'The tax number of its seller or buyer, in full.',
  NAME: 'The name of an enterprise that buys or sells.',
} as const;

/** A subject that a search found. */
export interface SearchResult {
  readonly subject: Subject;
  readonly match: keyof typeof searchMatches;
  readonly isExact: boolean;
}

/** Groups whose values can be searched, by exact match only. */
const GROUPS = [
  { name: 'seller', match: 'NUMBER' },
  { name: 'order', match: 'NUMBER' },
  { name: 'company', match: 'NUMBER' },
  { name: 'enterprise', match: 'TAX_NUMBER' },
  { name: 'buyer', match: 'TAX_NUMBER' },
] as const satisfies readonly {
  readonly name: GroupName;
  readonly match: SearchResult['match'];
}[];

const TAX_NUMBER = /^[0-9A-Z]{15,20}$/;

/** Subjects found by a text: first exact matches of a number, tax number or name, then those that begin with it. */
export async function search(
  { subjects }: Pick<Context, 'subjects'>,
  text: string,
  query: { readonly kinds: readonly string[]; readonly first: number },
): Promise<readonly SearchResult[]> {
  const given = text.normalize('NFKC').replaceAll(/\s+/gu, '');
  const taxNumber = given.toUpperCase();
  const groups = GROUPS.filter(({ match }) => match === 'NUMBER' || TAX_NUMBER.test(taxNumber));
  const [found, ...pages] = await Promise.all([
    subjects.search(text, query),
    ...groups.map(({ name, match }) => {
      const value = match === 'TAX_NUMBER' ? taxNumber : given;
      return subjects.list({ ...query, group: { name, value } });
    }),
  ]);
  const belonging = pages.flatMap((page, index) => {
    const match = groups[index]?.match ?? 'NUMBER';
    return page.subjects.map(({ subject }) => ({ subject, match, isExact: true }));
  });
  return best([...found, ...belonging], query.first);
}

const ORDER = ['NUMBER', 'TAX_NUMBER', 'NAME'];

/** The `first` best results, each subject once. Results of equal rank keep their order. */
function best(results: readonly SearchResult[], first: number): readonly SearchResult[] {
  const rank = ({ match, isExact }: SearchResult): number =>
    ORDER.indexOf(match) + (isExact ? 0 : ORDER.length);
  const seen = new Set<string>();
  return results
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(({ subject: { kind, key } }) => {
      const name = JSON.stringify([kind, key]);
      const isNew = !seen.has(name);
      seen.add(name);
      return isNew;
    })
    .slice(0, first);
}
