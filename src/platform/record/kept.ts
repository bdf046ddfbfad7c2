import { z } from 'zod';
import { type CodeTable, UNRECOGNIZED } from './leaves/codes.ts';

/*
 * The forms in which members of answers are kept in a snapshot. Each has a default where the member is missing:
 * it was not known yet, or the snapshot was emptied for its age.
 */

/** A text that is kept. */
export const keptText = z.string().nullable().default(null);

/** The name that a code of an answer was decoded to. */
export const codeName = <Name extends string>({ entries }: CodeTable<Name>) =>
  z.enum([...entries.map(({ name }) => name), UNRECOGNIZED]);

/** A name that is kept of a code. */
export const keptCode = <Name extends string>(table: CodeTable<Name>) =>
  codeName(table).nullable().default(null);

/** A mark as it is kept; false where nothing was said. */
export const keptMark = z.boolean().default(false);
