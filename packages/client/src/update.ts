/** The members that every followed document selects of its update: what resuming needs. */
export interface UpdateFields {
  /** The place in the stream from which to go on behind this update. */
  readonly cursor: string;
  /** The same however often the update is delivered. */
  readonly eventId: string;
  /** Why it came; `SNAPSHOT_AFTER_GAP` where updates before it can no longer be had. */
  readonly cause: string;
}

/** The data of a subscription: its one field is an update. */
export type UpdateData = Readonly<Record<string, UpdateFields>>;

/** The update within the data of a subscription. Throws where the document does not select what resuming needs. */
export function updateOf(data: UpdateData): UpdateFields {
  const update = Object.values(data).find((member) => typeof member === 'object');
  // JavaScript callers are not held by the type.
  if (!update?.cursor || !update.eventId || !update.cause)
    throw new TypeError('Select cursor, eventId and cause of the update: resuming needs them.');
  return update;
}

/** True where updates before this one are gone for good: read again what you keep. */
export function isAfterGap({ cause }: Pick<UpdateFields, 'cause'>): boolean {
  return cause === 'SNAPSHOT_AFTER_GAP';
}
