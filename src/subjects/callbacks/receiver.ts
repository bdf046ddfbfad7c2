import { type NewId, type Secrets, inputHash, keyedDigest, isSigned } from '../../kernel/ids.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  soleObject,
  storableJson,
} from '../../kernel/json/json.ts';
import { type Log, withLogFields } from '../../kernel/log/log.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import type { SubjectFields } from '../../kernel/privacy/masking.ts';
import { Unavailable } from '../../kernel/errors.ts';
import { makeFolder } from '../../kernel/files/local-file.ts';
import type { SubjectId } from '../subject.ts';
import type { Tracker } from '../tracker/tracker.ts';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTE_ORDER_MARK = /^\u{feff}/u;

/** Parsed body of a push; undefined if it is not JSON. */
function parseBody(body: string): unknown {
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

/**
 * Members of a push that is an object, a list of one object, or a form; null for any other body. Members of nested objects, also
 * of JSON in a text, are included unless the outer object has a member of the same name.
 */
export function objectIn(body: string): JsonObject | null {
  const pushed = contentOf(body) as Json; // `contentOf` parses JSON
  const outer = soleObject(pushed);
  if (outer === undefined) return null;
  const inner = Object.values(outer).flatMap((member) => {
    const object = typeof member === 'string' ? parseBody(member) : member;
    return isJsonObject(object) ? [object] : [];
  });
  return Object.fromEntries([...inner, outer].flatMap((object) => Object.entries(object)));
}

/** Content of a body: of JSON, or else of a form. */
function contentOf(body: string): unknown {
  const parsed = parseBody(body);
  return parsed === undefined ? Object.fromEntries(new URLSearchParams(body)) : parsed;
}

/**
 * Receipt that distinguishes a repeat of a push from the next one: its `notifyNo`. Without one, every push counts as new. Equal
 * bodies must not count as repeats: of a platform that reports each change in the same words, only the first push would count.
 * The price is an unneeded free query, which makes no second update.
 */
function receiptOf(pushed: JsonObject | null, newId: NewId): string {
  const notifyNo = pushed?.['notifyNo'];
  const isNumbered =
    (typeof notifyNo === 'string' && notifyNo !== '') || typeof notifyNo === 'number';
  return isNumbered ? `notifyNo:${inputHash(String(notifyNo))}` : newId();
}

/** The response to a push: an HTTP status and a plain text. */
interface CallbackResponse {
  readonly status: number;
  readonly body: string;
}

const SUCCESS: CallbackResponse = { status: 200, body: 'success' };
const NOT_FOUND: CallbackResponse = { status: 404, body: 'not found' };
const TRY_AGAIN: CallbackResponse = { status: 503, body: 'try again' };

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
function fromTenantToken(secrets: Secrets, token: string): string | null {
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
  makeFolder(dataDir);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}

/**
 * Path to which the bank sends its notices (document 2, section 6). The document does not show if the platform registers the
 * whole address or appends the path to a host: the token precedes the path, so that both work.
 */
const BANK_PATH = '/api/callback/bank';

interface BankNoticesOptions extends CallbacksOptions {
  /** Subjects of a tenant that an id may name. */
  readonly findNamed: (tenant: string, id: string) => Promise<readonly SubjectId[]>;
}

/** Receives the bank's notices of audits and invoices, whose address names no subject. */
interface BankNotices {
  /** Address of a tenant, to be registered with the platform by hand. The tenant's name is readable in it. */
  addressFor(tenant: string): string;
  /** Token in a path below that of the callbacks; null if the path is not one of notices. */
  tokenIn(path: string): string | null;
  /**
   * Responds to a notice. No member of one is documented: each value that is the id of a followed subject makes this service poll
   * the platform about that subject at once, and nothing else is read or stored.
   *
   * - 404: not an address of this service.
   * - 503: the notice could not be recorded durably, or the platform could not be queried about a failed subject. The platform
   * should repeat it.
   * - otherwise 200, after the durable write: also for a repeat, and for a notice that names no known subject.
   */
  receive(token: string, body: string): Promise<CallbackResponse>;
}

/** Creates the receiver. It is independent of HTTP; the server limits the body's size. */
export function createBankNotices(options: BankNoticesOptions): BankNotices {
  const { secrets, publicUrl, tracker, findNamed, newId, log, measurements } = options;

  /** Subjects without duplicates: several ids of a notice may name the same one. */
  async function subjectsIn(tenant: string, body: string): Promise<readonly SubjectId[]> {
    const found = new Map<string, SubjectId>();
    for (const id of idsIn(body)) {
      for (const { kind, key } of await findNamed(tenant, id))
        found.set(`${kind} ${key}`, { tenant, kind, key });
    }
    return [...found.values()];
  }

  return {
    addressFor: (tenant) => `${publicUrl}/callbacks/${toTenantToken(secrets, tenant)}${BANK_PATH}`,
    tokenIn: (path) => (path.endsWith(BANK_PATH) ? path.slice(0, -BANK_PATH.length) : null),

    async receive(token, body) {
      const tenant = fromTenantToken(secrets, token);
      if (tenant === null) {
        measurements.pushes.labels('none', 'unknown').inc();
        return NOT_FOUND;
      }
      try {
        const receipt = receiptOf(objectIn(body), newId);
        const named = await subjectsIn(tenant, body);
        let hasFailed = false;
        for (const id of named) {
          await withLogFields(options.logFieldsOf(id), async () => {
            const outcome = await tracker.applyPush(id, receipt, null);
            hasFailed ||= outcome === 'failed';
            measurements.pushes.labels(id.kind, outcome).inc();
            log.info('a bank notice names this subject', { state: outcome });
          });
        }
        log.info('bank notice received', { tenant, count: named.length });
        return hasFailed ? TRY_AGAIN : SUCCESS;
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        measurements.pushes.labels('none', 'failed').inc();
        log.error('failed to store a bank notice', { tenant, reason: error.name });
        return TRY_AGAIN;
      }
    },
  };
}

/** More than a notice of a few hundred bytes contains; each id costs a few look-ups in the journal. */
const MOST_IDS = 100;
const DEEPEST = 8;

/** Every value in a notice that may be an id: values of JSON or of a form, also of JSON in a text. */
function idsIn(body: string): readonly string[] {
  const ids = new Set<string>();
  for (const text of textsIn(contentOf(body), 0)) {
    // A field of a fixed width is filled up with blanks.
    const id = text.trim();
    if (/^[\x21-\x7e]{1,128}$/.test(id)) ids.add(id);
    if (ids.size === MOST_IDS) break;
  }
  return [...ids];
}

function* textsIn(value: unknown, depth: number): Generator<string> {
  if (depth > DEEPEST) return;
  if (typeof value === 'number') yield String(value);
  else if (typeof value === 'string') {
    yield value;
    if (/^\s*[[{]/.test(value)) yield* textsIn(parseBody(value), depth + 1);
  } else if (Array.isArray(value) || isJsonObject(value)) {
    for (const member of Object.values(value)) yield* textsIn(member, depth + 1);
  }
}
