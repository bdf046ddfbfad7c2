import { keyedDigest } from '../../kernel/ids.ts';
import { isSigned, type Secrets } from '../../kernel/privacy/secrets.ts';
import type { SubjectId } from '../subject.ts';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keep these digests distinct from each other, and from others with the same secret. */
const SUBJECT = 'callback';
const TENANT = 'tenant callback';

/**
 * Last segment of a callback address: the subject of the push, readable, and a digest that only this service can compute. The
 * platform signs no push, so an outsider would need to know the address. The address is no secret from the platform and appears
 * in logs on the way: keys are order numbers and the like, never an ID number, a card or a phone.
 */
export function toToken(secrets: Secrets, { tenant, kind, key }: SubjectId): string {
  return seal(secrets, SUBJECT, [tenant, kind, key]);
}

/** Subject that a token names; null unless `toToken` made the token with one of the secrets. */
export function fromToken(secrets: Secrets, token: string): SubjectId | null {
  const [tenant, kind, key] = unseal(secrets, SUBJECT, token);
  return tenant !== undefined && kind !== undefined && key !== undefined
    ? { tenant, kind, key }
    : null;
}

/** Segment of a callback address that names the tenant, for pushes that name no subject. */
export function toTenantToken(secrets: Secrets, tenant: string): string {
  return seal(secrets, TENANT, [tenant]);
}

/** Tenant that a token names; null unless `toTenantToken` made the token with one of the secrets. */
export function fromTenantToken(secrets: Secrets, token: string): string | null {
  return unseal(secrets, TENANT, token)[0] ?? null;
}

function seal(secrets: Secrets, purpose: string, parts: readonly string[]): string {
  const content = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return `${content}.${keyedDigest(secrets.current, purpose, content)}`;
}

/** Sealed parts of a token; empty for a token of other origin. */
function unseal(secrets: Secrets, purpose: string, token: string): readonly string[] {
  const [content = '', digest = '', ...rest] = token.split('.');
  // The digest is checked before any part of the token is decoded.
  const isOurs = isSigned(secrets, digest, purpose, content);
  if (!isOurs || rest.length > 0) return [];
  const parts: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
  return Array.isArray(parts) ? parts.map(String) : [];
}

/** File of the secret in the data folder. */
export const SECRET_FILE = 'callback-secret';

/**
 * Secret of callback addresses if the operator set none: generated once, then stored in a file that only this user can read. The
 * platform uses an address for days; a new secret after a restart would reject its pushes.
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
