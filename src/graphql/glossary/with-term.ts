const PAUSE = /[.,;:!?](?=\s|$)/y;
const PAUSE_OF_LABEL = /[.;:!?](?=\s|$)/y;
const STOP = /[.!?](?=\s|$)/y;

/**
 * Adds a Chinese term in brackets at the first pause of the first sentence. A text that already contains the term is returned
 * unchanged.
 */
export function withTerm(text: string, term: string): string {
  return firstSentence(text).includes(term) ? text : inserted(text, term, PAUSE);
}

/** Label of a code, followed by its Chinese label: a comma in a label does not end a clause. */
export function withLabel(label: string, labelZh: string): string {
  return inserted(label, labelZh, PAUSE_OF_LABEL);
}

/** The part of a code's label that names it: what follows the first pause explains it. */
export function nameIn(label: string): string {
  return label.slice(0, placeOf(PAUSE_OF_LABEL, label));
}

function inserted(text: string, term: string, mark: RegExp): string {
  const pause = placeOf(mark, text);
  return `${text.slice(0, pause)} (${term})${text.slice(pause)}`;
}

/** Part of a description that names the thing. */
export function firstSentence(text: string): string {
  return text.slice(0, placeOf(STOP, text));
}

/** First position of a mark outside brackets and code; the end for none. */
function placeOf(mark: RegExp, text: string): number {
  let depth = 0;
  let isCode = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '`') isCode = !isCode;
    if (isCode) continue;
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    mark.lastIndex = at;
    if (depth === 0 && mark.test(text)) return at;
  }
  return text.length;
}
