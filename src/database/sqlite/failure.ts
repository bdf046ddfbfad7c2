import { DatabaseUnavailable } from '../sql.ts';

const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

/** Says that pages of a file are damaged, or that it holds no database at all. */
export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** Says that another connection holds the file's lock. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === SQLITE_BUSY;
}

/** Says that a file could not be written: a full disk, or a limit of a file's size, is reported as either. */
export function isWithoutRoom(error: unknown): boolean {
  const code = codeOf(error);
  return code === SQLITE_FULL || code === SQLITE_IOERR;
}

/** SQLite's own words for a failure, which name no values, or those of the system. */
export function reasonOf(error: Error): string {
  return 'errstr' in error && typeof error.errstr === 'string' ? error.errstr : error.message;
}

/** Failures of the file and the system as the contract's error; mistakes of our own stay as they are. */
export function translated(message: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const ofSqlite = error.code === 'ERR_SQLITE_ERROR' || error.code === 'ERR_INVALID_STATE';
  if (!ofSqlite && !('syscall' in error)) return error;
  const reason = isLocked(error) ? 'another process has it open' : reasonOf(error);
  return new DatabaseUnavailable(`${message}: ${reason}`, { cause: error });
}

/** Does `work`, whose failures come out as `translated` says. */
export function unavailable<T>(message: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translated(message, error);
  }
}

/** The primary result code of SQLite, without what an extended one adds to it. */
function codeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}
