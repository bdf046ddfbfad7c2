import type { Instance } from './instance.ts';
import type { Random } from './random.ts';

/** Longer than a slow platform takes; much shorter than the longest freeze. */
const PATIENCE_MS = 8_000;

/** The answer of a GraphQL server. `Data` is what the document selects. */
export interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryable?: boolean };
  }[];
}

/** The address of an instance that is up, chosen at random as a load balancer does; null when none is. */
export function chooseInstance(
  instances: readonly Pick<Instance, 'url'>[],
  random: Random,
): string | null {
  const up = instances.flatMap((instance) => instance.url() ?? []);
  return up.length === 0 ? null : random.pick(up);
}

/** Sends one operation to an instance; null when no answer of the service came back. */
export async function query<Data>(
  url: string,
  document: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer<Data> | null> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // The service answers GraphQL; what is in `data`, the document says.
    return (await response.json()) as Answer<Data>;
  } catch {
    return null;
  }
}
