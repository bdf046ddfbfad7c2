import { DatabaseError } from 'pg';
import { DatabaseUnavailable } from '../sql.ts';

/** SQLSTATEs of a server that is unavailable for a moment: starting, stopping, failing over, or at its limits. */
const PASSING = /^(?:08...|57P0[1-5]|25P0[34]|53300|25006|40001|40P01|55P03|26000|42P05)$/;

/** SQLSTATEs of a server that accepts no writes until an operator intervenes; a database that is being restored lacks tables. */
const REFUSING = /^(?:53...|57014|58...|XX...|28...|3D000|3F000|42501|42703|42P01)$/;

/**
 * SQLSTATEs after which the statement may have been committed: a connection that is closed while it waits for a standby has
 * already committed.
 */
const IN_DOUBT = /^(?:40003|08...|57P0[1-5]|25P04)$/;

/** A connection from the pool failed before a statement was sent on it. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** True if a failed statement may succeed soon, on another connection. False after a timeout. */
export function mayPass(error: unknown): boolean {
  const cause = causeOf(error);
  const state = sqlStateOf(cause);
  return state === null ? !isTimeout(cause) : PASSING.test(state);
}

/**
 * SQLSTATE that the server reports; null for any other failure. pg throws a `DatabaseError` without one for a response that it
 * cannot read.
 */
function sqlStateOf(error: unknown): string | null {
  return (error instanceof DatabaseError && error.code) || null;
}

/** True if the session did not know a named statement, or had another one of that name. The statement had no effect then. */
export function isForgotten(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '26000' || state === '42P05';
}

/** True if a statement may have been executed: it was sent, and the server did not report that it failed. */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof NotSent) return false;
  const state = sqlStateOf(error);
  return state === null || IN_DOUBT.test(state);
}

/** True for failures of the server and of the network; all others are programming errors. */
function isOfServer(error: unknown): boolean {
  const cause = causeOf(error);
  const state = sqlStateOf(cause);
  if (state !== null) return PASSING.test(state) || REFUSING.test(state) || IN_DOUBT.test(state);
  return cause instanceof Error && !(cause instanceof TypeError || cause instanceof RangeError);
}

/** Converts a failure to the contract's error, without the statement and its values; our own mistakes stay as they are. */
export function asUnavailable(error: unknown, maybeApplied: boolean): unknown {
  if (error instanceof DatabaseUnavailable || !isOfServer(error)) return error;
  const reason = `the journal cannot be reached or written: ${reasonOf(error)}`;
  return new DatabaseUnavailable(reason, { maybeApplied });
}

/** Short reason for a log line. The server's messages may repeat values, so only the condition is reported. */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return 'unknown';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (sqlStateOf(cause) !== null || code in WORDS) return `${WORDS[code] ?? 'SQLSTATE'} ${code}`;
  if (cause instanceof DatabaseError) return 'a response that no PostgreSQL sends';
  const [line = ''] = cause.message.split('\n');
  if (line !== '') return line.slice(0, 150);
  // If no address of a host can be reached, Node combines the failures into one error without a message.
  return 'code' in cause ? String(cause.code) : cause.name;
}

/** Descriptions of conditions that operators meet, by SQLSTATE, or by Node's code for a connection failure. */
const WORDS: Readonly<Record<string, string>> = {
  '25006': 'PostgreSQL is read-only, as a standby is',
  '25P03': 'PostgreSQL ended an idle transaction',
  '25P04': 'PostgreSQL ended a long transaction',
  '28000': 'the user may not connect',
  '28P01': 'the password is wrong',
  '3D000': 'there is no such database',
  '40001': 'another change was faster',
  '42501': 'a right is missing',
  '42P01': 'a table is missing',
  '53100': 'the disk is full',
  '53200': 'PostgreSQL is out of memory',
  '53300': 'PostgreSQL has too many connections',
  '57014': 'the statement took too long',
  '57P01': 'PostgreSQL is ending',
  '57P02': 'PostgreSQL ended',
  '57P03': 'PostgreSQL is starting',
  '57P04': 'the database was removed',
  '57P05': 'PostgreSQL ended an idle session',
  ECONNREFUSED: 'nobody listens there',
  EAI_AGAIN: 'no name server responds',
  ENOTFOUND: 'the host has no address here',
  ENOENT: 'there is no such socket',
};

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function causeOf(error: unknown): unknown {
  return error instanceof NotSent ? error.cause : error;
}
