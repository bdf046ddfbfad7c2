import { keyedDigest } from '../ids.ts';
import type { LogFields } from '../log/log-fields.ts';

/** Something that is remembered, by its number. */
interface Named {
  readonly tenant: string;
  readonly kind: string;
  readonly key: string;
}

/** The fields by which the log names something that is remembered: its kind, and a digest of its number. */
export type SubjectFields = (id: Named) => Required<Pick<LogFields, 'tenant' | 'kind' | 'subject'>>;

const LETTERS = 'bcdfghjklmnpqrst';

/**
 * Numbers may be a person's, or be guessed: the digest takes the service's lasting secret to compute. It is the
 * same on all instances, and of letters only, so that no masking takes it for a number.
 */
export function createSubjectFields(secret: string): SubjectFields {
  return ({ tenant, kind, key }) => {
    const digest = Buffer.from(keyedDigest(secret, 'log', tenant, kind, key), 'base64url');
    const letters = digest
      .subarray(0, 8)
      .toString('hex')
      .replaceAll(/./g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? '');
    return { tenant, kind, subject: letters };
  };
}
