import { plainText, isJsonObject } from '../../kernel/json/json.ts';
import { type IsBusiness, mask, maskJson, type PiiKind } from '../../kernel/privacy/masking.ts';
import { withoutGroups } from '../../kernel/privacy/personal-numbers.ts';
import { isChoice } from './shapes/choice.ts';
import type { Field, Shape, Structure } from './field.ts';
import { type Decoded, isRecord, type RecordType } from './record.ts';

/** Wire names of the personal data anywhere in a structure. */
export function personalKeys(structure: Structure): ReadonlyMap<string, PiiKind> {
  return keysOf(structure).personal;
}

/**
 * Business numbers of a decoded response, or of a request before it is encoded: numbers in fields that name no person, such as an
 * order's number or a tax classification code. A number that also occurs in a personal field, such as a phone used as an id, is
 * not one. Collected on first use.
 */
export function businessNumbers(structure: Structure, value: unknown): IsBusiness {
  return lazily((numbers) => {
    const { business, personalNames } = keysOf(structure);
    collect(value, business, numbers);
    const personal = new Set<string>();
    collect(value, personalNames, personal);
    for (const number of personal) numbers.delete(number);
  });
}

/** Numbers in values that name no person, such as the key and the details of a subject. */
export function numbersAmong(...values: readonly unknown[]): IsBusiness {
  return lazily((numbers) => {
    for (const value of values) addNumber(value, numbers);
    collect(values, null, numbers);
  });
}

/**
 * Decoded response with the personal data of its fields masked, as snapshots store it. `beside` recognizes other business
 * numbers, such as those in the request.
 */
export function maskDecoded<R extends RecordType>(
  record: R,
  decoded: Decoded<R>,
  beside: IsBusiness = () => false,
): Decoded<R> {
  const own = businessNumbers(record, decoded);
  const isBusiness: IsBusiness = (digits) => own(digits) || beside(digits);
  return maskMembers(record, decoded, isBusiness) as Decoded<R>; // masking keeps the type of each member
}

/** Masks the personal data in a field's value, by the keys of its record. */
export function maskField(
  { pii, shape }: Field,
  value: unknown,
  known: { readonly kinds: ReadonlyMap<string, PiiKind>; readonly isBusiness: IsBusiness },
): unknown {
  if (pii !== null && typeof value === 'string') return mask(value, pii, known.isBusiness);
  const isJson = shape.kind === 'scalar' && shape.scalar === 'JSONObject';
  return isJson && isJsonObject(value) ? maskJson(value, known) : value;
}

function maskMembers(record: RecordType, value: unknown, isBusiness: IsBusiness): unknown {
  const members = { ...(value as Record<string, unknown>) }; // a record decodes to an object
  const known = { kinds: personalKeys(record), isBusiness };
  for (const [name, field] of Object.entries(record.fields)) {
    const [inner] = structuresIn(field.shape);
    const member = members[name];
    if (field.shape.kind !== 'scalar' && inner !== undefined && isRecord(inner)) {
      const maskOne = (one: unknown): unknown =>
        isJsonObject(one) ? maskMembers(inner, one, isBusiness) : one;
      members[name] = Array.isArray(member) ? member.map(maskOne) : maskOne(member);
    } else if (name in members) members[name] = maskField(field, member, known);
  }
  return members;
}

interface Keys {
  /** By wire name. */
  readonly personal: ReadonlyMap<string, PiiKind>;
  /** By wire name and by our own. */
  readonly personalNames: ReadonlySet<string>;
  /** Texts that name no person, by wire name and by our own: a response is decoded, except its `raw`. */
  readonly business: ReadonlySet<string>;
}

const knownKeys = new WeakMap<Structure, Keys>();

function keysOf(structure: Structure): Keys {
  const known = knownKeys.get(structure);
  if (known) return known;
  const personal = new Map<string, PiiKind>();
  const business = new Set<string>();
  const named = namedFieldsIn(structure);
  for (const [name, field] of named) {
    const { wire, pii } = field;
    if (wire !== null && pii !== null) personal.set(wire, pii);
    if (pii === null && isText(field.shape)) business.add(name).add(wire ?? name);
  }
  const personalNames = new Set(
    named.flatMap(([name, { wire, pii }]) => (pii === null ? [] : [name, wire ?? name])),
  );
  for (const name of personalNames) business.delete(name);
  const keys = { personal, personalNames, business };
  knownKeys.set(structure, keys);
  return keys;
}

type NamedField = readonly [name: string, field: Field];

/** All fields of a structure and of the structures in it. */
function namedFieldsIn(structure: Structure): readonly NamedField[] {
  const own = fieldsOf(structure);
  const below = own.flatMap(([, { shape }]) => structuresIn(shape)).flatMap(namedFieldsIn);
  return [...own, ...below];
}

/** Finds a field by its wire name, in a structure or in the structures in it; null for none. */
export function fieldNamed(structure: Structure, wire: string): Field | null {
  return namedFieldsIn(structure).find(([, field]) => field.wire === wire)?.[1] ?? null;
}

function fieldsOf(structure: Structure): readonly NamedField[] {
  if (isRecord(structure)) return Object.entries(structure.fields);
  if (!isChoice(structure)) return [];
  return Object.entries(structure.variants).flatMap(([name, alternative]) =>
    'record' in alternative ? Object.entries(alternative.record.fields) : [[name, alternative]],
  );
}

function structuresIn(shape: Shape): readonly Structure[] {
  if (shape.kind === 'list') return structuresIn(shape.of);
  if (shape.kind === 'structure') return [shape.structure()];
  return shape.kind === 'scalar' ? (shape.holds ?? []) : [];
}

function isText(shape: Shape): boolean {
  return shape.kind === 'list'
    ? isText(shape.of)
    : shape.kind === 'scalar' && shape.scalar === 'String';
}

function lazily(look: (numbers: Set<string>) => void): IsBusiness {
  let numbers: Set<string> | undefined;
  return (digits) => {
    if (numbers === undefined) look((numbers = new Set()));
    return numbers.has(digits);
  };
}

/** Adds the numbers below one of the keys, or all numbers when `keys` is null. */
function collect(value: unknown, keys: ReadonlySet<string> | null, numbers: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) collect(item, keys, numbers);
  } else if (isPlainObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      if (keys === null || keys.has(key)) addNumber(member, numbers);
      collect(member, keys, numbers);
    }
  }
}

function addNumber(value: unknown, numbers: Set<string>): void {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const item of items) {
    const digits = withoutGroups(plainText(item) ?? '');
    if (/^[0-9]{11,}$/.test(digits)) numbers.add(digits);
  }
}

/** False for other objects in a request, such as a file. */
function isPlainObject(value: unknown): value is object {
  if (!isJsonObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
