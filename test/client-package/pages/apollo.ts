import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { OperationTypeNode } from 'graphql';
import { createElement, type ReactNode } from 'react';
import { createFollowingLink, useUpdates } from '../../../packages/client/src/apollo.ts';
import { FollowInvoiceDocument, possibleTypes } from '../../../packages/client/src/index.ts';
import { follower, INVOICES, position, show, url, variables, View } from './view.ts';

const client = new ApolloClient({
  cache: new InMemoryCache({ possibleTypes }),
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createFollowingLink(follower),
    new HttpLink({ uri: url }),
  ),
});

function Page(): ReactNode {
  const updates = useUpdates(follower, FollowInvoiceDocument, variables, position);
  const { data } = useQuery(INVOICES);
  return createElement(View, { updates, list: data });
}

show(Page, (children) => createElement(ApolloProvider, { client, children }));
