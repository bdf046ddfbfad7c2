import { z } from 'zod';

/** A number of the caller's own. An ID number is refused: it becomes the key of updates, which are not masked. */
export const ownNumber = z
  .string()
  .regex(
    /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$)[\x21-\x7e]{1,64}$/,
    'must have 1 to 64 characters: letters, digits and signs, without spaces, and be no ID number',
  );
