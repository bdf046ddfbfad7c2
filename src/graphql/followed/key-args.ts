import { z } from 'zod';
import { withoutBlanksAround } from '../../kernel/text/unreadable.ts';
import { rules } from '../../messages/rules.ts';
import { issueText, seen } from '../../platform/record/index.ts';

/** Longest number of an order, id or name, in characters; those in the documents have at most 64. */
const LONGEST_KEY = 2_048;

const given = z
  .string()
  .max(LONGEST_KEY, issueText(rules.charactersFromTo({ min: 1, max: LONGEST_KEY })))
  .refine(...seen);

/** `validate` option of an argument for an id of this service. An id with blanks around it is invalid. */
export const id = { schema: given };

/** `validate` option of an argument for a list of ids. */
export const ids = { schema: z.array(given) };

/** `validate` option of an argument with a name or number that is not part of a record. */
export const key = { schema: z.string().overwrite(withoutBlanksAround).pipe(given) };
