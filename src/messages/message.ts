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
