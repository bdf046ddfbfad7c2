import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { request } from 'undici';
import type { Config } from '../../config/config.ts';
import { createAgent } from '../../kernel/proxies.ts';
import { type Check, fault, type Finding, note } from './check.ts';
import { codeOfFailure, isOfCertificate } from './exchange.ts';

const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;

/** Days before expiry to report; certificates are commonly renewed a month before their end. */
const SOON_DAYS = 14;

/** Checks the certificates at https addresses of settings: trust and expiry. */
export const certificatesCheck: Check = {
  name: 'certificates',
  async run(config) {
    const secure = Object.entries(addressesOf(config)).flatMap(([setting, address]) =>
      address?.startsWith('https:') ? [{ setting, address: new URL(address) }] : [],
    );
    const found = await Promise.all(
      secure.map(({ setting, address }) => inspect(config, setting, address)),
    );
    return found.flat();
  },
};

function addressesOf({ platform, publicUrl, tokenIssuer }: Config) {
  return {
    PLATFORM_BASE_URL: platform?.baseUrl,
    PUBLIC_URL: publicUrl,
    JWKS_URL: tokenIssuer?.jwksUrl,
  };
}

async function inspect(config: Config, setting: string, address: URL): Promise<readonly Finding[]> {
  const seen = await certificateAt(config, address);
  // A failed connection is reported by the check of that address.
  if (seen === null) return [];
  if (typeof seen === 'string') {
    return fault(
      `The certificate at ${setting} is not trusted here (${seen}).`,
      'All calls fail: it has expired, is for another name, or its authority is unknown.',
      'Renew it; set NODE_EXTRA_CA_CERTS to an authority of your own.',
    );
  }
  const days = Math.floor((Date.parse(seen.valid_to) - Date.now()) / DAY_MS);
  if (days >= SOON_DAYS) return [];
  return note(
    `The certificate at ${setting} expires in ${days} days.`,
    'All calls fail from then on.',
    'Renew it.',
  );
}

/**
 * Returns the certificate if it is trusted, otherwise the error code; null without a connection. The connection uses the same
 * proxies as the service's own calls.
 */
async function certificateAt(
  { proxies }: Pick<Config, 'proxies'>,
  address: URL,
): Promise<PeerCertificate | string | null> {
  let seen: PeerCertificate | null = null;
  const tls = {
    checkServerIdentity(host: string, certificate: PeerCertificate): Error | undefined {
      seen = certificate;
      return checkServerIdentity(host, certificate);
    },
  };
  const agent = createAgent(proxies, { connect: tls, ...(proxies && { requestTls: tls }) });
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { body } = await request(address, { dispatcher: agent, method: 'HEAD', signal });
    await body.dump();
    return seen;
  } catch (error) {
    const code = codeOfFailure(error);
    return isOfCertificate(code) ? code : seen;
  } finally {
    await agent.destroy();
  }
}
