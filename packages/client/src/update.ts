/** Members that every followed document must select of its update: resuming needs them. */
export interface UpdateFields {
  /** Position in the stream behind this update. */
  readonly cursor: string;
  /** The same for every delivery of the update. */
  readonly eventId: string;
  /** Origin of the update; `SNAPSHOT_AFTER_GAP` if updates before it are no longer available. */
  readonly cause: string;
}

/** Data of a subscription: its one field is an update. */
export type UpdateData = Readonly<Record<string, UpdateFields>>;

/** Update in the data of a subscription. Throws if the document does not select the members that resuming needs. */
export function updateOf(data: UpdateData): UpdateFields {
  const update = Object.values(data).find((member) => typeof member === 'object');
  // JavaScript callers are not bound by the type.
  if (!update?.cursor || !update.eventId || !update.cause)
    throw new TypeError('Select cursor, eventId and cause of the update: resuming needs them.');
  return update;
}

/** True if updates before this one are lost for good: reload the stored data. */
export function isAfterGap({ cause }: Pick<UpdateFields, 'cause'>): boolean {
  return cause === 'SNAPSHOT_AFTER_GAP';
}
