import type { CombinedError } from 'urql';

/** Result of an order. */
export type Outcome =
  | {
      readonly type: 'ordered';
      /** Id of the thing that it made. */
      readonly id: string;
      /** A page on which somebody has to do something; null where there is none. */
      readonly link: string | null;
    }
  | {
      readonly type: 'refused';
      readonly message: string | null;
      readonly hint: string | null;
      readonly code: string | null;
      readonly fields: readonly FieldProblem[];
    };

interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The members of any answer to an order: each has some of them. */
interface Result {
  readonly __typename: string;
  readonly id?: string;
  readonly message?: string | null;
  readonly hint?: string | null;
  readonly code?: string;
  readonly fieldErrors?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Reads the answer to an order. `ordered` finds what it made, `otherwise` says in words what has none. */
export function outcomeOf<Of extends Result>(
  {
    data,
    error,
  }: {
    readonly data?: { readonly result: Of } | undefined;
    readonly error?: CombinedError | undefined;
  },
  ordered: (result: Of) => { readonly id: string; readonly link?: string } | null,
  otherwise: string | null = null,
): Outcome {
  if (!data) {
    const message = error?.graphQLErrors[0]?.message ?? error?.networkError?.message ?? null;
    return { type: 'refused', message, hint: null, code: null, fields: [] };
  }
  const { result } = data;
  const made = ordered(result);
  if (made !== null) return { type: 'ordered', id: made.id, link: made.link ?? null };
  return {
    type: 'refused',
    message: result.message ?? otherwise,
    hint: result.hint ?? null,
    code: result.code ?? null,
    fields: (result.fieldErrors ?? []).map(({ path, message }) => ({
      path: path.join('.'),
      message,
    })),
  };
}
