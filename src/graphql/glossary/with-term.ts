const PAUSE = /[.,;:!?](?=\s|$)/y;
const PAUSE_OF_LABEL = /[.;:!?](?=\s|$)/y;
const STOP = /[.!?](?=\s|$)/y;

/**
 * The text with a Chinese term in brackets at the first pause of its first sentence; as it is where its author
 * has put the term there already.
 */
export function withTerm(text: string, term: string): string {
  return firstSentence(text).includes(term) ? text : inserted(text, term, PAUSE);
}

/** The label of a code with its Chinese one, behind the whole of it: a comma there parts no clause. */
export function withLabel(label: string, labelZh: string): string {
  return inserted(label, labelZh, PAUSE_OF_LABEL);
}

function inserted(text: string, term: string, mark: RegExp): string {
  const pause = placeOf(mark, text);
  return `${text.slice(0, pause)} (${term})${text.slice(pause)}`;
}

/** The part of a description that names the thing. */
export function firstSentence(text: string): string {
  return text.slice(0, placeOf(STOP, text));
}

/** The first place of a mark outside of brackets and code; the end when there is none. */
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
