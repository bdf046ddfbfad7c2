import type { JsonObject } from '../kernel/json.ts';
import { PlatformUnavailable } from './errors.ts';
import { type Decoded, type Field, type RecordType, WireError } from './record/index.ts';

/**
 * Decodes each field of a record when it is asked for. Where an answer cost something, one member of
 * another form than documented then spoils that member only: reading it throws `PlatformUnavailable`
 * with the path in its hint, and all others are still there.
 */
export function readPiecemeal<R extends RecordType>(record: R, source: JsonObject): Decoded<R> {
  const pieces: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(record.fields)) {
    const members = field.shape.kind === 'code' ? [name, `${name}Code`] : [name];
    for (const member of members)
      Object.defineProperty(pieces, member, {
        enumerable: true,
        get: () => readField(field, source, name)[member],
      });
  }
  return pieces;
}

function readField(field: Field, source: JsonObject, name: string): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  try {
    field.read(source, name, decoded);
    return decoded;
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw new PlatformUnavailable(
      'This part of the platform’s answer has not its documented form.',
      {
        hint: `${error.path} should be ${error.expected}`,
        cause: error,
        maybeApplied: true,
      },
    );
  }
}
