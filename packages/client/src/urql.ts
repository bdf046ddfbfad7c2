/** urql: the function for its `subscriptionExchange`, and a hook. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import { type AnyVariables, type SubscriptionExchangeOpts, useSubscription } from 'urql';
import { type Updates, useConnection } from './connection.ts';
import type { Follower } from './follower.ts';
import type { PositionStore } from './position.ts';
import { followFor } from './results.ts';
import { isAfterGap, type UpdateData, updateOf } from './update.ts';

/** Creates the `forwardSubscription` of urql's `subscriptionExchange`. */
export function createForwardSubscription(
  follower: Follower,
): SubscriptionExchangeOpts['forwardSubscription'] {
  return (_body, { query: document, variables, context }) => ({
    subscribe(observer) {
      const { position } = context as { position?: PositionStore }; // the hook puts it there
      return { unsubscribe: followFor(follower, { document, variables, position }, observer) };
    },
  });
}

/** Callbacks and position of `useUpdates`. */
export interface UpdatesOptions {
  /** Called when updates are lost: execute the queries of the page again. urql cannot tell which queries these are. */
  readonly onGap: () => void;
  readonly position?: PositionStore;
}

/** Follows for as long as the component is mounted. Updates go into a normalized cache. */
export function useUpdates<Data extends UpdateData, Variables extends AnyVariables>(
  follower: Follower,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { onGap, position }: UpdatesOptions,
): Updates<Data> {
  const connection = useConnection(follower);
  // urql treats a new context as a new subscription.
  const context = useMemo(() => ({ position }), [position]);
  const [{ data, error }] = useSubscription<Data, Data>(
    { query: document, variables, context },
    (previous, data) => {
      const update = updateOf(data);
      // urql delivers the last result again when the subscription completes.
      if (previous && updateOf(previous).eventId === update.eventId) return previous;
      if (isAfterGap(update)) onGap();
      return data;
    },
  );
  return { data, error, connection };
}
