import type { Json } from '../../kernel/json/json.ts';
import { UploadedFile } from '../../kernel/files/uploaded-file.ts';
import { errors } from '../../messages/errors.ts';
import { PlatformUnavailable } from '../errors.ts';

/**
 * Body that is signed and sent: a text, or, if it contains a file, pieces that are read from the disk twice, for the signature
 * and for sending, with the same bytes both times.
 */
export type Body = string | Pieces;

/** Text in pieces, for bodies that are too long for memory. */
export interface Pieces {
  readonly byteSize: number;
  read(): AsyncIterable<Buffer>;
}

/** Bytes that are encoded at a time: a multiple of three, so that the base64 of the pieces can be concatenated. */
const AT_ONCE = 48 * 1024;

/** Writes the JSON text of a request. `fileContent` puts files directly into its members. */
export function writeBody(members: Readonly<Record<string, Json | undefined>>): Body {
  const files: [string, UploadedFile][] = [];
  for (const name in members) {
    const member: unknown = members[name];
    if (member instanceof UploadedFile) files.push([name, member]);
  }
  if (files.length === 0) return JSON.stringify(members);
  const others = { ...members };
  for (const [name] of files) delete others[name];
  // Without its closing brace, so that the files follow as further members.
  const opening = JSON.stringify(others).slice(0, -1);
  const parts = files.flatMap(([name, file], index) => [
    `${index === 0 && opening === '{' ? '' : ','}${JSON.stringify(name)}:"`,
    file,
    '"',
  ]);
  return toPieces([opening, ...parts, '}']);
}

function toPieces(parts: readonly (string | UploadedFile)[]): Pieces {
  const lengths = parts.map((part) =>
    typeof part === 'string' ? Buffer.byteLength(part) : Math.ceil(part.byteSize / 3) * 4,
  );
  return {
    byteSize: lengths.reduce((sum, length) => sum + length, 0),
    async *read() {
      for (const part of parts) {
        if (typeof part === 'string') yield Buffer.from(part);
        else yield* inBase64(part);
      }
    },
  };
}

async function* inBase64(file: UploadedFile): AsyncIterable<Buffer> {
  let left: Buffer = Buffer.alloc(0);
  let byteSize = 0;
  for await (const chunk of readable(file)) {
    byteSize += chunk.length;
    const bytes = left.length === 0 ? chunk : Buffer.concat([left, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    for (let from = 0; from < whole; from += AT_ONCE) {
      yield encoded(bytes.subarray(from, Math.min(from + AT_ONCE, whole)));
    }
    left = bytes.subarray(whole);
  }
  if (byteSize !== file.byteSize) throw unreadable();
  if (left.length > 0) yield encoded(left);
}

function encoded(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('base64'), 'latin1');
}

async function* readable(file: UploadedFile): AsyncIterable<Buffer> {
  try {
    yield* file.read();
  } catch (error) {
    throw unreadable(error);
  }
}

/** The file is first read for the signature, so this failure comes before anything is sent. */
function unreadable(cause?: unknown): PlatformUnavailable {
  return new PlatformUnavailable(errors.fileNotReadBack, {
    cause,
    maybeApplied: false,
  });
}
