import type { JsonObject } from '../../kernel/json/json.ts';
import type { PiiKind } from '../../kernel/privacy/masking.ts';
import type { Message } from '../../messages/message.ts';
import { inEnglish } from '../../messages/words.ts';
import { errors } from '../../messages/errors.ts';
import type { CodeTable } from './leaves/codes.ts';
import type { InputSchema, Structure, WireTarget } from './structure.ts';

/** The GraphQL scalars that wire values become. Decimals and dates are texts inside this service. */
export type ScalarName =
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

/** The form of a field's value, for whoever derives types from it. */
export type Shape =
  | {
      readonly kind: 'scalar';
      readonly scalar: ScalarName;
      /** Of a JSON object: what may stand in it, so that the personal data in there is known. */
      readonly holds?: readonly Structure[];
      /** Of a decimal: it is an amount of money in yuan; `as read`: it gets its two decimals when it is read. */
      readonly isAmount?: true | 'as read';
    }
  | { readonly kind: 'code'; readonly table: CodeTable }
  | { readonly kind: 'structure'; readonly structure: () => Structure }
  | { readonly kind: 'list'; readonly of: Shape };

/**
 * The giver of a request's field: the client must or may (`given`), the client may and we compute it
 * otherwise (`derivable`), or only we (`hidden`: not part of the GraphQL input). A `hidden` field of an
 * answer is read by this service and not shown.
 */
export type Origin = 'given' | 'derivable' | 'hidden';

/**
 * One field of a record, named once: how it is read from and written to the wire, which input it takes
 * and how it is described. The `$` members exist in the type only.
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
  readonly doc: string;
  /** May be missing on the wire. */
  readonly optional: Optional;
  /** True where its absence says something, so that a value that cannot be read must not be taken for that. */
  readonly decisive?: boolean;
  readonly origin: From;
  readonly shape: Shape;
  /** Personal data to be masked for callers without the scope `pii`. */
  readonly pii: PiiKind | null;
  /** What may be mistyped in a value that passes the check; null for nothing. Said, and never refused. */
  readonly doubt?: ((value: string) => Message | null) | undefined;
  /** What checks what a client gives; it says in its messages what the field takes. */
  readonly input: InputSchema;
  /** Puts the decoded value into `into[name]` (a code's raw value beside it); throws `WireError`. */
  read(source: JsonObject, name: string, into: Record<string, unknown>, setAside?: SetAside): void;
  /** Writes the wire form of a value; nothing for null and undefined. */
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

/** Options that every maker of fields takes. */
export interface FieldOptions<Optional extends boolean> {
  /** Words for it, for someone who never saw the platform's documents. */
  readonly doc: string;
  /** May be missing, on the wire and in GraphQL. */
  readonly optional?: Optional;
  /** See `Field.decisive`. */
  readonly decisive?: boolean;
}

/**
 * Told of each value that is left out of what is read, as it does not have the documented form: the rest of the
 * answer stands. Where nobody is to be told, such a value is an error of the whole.
 */
export type SetAside = (error: WireError) => void;

/** The platform's answer does not have the documented form. `path` leads to the place; no value is kept. */
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

  /** What should stand there, in a sentence. */
  get fault(): Message {
    return errors.misplaced({ path: this.#path, expected: this.expected });
  }

  /** Called on the way up by everything that the faulty value stands in. */
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

/** An error, with `step` added to the path where it is a `WireError`. */
export function under(step: string, error: unknown): unknown {
  return error instanceof WireError ? error.under(step) : error;
}

/** `setAside` for the values of a part: their paths lead through `step`. */
export function below(step: string, setAside: SetAside | undefined): SetAside | undefined {
  return setAside && ((error) => setAside(error.under(step)));
}

/** The members that exist in the type only: `never` fits whatever a maker's return type says they are. */
export const phantom = {
  $out: undefined as never,
  $in: undefined as never,
  $sent: undefined as never,
};
