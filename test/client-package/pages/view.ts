import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { createElement, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Updates } from '../../../packages/client/src/connection.ts';
import {
  createFollower,
  type FollowInvoiceSubscription,
  type PositionStore,
} from '../../../packages/client/src/index.ts';

interface Invoices {
  readonly invoices: {
    readonly edges: readonly {
      readonly node: { readonly key: string; readonly stateName: string };
    }[];
  };
}

/** A list beside the followed subject: it is queried once, and changes with the cache. */
export const INVOICES: TypedDocumentNode<Invoices, Record<string, never>> = parse(
  '{ invoices(first: 10) { edges { node { id key stateName } } } }',
);

export const variables = { orderId: 'order-1' };

export const url = new URL('/graphql', location.href).href;

/** Short waits, as the test waits for them. */
export const follower = createFollower({ url, firstWaitMs: 20, longestWaitMs: 100 });

const cursor = new URLSearchParams(location.search).get('cursor');

/** Of an earlier page, if the URL has its cursor. */
export const position: PositionStore | undefined =
  cursor === null ? undefined : { read: () => ({ cursor, seen: [] }), write() {} };

/** Shows each update of the hook, the state of the connection, and the list. */
export function View({
  updates: { data, error, connection },
  list,
}: {
  readonly updates: Updates<FollowInvoiceSubscription>;
  readonly list: Invoices | undefined;
}): ReactNode {
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    if (data) setShown((before) => [...before, String(data.invoiceUpdates.state)]);
  }, [data]);
  const items = list?.invoices.edges ?? [];
  return createElement(
    'main',
    null,
    createElement('output', null, error?.message ?? connection),
    createElement('p', null, shown.join(', ')),
    createElement('pre', null, items.map(({ node }) => `${node.key} ${node.stateName}`).join('\n')),
  );
}

/** Shows a component as the page. */
export function show(component: FunctionComponent, around: (page: ReactNode) => ReactNode): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    around(createElement(component)),
  );
}
