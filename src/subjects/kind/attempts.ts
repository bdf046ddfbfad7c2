import type { Tracked } from './kind.ts';
import type { Subject } from '../subject.ts';
import type { Subjects } from '../subjects.ts';

/** No number of the platform or a client contains a blank, so the number of an attempt can follow one. */
const BEFORE_ATTEMPT = ' ';

/** Successive attempts with the same target, such as an invoice that may be reversed once. */
interface Attempts {
  /** Attempts made so far, the first one first. */
  readonly made: readonly Subject[];
  /** Key of the next attempt. */
  readonly nextKey: string;
}

/** Reads the attempts at a target. Stops at an attempt that no other may follow. */
export async function attemptsAt(
  subjects: Pick<Subjects, 'get'>,
  kind: Pick<Tracked<never>, 'kind'>,
  target: string,
  mayBeFollowed: (attempt: Subject) => boolean = () => true,
): Promise<Attempts> {
  const made: Subject[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const key = keyOf(target, attempt);
    const last = made.at(-1);
    const isLast = last !== undefined && !mayBeFollowed(last);
    const subject = isLast ? null : await subjects.get(kind, key);
    if (subject === null) return { made, nextKey: key };
    made.push(subject);
  }
}

/** True for an attempt that is not followed by another. */
export async function isNewestAttempt(
  subjects: Pick<Subjects, 'get'>,
  kind: Pick<Tracked<never>, 'kind'>,
  attemptKey: string,
): Promise<boolean> {
  const [target = attemptKey, number = '1'] = attemptKey.split(BEFORE_ATTEMPT);
  const next = keyOf(target, Number(number) + 1);
  return (await subjects.get(kind, next)) === null;
}

function keyOf(target: string, attempt: number): string {
  return attempt === 1 ? target : `${target}${BEFORE_ATTEMPT}${attempt}`;
}

/** Target of an attempt. */
export function targetOf(attemptKey: string): string {
  return attemptKey.split(BEFORE_ATTEMPT, 1)[0] ?? attemptKey;
}

/** Data that distinguish a new request from earlier attempts. */
interface NewAttempt {
  readonly input: unknown;
  /** True if another attempt may follow this one. */
  readonly isOver: (attempt: Subject) => boolean | Promise<boolean>;
}

/**
 * Attempt that a request belongs to: the one that it repeats, or the one that blocks it, or else the next, which has no subject
 * yet. At most one attempt can still succeed. `earlier` are the attempts before it, all over.
 */
export async function attemptToSubmit(
  subjects: Pick<Subjects, 'get' | 'isSameInput'>,
  kind: Pick<Tracked<never>, 'kind'>,
  target: string,
  { input, isOver }: NewAttempt,
): Promise<{
  readonly key: string;
  readonly known: Subject | null;
  readonly earlier: readonly Subject[];
}> {
  const { made, nextKey } = await attemptsAt(subjects, kind, target);
  for (const [index, attempt] of made.entries()) {
    const isItsOwn = subjects.isSameInput(attempt, input);
    if (isItsOwn || !(await isOver(attempt)))
      return { key: attempt.key, known: attempt, earlier: made.slice(0, index) };
  }
  return { key: nextKey, known: null, earlier: made };
}

/**
 * Attempt that a request is about: the newest one, or the next if there is none or `isOver` is true for the newest. `known` is
 * null for an attempt without a subject.
 */
export async function attemptFor(
  subjects: Pick<Subjects, 'get'>,
  kind: Pick<Tracked<never>, 'kind'>,
  target: string,
  isOver: (newest: Subject) => boolean | Promise<boolean> = () => false,
): Promise<{ readonly key: string; readonly known: Subject | null }> {
  const { made, nextKey } = await attemptsAt(subjects, kind, target);
  const newest = made.at(-1);
  return newest === undefined || (await isOver(newest))
    ? { key: nextKey, known: null }
    : { key: newest.key, known: newest };
}
