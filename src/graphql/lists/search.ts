import type { EnumRef } from '@pothos/core';
import { z } from 'zod';
import { search, searchMatches, type SearchResult } from '../../context/search.ts';
import { withoutBlanksAround } from '../../kernel/text/unreadable.ts';
import { rules } from '../../messages/rules.ts';
import { issueText, seen } from '../../platform/record/index.ts';
import { Followed } from '../followed/followed-interface.ts';
import { shownKinds, toFollowed } from '../followed/followed-types.ts';
import { describedEnum } from '../schema/code-enums.ts';
import { builder, type Types } from '../schema/builder.ts';
import { DEFAULT_FIRST, emptyList, pageComplexity, pageLimit } from './subject-page.ts';

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
