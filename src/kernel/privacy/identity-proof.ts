import { keyedDigest } from '../ids.ts';

/** Path below which a service responds to a challenge, for holders of its secret. */
export const IDENTITY_PATH = '/health/identity/';

const CHALLENGE = /^[\w-]{16,64}$/;

/**
 * Response that distinguishes a service, or another instance of it, from any other server at its address; null for
 * a malformed challenge. It reveals nothing of the secret, and nothing else is signed in this form.
 */
export function identityProof(secret: string, challenge: string): string | null {
  return CHALLENGE.test(challenge) ? keyedDigest(secret, 'identity', challenge) : null;
}
