import type { NewId, Secrets } from '../../kernel/ids.ts';
import { isJsonObject } from '../../kernel/json/json.ts';
import { type Log, withLogFields } from '../../kernel/log/log.ts';
import type { Measurements } from '../../kernel/log/measurements.ts';
import type { SubjectFields } from '../../kernel/privacy/masking.ts';
import { Unavailable } from '../../kernel/errors.ts';
import type { SubjectId } from '../subject.ts';
import type { Tracker } from '../tracker/tracker.ts';
import {
  type CallbackResponse,
  NOT_FOUND,
  objectIn,
  parseBody,
  receiptOf,
  SUCCESS,
  TRY_AGAIN,
  fromTenantToken,
  toTenantToken,
} from './receiver.ts';

/**
 * Path to which the bank sends its notices (document 2, section 6). The document does not show if the platform registers the
 * whole address or appends the path to a host: the token precedes the path, so that both work.
 */
const PATH = '/api/callback/bank';

interface BankNoticesOptions {
  /** `CALLBACK_SECRET`, and the previous one. With other secrets, addresses given out before are unknown. */
  readonly secrets: Secrets;
  /** `PUBLIC_URL`, at which the platform reaches this service; without a slash at the end. */
  readonly publicUrl: string;
  readonly tracker: Pick<Tracker, 'applyPush'>;
  /** Subjects of a tenant that an id may name. */
  readonly findNamed: (tenant: string, id: string) => Promise<readonly SubjectId[]>;
  readonly newId: NewId;
  readonly log: Log;
  readonly logFieldsOf: SubjectFields;
  readonly measurements: Pick<Measurements, 'pushes'>;
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
    addressFor: (tenant) => `${publicUrl}/callbacks/${toTenantToken(secrets, tenant)}${PATH}`,
    tokenIn: (path) => (path.endsWith(PATH) ? path.slice(0, -PATH.length) : null),

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
  const parsed = parseBody(body);
  const content = parsed === undefined ? [...new URLSearchParams(body).values()] : parsed;
  const ids = new Set<string>();
  for (const text of textsIn(content, 0)) {
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
