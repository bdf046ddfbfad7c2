import { createContext, type ReactNode, use } from 'react';
import { type Client, Provider } from 'urql';

/** Context of the page's client without a cache. */
export const UncachedClient = createContext<Client | null>(null);

/** Lets its children query without a cache: data that is read once, such as pages of lists, would only fill it. */
export function Uncached({ children }: { readonly children: ReactNode }): ReactNode {
  const client = use(UncachedClient);
  if (client === null) throw new Error('Uncached needs the context of a client.');
  return <Provider value={client}>{children}</Provider>;
}
