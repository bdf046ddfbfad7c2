import { isJsonObject, type Json } from '../../kernel/json/json.ts';
import type { FileSink, LocalFile, OpenSink } from '../../kernel/files/local-file.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import { Base64Extractor } from '../../kernel/json/base64-extractor.ts';

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
