import type { Json } from '../../../kernel/json/json.ts';
import type { PiiKind } from '../../../kernel/privacy/masking.ts';
import type { Message } from '../../../messages/message.ts';
import {
  type Field,
  type FieldOptions,
  phantom,
  type SetAside,
  type ScalarName,
  type Shape,
  under,
  WireError,
} from '../field.ts';
import { type InputSchema, madeOnce } from '../structure.ts';

/** A field that holds one value under one name, as its maker describes it. */
export interface Leaf<Value> {
  readonly shape: Shape;
  readonly input: InputSchema;
  readonly pii?: PiiKind | undefined;
  /** Set where the empty text is a value. Elsewhere an answer that has it, or blanks only, lacks the field. */
  readonly hasEmpty?: true;
  readonly doubt?: Field['doubt'];
  /** The form on the wire, as a `WireError` says it. */
  readonly expected: Message;
  /** The decoded value, or undefined when it is not of the expected form. `setAside` is the record's: paths begin with the field's name. */
  readonly read: (value: Json, setAside?: SetAside) => Value | undefined;
  readonly write: (value: Value) => Json;
}

/** Builds a field from its leaf. On an optional field null, absence, blanks and the empty text all read as null. */
export function leaf<Value, Optional extends boolean>(
  wire: string,
  options: FieldOptions<Optional>,
  { shape, input, pii, doubt, hasEmpty, expected, read, write }: Leaf<Value>,
): Field<Value, Value, Value, NoInfer<Optional>, 'given'> {
  // `optional` left out means false, which is what the type parameter's default says as well.
  const optional = (options.optional ?? false) as Optional;
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
      // Without a function of its own for each value: a list has thousands of them.
      try {
        const value = source[wire];
        const present = hasEmpty !== true && isBlank(value) ? undefined : value;
        into[name] = readValue(present, optional, expected, read, setAside);
      } catch (error) {
        throw under(wire, error);
      }
    },
    write(value, into) {
      // A record hands each field only values of its own type.
      if (value !== null && value !== undefined) into[wire] = write(value as Value);
    },
  };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
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
