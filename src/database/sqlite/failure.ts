import { DatabaseUnavailable } from '../sql.ts';

const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

/** True if pages of a file are damaged, or if it is not a database. */
export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** True if another connection has locked the file. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === SQLITE_BUSY;
}

/** True if a file could not be written: SQLite reports a full disk, or a limit of a file's size, with either code. */
export function isWithoutRoom(error: unknown): boolean {
  const code = codeOf(error);
  return code === SQLITE_FULL || code === SQLITE_IOERR;
}

/** SQLite's own description of a failure, which contains no values, or the system's. */
export function reasonOf(error: Error): string {
  return 'errstr' in error && typeof error.errstr === 'string' ? error.errstr : error.message;
}

/** Converts failures of the file and the system to the contract's error; programming errors stay as they are. */
export function translated(message: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const ofSqlite = error.code === 'ERR_SQLITE_ERROR' || error.code === 'ERR_INVALID_STATE';
  if (!ofSqlite && !('syscall' in error)) return error;
  const reason = isLocked(error) ? 'another process has it open' : reasonOf(error);
  return new DatabaseUnavailable(`${message}: ${reason}`, { cause: error });
}

/** Runs `work` and converts its failures with `translated`. */
export function unavailable<T>(message: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translated(message, error);
  }
}

/** Primary result code of SQLite, without the bits of an extended code. */
function codeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}
