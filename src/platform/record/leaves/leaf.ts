import type { Json } from '../../../kernel/json/json.ts';
import type { PiiKind } from '../../../kernel/privacy/masking.ts';
import type { Message } from '../../../messages/message.ts';
import {
  type Field,
  type FieldOptions,
  type IsOptional,
  member,
  phantom,
  type SetAside,
  type ScalarName,
  type Shape,
  under,
  WireError,
  type InputSchema,
  madeOnce,
} from '../field.ts';

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
        const present = hasEmpty !== true && isBlank(value) ? undefined : value;
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
