/** The way from a page to the service. Whoever looks at the page can cut it, to see what happens then. */
export interface Line {
  /** As the browser's, for as long as the line is whole; what is under way when it is cut fails as well. */
  readonly fetch: typeof fetch;
  readonly cut: () => void;
  readonly mend: () => void;
}

/** Makes a line; `reason` tells people why nothing can be asked over one that is cut. */
export function createLine(reason: string): Line {
  let whole = new AbortController();
  return {
    fetch(input, init) {
      const signal = AbortSignal.any([whole.signal, ...(init?.signal ? [init.signal] : [])]);
      return fetch(input, { ...init, signal });
    },
    cut: () => whole.abort(new Error(reason)),
    mend() {
      whole = new AbortController();
    },
  };
}
