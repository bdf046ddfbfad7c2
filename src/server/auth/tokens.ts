import { errors, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import { allowedBy, isScope } from '../../kernel/scopes.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { ReadToken } from './authentication.ts';
import type { Holder } from '../caps/caps.ts';
import {
  IssuerKeys,
  type IssuerKeysOptions,
  IssuerUnavailable,
  type Verified,
} from './issuer-keys.ts';
import type { Withdrawable } from './key-ring.ts';

/** Issuer whose tokens are accepted. */
export interface TokenIssuer {
  /** `JWKS_URL`: address of the issuer's public keys. */
  readonly jwksUrl: string;
  /** Audience that `aud` must name: tokens for other audiences are rejected. */
  readonly audience: string;
  /** Required value of `iss`; null: any token signed with those keys is accepted. */
  readonly issuer: string | null;
}

/** Asymmetric algorithms only: with a symmetric one, anyone could sign with the public key. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'RS384', 'PS384', 'ES384', 'EdDSA', 'Ed25519'];

const claims = z.object({
  exp: z.number(),
  sub: z.string().default(''),
  tenant: z.string().optional(),
  scope: z.string().default(''),
});

/** Tenants that tokens may currently name. */
export interface ServedTenants {
  readonly names: readonly string[];
  /** Accepts the tokens of a tenant; null for a tenant that is not served. */
  find(tenant: string): Withdrawable | null;
}

/** Dependencies of a token reader. */
interface TokenParts extends IssuerKeysOptions {
  readonly clock: Clock;
  /** Digest with the service's secret, as a subject may be a person's number or name. */
  readonly pseudonymOf: (personal: string) => string;
}

/** Creates a reader for the tokens of one issuer. It refreshes the issuer's keys until `over` is aborted. */
export function createTokenReader(
  { jwksUrl, audience, issuer }: TokenIssuer,
  tenants: ServedTenants,
  { clock, over, proxies, pseudonymOf }: TokenParts,
): ReadToken {
  const keys = new IssuerKeys(jwksUrl, { clock, over, proxies });
  return async (token) => {
    const verified = await verifiedBy(keys, token, {
      audience,
      ...(issuer !== null && { issuer }),
      algorithms: ALGORITHMS,
      requiredClaims: ['exp'],
      currentDate: new Date(clock.now()),
    });
    const read = claims.safeParse(verified?.payload);
    if (verified === null || !read.success) return null;
    const [first = '', second] = tenants.names;
    const { exp, scope, sub, tenant = second === undefined ? first : '' } = read.data;
    const servedAs = tenants.find(tenant);
    if (servedAs === null) return null;
    const scopes = allowedBy(scope.split(' ').filter(isScope));
    return {
      caller: { tenant, scopes, payer: { key: null, subject: sub, budget: {} } },
      endsAt: exp * 1000,
      holder: holderOf(tenant, sub === '' ? null : pseudonymOf(JSON.stringify([tenant, sub]))),
      withdrawnWith: [servedAs, ...(verified.signedWith ? [verified.signedWith] : [])],
    };
  };
}

const NO_CAPS: Holder['caps'] = {};

/** All tokens without a subject share one count, like a key. */
function holderOf(tenant: string, subject: string | null): Holder {
  if (subject === null) return { sort: 'key', name: `tokens ${tenant}`, caps: NO_CAPS };
  return { sort: 'subject', name: `subject ${subject}`, caps: NO_CAPS };
}

/** Errors of an invalid token; all other errors concern the issuer's keys. */
const invalidTokenErrors = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

async function verifiedBy(
  keys: IssuerKeys,
  token: string,
  options: JWTVerifyOptions,
): Promise<Verified | null> {
  try {
    return await keys.verify(token, options);
  } catch (error) {
    if (invalidTokenErrors.some((invalid) => error instanceof invalid)) return null;
    if (error instanceof IssuerUnavailable) throw error;
    throw new IssuerUnavailable('the keys of the token issuer cannot be used', { cause: error });
  }
}
