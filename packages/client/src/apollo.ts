/** Apollo Client: a link for subscriptions, and a hook. */
import { ApolloLink, Observable, type OperationVariables } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Updates, useConnection } from './connection.ts';
import type { Follower } from './follower.ts';
import type { PositionStore } from './position.ts';
import { followFor } from './results.ts';
import { isAfterGap, type UpdateData, updateOf } from './update.ts';

/** Creates a link that follows each subscription; queries and mutations need another link. */
export function createFollowingLink(follower: Follower): ApolloLink {
  return new ApolloLink((operation) => {
    const { query: document, variables } = operation;
    const { position } = operation.getContext() as { position?: PositionStore }; // the hook puts it there
    return new Observable((observer) =>
      followFor(follower, { document, variables, position }, observer),
    );
  });
}

/**
 * Follows for as long as the component is mounted. Updates go into the cache; after a gap all active queries are refetched.
 */
export function useUpdates<Data extends UpdateData, Variables extends OperationVariables>(
  follower: Follower,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  position?: PositionStore,
): Updates<Data> {
  const connection = useConnection(follower);
  const { data, error } = useSubscription<UpdateData>(document, {
    variables,
    context: { position },
    onData({ client, data: { data } }) {
      if (data && isAfterGap(updateOf(data))) void client.refetchQueries({ include: 'active' });
    },
  });
  // The document defines its data; above, only the members of an update were used.
  return { data: data as Data | undefined, error, connection };
}
