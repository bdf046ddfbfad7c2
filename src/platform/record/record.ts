import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';
import { forms } from '../../messages/forms.ts';
import { brokenRule, issueText } from './issue-message.ts';
import {
  type Fields,
  phantom,
  WireError,
  madeOnce,
  type CodeField,
  type Field,
  type SetAside,
  type Structure,
} from './field.ts';
import { errors } from '../../messages/errors.ts';
import { PlatformUnavailable } from '../errors.ts';
import type { Message } from '../../messages/message.ts';

/** A rule over several fields of an input. */
interface Rule<Input> {
  /** Field at which the error is reported. */
  readonly at: Extract<keyof Input, string>;
  /** The rule in words; a function if the words depend on the input. */
  readonly message: Message | ((input: Input) => Message);
  readonly holds: (input: Input) => boolean;
}

/** One table of fields. */
export interface RecordType<F extends Fields = Fields> extends Structure<InputOf<F>, SentOf<F>> {
  readonly kind: 'record';
  readonly fields: F;
  /** Its members are decoded when they are read, and reading one may throw. */
  readonly isLazy?: true;
  /**
   * Decodes an object of the platform; throws `WireError` with the path of the value that has a wrong form. With `setAside` it
   * throws for required and decisive fields only; any other field is null then.
   */
  read(source: unknown, setAside?: SetAside): OutputOf<F>;
  readonly $out: OutputOf<F>;
}

/** A record that `readPiecemeal` reads: its members may throw when they are read. */
interface LazyRecordType<F extends Fields = Fields> extends RecordType<F> {
  readonly isLazy: true;
}

type Nullable<T, Optional> = Optional extends true ? T | null : T;

/** Decoded form of a record: every field present, null if an optional one was absent. */
type OutputOf<F> = {
  readonly [K in keyof F]: F[K] extends Field<infer Out, unknown, unknown, infer Optional>
    ? Nullable<Out, Optional>
    : never;
} & {
  readonly [
    K in keyof F as F[K] extends CodeField<unknown, unknown, boolean> ? `${K & string}Code` : never
  ]: F[K] extends Field<unknown, unknown, unknown, infer Optional>
    ? Nullable<string, Optional>
    : never;
};

type GivenAndRequired<F, K extends keyof F> = F[K] extends { optional: false; origin: 'given' }
  ? K
  : never;
type Visible<F, K extends keyof F> = F[K] extends { origin: 'hidden' } ? never : K;
type Sendable<F, K extends keyof F> = F[K] extends { $unsent: true } ? never : K;
type MustBeSent<F, K extends keyof F> = F[K] extends { optional: false } ? Sendable<F, K> : never;
type InOf<T> = T extends { $in: infer In } ? In : never;
type SentMember<T> = T extends { $sent: infer Sent } ? Sent : never;

/** The input form of a record. */
type InputOf<F> = {
  readonly [K in keyof F as GivenAndRequired<F, K>]: InOf<F[K]>;
} & {
  readonly [K in keyof F as Exclude<Visible<F, K>, GivenAndRequired<F, K>>]?:
    | InOf<F[K]>
    | null
    | undefined;
};

/** The form that the encoder takes: the client's fields and those that this service fills in. */
type SentOf<F> = {
  readonly [K in keyof F as MustBeSent<F, K>]: SentMember<F[K]>;
} & {
  readonly [K in keyof F as Exclude<Sendable<F, K>, MustBeSent<F, K>>]?:
    | SentMember<F[K]>
    | null
    | undefined;
};

/** The plain form that a record decodes to. */
export type Decoded<R extends { $out: unknown }> = R['$out'];

/** Members that a decoded response has. */
export function presentIn<Members extends object>(decoded: Members): Partial<Members> {
  const present = Object.entries(decoded).filter(([, value]) => value !== null);
  return Object.fromEntries(present) as Partial<Members>; // some of its members
}

/**
 * Known members, replaced by those that a later response has, at any depth. A response that lacks some of them does not take back
 * what an earlier one said.
 */
export function merged<Known extends object>(known: Known, said: Partial<Known>): Known {
  const before = new Map<string, unknown>(Object.entries(known));
  const later = Object.entries<unknown>(presentIn(said)).map(([name, value]) => {
    const earlier = before.get(name);
    return [name, isObject(earlier) && isObject(value) ? merged(earlier, value) : value] as const;
  });
  return { ...known, ...(Object.fromEntries(later) as Partial<Known>) }; // its own members
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Distinguishes a record from a choice. */
export function isRecord(structure: Structure): structure is RecordType {
  return structure.kind === 'record';
}

/**
 * Declares one wire record: every field once, under its GraphQL name. The decoder, the encoder, the check of the input, the
 * GraphQL types with their descriptions, and the sandbox's responses are derived from this table.
 *
 * Throws when two fields have the same wire name or would have the same GraphQL name.
 */
export function record<const F extends Fields>(
  name: string,
  doc: string,
  fields: F,
  options: {
    readonly rules?: readonly Rule<InputOf<F>>[];
    /** Optional fields; a response with none of them is rejected. */
    readonly atLeastOneOf?: readonly Extract<keyof F, string>[];
  } = {},
): RecordType<F> {
  const entries = Object.entries(fields);
  const { atLeastOneOf = [] } = options;
  refuseRepeats(
    name,
    'wire name',
    entries.flatMap(([, field]) => field.wire ?? []),
  );
  refuseRepeats(
    name,
    'field name',
    entries.flatMap(([key, { shape }]) => (shape.kind === 'code' ? [key, `${key}Code`] : [key])),
  );
  return {
    ...phantom,
    kind: 'record',
    name,
    doc,
    fields,
    input: madeOnce(() => inputOf(fields, options.rules ?? [])),
    read(source, setAside) {
      if (!isJsonObject(source)) throw new WireError(forms.object);
      const decoded: Record<string, unknown> = {};
      for (const [key, field] of entries) {
        try {
          field.read(source, key, decoded, setAside);
        } catch (error) {
          const mayBeMissing = field.optional && field.decisive !== true;
          if (!setAside || !mayBeMissing || !(error instanceof WireError)) throw error;
          setAside(error);
          decoded[key] = null;
        }
      }
      if (atLeastOneOf.length > 0 && atLeastOneOf.every((key) => decoded[key] === null))
        throw new WireError(forms.objectWithOneOf({ members: atLeastOneOf.join(', ') }));
      return decoded as OutputOf<F>; // member by member what each field's type says
    },
    write(value, into) {
      const members = value as Readonly<Record<string, unknown>>; // Structure.write takes only values of this record
      for (const [key, field] of entries) field.write(members[key], into);
    },
  };
}

/** Declares a record that is read member by member, for responses that are billed. */
export function lazyRecord<const F extends Fields>(
  name: string,
  doc: string,
  fields: F,
): LazyRecordType<F> {
  return { ...record(name, doc, fields), isLazy: true };
}

function inputOf<F extends Fields>(fields: F, rules: readonly Rule<InputOf<F>>[]): z.ZodType {
  const visible = Object.entries(fields).filter(([, field]) => field.origin !== 'hidden');
  const plain = z.strictObject(
    Object.fromEntries(visible.map(([key, field]) => [key, field.input()])),
  );
  return plain.check(({ value, issues }) => {
    const fieldsAreFine = issues.length === 0;
    for (const { at, message, holds } of rules) {
      // zod comes here only with members of the right types, so it is an InputOf<F>.
      if (judged(() => holds(value as InputOf<F>), fieldsAreFine)) continue;
      const broken = brokenRule((value[at] ?? null) === null ? 'missing' : 'inconsistent');
      issues.push({
        code: 'custom',
        path: [at],
        message: issueText(typeof message === 'function' ? message(value as InputOf<F>) : message),
        input: value,
        ...broken,
      });
    }
  });
}

/**
 * Rules run even when a field is wrong, so that everything is reported at once. A rule relies on correct fields, so one that
 * throws over a wrong field counts as fulfilled.
 */
function judged(holds: () => boolean, fieldsAreFine: boolean): boolean {
  try {
    return holds();
  } catch (error) {
    if (fieldsAreFine) throw error;
    return true;
  }
}

function refuseRepeats(record: string, what: string, names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`${record}: the ${what} ${repeated} occurs twice`);
}

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
