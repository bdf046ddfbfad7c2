import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';

/** Subscribes to changes of the fragment, caused by a link, the browser's buttons, or `navigate`. */
function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** Path and query of the view, as they follow the `#`. */
function parts(): readonly [path: string, query: string] {
  const [path = '', ...query] = location.hash.replace(/^#?\/?/, '').split('?');
  return [`/${path}`, query.join('?')];
}

function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`);
  dispatchEvent(new Event('hashchange'));
}

/** Path and query outside a browser. */
const NOWHERE = ['/', ''] as const;

/**
 * Keeps a view's path and its query (`useSearch` of wouter) in the fragment, which no browser sends. wouter's own hook
 * writes the query before the `#`, where the next load would send it to the service and its log.
 */
export const useFragment: BaseLocationHook = () => [
  useSyncExternalStore(
    subscribe,
    () => parts()[0],
    () => NOWHERE[0],
  ),
  navigate,
];

useFragment.searchHook = function useFragmentQuery() {
  return useSyncExternalStore(
    subscribe,
    () => parts()[1],
    () => NOWHERE[1],
  );
};

/** Address of a view for a plain link. A table has hundreds of links, and each link of wouter subscribes to the address. */
export function fragmentOf(path: string): string {
  return `#${path}`;
}

useFragment.hrefs = fragmentOf;
