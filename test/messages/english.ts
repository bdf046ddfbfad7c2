/** Names, codes and figures, which are equal in all languages. */
const SAME_EVERYWHERE = [/`[^`]*`/g, /"[^"]*"/g, /https?:\S+/g, /\S*[A-Z_\d]\S*/g];

/** Words to type, and units. */
const TECHNICAL =
  /\b(?:http|https|multipart|form-data|application|json|graphql-response|text|event-stream|yyyy|id|map|file|url)\b/g;

/** Consecutive English words of a text other than names; null without any. */
export function englishIn(text: string): string | null {
  const prose = SAME_EVERYWHERE.reduce((rest, pattern) => rest.replaceAll(pattern, '|'), text);
  return /[a-z]{2,} +[a-z]{2,}/.exec(prose.replaceAll(TECHNICAL, '|'))?.[0] ?? null;
}
