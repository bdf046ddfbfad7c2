import { z } from 'zod';
import { type Json, isJsonObject } from '../../kernel/json.ts';
import { phantom } from './field.ts';
import { wrap, type Wrapping } from './members.ts';
import type { RecordType } from './record-type.ts';
import { encode, type Input, type Sent, type Structure, type WireTarget } from './structure.ts';

/** One alternative of a choice. */
export interface Variant<R extends RecordType = RecordType> {
  readonly record: R;
  /** The wire name of the block; null when the record's fields stand directly in the request. */
  readonly under: string | null;
  readonly as: Wrapping | undefined;
  /** What the platform needs beside the block to know which alternative it is. */
  readonly fixed: Readonly<Record<string, Json>>;
}

type Variants = Readonly<Record<string, Variant>>;

/** Exactly one member present. */
type ExactlyOne<Members> = {
  [K in keyof Members]: { readonly [P in K]: Members[P] } & {
    readonly [P in Exclude<keyof Members, K>]?: null | undefined;
  };
}[keyof Members];

/** A `@oneOf` input: exactly one of several records, so that a wrong mix of fields cannot be written. */
export interface Choice<V extends Variants = Variants> extends Structure<
  ExactlyOne<{ [K in keyof V]: Input<V[K]['record']> }>,
  ExactlyOne<{ [K in keyof V]: Sent<V[K]['record']> }>
> {
  readonly kind: 'choice';
  readonly variants: V;
}

/** Declares one alternative. */
export function variant<R extends RecordType>(
  record: R,
  options: {
    readonly under?: string;
    readonly as?: Wrapping;
    readonly fixed?: Readonly<Record<string, Json>>;
  } = {},
): Variant<R> {
  return { record, under: options.under ?? null, as: options.as, fixed: options.fixed ?? {} };
}

/** Declares a choice between records. */
export function choice<const V extends Variants>(
  name: string,
  doc: string,
  variants: V,
): Choice<V> {
  const keys = Object.keys(variants);
  const takes = `must have exactly one of ${keys.join(', ')}`;
  const members = Object.fromEntries(
    Object.entries(variants).map(([key, { record }]) => [key, record.input.nullish()]),
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
      writeVariant(taken, entry[1], into);
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
