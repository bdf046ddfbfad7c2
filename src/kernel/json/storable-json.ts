/** Quick check for most texts, which have none of them. */
const SUSPECT = /\\u(?:0000|[dD][89a-fA-F])/;

/** An escaped backslash, U+0000, a surrogate pair, or half of one. */
const ESCAPES =
  /\\\\|\\u0000|\\u[dD][89abAB][\da-fA-F]{2}(?:\\u[dD][c-fC-F][\da-fA-F]{2})?|\\u[dD][c-fC-F][\da-fA-F]{2}/g;

const HALF_LENGTH = String.raw`\ud800`.length;

/**
 * Received JSON without the characters that PostgreSQL stores in no text, and that strict parsers of clients reject: U+0000, and
 * halves of surrogate pairs, as of a name that was cut off within a rare character. A half becomes the replacement character.
 */
export function storableJson(text: string): string {
  return SUSPECT.test(text) ? text.replaceAll(ESCAPES, replacementOf) : text;
}

function replacementOf(escape: string): string {
  if (escape === String.raw`\u0000`) return '';
  return escape.length === HALF_LENGTH ? String.raw`\ufffd` : escape;
}
