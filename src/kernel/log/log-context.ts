import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogFields } from './log-fields.ts';

const context = new AsyncLocalStorage<LogFields>();

/** Runs a work whose every line in the log has some fields, also where the one who logs does not know them. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  const around = context.getStore();
  return context.run(around === undefined ? fields : { ...around, ...fields }, work);
}

/** The fields of the work that is going on. */
export function logFieldsHere(): LogFields | undefined {
  return context.getStore();
}
