import { useClient, useQuery } from 'urql';
import { AttentionCountDocument } from '../../generated/operations.ts';
import { useRefresh } from '../feed/use-feed.ts';

/** Number of items that need attention, updated live; 0 until the first response, and for callers who may not read it. */
export function useAttentionCount(): number {
  const [{ data }, ask] = useQuery({ query: AttentionCountDocument });
  useRefresh(null, () => ask({ requestPolicy: 'network-only' }));
  return data?.attention.total ?? 0;
}

/** Queries the number again after a change that sends no update, such as a dismissal. */
export function useCountAgain(): () => void {
  const client = useClient();
  return () =>
    void client.query(AttentionCountDocument, {}, { requestPolicy: 'network-only' }).toPromise();
}
