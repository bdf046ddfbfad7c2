import { IntlMessageFormat } from 'intl-messageformat';
import { textOf } from './catalogue.ts';
import { type Language, type Message, DEFAULT_LANGUAGE } from './message.ts';

/** Texts that were parsed, by language and key: as many as there are catalogues' texts. */
const parsed = new Map<string, IntlMessageFormat>();

/**
 * A message in a language. One that a newer version of this service has kept, and this one has no text for, is
 * told by its key.
 */
export function inWords({ key, params }: Message, language: Language): string {
  const text = textOf(key, language);
  if (text === null) return key;
  if (!text.includes('{')) return text;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params))
    values[name] = typeof value === 'object' ? inWords(value, language) : value;
  try {
    // With texts and numbers only it is one text.
    return String(formatOf(key, language, text).format(values));
  } catch {
    // Kept with other parameters than the text takes by now.
    return key;
  }
}

/** A message as the log and the names of errors have it. */
export function inEnglish(message: Message): string {
  return inWords(message, DEFAULT_LANGUAGE);
}

function formatOf(key: string, language: Language, text: string): IntlMessageFormat {
  const name = `${language} ${key}`;
  const known = parsed.get(name);
  if (known) return known;
  // `<` and `>` are characters like others.
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  parsed.set(name, format);
  return format;
}
