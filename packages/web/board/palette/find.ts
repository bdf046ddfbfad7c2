import { createContext, useContext } from 'react';

/** Opens the palette with a text to find. */
export type Find = (text: string) => void;

/** The palette of a page. */
export const FindContext = createContext<Find>(() => {});

/** Opens the palette of the page with a text to find. */
export function useFind(): Find {
  return useContext(FindContext);
}
