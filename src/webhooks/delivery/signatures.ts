import { createHmac, hash, randomBytes } from 'node:crypto';
import type { SigningSecret } from '../webhook.ts';

const PREFIX = 'whsec_';

/** Length of a key in bytes: the bounds of Standard Webhooks, and the length of generated keys. */
const KEY_BYTES = { least: 24, most: 64, made: 32 };

/** Time for which a replaced secret keeps signing together with its successor. */
const OVERLAP_MS = 24 * 60 * 60_000;

/** A new secret. */
export function createSecret(): string {
  return PREFIX + randomBytes(KEY_BYTES.made).toString('base64');
}

/** True for a text that the receivers' libraries accept as a secret. */
export function isSecret(text: string): boolean {
  const encoded = text.slice(PREFIX.length);
  const key = Buffer.from(encoded, 'base64');
  return (
    text.startsWith(PREFIX) &&
    key.toString('base64') === encoded &&
    key.length >= KEY_BYTES.least &&
    key.length <= KEY_BYTES.most
  );
}

/** Largest number of secrets that sign at a time. */
const MOST_SECRETS = 8;

/**
 * Secrets after a replacement. Each replaced one signs until its own end: if the response with a new secret was lost, the secret
 * is replaced again while the receiver knows only the first.
 */
export function replaced(
  secrets: readonly SigningSecret[],
  text: string,
  now: number,
): readonly SigningSecret[] {
  if (secrets[0]?.text === text) return secrets;
  const before = secrets
    .filter((secret) => secret.text !== text)
    .map((secret) => ({ text: secret.text, endsAt: secret.endsAt ?? now + OVERLAP_MS }));
  return [{ text, endsAt: null }, ...before].slice(0, MOST_SECRETS);
}

/** Id of a message: the id of the update if it fits into a header, otherwise its hash. The id of a snapshot names the subject. */
export function messageIdOf(eventId: string): string {
  return /^[\w-]{1,64}$/.test(eventId) ? eventId : hash('sha256', eventId, 'base64url');
}

/** A message to be signed. */
interface Message {
  readonly id: string;
  readonly body: string;
}

/**
 * Headers of a message, as specified by Standard Webhooks. They are signed (`v1`, HMAC-SHA256 over `id.timestamp.body`) with
 * every secret in use at a time, in milliseconds since the epoch.
 */
export function signedHeaders(
  { id, body }: Message,
  secrets: readonly SigningSecret[],
  now: number,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1_000));
  const signatures = secrets
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .map(({ text }) => {
      const key = Buffer.from(text.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
