/** States of storing the files of a finished subject, each with its meaning for a client. */
export const documentStates = {
  FETCHING: 'The files are being fetched. Wait.',
  STORED: 'Final. All files are kept: read them.',
  LOST: 'Final. At least one file could not be had in time. What could be had is kept.',
  STALE: 'The platform did not hand out the file in time. It is fetched again when it is read.',
} as const;
