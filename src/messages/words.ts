import { IntlMessageFormat } from 'intl-messageformat';
import { textOf } from './catalogue.ts';
import { type Language, type Message, DEFAULT_LANGUAGE } from './message.ts';

/** Parsed texts by language and key, at most as many as the catalogues have. */
const parsed = new Map<string, IntlMessageFormat>();

/**
 * Puts a message into words. Returns the key of a message without a text, which a newer version of this service may have
 * stored.
 */
export function inWords({ key, params }: Message, language: Language): string {
  const text = textOf(key, language);
  if (text === null) return key;
  if (!text.includes('{')) return text;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params))
    values[name] = typeof value === 'object' ? inWords(value, language) : value;
  try {
    // With texts and numbers as values the result is one text.
    return String(formatOf(key, language, text).format(values));
  } catch {
    // The message was stored with other parameters than the text has now.
    return key;
  }
}

/** Puts a message into English, for logs and descriptions. */
export function inEnglish(message: Message): string {
  return inWords(message, DEFAULT_LANGUAGE);
}

function formatOf(key: string, language: Language, text: string): IntlMessageFormat {
  const name = `${language} ${key}`;
  const known = parsed.get(name);
  if (known) return known;
  // `<` and `>` are no tags.
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  parsed.set(name, format);
  return format;
}
