import type { z } from 'zod';
import type { JsonObject } from '../../kernel/json/json.ts';

/** An object on its way to the platform. */
export type WireTarget = Record<string, JsonObject[string]>;

/**
 * What checks an input, made when it is first asked for and kept: most records are of answers, and a service is sent few
 * of all inputs. For all at once it would be a sixth of what a start takes.
 */
export type InputSchema = () => z.ZodType;

/** Makes a schema when it is first asked for, and once only. */
export function madeOnce(make: InputSchema): InputSchema {
  let made: z.ZodType | undefined;
  return () => (made ??= make());
}

/** A record or a choice between records: what requests and answers are made of. */
export interface Structure<In = unknown, Sent = unknown> {
  readonly kind: 'record' | 'choice';
  /** Its GraphQL type name. */
  readonly name: string;
  readonly doc: string;
  /** What checks a client's input, all fields and rules at once. */
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
