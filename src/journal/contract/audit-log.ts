/** Event as it is stored: the journal does not read it. */
export interface AuditRecord {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
}

/** Which records of a tenant are read, newest first. */
export interface AuditQuery {
  /** Only what happened at this time or later, in milliseconds since the epoch. */
  readonly from?: number;
  /** Only what happened before this time, in milliseconds since the epoch. */
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
 * Audit records by tenant, in the order in which it was written. A record keeps its position; times that go back, as of
 * another instance's clock, are found at the position of the record before.
 */
export interface AuditLog {
  /**
   * Writes records, all or none. `batchId` is made by the caller once: the same again within ten minutes has no second
   * effect. Rejects with `DatabaseUnavailable`, as all of these do.
   */
  append(tenant: string, batchId: string, records: readonly AuditRecord[]): Promise<void>;
  /** Rejects with `BadCursor` for a page cursor that no log can have made. */
  list(tenant: string, query: AuditQuery): Promise<AuditPage>;
  /** Removes what happened before a time. */
  trim(before: number): Promise<void>;
}
