import { keyedDigest } from '../../kernel/ids.ts';
import { isSigned, type Secrets } from '../../kernel/privacy/secrets.ts';
import type { SubjectId } from '../subject.ts';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keep these digests apart from each other, and from others that are made with the same secret. */
const SUBJECT = 'callback';
const TENANT = 'tenant callback';

/**
 * The last part of a callback address: which subject a push is about, readable, and a digest that only
 * this service can make. The platform signs no push, so the address itself is what an outsider would
 * have to know. It isn't secret from the platform and passes through logs on the way: keys are order
 * numbers and the like, never an ID number, a card or a phone.
 */
export function toToken(secrets: Secrets, { tenant, kind, key }: SubjectId): string {
  return seal(secrets, SUBJECT, [tenant, kind, key]);
}

/** The subject that a token names; null unless it was made by `toToken` with one of the secrets. */
export function fromToken(secrets: Secrets, token: string): SubjectId | null {
  const [tenant, kind, key] = unseal(secrets, SUBJECT, token);
  return tenant !== undefined && kind !== undefined && key !== undefined
    ? { tenant, kind, key }
    : null;
}

/** The part of a callback address that says whose pushes come there, where they are about nobody in particular. */
export function toTenantToken(secrets: Secrets, tenant: string): string {
  return seal(secrets, TENANT, [tenant]);
}

/** The tenant that a token names; null unless it was made by `toTenantToken` with one of the secrets. */
export function fromTenantToken(secrets: Secrets, token: string): string | null {
  return unseal(secrets, TENANT, token)[0] ?? null;
}

function seal(secrets: Secrets, purpose: string, parts: readonly string[]): string {
  const content = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return `${content}.${keyedDigest(secrets.current, purpose, content)}`;
}

/** The parts that were sealed; none of a token that is not ours. */
function unseal(secrets: Secrets, purpose: string, token: string): readonly string[] {
  const [content = '', digest = '', ...rest] = token.split('.');
  // Nothing of the token is decoded before it is known to be ours.
  const isOurs = isSigned(secrets, digest, purpose, content);
  if (!isOurs || rest.length > 0) return [];
  const parts: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
  return Array.isArray(parts) ? parts.map(String) : [];
}

/** The secret's file in the data folder. */
export const SECRET_FILE = 'callback-secret';

/**
 * The secret behind callback addresses where the operator set none: made once, then kept in a file
 * that only this user can read. The platform holds on to an address for days; with another secret
 * after a restart its pushes would be turned away.
 */
export function storedCallbackSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
