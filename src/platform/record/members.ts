import { z } from 'zod';
import {
  plainText,
  isJsonObject,
  type Json,
  type JsonObject,
  soleObject,
} from '../../kernel/json/json.ts';
import { forms } from '../../messages/forms.ts';
import { codeIn, type CodeTable, UNRECOGNIZED } from './leaves/codes.ts';
import {
  below,
  type CodeField,
  type Field,
  type FieldOptions,
  type Fields,
  phantom,
  isBlank,
  isEmpty,
  readUnder,
  type SetAside,
  type Shape,
  under,
  WireError,
  type IsOptional,
  member,
  encode,
  type Input,
  madeOnce,
  type Sent,
  type Structure,
  leaf,
  readValue,
} from './field.ts';
import { parseExactJson } from '../../kernel/json/lossless-json.ts';
import { text } from './leaves/text.ts';
import { type Decoded, isRecord, type RecordType } from './record.ts';
import { rules } from '../../messages/rules.ts';
import { issueText } from './issue-message.ts';

interface CodeOptions extends FieldOptions {
  /** Set when the platform writes the code as a JSON number. */
  readonly as?: 'number';
}

/**
 * A value of a code table, decoded to its readable name; a code that the table does not contain reads as
 * `UNRECOGNIZED`. The decoded record has the raw code beside it, as `<name>Code`. Blanks, null and absence are no code,
 * or the empty one if the table has it: many JSON writers omit empty values. A value that is not a code at all is set
 * aside as `UNRECOGNIZED`, too: null would mean that it is absent.
 */
export function code<Name extends string, Wire extends string>(
  name: Wire,
  table: CodeTable<Name>,
  options: CodeOptions,
): CodeField<Name | typeof UNRECOGNIZED, Name, IsOptional<Wire>> {
  const { wire } = member(name);
  const names = table.entries.map((entry) => entry.name);
  const field = leaf<Name | typeof UNRECOGNIZED, Wire>(name, options, {
    shape: { kind: 'code', table },
    hasEmpty: true,
    input: () => z.enum(names, issueText(rules.oneOf({ names: names.join(', ') }))),
    expected: forms.code({ table: table.name }),
    read: (value) => {
      const raw = codeIn(value, table);
      return raw === undefined ? undefined : (table.nameOf.get(raw) ?? UNRECOGNIZED);
    },
    write: (name) => {
      const raw = table.codeOf.get(name);
      if (raw === undefined) throw new Error(`${table.name} has no code for ${name}`);
      return options.as === 'number' ? Number(raw) : raw;
    },
  });
  const hasEmptyCode = table.nameOf.has('');
  return {
    ...field,
    ...phantom,
    $code: true,
    read(source, name, into, setAside) {
      const isMissing = isBlank(source[wire]) || isEmpty(source[wire]);
      const given = isMissing ? null : source[wire];
      const value = given ?? (hasEmptyCode ? '' : undefined);
      if (setAside && value !== undefined && plainText(value) === undefined) {
        setAside(new WireError(forms.code({ table: table.name })).under(wire));
        into[name] = UNRECOGNIZED;
        // Its members may be personal data.
        into[`${name}Code`] = typeof value === 'boolean' ? String(value) : '…';
        return;
      }
      field.read({ [wire]: value }, name, into);
      into[`${name}Code`] = readValue(value, field.optional, forms.anyValue, (received) =>
        codeIn(received, table),
      );
    },
  };
}

/** A record within a record. `list-of-one` and `json-text` are unusual forms in which the platform wraps one. */
export function nested<S extends Structure, Wire extends string>(
  name: Wire,
  structure: S,
  options: FieldOptions & { readonly as?: Wrapping },
): Field<DecodedOf<S>, Input<S>, Sent<S>, IsOptional<Wire>, 'given'> {
  const { wire } = member(name);
  return leaf(name, options, {
    shape: structureShape(structure),
    input: structure.input,
    expected: forms.object,
    read: (value, setAside) =>
      readStructure(structure, unwrap(value, options.as), below(wire, setAside)),
    write: (value) => wrap(encode(structure, value), options.as),
  });
}

/** Several records of one kind. */
export function list<S extends Structure, Wire extends string>(
  name: Wire,
  structure: S,
  options: FieldOptions & OddItems & ListOptions,
): Field<
  readonly DecodedOf<S>[],
  readonly Input<S>[],
  readonly Sent<S>[],
  IsOptional<Wire>,
  'given'
> {
  const { wire } = member(name);
  const { min = 0, max = Infinity, countedBy } = options;
  const takes = issueText(
    max === Infinity ? rules.atLeastItems({ min }) : rules.itemsFromTo({ min, max }),
  );
  const field = leaf<readonly DecodedOf<S>[], Wire>(name, options, {
    shape: { kind: 'list', of: structureShape(structure) },
    input: () => z.array(structure.input()).min(min, takes).max(max, takes),
    expected: forms.list,
    read: (value, setAside) => {
      const items = listOf(value);
      return items && readItems(structure, items, below(wire, setAside), options.odd);
    },
    write: (items) => items.map((item) => encode(structure, item)),
  });
  if (countedBy === undefined) return field;
  return {
    ...field,
    read(source, name, into, setAside) {
      const given = source[wire] ?? '';
      const isMissing = isBlank(given) || isEmptyObject(given);
      if (!isMissing) field.read(source, name, into, setAside);
      else if (isAboveZero(source[countedBy])) throw new WireError(forms.list).under(wire);
      else into[name] = [];
    },
  };
}

interface ListOptions {
  readonly min?: number;
  readonly max?: number;
  /** Member of a response with the number of items: a missing list is empty, unless this member is above 0. */
  readonly countedBy?: string;
}

/** True for a count of items above zero. */
export function isAboveZero(count: Json | undefined): boolean {
  return Number(plainText(count)) > 0;
}

/** Several texts of up to `each` characters. */
export function textList<Wire extends string>(
  wire: Wire,
  options: FieldOptions & { readonly each: number; readonly areNumbers?: boolean },
): Field<readonly string[], readonly string[], readonly string[], IsOptional<Wire>, 'given'> {
  const item = text(wire, { max: options.each, isNumber: options.areNumbers, doc: options.doc });
  return leaf(wire, options, {
    shape: { kind: 'list', of: { kind: 'scalar', scalar: 'String' } },
    input: () => z.array(item.input()),
    expected: forms.listOfTexts,
    read: (value) => {
      if (!isList(value)) return undefined;
      return value.map((item, index) =>
        readUnder(`[${index}]`, () => {
          if (typeof item === 'string') return item;
          throw new WireError(forms.text);
        }),
      );
    },
    write: (texts) => texts,
  });
}

interface InlineOptions<Optional extends boolean> extends FieldOptions {
  readonly optional?: Optional;
}

/** A record or choice whose fields are directly in the surrounding object. Requests only. */
export function inline<S extends Structure, Optional extends boolean = false>(
  structure: S,
  options: InlineOptions<Optional>,
): Field<never, Input<S>, Sent<S>, NoInfer<Optional>, 'given'> {
  const optional = (options.optional ?? false) as Optional; // as the type parameter's default says
  return {
    ...phantom,
    wire: null,
    doc: options.doc,
    optional,
    origin: 'given',
    shape: structureShape(structure),
    pii: null,
    input: madeOnce(() => (optional ? structure.input().nullish() : structure.input())),
    read() {
      throw new WireError(forms.onlySent);
    },
    write(value, into) {
      if (value !== null && value !== undefined) structure.write(value, into);
    },
  };
}

/** `inline` for a choice: the input must contain exactly one of its alternatives. */
export function oneOf<
  S extends Structure & { readonly kind: 'choice' },
  Optional extends boolean = false,
>(
  structure: S,
  options: InlineOptions<Optional>,
): Field<never, Input<S>, Sent<S>, NoInfer<Optional>, 'given'> {
  return inline(structure, options);
}

/** A field that only this service fills in or reads; it is part of no GraphQL type. */
export function hidden<F extends Field>(
  field: F,
): Omit<F, 'origin'> & { readonly origin: 'hidden' } {
  return { ...field, origin: 'hidden' };
}

/**
 * A sum in a response whose null means 0, as a database sums no rows to null. An absent sum is not 0: it may have another name.
 */
export function zeroIfNull<F extends Field>(field: F): F {
  const wire = field.wire ?? '';
  return {
    ...field,
    read(source, name, into, setAside) {
      field.read(source[wire] === null ? { [wire]: 0 } : source, name, into, setAside);
    },
  };
}

/** A member of a response that repeats one of the request: if it is absent, the request's value applies. */
export function ofRequest<F extends Field>(field: F): F {
  return { ...field, isOfRequest: true };
}

/** A field of an input that is not sent to the platform, such as the client's own number of a request. */
export function unsent<F extends Field>(
  field: F,
): Omit<F, 'wire'> & { readonly wire: null; readonly $unsent: true } {
  return { ...field, wire: null, $unsent: true, write() {} };
}

/** A field of a request that always has the same value; it is no part of the GraphQL input. */
export function constant(
  wire: string,
  value: string,
  options: { readonly doc: string },
): Field<string, string, string, true, 'hidden'> {
  const field = leaf(`${wire}?`, options, {
    shape: { kind: 'scalar', scalar: 'String' },
    input: () => z.literal(value),
    expected: forms.exactly({ value: JSON.stringify(value) }),
    read: (received) => (received === value ? value : undefined),
    write: () => value,
  });
  return {
    ...field,
    origin: 'hidden',
    write(_given, into) {
      into[wire] = value;
    },
  };
}

/** A field of a request that the client may leave out, as this service can compute it. */
export function derivable<F extends Field>(
  field: F,
): Omit<F, 'origin'> & { readonly origin: 'derivable' } {
  return { ...field, origin: 'derivable', input: madeOnce(() => field.input().nullish()) };
}

/** Unusual form of an object on the wire. */
type Wrapping = 'list-of-one' | 'json-text';

/** Wraps an encoded object. */
function wrap(value: Json, as: Wrapping | undefined): Json {
  if (as === 'list-of-one') return [value];
  return as === 'json-text' ? JSON.stringify(value) : value;
}

/** The decoded form of a structure; none for a choice, which is never received. */
export type DecodedOf<S> = S extends RecordType ? Decoded<S> : never;

/** The shape of a field that holds a structure. */
export function structureShape(structure: Structure): Shape {
  return { kind: 'structure', structure: () => structure };
}

/**
 * Treatment of an item that lacks a required member: the whole list is an error, or that item is omitted, though never
 * all items.
 */
export interface OddItems {
  readonly odd?: 'omitted';
}

/** Decodes the records of a list. */
export function readItems<S extends Structure>(
  structure: S,
  items: readonly Json[],
  setAside: SetAside | undefined,
  odd?: OddItems['odd'],
): readonly DecodedOf<S>[] {
  const read: DecodedOf<S>[] = [];
  for (const [index, item] of items.entries()) {
    // No function call and no text for each item, see leaf().
    const leftOut: SetAside | undefined =
      setAside && ((error) => setAside(error.under(`[${index}]`)));
    try {
      read.push(readStructure(structure, item, leftOut));
    } catch (error) {
      const placed = under(`[${index}]`, error);
      const isLast = index === items.length - 1;
      const mayLack = odd !== undefined && !(isLast && read.length === 0);
      if (!setAside || !mayLack || !(placed instanceof WireError)) throw placed;
      setAside(placed);
    }
  }
  return read;
}

/** Decodes a record; throws `WireError` for a choice, as choices are only sent. */
function readStructure<S extends Structure>(
  structure: S,
  value: Json | undefined,
  setAside: SetAside | undefined,
): DecodedOf<S> {
  if (!isRecord(structure)) throw new WireError(forms.choiceOnlySent);
  return structure.read(value, setAside) as DecodedOf<S>; // the same S, which the type guard widens to RecordType
}

function unwrap(value: Json, as: Wrapping | undefined): Json | undefined {
  if (as === 'list-of-one') return listOf(value)?.[0];
  if (as !== 'json-text') return soleObject(value);
  if (typeof value !== 'string') return undefined;
  try {
    return parseExactJson(value);
  } catch {
    return undefined;
  }
}

/**
 * Items of a list. One object in place of a list is its only item, because XML converters write it so. An empty object
 * is an empty list, because some languages have one type for both. Undefined for no list.
 */
export function listOf(value: Json | undefined): readonly Json[] | undefined {
  if (isList(value)) return value;
  if (isEmptyObject(value)) return [];
  return isJsonObject(value) ? [value] : undefined;
}

function isEmptyObject(value: Json | undefined): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}

/** `Array.isArray` narrows a read-only list to `any[]`; this does not. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * Fields that the platform wraps in an object without a separate meaning; they become members of the surrounding record.
 * Responses only.
 */
export function inEnvelope<const F extends Fields>(wire: string, fields: F): F {
  const names = Object.values(fields).flatMap((field) => field.wire ?? []);
  const unwrapped = (source: JsonObject): JsonObject => {
    const inner = source[wire];
    if (inner === undefined || inner === null || isBlank(inner)) return {};
    // Some languages write an empty object as an empty list.
    if (isList(inner) && inner.length === 0) return {};
    const object = soleObject(inner);
    // A list of one object without any of the members is a different list, so the members are unread, not absent.
    const isOther = isList(inner) && !names.some((name) => object && name in object);
    if (object === undefined || isOther) throw new WireError(forms.object);
    return object;
  };
  return onlyRead(fields, wire, (field) => (source, name, into, setAside) => {
    readUnder(wire, () => field.read(unwrapped(source), name, into, below(wire, setAside)));
  });
}

/**
 * Fields that the platform may also wrap in an object or a list of one, as requests of the same interface do. Fields
 * directly in the surrounding object take precedence. Responses only.
 */
export function orInEnvelope<const F extends Fields>(wire: string, fields: F): F {
  const names = Object.values(fields).flatMap((field) => field.wire ?? []);
  const holderIn = (source: JsonObject): JsonObject =>
    names.some((name) => name in source) ? source : (soleObject(source[wire]) ?? source);
  return onlyRead(fields, undefined, (field) => (source, name, into, setAside) => {
    field.read(holderIn(source), name, into, setAside);
  });
}

/** Fields that are read from another place, and never written. */
function onlyRead<F extends Fields>(
  fields: F,
  within: string | undefined,
  readerOf: (field: Field) => Field['read'],
): F {
  const changed = Object.entries(fields).map(([key, field]) => [
    key,
    {
      ...field,
      ...(within !== undefined && { within }),
      read: readerOf(field),
      write() {
        throw new Error(`${key} is only read`);
      },
    } satisfies Field,
  ]);
  return Object.fromEntries(changed) as F; // the same fields with another reader
}
