import type { z } from 'zod';
import type { JsonObject } from '../../kernel/json.ts';

/** An object on its way to the platform. */
export type WireTarget = Record<string, JsonObject[string]>;

/** A record or a choice between records: what requests and answers are made of. */
export interface Structure<In = unknown, Sent = unknown> {
  readonly kind: 'record' | 'choice';
  /** Its GraphQL type name. */
  readonly name: string;
  readonly doc: string;
  /** Checks a client's input, all fields and rules at once. */
  readonly input: z.ZodType;
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
