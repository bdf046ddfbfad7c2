import { isJsonObject, type Json } from '../../kernel/json/json.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import { errors } from '../../messages/errors.ts';
import type { Message } from '../../messages/message.ts';
import { quote } from '../../messages/joined.ts';
import { type PlatformError, PlatformUnavailable } from '../errors.ts';
import { parseExactJson, plainText } from './exact-json.ts';

/** The platform's answer to any call (document 1, section 2.1). */
export interface Envelope {
  /** Of HTTP. The business code decides; this only tells a refusal from a fault where the code is unknown. */
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly requestId: string | null;
  /** As received; null when it is missing. */
  readonly data: Json;
  /** The error that an answer of a special kind stands for, whatever its code; its texts still to be masked. */
  readonly refusal?: (masked: MaskText) => PlatformError;
  /** The member by which a success names another subject than was asked about; left out for any other answer. */
  readonly namesAnother?: string;
}

/** Masks a text of the platform's as it comes with one call: numbers that the call is about stay. */
export type MaskText = (text: string) => string;

/**
 * How the numbers of an answer are read: with all their digits (`exact`), or as doubles (`plain`), which
 * is ten times faster and right where a list of thousands of measurements holds no amounts.
 */
export type Numbers = 'exact' | 'plain';

/** Makes an envelope of a text that was received, or throws `PlatformUnavailable`. */
export type AnswerReader = (status: number, body: string, numbers?: Numbers) => Envelope;

/** Reads an answer that comes in the platform's envelope. */
export const readEnvelope: AnswerReader = (status, body, numbers) =>
  toEnvelope(status, parseAnswer(body, numbers), body);

/**
 * An envelope, whatever the HTTP status: the business code decides. Throws `PlatformUnavailable` with
 * the beginning of what was received (masked) when it is none.
 */
export function toEnvelope(status: number, answer: Json | undefined, body: string): Envelope {
  if (!isJsonObject(answer) || typeof answer['code'] !== 'string') {
    throw new PlatformUnavailable(errors.noEnvelope({ status }), {
      hint: excerpt(body),
      maybeApplied: true,
    });
  }
  const { code, msg, requestId, data } = answer;
  return {
    status,
    code: answer['code'],
    msg: proseIn(msg) ?? code,
    requestId: typeof requestId === 'string' ? requestId : null,
    data: data ?? null,
  };
}

/**
 * The beginning of what was received, to recognize whose answer it is, such as half a text. Any longer number
 * is starred: none is needed for that, and it may be anybody's. A page for browsers helps no caller: that it
 * is one says all.
 */
export function excerpt(body: string): Message {
  if (isPage(body)) return errors.pageReceived;
  const starred = body.slice(0, 1_000).replace(/\d{6,}[Xx]?/g, '******');
  return quote(maskText(starred).slice(0, 200));
}

/** The content of an answer's body; undefined when it is no JSON. */
export function parseAnswer(body: string, numbers: Numbers = 'exact'): Json | undefined {
  try {
    // JSON.parse gives JSON.
    return numbers === 'exact' ? parseExactJson(body) : (JSON.parse(body) as Json);
  } catch {
    return undefined;
  }
}

/** A text that a person would read, a number in its digits; null for anything else and for a page of HTML that was passed on. */
export function proseIn(value: Json | undefined): string | null {
  const text = plainText(value);
  return text === undefined || isPage(text) ? null : text;
}

/** By tags that only pages have: a text may name a placeholder in angle brackets. */
function isPage(text: string): boolean {
  return /<(?:!doctype|\?xml|html|head|body|title|center|script|style|meta|table|div|pre|span|p|br|hr|h[1-6])(?=[\s/>?])/i.test(
    text,
  );
}
