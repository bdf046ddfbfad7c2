import { isJsonObject, type Json } from '../../kernel/json/json.ts';
import type { FileSink, LocalFile, OpenSink } from '../../kernel/files/local-file.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { Base64Extractor } from '../../kernel/json/base64-extractor.ts';

/** A shorter file is left in the text, where it costs nobody anything. */
const LONGEST_TEXT = 256 * 1024;

/** An answer, with the long files in it taken out of its text. */
export interface ReadAnswer {
  readonly body: string;
  /** The parsed data with the files put back, decoded, where `receivedFile` finds them. */
  readonly restore: (data: Json) => Json;
  /** Removes the files, of an answer that comes to nothing. */
  readonly discard: () => void;
}

/** Takes an answer in as it arrives. */
export interface AnswerCollector {
  /** Takes the next bytes; answers how many of them stay in memory. */
  push(chunk: Buffer): number;
  /** True while the disk has not taken what there was for it. */
  readonly isBehind: boolean;
  /** At once for an answer without files; rejects when a file could not be written. */
  finish(): MaybePromise<ReadAnswer>;
  /** Removes the files of an answer that was cut off. */
  discard(): void;
}

/** Collects an answer that is a text. */
export class TextCollector implements AnswerCollector {
  readonly isBehind = false;
  readonly #chunks: Buffer[] = [];

  push(chunk: Buffer): number {
    this.#chunks.push(chunk);
    return chunk.length;
  }

  finish(): ReadAnswer {
    return { body: utf8(this.#chunks), restore: unchanged, discard: noFiles };
  }

  discard(): void {}
}

const unchanged = (data: Json): Json => data;
const noFiles = (): void => {};

/** JSON may begin with a byte order mark, which no parser of JSON takes. */
function utf8(chunks: readonly Buffer[]): string {
  const [only, ...more] = chunks;
  const bytes = only && more.length === 0 ? only : Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/**
 * Collects an answer and decodes the files in it onto the disk while it arrives: as a text, in JSON, and decoded,
 * one of 60 MB would be held four times. `drained` is called when it is no longer behind.
 */
export function collectWithFiles(openSink: OpenSink, drained: () => void): AnswerCollector {
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
      // Three bytes came as four characters.
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
  // A file is no JSON: the one field that it can stand in knows it, any other calls it a wrong form.
  return Object.fromEntries(members) as Json;
}
