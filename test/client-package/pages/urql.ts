import { cacheExchange } from '@urql/exchange-graphcache';
import { createElement, type ReactNode } from 'react';
import { Client, fetchExchange, Provider, subscriptionExchange, useQuery } from 'urql';
import { FollowInvoiceDocument, possibleTypes } from '../../../packages/client/src/index.ts';
import { createForwardSubscription, useUpdates } from '../../../packages/client/src/urql.ts';
import { follower, INVOICES, position, show, url, variables, View } from './view.ts';

const client = new Client({
  url,
  preferGetMethod: false,
  exchanges: [
    cacheExchange({ possibleTypes }),
    fetchExchange,
    subscriptionExchange({ forwardSubscription: createForwardSubscription(follower) }),
  ],
});

function Page(): ReactNode {
  const [{ data }, ask] = useQuery({ query: INVOICES });
  const updates = useUpdates(follower, FollowInvoiceDocument, variables, {
    onGap: () => ask({ requestPolicy: 'network-only' }),
    ...(position && { position }),
  });
  return createElement(View, { updates, list: data });
}

show(Page, (children) => createElement(Provider, { value: client, children }));
