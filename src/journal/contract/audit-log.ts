/** Event as stored. The journal does not parse its text. */
export interface AuditRecord {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
}

/** Selects records of a tenant, newest first. */
export interface AuditQuery {
  /** Only events at this time or later, in milliseconds since the epoch. */
  readonly from?: number;
  /** Only events before this time, in milliseconds since the epoch. */
  readonly to?: number;
  /** Only records written before the one with this `pageCursor`. */
  readonly after?: string;
  readonly first: number;
}

/** A page of records, newest first. */
export interface AuditPage {
  readonly records: readonly { readonly text: string; readonly pageCursor: string }[];
  readonly hasNextPage: boolean;
}

/**
 * Audit records by tenant, in the order in which they were written. A record keeps its position. If its time is earlier than that
 * of the record before it (clocks of instances differ), it is found at the position of the record before it.
 */
export interface AuditLog {
  /**
   * Writes all records or none. The caller makes `batchId` once: a repeat of the same id, before a hundred other batches, has no
   * second effect. Rejects with `DatabaseUnavailable`, as every method here does.
   */
  append(tenant: string, batchId: string, records: readonly AuditRecord[]): Promise<void>;
  /** Rejects with `BadCursor` for a page cursor that no log can have made. */
  list(tenant: string, query: AuditQuery): Promise<AuditPage>;
  /** Removes records of events before a time. */
  trim(before: number): Promise<void>;
}
