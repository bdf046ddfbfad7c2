import type { GraphQLField } from 'graphql';

/** The mark of a field that shows personal data: in full to callers with the scope `pii`, masked to others. */
export const personalData = { personalData: 'with pii' } as const;

/** The mark of a field that leads to personal data whoever asks, such as a link to a file. */
export const personalDataForAll = { personalData: 'for all' } as const;

/** Whether a field shows personal data in full, and to whom; null for one that does not. */
export function personalDataIn(
  field: Pick<GraphQLField<unknown, unknown>, 'extensions'> | undefined,
): 'with pii' | 'for all' | null {
  const mark = field?.extensions['personalData'];
  return mark === 'with pii' || mark === 'for all' ? mark : null;
}
