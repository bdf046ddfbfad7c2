import { query } from '../../capabilities/forward-invoicing/wire/invoice.ts';
import { Code } from '../../platform/business-codes.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import { writeRequest, type Credentials, signedHeaders } from '../../platform/client/request.ts';
import type { Config } from '../../config/config.ts';
import { type Check, fault, type Finding, note } from './check.ts';
import { type Responded, exchange, findUnreachable, NoResponse } from './exchange.ts';

/** Skew from which the platform rejects timestamps (document 1, section 8). */
const LARGEST_SKEW_MS = 300_000;

/** Clock skew to report; a clock that is set by NTP differs less. */
const SUSPICIOUS_SKEW_MS = 30_000;

/** Checks the platform with a free query: its address, the clock skew, and the key of every tenant. */
export const platformCheck: Check = {
  name: 'platform',
  async run(config) {
    const { platform } = config;
    if (platform === null) return [];
    const findings: Finding[] = [];
    let isFirst = true;
    for (const [tenant, credentials] of platform.accounts) {
      try {
        const answered = await probe(config, platform.baseUrl, credentials);
        if (isFirst) findings.push(...findOffset(answered));
        const ofKey = findOfKey(tenant, answered);
        findings.push(...ofKey);
        // The keys of other tenants would go to the same wrong server.
        if (ofKey === STRANGER) break;
        isFirst = false;
      } catch (error) {
        if (!(error instanceof NoResponse)) throw error;
        return [...findings, ...findUnreachable('PLATFORM_BASE_URL', error)];
      }
    }
    return findings;
  },
};

/** Queries an order that does not exist, free of charge and without side effects. */
async function probe(
  config: Config,
  baseUrl: string,
  credentials: Credentials,
): Promise<Responded & { readonly code: string | null }> {
  const { path, body } = writeRequest(query, {
    sellerTaxNumber: '91110000MA00000000',
    orderId: 'fapiao-graph-doctor',
  });
  const text = typeof body === 'string' ? body : '';
  const answered = await exchange(config, baseUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(await signedHeaders(credentials, Date.now(), text)),
    },
    body: text,
  });
  try {
    return { ...answered, code: query.answer(answered.status, answered.body).code };
  } catch (error) {
    if (error instanceof PlatformUnavailable) return { ...answered, code: null };
    throw error;
  }
}

function findOffset({ aheadMs }: Responded): readonly Finding[] {
  if (aheadMs === null || Math.abs(aheadMs) < SUSPICIOUS_SKEW_MS) return [];
  const found = `This machine's clock is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'behind' : 'ahead of'} the platform's.`;
  const advice = 'Synchronize the clock by NTP.';
  return Math.abs(aheadMs) < LARGEST_SKEW_MS
    ? note(found, 'From 300 s on the platform rejects every first call.', advice)
    : fault(found, 'Calls are rejected, and repeated with the platform’s time.', advice);
}

/** Finding about a server that is not the platform. */
const STRANGER = fault(
  'The server at PLATFORM_BASE_URL is not the platform.',
  'All calls fail.',
  'Compare the address, including its path; a proxy may respond in its place.',
);

/** Codes with which the platform rejects a key: their meaning, and advice. */
const refusals: Readonly<Record<string, readonly [means: string, advice: string]>> = {
  [Code.headersMissing]: [
    'The headers of the signature are missing.',
    'Configure the proxy to forward X-App-Key, X-Timestamp and X-Sign.',
  ],
  [Code.keyUnknown]: [
    'The application key does not exist on the platform, or was disabled.',
    'Compare it with the key that you received: each environment has keys of its own.',
  ],
  [Code.signatureWrong]: [
    'The secret does not belong to the key.',
    'Compare the secret, above all its ends: a space or a line break may have been copied with it.',
  ],
  [Code.timestampExpired]: ['The clocks are too far apart.', 'Synchronize the clock by NTP.'],
};

function findOfKey(
  tenant: string,
  { code, status }: Awaited<ReturnType<typeof probe>>,
): readonly Finding[] {
  if (code === null) return STRANGER;
  const [means, advice] = refusals[code] ?? [];
  if (means !== undefined && advice !== undefined)
    return fault(`The platform rejects the key of ${tenant} (${code}).`, means, advice);
  if (code === Code.notEnabled) {
    return note(
      `The key of ${tenant} is valid, but not enabled for forward invoicing (${code}).`,
      'Its orders are rejected.',
      'Have the platform enable the product if you need it.',
    );
  }
  if (status !== 404) return [];
  return note(
    `The platform responds to a query with HTTP 404 (${code}).`,
    'The path of PLATFORM_BASE_URL is too long, unless the platform responds so about an unknown order.',
    'Compare the address: it ends before the part that begins with /api.',
  );
}
