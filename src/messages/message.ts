import { IntlMessageFormat } from 'intl-messageformat';

/** Languages of this service's messages. */
export type Language = 'en' | 'zh';

/** Language of clients that request none of these, and of logs and descriptions. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Parameter of a message. A message within a message is shown in the same language. */
export type Param = string | number | Message;

/**
 * A text for people that is not yet formatted: the reader decides on the language. It is plain JSON, so it can be
 * stored now and shown later in any language.
 */
export type Message = {
  /** Key of its text, `<catalogue>.<text>`. The key is stored, so it must not change. */
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

/** A text in both languages, in ICU's message format: `{name}`, `{count, plural, one {# item} other {# items}}`. */
export type Text = readonly [en: string, zh: string];

/** Parameters declared between two braces; none for a branch of a plural. */
type ParamIn<Inside extends string> = Inside extends `${infer Name}, plural,${string}`
  ? Record<Name, number>
  : Inside extends `${string}${' ' | '#' | ','}${string}`
    ? unknown
    : Record<Inside, Param>;

/** Parameters of a text, inferred from the text itself. Branches of a plural must not have any. */
type ParamsOf<T extends string, Found = unknown> = T extends `${string}{${infer Rest}`
  ? Rest extends `${infer Inside}}${infer Behind}`
    ? ParamsOf<Behind, Found & ParamIn<Inside>>
    : Found
  : Found;

/** The message of a text without parameters, or the function that creates one from parameters. */
type MessageOf<T extends string> = [keyof ParamsOf<T>] extends [never]
  ? Message
  : (params: ParamsOf<T>) => Message;

/** Requires the same parameters in both languages of each text. */
type Checked<Texts extends Readonly<Record<string, Text>>> = {
  readonly [Name in keyof Texts]: [keyof ParamsOf<Texts[Name][0]>] extends [
    keyof ParamsOf<Texts[Name][1]>,
  ]
    ? [keyof ParamsOf<Texts[Name][1]>] extends [keyof ParamsOf<Texts[Name][0]>]
      ? Text
      : 'The Chinese text has a parameter that the English one lacks.'
    : 'The English text has a parameter that the Chinese one lacks.';
};

/** Texts of all loaded catalogues by message key. */
const texts = new Map<string, Readonly<Record<Language, string>>>();

/**
 * Declares texts, `name: [English, Chinese]`, and returns their messages. A missing language, parameters that differ
 * between the languages, and wrong parameters of a message fail to compile. Throws if the catalogue is declared twice.
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
  // The type of each message follows from its text.
  return Object.fromEntries(messages) as { [Name in keyof Texts]: MessageOf<Texts[Name][0]> };
}

/** Text of a message in a language; null if no catalogue has the key. */
export function textOf(key: string, language: Language): string | null {
  return texts.get(key)?.[language] ?? null;
}

/** Keys of all messages. */
export function messageKeys(): readonly string[] {
  return [...texts.keys()];
}

/** Parsed texts by language and key; the catalogues limit their number. */
const parsed = new Map<string, IntlMessageFormat>();

/** Formats a message. Returns the key if no text has it: a newer version of this service may have stored it. */
export function inWords({ key, params }: Message, language: Language): string {
  const text = textOf(key, language);
  if (text === null) return key;
  if (!text.includes('{')) return text;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params))
    values[name] = typeof value === 'object' ? inWords(value, language) : value;
  try {
    // Texts and numbers as values always format to one string.
    return String(formatOf(key, language, text).format(values));
  } catch {
    // The stored parameters do not match the current text.
    return key;
  }
}

/** Formats a message in English, for logs and descriptions. */
export function inEnglish(message: Message): string {
  return inWords(message, DEFAULT_LANGUAGE);
}

function formatOf(key: string, language: Language, text: string): IntlMessageFormat {
  const name = `${language} ${key}`;
  const known = parsed.get(name);
  if (known) return known;
  // `<` and `>` must not be parsed as tags.
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

/** Joins two messages of full sentences; returns the one that is not null, or null if both are. */
export function both(first: Message | null, second: Message | null): Message | null {
  return first && second ? joined.sentences({ first, second }) : (first ?? second);
}

/** Joins parts of a sentence as a list. Throws a `TypeError` if there are none. */
export function listed(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => joined.items({ first, second }));
}

/** Joins names as an enumeration. Throws a `TypeError` if there are none. */
export function enumerated(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => joined.names({ first, second }));
}

/** Joins values with "or". Throws a `TypeError` if there are none. */
export function alternatives(values: readonly Param[]): Param {
  return values.reduce((first, second) => joined.either({ first, second }));
}

const quoted = catalogue('quoted', {
  words: ['{text}', '{text}'],
});

/** Quotes a text that stays in its original language, such as the platform's. */
export function quote(text: string): Message {
  return quoted.words({ text });
}

/** Quoted texts in a message and its nested messages; null if there are none. */
export function quotedIn({ key, params }: Message): string | null {
  const within = Object.values(params).flatMap((param) => {
    if (typeof param === 'object') return quotedIn(param) ?? [];
    return key === QUOTE ? String(param) : [];
  });
  return within.join(' ') || null;
}

const QUOTE = quote('').key;

/** Words by name, in each language. */
export type Words<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>;

/** Declares words for people, `name: [English, Chinese]`. A word that lacks a language does not compile. */
export function words<Name extends string>(
  rows: Readonly<Record<Name, readonly [en: string, zh: string]>>,
): Words<Name> {
  const named = Object.entries<readonly [en: string, zh: string]>(rows);
  // The names of the rows, whose type Object.entries loses.
  return {
    en: Object.fromEntries(named.map(([name, [en]]) => [name, en])) as Record<Name, string>,
    zh: Object.fromEntries(named.map(([name, [, zh]]) => [name, zh])) as Record<Name, string>,
  };
}
