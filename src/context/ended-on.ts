import { toShanghaiDay } from '../kernel/time/clock.ts';
import type { Tracked } from '../subjects/kind/kind.ts';
import { endedAt } from '../subjects/kind/snapshot-marks.ts';
import type { Context } from './context.ts';
import type { FollowedView } from './look-up.ts';

/** Day in China on which a subject was found in its final state `end`; null before, and for subjects submitted elsewhere. */
export async function endedOn<State extends string>(
  { subjects }: Pick<Context, 'subjects'>,
  kind: Pick<Tracked<never>, 'kind'>,
  { key, state, snapshot, changedAt, isExternal }: FollowedView<State>,
  end: NoInfer<State>,
): Promise<string | null> {
  if (state !== end || key === null || isExternal === true) return null;
  const ended = changedAt === undefined ? await subjects.get(kind, key) : { snapshot, changedAt };
  return ended && toShanghaiDay(endedAt(ended));
}
