import { z } from 'zod';

const word = z.string().nullable().default(null);

/** The quota's indicators as they are kept in a snapshot; see `sellerQuota`. */
export const quotaIndicators = z
  .object({
    over5000000: word,
    overYear2000000: word,
    overYear2100000: word,
    overMonth100000: word,
    backAmount: word,
  })
  .nullable()
  .default(null);
