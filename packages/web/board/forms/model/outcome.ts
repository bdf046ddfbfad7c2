import type { CombinedError } from 'urql';
import { keyOf } from '../form-state.ts';

/** A thing that was ordered before, or may have been. */
export interface Known {
  readonly id: string;
  readonly key: string;
  readonly subject: { readonly id: string } | null;
}

/** Advice about sending the same input again. */
export interface Retry {
  readonly isUseful: boolean;
  readonly afterSeconds: number | null;
}

/** Result of a mutation. */
export type Outcome =
  | {
      readonly type: 'done';
      /** Id of the thing whose page shows the result; null if there is none. */
      readonly thing: string | null;
      /** Values to show; empty if the page of the thing shows all of them. */
      readonly values: Readonly<Record<string, unknown>>;
    }
  | {
      readonly type: 'refused' | 'unknown';
      readonly message: string | null;
      readonly hint: string | null;
      readonly codes: readonly string[];
      readonly steps: readonly string[];
      /** Messages by the path of their field. */
      readonly fields: ReadonlyMap<string, string>;
      readonly known: Known | null;
      /** Null if there was no response. */
      readonly retry: Retry | null;
      readonly values: Readonly<Record<string, unknown>>;
    };

/** The members of any result: each has some of them. */
interface Result extends Readonly<Record<string, unknown>> {
  readonly __typename: string;
  readonly problem?: string;
  readonly problemCode?: string;
  readonly problemHint?: string | null;
  readonly platformCode?: string | null;
  readonly retryable?: boolean;
  readonly retryAfterSeconds?: number | null;
  readonly steps?: readonly string[];
  readonly fieldErrors?: readonly { readonly path: readonly string[]; readonly message: string }[];
  readonly existing?: Known;
  readonly known?: Known | null;
  /** Set if the result says that nothing was ordered. */
  readonly notPlaced?: string;
  readonly explanation?: string | null;
}

/** Response data of the documents of forms. */
export interface Answer {
  readonly result: Result;
}

const NOTHING = { hint: null, codes: [], steps: [], fields: new Map(), known: null, values: {} };

/** Reads the outcome of a mutation from its response. */
export function outcomeOf({
  data,
  error,
}: {
  readonly data?: Answer | undefined;
  readonly error?: CombinedError | undefined;
}): Outcome {
  if (!data?.result) {
    const message = error?.graphQLErrors[0]?.message ?? null;
    const retry = message === null ? null : { isUseful: false, afterSeconds: null };
    return { type: 'refused', ...NOTHING, message, retry };
  }
  const { result } = data;
  if (result.notPlaced !== undefined) {
    const message = result.explanation ?? null;
    const values = valuesOf(result);
    return {
      type: 'refused',
      ...NOTHING,
      message,
      values,
      retry: { isUseful: false, afterSeconds: null },
    };
  }
  if (result.problem === undefined)
    return { type: 'done', thing: thingIn(result), values: valuesOf(result) };
  return {
    type: result.__typename === 'OutcomeUnknownError' ? 'unknown' : 'refused',
    message: result.problem,
    hint: result.problemHint ?? null,
    codes: [result.problemCode, result.platformCode].filter((code) => typeof code === 'string'),
    steps: result.steps ?? [],
    fields: new Map(
      (result.fieldErrors ?? []).map(({ path, message }) => [keyOf(path.map(String)), message]),
    ),
    known: result.known ?? result.existing ?? null,
    retry: {
      isUseful: result.retryable === true,
      afterSeconds: result.retryAfterSeconds ?? null,
    },
    values: {},
  };
}

/** Id of the thing whose page shows a result: the result itself, or the first thing in it. */
function thingIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isKnown(value)) return value.subject?.id ?? null;
  if ('thing' in value && typeof value.thing === 'string') return value.thing;
  return Object.values(value).reduce<string | null>((found, part) => found ?? thingIn(part), null);
}

function isKnown(value: object): value is Known {
  return 'subject' in value && 'key' in value;
}

const HIDDEN: ReadonlySet<string> = new Set([
  '__typename',
  'id',
  'thing',
  'notPlaced',
  'explanation',
]);

/** Values of a result, without members that only link to other things. */
function valuesOf(result: Result): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(result).filter(
      ([name, value]) => !HIDDEN.has(name) && value !== null && thingIn(value) === null,
    ),
  );
}
