/** A number of a kind, and the subject of the same tenant and kind that it led to. */
export interface Binding {
  readonly kind: string;
  readonly number: string;
  readonly key: string;
}

/** The subject to which a number leads, and the one to which it led before. */
export interface Alias {
  /** Of the subject that was bound last. */
  readonly key: string;
  /** True when that subject gave the number back: it leads nowhere until another one is bound. */
  readonly isReturned: boolean;
  /** Of the subject that was bound before that one; null when there was none. */
  readonly former: string | null;
}
