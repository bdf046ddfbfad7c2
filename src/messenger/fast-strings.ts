/**
 * Makes the members of texts fast again. V8 keeps those of String.prototype in a dictionary once a class derives from
 * String, as ioredis' `VerbatimString` does, and then each `charCodeAt` of the process looks there instead of being
 * compiled in place. A loop over a String object marks them as those of a prototype that is used, and V8 keeps them so.
 */
export function keepStringsFast(): void {
  for (const index in Object('')) void index;
}
