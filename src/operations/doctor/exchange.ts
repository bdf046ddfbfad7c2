import { codeOf } from '../../kernel/errors.ts';
import type { Config } from '../../config/config.ts';
import { createFetch } from '../../kernel/proxies.ts';
import { fault, type Finding } from './check.ts';

const TIMEOUT_MS = 10_000;

/** HTTP response of any status. */
export interface Responded {
  readonly status: number;
  readonly body: string;
  /** Milliseconds that the server's clock is ahead of ours; null without a `Date` header. */
  readonly aheadMs: number | null;
}

/** No response arrived. */
export class NoResponse extends Error {
  override readonly name = 'NoAnswer';
  /** Error code of the system, of TLS or of the client. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(`no response (${code})`, { cause });
    this.code = code;
  }
}

/** Sends one request through the same proxies as the service, without following redirects. Rejects with `NoResponse`. */
export async function exchange(
  { proxies }: Pick<Config, 'proxies'>,
  address: string,
  request: RequestInit = {},
): Promise<Responded> {
  const fetch = createFetch(proxies);
  const before = Date.now();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { ...request, redirect: 'manual', signal });
    const after = Date.now();
    const date = Date.parse(response.headers.get('date') ?? '');
    return {
      status: response.status,
      body: await response.text(),
      aheadMs: Number.isNaN(date) ? null : date - (before + after) / 2,
    };
  } catch (error) {
    throw new NoResponse(codeOfFailure(error), error);
  }
}

/** Error code of a failed request. */
export function codeOfFailure(error: unknown): string {
  return codeOf(error instanceof Error ? (error.cause ?? error) : error);
}

/** True for the error codes of a certificate that is untrusted, for another name, or not valid now. */
export function isOfCertificate(code: string): boolean {
  return /CERT|UNABLE_TO_|SELF_SIGNED|ALTNAME/.test(code);
}

/** Finding about an unreachable address in a setting; none for its certificate, which has its own check. */
export function findUnreachable(setting: string, { code }: NoResponse): readonly Finding[] {
  if (isOfCertificate(code)) return [];
  if (/^(?:ENOTFOUND|EAI_AGAIN|EAI_NONAME)$/.test(code)) {
    return fault(
      `The host of ${setting} has no address on this machine (${code}).`,
      'It is misspelt, or this machine cannot reach a name server.',
      'Compare it with the address that you received, then check the name server.',
    );
  }
  return fault(
    `No server responds at ${setting} (${code}).`,
    'The port is wrong, a firewall or proxy blocks the connection, or no server listens.',
    'Compare the address, and check that this machine may connect to it.',
  );
}
