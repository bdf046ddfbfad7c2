/**
 * A value that may be available at once, and is not awaited then: in a request, a promise for each step costs more
 * than the steps.
 */
export type MaybePromise<Value> = Value | Promise<Value>;
