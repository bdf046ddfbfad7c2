import type { z } from 'zod';
import type { JsonObject } from '../../kernel/json/json.ts';

/** Object that is being encoded for the platform. */
export type WireTarget = Record<string, JsonObject[string]>;

/**
 * Creates the check of an input on first use: most records describe responses, and a service receives few of all inputs.
 * Creating all of them takes a sixth of a start.
 */
export type InputSchema = () => z.ZodType;

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
