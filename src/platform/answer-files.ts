import { isJsonObject, type Json } from '../kernel/json.ts';
import { Base64Extractor } from '../kernel/base64-extractor.ts';

/** A shorter file is left in the text, where it costs nobody anything. */
const LONGEST_TEXT = 256 * 1024;

/** An answer in which files stand in base64, with the long ones taken out of its text. */
export interface AnswerWithFiles {
  readonly body: string;
  /** The parsed data with the files put back, decoded, where `receivedFile` finds them. */
  readonly restore: (data: Json) => Json;
}

/**
 * Reads an answer and decodes the files in it while it arrives: as a text, in JSON, and decoded, one of
 * 60 MB would be held four times.
 */
export async function readWithFiles(bytes: AsyncIterable<Buffer>): Promise<AnswerWithFiles> {
  const strings = new Base64Extractor(LONGEST_TEXT);
  const pieces: Buffer[][] = [];
  for await (const chunk of bytes)
    for (const { index, bytes: piece } of strings.push(chunk)) (pieces[index] ??= []).push(piece);
  const files = pieces.map((parts) => Buffer.concat(parts));
  return {
    body: strings.rest(),
    restore(data) {
      if (files.length === 0 || !isJsonObject(data)) return data;
      const members = Object.entries(data).map(([name, value]) => [
        name,
        files[strings.indexOf(value) ?? -1] ?? value,
      ]);
      // A Buffer is no JSON: the one field that it can stand in knows it, any other calls it a wrong form.
      return Object.fromEntries(members) as Json;
    },
  };
}
