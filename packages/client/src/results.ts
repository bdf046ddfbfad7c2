import type { Followed, Follower } from './follower.ts';
import type { UpdateData } from './update.ts';

/** Receiver of results, as GraphQL clients define it. */
interface Observer {
  next(result: { data: UpdateData }): void;
  error(error: unknown): void;
  complete(): void;
}

/** Follows for a GraphQL client, which applies a result by writing it into its cache. Returns a function that ends it. */
export function followFor<Variables>(
  follower: Follower,
  followed: Followed<UpdateData, Variables>,
  observer: Observer,
): () => void {
  return follower.follow(followed, {
    apply: (data) => observer.next({ data }),
    // The hooks find the gap in the result: only they know which data the page shows.
    onGap() {},
    onEnd(error) {
      if (error === null) observer.complete();
      else observer.error(error);
    },
  });
}
