/** Results of a watched query, in their order. */
export class Watched<Data> {
  readonly #shown: Data[] = [];
  #changed = Promise.withResolvers<void>();

  /** For the client to call with each result. */
  show(data: Data): void {
    this.#shown.push(data);
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  /** Resolves with the first result that passes. */
  async until(passes: (data: Data) => boolean): Promise<Data> {
    for (;;) {
      const found = this.#shown.find((data) => passes(data));
      if (found !== undefined) return found;
      await this.#changed.promise;
    }
  }
}

/** A `fetch` that stores the bodies that it sends. */
export class RecordingFetch {
  readonly bodies: string[] = [];
  readonly fetch: typeof fetch = (input, init) => {
    this.bodies.push(typeof init?.body === 'string' ? init.body : '');
    return fetch(input, init);
  };
}
