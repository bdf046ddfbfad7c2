import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { allowedBy, isScope } from '../kernel/scopes.ts';
import { Unavailable } from '../kernel/unavailable.ts';
import type { ReadToken } from './authentication.ts';

/** Whose tokens are taken. */
export interface TokenIssuer {
  /** `JWKS_URL`: where the issuer publishes its public keys. */
  readonly jwksUrl: string;
  /** The audience that `aud` must name: tokens that the issuer made for others open nothing here. */
  readonly audience: string;
  /** The issuer that `iss` must be; null: whatever those keys signed. */
  readonly issuer: string | null;
}

/** The issuer's keys cannot be fetched: nobody can say whether a token is good. */
export class IssuerUnavailable extends Unavailable {
  override readonly name = 'IssuerUnavailable';
}

/** Without symmetric algorithms: a public key is no secret to sign with. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'RS384', 'PS384', 'ES384', 'EdDSA', 'Ed25519'];

const claims = z.object({
  exp: z.number(),
  tenant: z.string().optional(),
  scope: z.string().default(''),
});

/** Reads the tokens of one issuer. Its keys are kept for ten minutes, and fetched again for an unknown one. */
export function createTokenReader(
  { jwksUrl, audience, issuer }: TokenIssuer,
  tenants: readonly string[],
  now: () => number,
): ReadToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return async (token) => {
    const payload = await verified(() =>
      jwtVerify(token, keys, {
        audience,
        ...(issuer !== null && { issuer }),
        algorithms: ALGORITHMS,
        requiredClaims: ['exp'],
        currentDate: new Date(now()),
      }),
    );
    const read = claims.safeParse(payload);
    if (!read.success) return null;
    const { exp, scope, tenant = tenants.length === 1 ? tenants[0] : undefined } = read.data;
    if (tenant === undefined || !tenants.includes(tenant)) return null;
    const scopes = allowedBy(scope.split(' ').filter(isScope));
    return { caller: { tenant, scopes }, endsAt: exp * 1000, grant: null };
  };
}

/** A fault of the token itself; anything else that goes wrong is a matter of fetching keys. */
const refusals = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];

async function verified(verify: () => Promise<{ payload: unknown }>): Promise<unknown> {
  try {
    return (await verify()).payload;
  } catch (error) {
    if (refusals.some((refusal) => error instanceof refusal)) return null;
    throw new IssuerUnavailable('the keys of the token issuer cannot be fetched', { cause: error });
  }
}
