import { inputHash, type NewId, type Secrets, keyedDigest, isSigned } from '../../kernel/ids.ts';
import { type Log, withLogFields } from '../../kernel/log/log.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import type { SubjectFields } from '../../kernel/privacy/masking.ts';
import { Unavailable } from '../../kernel/errors.ts';
import type { Tracker } from '../tracker/tracker.ts';
import { type Json, type JsonObject, soleObject, storableJson } from '../../kernel/json/json.ts';
import type { SubjectId } from '../subject.ts';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTE_ORDER_MARK = /^\u{feff}/u;

/** Parsed body of a push; undefined if it is not JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(storableJson(body.replace(BYTE_ORDER_MARK, '')), exactIntegers);
  } catch {
    return undefined;
  }
}

/** An integer too large for a double is an id: it is read as a text, so that no digit is lost. */
function exactIntegers(_key: string, value: unknown, { source }: { source?: string }): unknown {
  const isId = typeof value === 'number' && !Number.isSafeInteger(value);
  return isId && source !== undefined && /^\d+$/.test(source) ? source : value;
}

/** Body of a push if it is an object, or a list of one; no other form contains information. */
export function objectIn(body: string): JsonObject | null {
  const pushed = parseBody(body) as Json | undefined; // `parseBody` parses JSON
  return soleObject(pushed) ?? null;
}

/**
 * Receipt that distinguishes a repeat of a push from the next one: its `notifyNo`. Without one, every push counts as new. Equal
 * bodies must not count as repeats: a platform that reports changes in the same words each time would be heard once. The price is
 * an unneeded free query, which makes no second update.
 */
export function receiptOf(pushed: JsonObject | null, newId: NewId): string {
  const notifyNo = pushed?.['notifyNo'];
  const isNumbered =
    (typeof notifyNo === 'string' && notifyNo !== '') || typeof notifyNo === 'number';
  return isNumbered ? `notifyNo:${inputHash(String(notifyNo))}` : newId();
}

/** The response to a push: an HTTP status and a plain text. */
export interface CallbackResponse {
  readonly status: number;
  readonly body: string;
}

export const SUCCESS: CallbackResponse = { status: 200, body: 'success' };
export const NOT_FOUND: CallbackResponse = { status: 404, body: 'not found' };
export const TRY_AGAIN: CallbackResponse = { status: 503, body: 'try again' };

interface CallbacksOptions {
  /** `CALLBACK_SECRET`, and the previous one. With other secrets, addresses given out before are unknown. */
  readonly secrets: Secrets;
  /** `PUBLIC_URL`, at which the platform reaches this service; without a slash at the end. */
  readonly publicUrl: string;
  readonly tracker: Pick<Tracker, 'applyPush'>;
  readonly newId: NewId;
  readonly log: Log;
  readonly logFieldsOf: SubjectFields;
  readonly measurements: Pick<Measurements, 'pushes'>;
}

/** Receives the platform's pushes. */
export interface Callbacks {
  /** Address at which the platform may push news of a subject. The subject's key is readable in it. */
  addressFor(id: SubjectId): string;
  /**
   * Responds to a push to the address with `token`. The body is only a hint that something happened, and not trusted: the tracker
   * polls the platform. Only kinds without a status query read the body, and their updates from it are published as not
   * confirmed.
   *
   * - 404: not an address of this service.
   * - 503: the push could not be recorded durably, or the subject is not in the journal. An address is given out only after
   * opening, so the journal is a different or an older one, and the platform should repeat the push rather than lose it. Also for
   * a failed subject about which the platform could not be queried.
   * - otherwise 200 `success`, after the durable write: also for a repeat, and for a final subject.
   */
  receive(token: string, body: string): Promise<CallbackResponse>;
}

/** Makes addresses and receives pushes at them. It is independent of HTTP; the server limits the body's size. */
export function createCallbacks(options: CallbacksOptions): Callbacks {
  const { secrets, publicUrl, tracker, newId, log, measurements } = options;

  async function take(id: SubjectId, body: string): Promise<CallbackResponse> {
    try {
      const pushed = objectIn(body);
      const outcome = await tracker.applyPush(id, receiptOf(pushed, newId), pushed);
      measurements.pushes.labels(id.kind, outcome).inc();
      log.info('push received', { state: outcome });
      return outcome === 'missing' || outcome === 'failed' ? TRY_AGAIN : SUCCESS;
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      measurements.pushes.labels(id.kind, 'failed').inc();
      log.error('failed to store a push', { reason: error.name });
      return TRY_AGAIN;
    }
  }

  return {
    addressFor: (id) => `${publicUrl}/callbacks/${toToken(secrets, id)}`,

    async receive(token, body) {
      const id = fromToken(secrets, token);
      if (id !== null) return withLogFields(options.logFieldsOf(id), () => take(id, body));
      measurements.pushes.labels('none', 'unknown').inc();
      return NOT_FOUND;
    },
  };
}

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
