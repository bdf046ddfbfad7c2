import { Code } from '../platform/business-codes.ts';
import type { Platform } from '../platform/client/client.ts';
import { PlatformError } from '../platform/errors.ts';

/** A rejection of a tenant's account by the platform. */
export interface CredentialFailure {
  /** Part of the paths that were called, such as `verify`. */
  readonly product: string;
  readonly code: string;
  /** True if the key is valid but not enabled for the product. */
  readonly isNotEnabled: boolean;
  /** First of the rejections in a row, in milliseconds since the epoch. */
  readonly since: number;
}

/** Current rejections of accounts, known from the calls of this instance only. */
export interface CredentialFailures {
  of(tenant: string): readonly CredentialFailure[];
  /** Wraps a client to watch its calls. It replaces an earlier client of the tenant. */
  watched(tenant: string, platform: Platform): Platform;
}

/** Codes with which the platform rejects a key or a signature, for any product. */
const OF_KEYS: ReadonlySet<string> = new Set([
  Code.headersMissing,
  Code.keyUnknown,
  Code.signatureWrong,
  Code.timestampExpired,
]);

/** Remembers the rejections of each account by product, until a call of that product is accepted. */
export function createCredentialFailures(now: () => number): CredentialFailures {
  const failures = new Map<string, Map<string, CredentialFailure>>();

  /** Notes the code of a response; null for a response without a code. */
  function note(tenant: string, product: string, code: string | null): void {
    const known = failures.get(tenant) ?? new Map<string, CredentialFailure>();
    failures.set(tenant, known);
    const isNotEnabled = code === Code.notEnabled;
    if (code !== null && (isNotEnabled || OF_KEYS.has(code))) {
      const since = known.get(product)?.since ?? now();
      known.set(product, { product, code, isNotEnabled, since });
      return;
    }
    known.delete(product);
    // A key that one product accepts has a correct signature for all.
    for (const [name, failure] of known) if (!failure.isNotEnabled) known.delete(name);
  }

  return {
    of: (tenant) => [...(failures.get(tenant)?.values() ?? [])],
    watched(tenant, platform) {
      failures.delete(tenant);
      return {
        ...platform,
        async call(endpoint, ...rest) {
          const product = productOf(endpoint.path);
          try {
            const answer = await platform.call(endpoint, ...rest);
            note(tenant, product, null);
            return answer;
          } catch (error) {
            // Without a code, the platform was not reached and has not judged the key.
            const code = error instanceof PlatformError ? error.platformCode : null;
            if (code !== null) note(tenant, product, code);
            throw error;
          }
        },
      };
    },
  };
}

/** `verify` of `/api/v1/verify`, `invoice` of `/api/v1/invoice/forward/create`. */
function productOf(path: string): string {
  return path.split('/')[3] ?? path;
}
