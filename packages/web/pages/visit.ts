import { useCallback, useEffect, useState } from 'react';
import type { Act, PersonPageView } from '../shared/from-service.ts';

/** Poll interval of a page that waits for another person. */
const LOOK_AGAIN_MS = 2_000;

/** The state of a visit to a page. */
export type Visit =
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'away' }
  | { readonly kind: 'there'; readonly view: PersonPageView };

/** Loads the page of this address and sends the person's acts to the simulated platform. */
export function useVisit(): { readonly visit: Visit; readonly act: (act: Act) => Promise<void> } {
  const [visit, setVisit] = useState<Visit>({ kind: 'opening' });
  const act = useCallback(async (done: Act): Promise<void> => setVisit(await attempt(done)), []);
  useEffect(() => {
    void attempt({ act: 'OPEN' }).then(setVisit);
  }, []);
  const waits = visit.kind === 'there' && visit.view.waits && visit.view.outcome === null;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void act({ act: 'OPEN' }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, act]);
  return { visit, act };
}

/** The address of the PDF to which the page belongs. */
export const documentAddress = `${location.pathname}/document`;

function attempt(act: Act): Promise<Visit> {
  return send(act).catch(() => ({ kind: 'away' }));
}

async function send(act: Act): Promise<Visit> {
  const response = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(act),
  });
  if (response.status === 404) return { kind: 'missing' };
  if (!response.ok) return { kind: 'away' };
  // The service's own response.
  return { kind: 'there', view: (await response.json()) as PersonPageView };
}
