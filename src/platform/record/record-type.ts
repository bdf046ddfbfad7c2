import type { Message } from '../../messages/message.ts';
import type { CodeField, Field, Fields, SetAside, Structure } from './field.ts';

/** A rule over several fields of an input. */
export interface Rule<Input> {
  /** Field at which the error is reported. */
  readonly at: Extract<keyof Input, string>;
  /** The rule in words; a function if the words depend on the input. */
  readonly message: Message | ((input: Input) => Message);
  readonly holds: (input: Input) => boolean;
}

/** One table of fields. */
export interface RecordType<F extends Fields = Fields> extends Structure<InputOf<F>, SentOf<F>> {
  readonly kind: 'record';
  readonly fields: F;
  /** Its members are decoded when they are read, and reading one may throw. */
  readonly isLazy?: true;
  /**
   * Decodes an object of the platform; throws `WireError` with the path of the value that has a wrong form. With `setAside` it
   * throws for required and decisive fields only; any other field is null then.
   */
  read(source: unknown, setAside?: SetAside): OutputOf<F>;
  readonly $out: OutputOf<F>;
}

/** A record that `readPiecemeal` reads: its members may throw when they are read. */
export interface LazyRecordType<F extends Fields = Fields> extends RecordType<F> {
  readonly isLazy: true;
}

type Nullable<T, Optional> = Optional extends true ? T | null : T;

/** Decoded form of a record: every field present, null if an optional one was absent. */
export type OutputOf<F> = {
  readonly [K in keyof F]: F[K] extends Field<infer Out, unknown, unknown, infer Optional>
    ? Nullable<Out, Optional>
    : never;
} & {
  readonly [
    K in keyof F as F[K] extends CodeField<unknown, unknown, boolean> ? `${K & string}Code` : never
  ]: F[K] extends Field<unknown, unknown, unknown, infer Optional>
    ? Nullable<string, Optional>
    : never;
};

type GivenAndRequired<F, K extends keyof F> = F[K] extends { optional: false; origin: 'given' }
  ? K
  : never;
type Visible<F, K extends keyof F> = F[K] extends { origin: 'hidden' } ? never : K;
type Sendable<F, K extends keyof F> = F[K] extends { $unsent: true } ? never : K;
type MustBeSent<F, K extends keyof F> = F[K] extends { optional: false } ? Sendable<F, K> : never;
type InOf<T> = T extends { $in: infer In } ? In : never;
type SentMember<T> = T extends { $sent: infer Sent } ? Sent : never;

/** The form in which a client gives a record. */
export type InputOf<F> = {
  readonly [K in keyof F as GivenAndRequired<F, K>]: InOf<F[K]>;
} & {
  readonly [K in keyof F as Exclude<Visible<F, K>, GivenAndRequired<F, K>>]?:
    | InOf<F[K]>
    | null
    | undefined;
};

/** The form that the encoder takes: the client's fields and those that this service fills in. */
type SentOf<F> = {
  readonly [K in keyof F as MustBeSent<F, K>]: SentMember<F[K]>;
} & {
  readonly [K in keyof F as Exclude<Sendable<F, K>, MustBeSent<F, K>>]?:
    | SentMember<F[K]>
    | null
    | undefined;
};

/** The plain form that a record decodes to. */
export type Decoded<R extends { $out: unknown }> = R['$out'];

/** Distinguishes a record from a choice. */
export function isRecord(structure: Structure): structure is RecordType {
  return structure.kind === 'record';
}
