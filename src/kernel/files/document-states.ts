/** States of storing the files of a finished subject, each with its meaning for a client. */
export const documentStates = {
  FETCHING: 'The files are being fetched. Wait.',
  STORED: 'Final. All files are stored: read them.',
  LOST: 'Final. At least one file could not be fetched in time. The others are stored.',
  STALE: 'The platform did not deliver the file in time. It is fetched again when it is read.',
} as const;
