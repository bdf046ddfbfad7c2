import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Asking } from '../../../platform/client.ts';
import { UNRECOGNIZED } from '../../../platform/record/index.ts';
import type { Finding, Subject, Tracked } from '../../../tracker/tracked.ts';
import { newestNotice, notices, withNotice } from '../notices.ts';
import { registerCode } from '../wire/codes.ts';

/** How far a person's real name is proven, each with what it means. */
export const signerStates = {
  REGISTERED:
    'The person is known to the signing system. They prove their real name at their first link.',
  AUTHENTICATION_REPORTED:
    'The signing system reported on their registration or authentication. The report does not say how that ended, and the platform cannot be asked.',
} as const;

type State = keyof typeof signerStates;

const text = z.string().nullable().default(null);

/** What is kept of a person: nothing that says who they are. */
const details = z.object({
  uid: text,
  result: z
    .enum([...registerCode.entries.map(({ name }) => name), UNRECOGNIZED])
    .nullable()
    .default(null),
  resultCode: text,
  notices,
  /** What the newest change was: a push, or none. */
  notice: newestNotice,
});

/** A person as remembered. */
export type SignerDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null or empty. */
export function toDetails(snapshot: JsonObject): SignerDetails {
  return details.parse(snapshot);
}

/** What a push tells of a person; null when it tells nothing new. */
function heard(subject: Subject, pushed: JsonObject, { now }: Asking): Finding | null {
  const known = toDetails(subject.snapshot);
  const all = withNotice(known.notices, pushed, now);
  if (all === null) return null;
  const [notice] = all;
  const isAuthentication = notice.type === 'AUTHENTICATION';
  return {
    state: isAuthentication ? ('AUTHENTICATION_REPORTED' satisfies State) : subject.state,
    final: false,
    snapshot: { ...known, notices: all, notice },
  };
}

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Persons, by their id in the signing system. There is no question about one: only pushes tell. */
export const signingPerson: Tracked<Asking> = {
  kind: 'signing-person',
  progress: Object.keys(signerStates),
  cadence: {
    firstMs: YEAR_MS,
    growth: 1,
    longestMs: YEAR_MS,
    followedMs: YEAR_MS,
    staleAfterMs: Infinity,
  },
  ask: () => Promise.resolve(null),
  hear: heard,
};
