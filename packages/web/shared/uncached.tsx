import { createContext, type ReactNode, use } from 'react';
import { type Client, Provider } from 'urql';

/** The client without a cache of the page. */
export const UncachedClient = createContext<Client | null>(null);

/** Lets everything inside ask without a cache: what is seen once, such as pages of lists and found things, would fill it. */
export function Uncached({ children }: { readonly children: ReactNode }): ReactNode {
  const client = use(UncachedClient);
  if (client === null) throw new Error('Uncached needs the context of a client.');
  return <Provider value={client}>{children}</Provider>;
}
