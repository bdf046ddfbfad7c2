import type { Language, Message, Param } from './message.ts';

/** One text in both languages, in ICU's message format: `{name}`, `{count, plural, one {# item} other {# items}}`. */
type Text = readonly [en: string, zh: string];

/** Parameters between two braces; none for a branch of a plural. */
type ParamIn<Inside extends string> = Inside extends `${infer Name}, plural,${string}`
  ? Record<Name, number>
  : Inside extends `${string}${' ' | '#' | ','}${string}`
    ? unknown
    : Record<Inside, Param>;

/** The parameters of a text, read from the text itself. Branches of a plural must not have any. */
type ParamsOf<T extends string, Found = unknown> = T extends `${string}{${infer Rest}`
  ? Rest extends `${infer Inside}}${infer Behind}`
    ? ParamsOf<Behind, Found & ParamIn<Inside>>
    : Found
  : Found;

/** The message of a text without parameters, or the function that makes one from parameters. */
type MessageOf<T extends string> = [keyof ParamsOf<T>] extends [never]
  ? Message
  : (params: ParamsOf<T>) => Message;

/** Form of a catalogue whose texts have the same parameters in both languages. */
type Checked<Texts extends Readonly<Record<string, Text>>> = {
  readonly [Name in keyof Texts]: [keyof ParamsOf<Texts[Name][0]>] extends [
    keyof ParamsOf<Texts[Name][1]>,
  ]
    ? [keyof ParamsOf<Texts[Name][1]>] extends [keyof ParamsOf<Texts[Name][0]>]
      ? Text
      : 'The Chinese text has a parameter that the English one lacks.'
    : 'The English text has a parameter that the Chinese one lacks.';
};

/** Texts of all loaded catalogues, by the keys of their messages. */
const texts = new Map<string, Readonly<Record<Language, string>>>();

/**
 * Declares texts, `name: [English, Chinese]`, and returns their messages. A text that is missing in a language, different
 * parameters in the two languages, and wrong parameters of a message do not compile. Throws when a text of this name is
 * declared twice.
 */
export function catalogue<const Texts extends Readonly<Record<string, Text>>>(
  name: string,
  declared: Texts & Checked<Texts>,
): { readonly [Name in keyof Texts]: MessageOf<Texts[Name][0]> } {
  const messages = Object.entries<Text>(declared).map(([text, [en, zh]]) => {
    const key = `${name}.${text}`;
    if (texts.has(key)) throw new Error(`The message ${key} is declared twice.`);
    texts.set(key, { en, zh });
    const make = (params: Message['params']): Message => ({ key, params });
    return [text, en.includes('{') ? make : make({})];
  });
  // Name by name what the text's own type says.
  return Object.fromEntries(messages) as { [Name in keyof Texts]: MessageOf<Texts[Name][0]> };
}

/** Text of a message in a language; null when no catalogue has it. */
export function textOf(key: string, language: Language): string | null {
  return texts.get(key)?.[language] ?? null;
}

/** Keys of all messages. */
export function messageKeys(): readonly string[] {
  return [...texts.keys()];
}
