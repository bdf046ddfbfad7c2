import { z } from 'zod';
import { withoutBlanksAround } from '../../kernel/text/unreadable.ts';
import { rules } from '../../messages/rules.ts';
import { issueText, seen } from '../../platform/record/index.ts';

/** Characters of the longest number of an order, id or name; those of the documents have 64 at the most. */
const LONGEST_KEY = 2_048;

const given = z
  .string()
  .max(LONGEST_KEY, issueText(rules.charactersFromTo({ min: 1, max: LONGEST_KEY })))
  .refine(...seen);

/** The `validate` option of an argument that takes an id of this service: with a blank beside it, it is none. */
export const id = { schema: given };

/** The same of a list of them. */
export const ids = { schema: z.array(given) };

/** The `validate` option of an argument that names something and belongs to no record. */
export const key = { schema: z.string().overwrite(withoutBlanksAround).pipe(given) };
