import { useQuery } from 'urql';
import { OperationCountsDocument, type OperationCountsQuery } from '../../generated/operations.ts';
import { useRefresh } from './use-feed.ts';

/** Number of things of one kind in one state. */
export type Count = OperationCountsQuery['operationCounts'][number];

/** Counts by kind and state, refreshed while a component shows them; empty until the first response. */
export function useCounts(): readonly Count[] {
  const [{ data }, ask] = useQuery({
    query: OperationCountsDocument,
    requestPolicy: 'cache-first',
  });
  useRefresh(null, () => ask({ requestPolicy: 'network-only' }));
  return data?.operationCounts ?? [];
}
