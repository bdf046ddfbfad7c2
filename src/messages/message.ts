import { IntlMessageFormat } from 'intl-messageformat';

/** The languages that this service speaks. */
export type Language = 'en' | 'zh';

/** Language of clients that request none of these; also of logs and descriptions. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Parameter of a message. A message within a message is shown in the same language. */
export type Param = string | number | Message;

/**
 * A text for people before it is put into words: the reader decides on the language. Plain JSON, so that it can be stored
 * and shown later in any language.
 */
export type Message = {
  /** Name of its text, `<catalogue>.<text>`; stable, as it is stored. */
  readonly key: string;
  readonly params: { readonly [name: string]: Param };
};

/** True for the JSON form of a message. */
export function isMessage(value: unknown): value is Message {
  if (!isObject(value) || typeof value['key'] !== 'string') return false;
  const { params } = value;
  return isObject(params) && Object.values(params).every(isParam);
}

function isParam(value: unknown): value is Param {
  return typeof value === 'string' || typeof value === 'number' || isMessage(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

const joined = catalogue('joined', {
  sentences: ['{first} {second}', '{first}{second}'],
  items: ['{first}; {second}', '{first}；{second}'],
  either: ['{first} or {second}', '{first}或{second}'],
  names: ['{first}, {second}', '{first}、{second}'],
});

/** Joins two messages of whole sentences; returns the only one there is, or null for none. */
export function both(first: Message | null, second: Message | null): Message | null {
  return first && second ? joined.sentences({ first, second }) : (first ?? second);
}

/** Joins parts of a sentence as a list. Throws a `TypeError` for an empty one. */
export function listed(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => joined.items({ first, second }));
}

/** Joins names of things as an enumeration. Throws a `TypeError` for an empty one. */
export function enumerated(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => joined.names({ first, second }));
}

/** Joins values by "or". Throws a `TypeError` for an empty list. */
export function alternatives(values: readonly Param[]): Param {
  return values.reduce((first, second) => joined.either({ first, second }));
}

const quoted = catalogue('quoted', {
  words: ['{text}', '{text}'],
});

/** Quotes a text that is passed on in its own language, above all the platform's. */
export function quote(text: string): Message {
  return quoted.words({ text });
}

/** Quoted texts in a message and in the messages within it; null for none. */
export function quotedIn({ key, params }: Message): string | null {
  const within = Object.values(params).flatMap((param) => {
    if (typeof param === 'object') return quotedIn(param) ?? [];
    return key === QUOTE ? String(param) : [];
  });
  return within.join(' ') || null;
}

const QUOTE = quote('').key;
