/**
 * Value that may be available at once, and is then not awaited: in a request, a promise for each step costs more than the steps.
 */
export type MaybePromise<Value> = Value | Promise<Value>;
