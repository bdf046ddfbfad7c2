/**
 * A value that may be there at once. Nobody waits for it then: on the way of a request, a promise for each step costs more than
 * the steps do.
 */
export type MaybePromise<Value> = Value | Promise<Value>;
