import './board.css';
import { Anchor, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Provider, useQuery } from 'urql';
import { Link, Route, Router, Switch, useLocation } from 'wouter';
import { ViewerDocument } from '../generated/operations.ts';
import { boardTexts } from '../messages/board.ts';
import { createClients } from '../shared/client.ts';
import { keepKey, keptKey } from '../shared/key.ts';
import { useLanguage, useTexts } from '../shared/language.tsx';
import { UncachedClient } from '../shared/uncached.tsx';
import { Loading, Part } from './asked.tsx';
import { createFeed } from './feed/feed.ts';
import { useFragment } from './fragment.ts';
import { KIND_LISTS, OTHER_LIST } from './lists/lists.ts';
import { Overview } from './overview.tsx';
import { idIn } from './paths.ts';
import { forgetSession } from './session.ts';
import { Shell } from './shell.tsx';
import { ThingView } from './thing/thing-view.tsx';
import { FeedContext } from './feed/use-feed.ts';
import { ViewTitle } from './values/heading.tsx';

const ListView = lazy(() => import('./lists/list-view.tsx'));
const RedConfirmations = lazy(() => import('./lists/red-confirmations/view.tsx'));
const VerifyView = lazy(() => import('./tools/verify/view.tsx'));
const TruckView = lazy(() => import('./tools/truck-view.tsx'));
const AttentionView = lazy(() => import('./desk/attention-view.tsx'));
const TotalsView = lazy(() => import('./desk/totals-view.tsx'));
const MonthView = lazy(() => import('./desk/month-view.tsx'));
const BillingView = lazy(() => import('./operations/billing-view.tsx'));
const AuditView = lazy(() => import('./operations/audit-view.tsx'));
const KeysView = lazy(() => import('./operations/keys-view.tsx'));
const WebhooksView = lazy(() => import('./webhooks/view.tsx'));
const TaxView = lazy(() => import('./tools/tax-view.tsx'));
const AllActions = lazy(() => import('./forms/all-actions.tsx'));
const MutationView = lazy(() => import('./forms/view.tsx'));
const Controls = lazy(() => import('./sandbox/controls.tsx'));

/** The whole board, for callers whom the service admits. */
export function Board(): ReactNode {
  const { language } = useLanguage();
  // Each language has its own client, so that texts of the service are queried again in that language.
  const { client, uncached, feed } = useMemo(() => {
    const clients = createClients({ language, onKeyRefused: leave });
    return { ...clients, feed: createFeed(clients) };
  }, [language]);
  useEffect(() => feed.start(), [feed]);
  return (
    <Provider value={client}>
      <UncachedClient value={uncached}>
        <FeedContext value={feed}>
          {/* oxlint-disable-next-line react/hooks -- wouter takes the hook that reads the address as a prop */}
          <Router hook={useFragment}>
            <Views />
          </Router>
        </FeedContext>
      </UncachedClient>
    </Provider>
  );
}

/** Forgets the key and all data that was loaded with it. The page reloads and asks for another key. */
function leave(): void {
  keepKey(null);
  forgetSession();
  location.reload();
}

function Views(): ReactNode {
  const [{ data }] = useQuery({ query: ViewerDocument, requestPolicy: 'cache-first' });
  const isSandbox = data?.viewer.features.includes('SANDBOX') ?? false;
  const [hasKey] = useState(() => keptKey() !== null);
  const [path] = useLocation();
  useTopOfPage(path);
  return (
    <Shell isSandbox={isSandbox} forgetKey={hasKey ? leave : null}>
      <Part key={path} fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Overview isSandbox={isSandbox} />
          </Route>
          {KIND_LISTS.map((list) => (
            <Route key={list.kind} path={`/list/${list.path}`}>
              <ListView list={list} />
            </Route>
          ))}
          <Route path="/everything-else">
            <ListView list={OTHER_LIST} />
          </Route>
          <Route path="/red-confirmations" component={RedConfirmations} />
          <Route path="/thing/:id">
            {({ id }) => <ThingView key={id} id={idIn(id)} isSandbox={isSandbox} />}
          </Route>
          <Route path="/verify" component={VerifyView} />
          <Route path="/truck" component={TruckView} />
          <Route path="/tax" component={TaxView} />
          <Route path="/webhooks" component={WebhooksView} />
          <Route path="/attention" component={AttentionView} />
          <Route path="/totals" component={TotalsView} />
          <Route path="/month" component={MonthView} />
          <Route path="/billing" component={BillingView} />
          <Route path="/audit" component={AuditView} />
          <Route path="/keys" component={KeysView} />
          <Route path="/do" component={AllActions} />
          <Route path="/do/:name">
            {({ name }) => <MutationView name={name} subject={null} />}
          </Route>
          <Route path="/do/:name/:id">
            {({ name, id }) => <MutationView name={name} subject={idIn(id)} />}
          </Route>
          <Route path="/controls" component={Controls} />
          <Route component={NothingHere} />
        </Switch>
      </Part>
    </Shell>
  );
}

/** A new view begins at its top, as a page would. */
function useTopOfPage(path: string): void {
  useEffect(() => {
    // Scrolls in the next frame, as the navigation does.
    requestAnimationFrame(() => window.scrollTo(0, 0));
  }, [path]);
}

function NothingHere(): ReactNode {
  const texts = useTexts(boardTexts);
  return (
    <Stack>
      <ViewTitle>{texts.notFound}</ViewTitle>
      <Text>
        <Anchor component={Link} href="/">
          {texts.backToOverview}
        </Anchor>
      </Text>
    </Stack>
  );
}
