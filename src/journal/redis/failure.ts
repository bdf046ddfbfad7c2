import { JournalUnavailable } from '../journal.ts';

/** Answers of a server that can't serve right now and may in a moment: failing over, starting, resharding. */
const passing = new Set([
  'READONLY',
  'LOADING',
  'MASTERDOWN',
  'TRYAGAIN',
  'CLUSTERDOWN',
  'MOVED',
  'ASK',
]);

/** True when a failed call is worth another try soon. A command that was not answered in time is not. */
export function mayPass(error: unknown): boolean {
  if (!isOfRedis(error) || isTimeout(error)) return false;
  const code = codeOf(error);
  return code === null || passing.has(code);
}

/** True when a command that was sent may have been carried out: the server did not say that it was not. */
export function mayBeDone(error: unknown): boolean {
  return isOfRedis(error) && codeOf(error) === null;
}

/** True when the server had the command, or may have it, and did not answer. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Command timed out';
}

/**
 * An error of ioredis as the contract's; a mistake of our own stays as it is. Only the error's
 * code is kept: ioredis hangs the command onto it, and with it what was submitted to us.
 */
export function asUnavailable(error: unknown, maybeApplied: boolean): unknown {
  if (error instanceof JournalUnavailable || !isOfRedis(error)) return error;
  const reason = `the journal cannot be reached or written: ${reasonOf(error)}`;
  return new JournalUnavailable(reason, { maybeApplied });
}

/** A short reason for a log line: an error code, or a message that holds no data. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = codeOf(error);
  // The server names the words of a command that it doesn't know, and the line in a script that failed.
  if (code === 'ERR') return error.message.split(/, with args|\n/)[0]?.slice(0, 150) ?? code;
  if (code !== null) return code;
  const [line = ''] = error.message.split('\n');
  if (line !== '') return line.slice(0, 150);
  // Node gives the failures to reach each address of a host one error without a message.
  return 'code' in error ? String(error.code) : error.name;
}

function isOfRedis(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError);
}

/** The first word of an answer of the server, `READONLY` for example; null for failures on the way to it. */
function codeOf(error: Error): string | null {
  return error.name === 'ReplyError' ? (/^[A-Z]+/.exec(error.message)?.[0] ?? 'ERR') : null;
}
