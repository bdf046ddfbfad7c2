import type { Tracked } from './kind.ts';
import type { Subject } from '../subject.ts';
import type { Subjects } from '../subjects.ts';

/** No number of the platform's or of a client's has a blank in it, so the number of an attempt can stand behind one. */
const BEFORE_ATTEMPT = ' ';

/** Attempts at the same thing, such as an invoice that may be reversed once, one after the other. */
export interface Attempts {
  /** All that were made, the first one first. */
  readonly made: readonly Subject[];
  /** The key of the next one. */
  readonly nextKey: string;
}

/** Reads the attempts at a thing. Stops at one that no other may follow. */
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

/** True for an attempt that no other one followed. */
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

/** The thing that an attempt was made at. */
export function targetOf(attemptKey: string): string {
  return attemptKey.split(BEFORE_ATTEMPT, 1)[0] ?? attemptKey;
}

/** The signs that distinguish a request from those before it. */
interface NewAttempt {
  readonly input: unknown;
  /** True where another attempt may follow this one. */
  readonly isOver: (attempt: Subject) => boolean | Promise<boolean>;
}

/**
 * The attempt that a request belongs to: the one that it repeats, or the one that stands in its way, or else
 * the next, which nothing is known of yet. At most one attempt may still succeed. `earlier` are those before
 * it, all over.
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
 * The attempt that a request is about: the newest one, or the next where there is none or the newest
 * `isOver`. Null instead of the subject for one that was not begun.
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
