import { keyedDigest } from '../ids.ts';

/** The path below which a service answers a challenge, for whoever shares its secret. */
export const IDENTITY_PATH = '/health/identity/';

const CHALLENGE = /^[\w-]{16,64}$/;

/**
 * The answer by which a service, or another instance of it, is told from whatever else may answer at its address; null
 * for what is no challenge. It tells nothing of the secret, and nothing else is signed in this form.
 */
export function identityProof(secret: string, challenge: string): string | null {
  return CHALLENGE.test(challenge) ? keyedDigest(secret, 'identity', challenge) : null;
}
