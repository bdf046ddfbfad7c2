import type { Instance } from './instance.ts';
import type { Random } from './random.ts';

/** Longer than a slow platform's response; much shorter than the longest freeze. */
const PATIENCE_MS = 8_000;

/** The response of a GraphQL server. The document defines `Data`. */
export interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryable?: boolean };
  }[];
}

/** The URL of a running instance, chosen at random like a load balancer; null if there is none. */
export function chooseInstance(
  instances: readonly Pick<Instance, 'url'>[],
  random: Random,
): string | null {
  const up = instances.flatMap((instance) => instance.url() ?? []);
  return up.length === 0 ? null : random.pick(up);
}

/** Sends one operation to an instance; null without a response of the service. */
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
    // The service's response is GraphQL; the document defines `data`.
    return (await response.json()) as Answer<Data>;
  } catch {
    return null;
  }
}
