import type { EnumRef } from '@pothos/core';
import { z } from 'zod';
import { withoutBlanksAround } from '../../kernel/text/unreadable.ts';
import { rules } from '../../messages/rules.ts';
import { issueText, seen } from '../../platform/record/index.ts';
import { Followed } from '../followed/followed-interface.ts';
import { shownKinds, toFollowed } from '../followed/followed-types.ts';
import { describedEnum } from '../schema/code-enums.ts';
import { builder, type Types } from '../schema/builder.ts';
import { DEFAULT_FIRST, emptyList, pageComplexity, pageLimit } from './subject-page.ts';
import type { Subject } from '../../subjects/subject.ts';
import type { Context } from '../../context/context.ts';
import type { GroupName } from '../../subjects/projection/contributions.ts';

/** Kinds of matches of a search, each with its meaning to a client. */
const searchMatches = {
  NUMBER:
    'A number: of the thing itself (an order, an invoice, a contract, a slip), or of the thing that it belongs to (a seller, an order, an enterprise that has others sign).',
  TAX_NUMBER: 'The tax number of its seller or buyer, in full.',
  NAME: 'The name of an enterprise that buys or sells.',
} as const;

/** A subject that a search found. */
interface SearchResult {
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
async function search(
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

const MatchType = describedEnum(
  'SearchMatch',
  'The part of a subject that a search (搜索) matched.',
  searchMatches,
);

const Result = builder.objectRef<SearchResult>('SearchResult').implement({
  description: 'A match of a search (搜索).',
  fields: (t) => ({
    node: t.field({
      type: Followed,
      description: 'The subject itself, as this service last knew it: the platform is not queried.',
      resolve: ({ subject }) => toFollowed(subject),
    }),
    match: t.expose('match', { type: MatchType, description: 'The part that was matched.' }),
    isExact: t.exposeBoolean('isExact', {
      description: 'True if the text matches in full; false if it matches only the beginning.',
    }),
  }),
});

const SHORTEST = 2;
const LONGEST = 100;
const length = issueText(rules.charactersFromTo({ min: SHORTEST, max: LONGEST }));

/** Names and numbers are compared without blanks. */
const text = {
  schema: z
    .string()
    .overwrite(withoutBlanksAround)
    .refine(...seen)
    .refine((given) => {
      const count = Array.from(given.replaceAll(/\s+/gu, '')).length;
      return count >= SHORTEST && given.length <= LONGEST;
    }, length),
};

/** Adds the field that searches all followed subjects. */
export function addSearch(kindType: EnumRef<Types, string>): void {
  builder.queryField('search', (t) =>
    t.field({
      type: [Result],
      description:
        'Finds submissions to this service by a number (order, platform, invoice, contract, slip, seller), by the tax number of its seller or buyer, or by the name of an enterprise, or by the beginning of a number or name. Exact matches come first, then the newest. Names of persons are not stored, so they find nothing. Costs nothing; the platform is not queried.',
      complexity: pageComplexity,
      args: {
        text: t.arg.string({
          required: true,
          description:
            'The number or name, or its beginning: 2 to 100 characters. Capitals, blanks and full-width forms make no difference; a tax number is found in full only, and a name by its first 12 characters or in full.',
          validate: text,
        }),
        kinds: t.arg({ type: [kindType], description: `Only these kinds. ${emptyList}` }),
        first: t.arg.int({
          description: `Number of items, 1 to 100; ${DEFAULT_FIRST} if omitted.`,
          validate: pageLimit,
        }),
      },
      resolve: async (_root, { text: given, kinds, first }, context) => {
        const shown = shownKinds().filter((kind) => kinds?.includes(kind) ?? true);
        if (shown.length === 0) return [];
        return [...(await search(context, given, { kinds: shown, first: first ?? DEFAULT_FIRST }))];
      },
    }),
  );
}
