/** What a watched query shows, one after the other. */
export class Watched<Data> {
  readonly #shown: Data[] = [];
  #changed = Promise.withResolvers<void>();

  /** For the client to call with each result. */
  show(data: Data): void {
    this.#shown.push(data);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /** Resolves with the first thing shown that passes. */
  async until(passes: (data: Data) => boolean): Promise<Data> {
    for (;;) {
      const found = this.#shown.find((data) => passes(data));
      if (found !== undefined) return found;
      await this.#changed.promise;
    }
  }
}

/** `fetch` that counts the requests that it sends. */
export class CountingFetch {
  sent = 0;
  readonly fetch: typeof fetch = (input, init) => {
    this.sent += 1;
    return fetch(input, init);
  };
}
