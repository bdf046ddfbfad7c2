import { z } from 'zod';
import { type Json, isJsonObject } from '../../kernel/json.ts';
import { type Field, phantom } from './field.ts';
import { wrap, type Wrapping } from './members.ts';
import type { RecordType } from './record-type.ts';
import { encode, type Input, type Sent, type Structure, type WireTarget } from './structure.ts';

/** A record as one alternative of a choice. */
export interface Variant<R extends RecordType = RecordType> {
  readonly record: R;
  /** What tells it from other alternatives of the same record; else the record's own words. */
  readonly doc: string;
  /** The wire name of the block; null when the record's fields stand directly in the request. */
  readonly under: string | null;
  readonly as: Wrapping | undefined;
  /** What the platform needs beside the block to know which alternative it is. */
  readonly fixed: Readonly<Record<string, Json>>;
}

/** One alternative of a choice: a record, or a single field. */
export type Alternative = Variant | Field;

type Alternatives = Readonly<Record<string, Alternative>>;

type InputOf<A> = A extends Variant ? Input<A['record']> : A extends Field ? A['$in'] : never;
type SentOf<A> = A extends Variant ? Sent<A['record']> : A extends Field ? A['$sent'] : never;

/** Exactly one member present. */
type ExactlyOne<Members> = {
  [K in keyof Members]: { readonly [P in K]: Members[P] } & {
    readonly [P in Exclude<keyof Members, K>]?: null | undefined;
  };
}[keyof Members];

/** A `@oneOf` input: exactly one of several records or fields, so that a wrong mix cannot be written. */
export interface Choice<V extends Alternatives = Alternatives> extends Structure<
  ExactlyOne<{ [K in keyof V]: InputOf<V[K]> }>,
  ExactlyOne<{ [K in keyof V]: SentOf<V[K]> }>
> {
  readonly kind: 'choice';
  readonly variants: V;
}

/** Declares a record as an alternative. A field needs no such words: its own table says all. */
export function variant<R extends RecordType>(
  record: R,
  options: {
    readonly doc?: string;
    readonly under?: string;
    readonly as?: Wrapping;
    readonly fixed?: Readonly<Record<string, Json>>;
  } = {},
): Variant<R> {
  const { doc = record.doc, under = null, as, fixed = {} } = options;
  return { record, doc, under, as, fixed };
}

/** Declares a choice between records, fields, or both. */
export function choice<const V extends Alternatives>(
  name: string,
  doc: string,
  variants: V,
): Choice<V> {
  const keys = Object.keys(variants);
  const takes = `must have exactly one of ${keys.join(', ')}`;
  const members = Object.fromEntries(
    Object.entries(variants).map(([key, alternative]) => [
      key,
      ('record' in alternative ? alternative.record : alternative).input.nullish(),
    ]),
  );
  return {
    ...phantom,
    kind: 'choice',
    name,
    doc,
    variants,
    input: z.strictObject(members).refine((value) => chosen(value).length === 1, takes),
    write(value, into) {
      const [entry] = isObject(value) ? chosen(value) : [];
      const taken = entry && variants[entry[0]];
      if (!entry || !taken) throw new Error(`${name} ${takes}`);
      if ('record' in taken) writeVariant(taken, entry[1], into);
      else taken.write(entry[1], into);
    },
  };
}

function writeVariant(variant: Variant, value: unknown, into: WireTarget): void {
  Object.assign(into, variant.fixed);
  if (variant.under === null) variant.record.write(value, into);
  else into[variant.under] = wrap(encode(variant.record, value as Sent<RecordType>), variant.as); // checked by `input`
}

function chosen(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
}

function isObject(value: unknown): value is object {
  return isJsonObject(value);
}

/** Tells a choice from a record. */
export function isChoice(structure: Structure): structure is Choice {
  return structure.kind === 'choice';
}
