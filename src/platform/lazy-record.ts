import type { JsonObject } from '../kernel/json/json.ts';
import { errors } from '../messages/errors.ts';
import { PlatformUnavailable } from './errors.ts';
import { type Decoded, type Field, type LazyRecordType, WireError } from './record/index.ts';

/** Object whose members are read from a response; the response itself is private. */
class Pieces {
  readonly #source: JsonObject;

  constructor(source: JsonObject) {
    this.#source = source;
  }

  static sourceOf(pieces: Pieces): JsonObject {
    return pieces.#source;
  }
}

/** One class for each record: defining getters for each response costs more than reading them. */
const classes = new WeakMap<LazyRecordType, typeof Pieces>();

/**
 * Decodes each field of a record when it is read, for billed responses: a member of a wrong form affects that member only.
 * Reading it throws `PlatformUnavailable` with the path in its hint; all others stay readable. The members are getters of a
 * prototype, so a spread copies none of them.
 */
export function readPiecemeal<R extends LazyRecordType>(record: R, source: JsonObject): Decoded<R> {
  let known = classes.get(record);
  if (known === undefined) classes.set(record, (known = piecesOf(record)));
  return new known(source) as Pieces & Decoded<R>; // its getters are the record's members
}

function piecesOf({ fields }: LazyRecordType): typeof Pieces {
  class PiecesOfRecord extends Pieces {}
  for (const [name, field] of Object.entries(fields)) {
    const members = field.shape.kind === 'code' ? [name, `${name}Code`] : [name];
    for (const member of members)
      Object.defineProperty(PiecesOfRecord.prototype, member, {
        get(this: Pieces) {
          return readField(field, Pieces.sourceOf(this), name)[member];
        },
      });
  }
  return PiecesOfRecord;
}

function readField(field: Field, source: JsonObject, name: string): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  try {
    // A wrong value within a part, such as one rate of many lines, is set aside alone.
    field.read(source, name, decoded, () => {});
    return decoded;
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    throw new PlatformUnavailable(errors.partOfWrongForm, {
      hint: error.fault,
      cause: error,
      maybeApplied: true,
    });
  }
}
