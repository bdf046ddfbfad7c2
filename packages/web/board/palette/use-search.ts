import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from 'urql';
import { SearchDocument, type SearchQuery } from '../../generated/operations.ts';

/** Pause in typing before a search. It is shorter than the time between two keys, as a response takes a few milliseconds. */
const PAUSE_MS = 40;

/** Shortest text for which the service finds anything. */
const FEWEST_CHARACTERS = 2;

const MOST_FOUND = 20;

interface Search {
  readonly found: SearchQuery['search'];
  /** True until the response for the latest text arrives. */
  readonly isSearching: boolean;
  /** The service's message if the search failed; null otherwise. */
  readonly error: string | null;
}

/** Finds things by a number, or by the beginning of a name, while the reader types. */
export function useSearch(typed: string): Search {
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const isAsked = asked.length >= FEWEST_CHARACTERS;
  const [{ data, fetching, error }] = useQuery({
    query: SearchDocument,
    variables: { text: asked, first: MOST_FOUND },
    pause: !isAsked,
  });
  if (text.length < FEWEST_CHARACTERS) return { found: [], isSearching: false, error: null };
  return {
    found: isAsked ? (data?.search ?? []) : [],
    isSearching: text !== asked || fetching,
    error: error?.graphQLErrors[0]?.message ?? error?.message ?? null,
  };
}
