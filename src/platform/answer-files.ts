import { isJsonObject, type Json } from '../kernel/json.ts';
import { Base64Extractor } from '../kernel/base64-extractor.ts';

/** A shorter file is left in the text, where it costs nobody anything. */
const LONGEST_TEXT = 256 * 1024;

/** An answer, with the long files in it taken out of its text. */
export interface ReadAnswer {
  readonly body: string;
  /** The parsed data with the files put back, decoded, where `receivedFile` finds them. */
  readonly restore: (data: Json) => Json;
}

/** Takes an answer in as it arrives. */
export interface AnswerCollector {
  push(chunk: Buffer): void;
  finish(): ReadAnswer;
}

const unchanged = (data: Json): Json => data;

/** Collects an answer that is a text. */
export function collectText(): AnswerCollector {
  const chunks: Buffer[] = [];
  return {
    push: (chunk) => void chunks.push(chunk),
    finish: () => ({ body: utf8(chunks), restore: unchanged }),
  };
}

/** JSON may begin with a byte order mark, which no parser of JSON takes. */
function utf8(chunks: readonly Buffer[]): string {
  const [only, ...more] = chunks;
  const bytes = only && more.length === 0 ? only : Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/**
 * Collects an answer and decodes the files in it while it arrives: as a text, in JSON, and decoded, one of
 * 60 MB would be held four times.
 */
export function collectWithFiles(): AnswerCollector {
  const strings = new Base64Extractor(LONGEST_TEXT);
  const pieces: Buffer[][] = [];
  return {
    push(chunk) {
      for (const { index, bytes } of strings.push(chunk)) (pieces[index] ??= []).push(bytes);
    },
    finish() {
      const files = pieces.map((parts) => Buffer.concat(parts));
      return { body: strings.rest(), restore: (data) => withFiles(data, strings, files) };
    },
  };
}

function withFiles(data: Json, strings: Base64Extractor, files: readonly Buffer[]): Json {
  if (files.length === 0 || !isJsonObject(data)) return data;
  const members = Object.entries(data).map(([name, value]) => [
    name,
    files[strings.indexOf(value) ?? -1] ?? value,
  ]);
  // A Buffer is no JSON: the one field that it can stand in knows it, any other calls it a wrong form.
  return Object.fromEntries(members) as Json;
}
