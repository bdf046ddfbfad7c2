import { equalsInConstantTime, keyedDigest } from '../kernel/ids.ts';
import type { SubjectId } from '../subjects/subject.ts';

/** Keeps these digests apart from others that are made with the same secret. */
const PURPOSE = 'callback';

/**
 * The last part of a callback address: which subject a push is about, readable, and a digest that only
 * this service can make. The platform signs no push, so the address itself is what an outsider would
 * have to know. It isn't secret from the platform and passes through logs on the way: keys are order
 * numbers and the like, never an ID number, a card or a phone.
 */
export function toToken(secret: string, { tenant, kind, key }: SubjectId): string {
  const subject = Buffer.from(JSON.stringify([tenant, kind, key])).toString('base64url');
  return `${subject}.${keyedDigest(secret, PURPOSE, subject)}`;
}

/** The subject that a token names; null unless it was made by `toToken` with the same secret. */
export function fromToken(secret: string, token: string): SubjectId | null {
  const [subject = '', digest = '', ...rest] = token.split('.');
  // Nothing of the token is decoded before it is known to be ours.
  const isOurs = equalsInConstantTime(digest, keyedDigest(secret, PURPOSE, subject));
  if (!isOurs || rest.length > 0) return null;
  const parts: unknown = JSON.parse(Buffer.from(subject, 'base64url').toString());
  const [tenant, kind, key] = Array.isArray(parts) ? parts.map(String) : [];
  return tenant !== undefined && kind !== undefined && key !== undefined
    ? { tenant, kind, key }
    : null;
}
