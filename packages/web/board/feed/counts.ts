import { useQuery } from 'urql';
import { OperationCountsDocument, type OperationCountsQuery } from '../../generated/operations.ts';
import { useRefresh } from './use-feed.ts';

/** How much of one kind is in one state. */
export type Count = OperationCountsQuery['operationCounts'][number];

/** How much there is in which state, kept up to date; empty before it is known. */
export function useCounts(): readonly Count[] {
  const [{ data }, ask] = useQuery({ query: OperationCountsDocument });
  useRefresh(null, () => ask({ requestPolicy: 'network-only' }));
  return data?.operationCounts ?? [];
}
