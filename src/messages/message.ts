/** The languages that this service speaks. */
export type Language = 'en' | 'zh';

/** The language of clients that ask for none, or for none of these; also that of logs and descriptions. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** A value that a message says. A message within a message is put into the same language. */
export type Param = string | number | Message;

/**
 * Something to be said to people, not yet put into words: who reads it decides on the language. It is plain JSON,
 * so that it can be kept, and read later in a language that nobody thought of then.
 */
export type Message = {
  /** The name of its text, `<catalogue>.<text>`; stable, as it is kept. */
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
