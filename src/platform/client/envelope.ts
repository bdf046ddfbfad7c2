import {
  plainSpelling,
  plainText,
  isJsonObject,
  type Json,
  soleObject,
  storableJson,
} from '../../kernel/json/json.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import { errors } from '../../messages/errors.ts';
import { type Message, quote } from '../../messages/message.ts';
import { type PlatformError, PlatformUnavailable } from '../errors.ts';
import { parseExactJson } from '../../kernel/json/lossless-json.ts';
import type { FileSink, LocalFile, OpenSink } from '../../kernel/files/local-file.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
import { Base64Extractor } from '../../kernel/json/base64-extractor.ts';

/** The platform's response to any call (document 1, section 2.1). */
export interface Envelope {
  /** HTTP status. The business code decides; for an unknown code, the status distinguishes a rejection from a fault. */
  readonly status: number;
  readonly code: string;
  readonly msg: string;
  readonly requestId: string | null;
  /** As received; null when absent. */
  readonly data: Json;
  /** Creates the error that a response of a special form stands for, whatever its code. */
  readonly refusal?: (masked: MaskText) => PlatformError;
  /** Set for a rejection that may name a blocking subject, such as another payee with the same card. */
  readonly mayNameAnother?: true;
  /** Member in which a response names another subject than the request; absent otherwise. */
  readonly namesAnother?: string;
}

/** Masks a text of the platform; numbers that the call is about stay readable. */
export type MaskText = (text: string) => string;

/**
 * Reading of numbers: with all their digits (`exact`), or as doubles (`plain`), which is ten times faster and right for
 * thousands of measurements without amounts.
 */
export type Numbers = 'exact' | 'plain';

/** Reads a received text as an envelope, or throws `PlatformUnavailable`. */
export type AnswerReader = (status: number, body: string, numbers?: Numbers) => Envelope;

/** Reads a response in the platform's envelope. */
export const readEnvelope: AnswerReader = (status, body, numbers) =>
  toEnvelope(status, parseAnswer(body, numbers), body);

/**
 * Makes an envelope, for any HTTP status: the business code decides. Throws `PlatformUnavailable` with the masked beginning of a
 * body that is not an envelope.
 */
export function toEnvelope(status: number, answer: Json | undefined, body: string): Envelope {
  if (!isJsonObject(answer) || typeof answer['code'] !== 'string') {
    throw new PlatformUnavailable(errors.noEnvelope({ status }), {
      hint: excerpt(body),
      maybeApplied: true,
    });
  }
  const { msg, requestId, data } = answer;
  const code = (plainSpelling(answer['code']) ?? '').replace(/^cyt_/i, 'CYT_');
  return {
    status,
    code,
    msg: proseIn(msg) ?? code,
    requestId: plainText(requestId) ?? null,
    data: data ?? null,
  };
}

/**
 * Beginning of a body, from which an operator recognizes its sender. Every longer number is masked, as it may be personal. An
 * HTML page is only reported as such.
 */
export function excerpt(body: string): Message {
  if (isPage(body)) return errors.pageReceived;
  const starred = body.slice(0, 1_000).replace(/\d{6,}[Xx]?/g, '******');
  return quote(maskText(starred).slice(0, 200));
}

/**
 * Content of a response body; undefined if it is no JSON. A list of one object is read as that object, and `data` may
 * be a text of JSON, because some gateways pass on a text.
 */
export function parseAnswer(body: string, numbers: Numbers = 'exact'): Json | undefined {
  const answer = parsed(body, numbers);
  const sole = soleObject(answer) ?? answer;
  if (!isJsonObject(sole)) return sole;
  const { data } = sole;
  if (typeof data !== 'string' || !/^\s*[[{]/.test(data)) return sole;
  return { ...sole, data: parsed(data, numbers) ?? data };
}

function parsed(text: string, numbers: Numbers): Json | undefined {
  try {
    // JSON.parse gives JSON.
    return numbers === 'exact' ? parseExactJson(text) : (JSON.parse(storableJson(text)) as Json);
  } catch {
    return undefined;
  }
}

/** A text for people, a number as its digits; null for anything else and for an HTML page. */
export function proseIn(value: Json | undefined): string | null {
  const text = plainText(value);
  return text === undefined || isPage(text) ? null : text;
}

/** Recognizes an HTML page by tags that only pages have: a text may name a placeholder in angle brackets. */
function isPage(text: string): boolean {
  return /<(?:!doctype|\?xml|html|head|body|title|center|script|style|meta|table|div|pre|span|p|br|hr|h[1-6])(?=[\s/>?])/i.test(
    text,
  );
}

/** A shorter file stays in the text. */
const LONGEST_TEXT = 256 * 1024;

/** Body of a response, without the long files, which are decoded separately. */
export interface ReceivedBody {
  readonly body: string;
  /** Puts the decoded files back into the parsed data, where `receivedFile` finds them. */
  readonly restore: (data: Json) => Json;
  /** Removes the files of a response that is not used. */
  readonly discard: () => void;
}

/** Collects a response while it arrives. */
export interface BodyCollector {
  /** Takes the next bytes; returns how many of them stay in memory. */
  push(chunk: Buffer): number;
  /** True while bytes wait to be written to the disk. */
  readonly isBehind: boolean;
  /** Synchronous for a response without files; rejects when a file could not be written. */
  finish(): MaybePromise<ReceivedBody>;
  /** Removes the files of a response that was cut off. */
  discard(): void;
}

/** Collects a response without files. */
export class TextCollector implements BodyCollector {
  readonly isBehind = false;
  readonly #chunks: Buffer[] = [];

  push(chunk: Buffer): number {
    this.#chunks.push(chunk);
    return chunk.length;
  }

  finish(): ReceivedBody {
    return { body: utf8(this.#chunks), restore: unchanged, discard: noFiles };
  }

  discard(): void {}
}

const unchanged = (data: Json): Json => data;
const noFiles = (): void => {};

/** Decodes a text without its byte order mark, which no JSON parser accepts. */
function utf8(chunks: readonly Buffer[]): string {
  const [only, ...more] = chunks;
  const bytes = only && more.length === 0 ? only : Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/**
 * Collects a response and decodes its files to the disk while they arrive; as bytes, text, JSON and decoded, a file of
 * 60 MB would be in memory four times. `drained` is called when the disk has caught up.
 */
export function collectWithFiles(openSink: OpenSink, drained: () => void): BodyCollector {
  const strings = new Base64Extractor(LONGEST_TEXT);
  const sinks: FileSink[] = [];
  const discard = (): void => {
    for (const sink of sinks) sink.discard();
  };
  return {
    push(chunk) {
      let written = 0;
      for (const { index, bytes } of strings.push(chunk)) {
        (sinks[index] ??= openSink(drained)).write(bytes);
        written += bytes.length;
      }
      // Three bytes arrived as four characters.
      return Math.max(0, chunk.length - Math.floor((written * 4) / 3));
    },
    get isBehind() {
      return sinks.some((sink) => sink.isBehind);
    },
    async finish() {
      const files = await Promise.all(sinks.map((sink) => sink.finish()));
      return { body: strings.rest(), restore: (data) => withFiles(data, strings, files), discard };
    },
    discard,
  };
}

function withFiles(data: Json, strings: Base64Extractor, files: readonly LocalFile[]): Json {
  if (files.length === 0 || !isJsonObject(data)) return data;
  const members = Object.entries(data).map(([name, value]) => [
    name,
    files[strings.indexOf(value) ?? -1] ?? value,
  ]);
  // A file is not JSON: `receivedFile` reads it, and any other field reports a wrong form.
  return Object.fromEntries(members) as Json;
}
