import { createContext, useContext } from 'react';

/** Opens the palette with a text to find. */
export type Find = (text: string) => void;

/** Context of the function that opens the page's palette. */
export const FindContext = createContext<Find>(() => {});

/** Opens the palette of the page with a text to find. */
export function useFind(): Find {
  return useContext(FindContext);
}
