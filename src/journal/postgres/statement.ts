/** A statement, by whose name its figures are kept, and its plan where sessions last. */
export interface Statement {
  /** Unique among those of this service. */
  readonly name: string;
  readonly text: string;
}

/** Milliseconds since the epoch, in a statement: its second parameter where a test gives it, else the server's own. */
export const NOW = `coalesce($2::bigint, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`;
