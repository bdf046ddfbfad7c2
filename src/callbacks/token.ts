import { equalsInConstantTime, keyedDigest } from '../kernel/ids.ts';
import type { SubjectId } from '../subjects/subject.ts';

/** Keep these digests apart from each other, and from others that are made with the same secret. */
const SUBJECT = 'callback';
const TENANT = 'tenant callback';

/**
 * The last part of a callback address: which subject a push is about, readable, and a digest that only
 * this service can make. The platform signs no push, so the address itself is what an outsider would
 * have to know. It isn't secret from the platform and passes through logs on the way: keys are order
 * numbers and the like, never an ID number, a card or a phone.
 */
export function toToken(secret: string, { tenant, kind, key }: SubjectId): string {
  return seal(secret, SUBJECT, [tenant, kind, key]);
}

/** The subject that a token names; null unless it was made by `toToken` with the same secret. */
export function fromToken(secret: string, token: string): SubjectId | null {
  const [tenant, kind, key] = unseal(secret, SUBJECT, token);
  return tenant !== undefined && kind !== undefined && key !== undefined
    ? { tenant, kind, key }
    : null;
}

/** The part of a callback address that says whose pushes come there, where they are about nobody in particular. */
export function toTenantToken(secret: string, tenant: string): string {
  return seal(secret, TENANT, [tenant]);
}

/** The tenant that a token names; null unless it was made by `toTenantToken` with the same secret. */
export function fromTenantToken(secret: string, token: string): string | null {
  return unseal(secret, TENANT, token)[0] ?? null;
}

function seal(secret: string, purpose: string, parts: readonly string[]): string {
  const content = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return `${content}.${keyedDigest(secret, purpose, content)}`;
}

/** The parts that were sealed; none of a token that is not ours. */
function unseal(secret: string, purpose: string, token: string): readonly string[] {
  const [content = '', digest = '', ...rest] = token.split('.');
  // Nothing of the token is decoded before it is known to be ours.
  const isOurs = equalsInConstantTime(digest, keyedDigest(secret, purpose, content));
  if (!isOurs || rest.length > 0) return [];
  const parts: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
  return Array.isArray(parts) ? parts.map(String) : [];
}
