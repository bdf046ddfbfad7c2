const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Twelve random small letters and digits. `crypto.randomUUID` would be missing in a page served by plain HTTP. */
export function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A number of the caller's own, for example of an order, that no earlier request has used. */
export function newNumber(prefix: string): string {
  return `${prefix}-${newWord()}`;
}
