import type { Followed, Follower } from './follower.ts';
import type { UpdateData } from './update.ts';

/** The receiver of results, as the clients of GraphQL have it. */
interface Observer {
  next(result: { data: UpdateData }): void;
  error(error: unknown): void;
  complete(): void;
}

/** Follows for a client of GraphQL, which applies a result by writing it into its cache. Returns how to end it. */
export function followFor<Variables>(
  follower: Follower,
  followed: Followed<UpdateData, Variables>,
  observer: Observer,
): () => void {
  return follower.follow(followed, {
    apply: (data) => observer.next({ data }),
    // The hooks see it in the result: only they know what the page shows.
    onGap() {},
    onEnd(error) {
      if (error === null) observer.complete();
      else observer.error(error);
    },
  });
}
