import type { Json, JsonObject } from '../../kernel/json/json.ts';
import type { PiiKind } from '../../kernel/privacy/masking.ts';
import { type Message, inEnglish } from '../../messages/message.ts';
import { errors } from '../../messages/errors.ts';
import type { CodeTable } from './leaves/codes.ts';
import type { z } from 'zod';

/** The GraphQL scalars that wire values become. Decimals and dates are texts inside this service. */
type ScalarName =
  | 'String'
  | 'Int'
  | 'Boolean'
  | 'Decimal'
  | 'Date'
  | 'DateTime'
  | 'YearMonth'
  | 'URL'
  | 'JSONObject'
  | 'File';

/** Form of a field's value, from which GraphQL types are derived. */
export type Shape =
  | {
      readonly kind: 'scalar';
      readonly scalar: ScalarName;
      /** Structures that a JSON object may hold, so that personal data in it is recognized. */
      readonly holds?: readonly Structure[];
      /** Of a decimal: an amount of money in yuan; `as read`: it gets its two decimals when it is read. */
      readonly isAmount?: true | 'as read';
    }
  | { readonly kind: 'code'; readonly table: CodeTable }
  | { readonly kind: 'structure'; readonly structure: () => Structure }
  | { readonly kind: 'list'; readonly of: Shape };

/**
 * Source of a field's value in a request: the client (`given`), the client or else this service (`derivable`), or this
 * service only (`hidden`: not part of the GraphQL input). A `hidden` field of a response is read and not shown.
 */
type Origin = 'given' | 'derivable' | 'hidden';

/**
 * One field of a record, declared once: reading from the wire, writing to it, input check and description. The `$` members
 * exist in the type only.
 */
export interface Field<
  Out = unknown,
  In = unknown,
  Sent = unknown,
  Optional extends boolean = boolean,
  From extends Origin = Origin,
> {
  /** The platform's name, verbatim; null for a field that spreads over the whole object. */
  readonly wire: string | null;
  /** The platform's name of the object that contains the field in a response. */
  readonly within?: string;
  readonly doc: string;
  /** May be missing on the wire. */
  readonly optional: Optional;
  /** True when absence has a meaning, so that an unreadable value must not be taken for absence. */
  readonly decisive?: boolean;
  readonly origin: From;
  /** Set if the request's value applies when the response lacks this member. */
  readonly isOfRequest?: true;
  readonly shape: Shape;
  /** Personal data to be masked for callers without the scope `pii`. */
  readonly pii: PiiKind | null;
  /** Finds a likely typing error in a value that passes the check; null for none. Reported as a hint, never rejected. */
  readonly doubt?: ((value: string) => Message | null) | undefined;
  /** Checks a client's value; its messages say what the field takes. */
  readonly input: InputSchema;
  /** Puts the decoded value into `into[name]` (a code's raw value beside it); throws `WireError`. */
  read(source: JsonObject, name: string, into: Record<string, unknown>, setAside?: SetAside): void;
  /** Writes the wire form of a value; writes nothing for null and undefined. */
  write(value: unknown, into: WireTarget): void;
  readonly $out: Out;
  readonly $in: In;
  readonly $sent: Sent;
}

/** A code field: its decoded record also has `<name>Code`, the platform's own value. */
export interface CodeField<Out, In, Optional extends boolean> extends Field<
  Out,
  In,
  In,
  Optional,
  'given'
> {
  readonly $code: true;
}

export type Fields = Readonly<Record<string, Field>>;

/** True for the name of a member that may be missing, on the wire and in GraphQL: it ends with `?`, as in TypeScript. */
export type IsOptional<Wire extends string> = Wire extends `${string}?` ? true : false;

/** Reads the name of a member, which ends with `?` if the member may be missing. */
export function member<Wire extends string>(
  name: Wire,
): { readonly wire: string; readonly optional: IsOptional<Wire> } {
  const optional = name.endsWith('?') as IsOptional<Wire>; // as its type says
  return { wire: optional ? name.slice(0, -1) : name, optional };
}

/** Options that every maker of fields takes. */
export interface FieldOptions {
  /** Description for a reader who never saw the platform's documents. */
  readonly doc: string;
  /** See `Field.decisive`. */
  readonly decisive?: boolean;
}

/**
 * Called for each value that is omitted because it does not have the documented form; the rest of the response is used. Without
 * it, such a value is an error of the whole response.
 */
export type SetAside = (error: WireError) => void;

/** A response does not have the documented form. `path` leads to the value; the value itself is not stored. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly expected: Message;
  #path = '';

  constructor(expected: Message) {
    super(inEnglish(expected));
    this.expected = expected;
  }

  /** For example `result[0].je`. */
  get path(): string {
    return this.#path;
  }

  /** Sentence that says which form the value should have. */
  get fault(): Message {
    return errors.misplaced({ path: this.#path, expected: this.expected });
  }

  /** Prepends a step to the path; called on the way up by each structure around the faulty value. */
  under(step: string): this {
    this.#path =
      this.#path === '' || this.#path.startsWith('[') ? step + this.#path : `${step}.${this.#path}`;
    return this;
  }
}

/** Runs `read` and adds `step` to the path of a `WireError` that comes out of it. */
export function readUnder<T>(step: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw under(step, error);
  }
}

/** Adds `step` to the path of a `WireError`; returns any other error unchanged. */
export function under(step: string, error: unknown): unknown {
  return error instanceof WireError ? error.under(step) : error;
}

/** `setAside` for the values below `step`. */
export function below(step: string, setAside: SetAside | undefined): SetAside | undefined {
  return setAside && ((error) => setAside(error.under(step)));
}

/** Members that exist in the type only: `never` fits the return type of every maker. */
export const phantom = {
  $out: undefined as never,
  $in: undefined as never,
  $sent: undefined as never,
};

/** Object that is being encoded for the platform. */
export type WireTarget = Record<string, JsonObject[string]>;

/**
 * Creates the check of an input on first use: most records describe responses, and a service receives few of all inputs.
 * Creating all of them takes a sixth of a start.
 */
type InputSchema = () => z.ZodType;

/** Creates a schema on first use, once. */
export function madeOnce(make: InputSchema): InputSchema {
  let made: z.ZodType | undefined;
  return () => (made ??= make());
}

/** A record or a choice between records, from which requests and responses are made. */
export interface Structure<In = unknown, Sent = unknown> {
  readonly kind: 'record' | 'choice';
  /** Its GraphQL type name. */
  readonly name: string;
  readonly doc: string;
  /** Checks a client's input, all fields and rules at once. */
  readonly input: InputSchema;
  /** Writes the wire form of a value into an object. */
  write(value: unknown, into: WireTarget): void;
  readonly $in: In;
  readonly $sent: Sent;
}

/** The plain form that a client gives for a record or choice. */
export type Input<S extends { $in: unknown }> = S['$in'];

/** The plain form that is encoded for the platform. */
export type Sent<S extends { $sent: unknown }> = S['$sent'];

/** Encodes a value of a structure into a fresh object. */
export function encode<S extends Structure>(structure: S, value: Sent<S>): JsonObject {
  const target: WireTarget = {};
  structure.write(value, target);
  return target;
}

/** Description of a field that holds one value under one name. */
interface Leaf<Value> {
  readonly shape: Shape;
  readonly input: InputSchema;
  readonly pii?: PiiKind | undefined;
  /** Set when the empty text is a value. Otherwise an empty or blank text counts as absent. */
  readonly hasEmpty?: true;
  readonly doubt?: Field['doubt'];
  /** Form on the wire, as a `WireError` names it. */
  readonly expected: Message;
  /** Decodes a value; undefined when its form is wrong. `setAside` is the record's: paths begin with the field's name. */
  readonly read: (value: Json, setAside?: SetAside) => Value | undefined;
  readonly write: (value: Value) => Json;
}

/** Builds a field from its leaf. On an optional field null, absence, blanks and the empty text all read as null. */
export function leaf<Value, Wire extends string>(
  name: Wire,
  options: FieldOptions,
  { shape, input, pii, doubt, hasEmpty, expected, read, write }: Leaf<Value>,
): Field<Value, Value, Value, IsOptional<Wire>, 'given'> {
  const { wire, optional } = member(name);
  const isText = shape.kind === 'scalar' && shape.scalar === 'String';
  return {
    ...phantom,
    wire,
    doc: options.doc,
    optional,
    origin: 'given',
    shape,
    pii: pii ?? null,
    doubt,
    input: madeOnce(() => (optional ? input().nullish() : input())),
    decisive: options.decisive ?? false,
    read(source, name, into, setAside) {
      // No closure for each value: a list has thousands of them.
      try {
        const value = source[wire];
        const isMissing = hasEmpty !== true && (isBlank(value) || (isText && isEmpty(value)));
        const present = isMissing ? undefined : value;
        into[name] = readValue(present, optional, expected, read, setAside);
      } catch (error) {
        throw under(wire, error);
      }
    },
    write(value, into) {
      // A record passes only values of the field's own type.
      if (value !== null && value !== undefined) into[wire] = write(value as Value);
    },
  };
}

/**
 * True for a text of blanks, as databases fill up short texts, for the empty one, and for the words that programs write in place
 * of a missing value: as a number or reason of a response, they would be taken for one.
 */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && ABSENT.has(value.trim());
}

const ABSENT: ReadonlySet<string> = new Set(['', 'null', 'undefined']);

/** True for a list or an object without members, as some languages write a text or code that is missing. */
export function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Reads one wire value; shared by fields whose decoded form is more than one member. */
export function readValue<Value>(
  value: Json | undefined,
  optional: boolean,
  expected: Message,
  read: Leaf<Value>['read'],
  setAside?: SetAside,
): Value | null {
  if (optional && (value === undefined || value === null || value === '')) return null;
  const decoded = value === undefined ? undefined : read(value, setAside);
  if (decoded === undefined) throw new WireError(expected);
  return decoded;
}

export function scalar(name: ScalarName): Shape {
  return { kind: 'scalar', scalar: name };
}
