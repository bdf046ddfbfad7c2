import { z } from 'zod';
import { rules } from '../messages/rules.ts';
import { issueText, seen } from '../platform/record/index.ts';

/** Characters of the longest number of an order, id or name; those of the documents have 64 at the most. */
const LONGEST_KEY = 2_048;

/** The `validate` option of an argument that names something and belongs to no record. */
export const key = {
  schema: z
    .string()
    .max(LONGEST_KEY, issueText(rules.charactersFromTo({ min: 1, max: LONGEST_KEY })))
    .refine(...seen),
};

/** The same of a list of them. */
export const keys = { schema: z.array(key.schema) };
