const STORED_AS = 'key';

/** The key of this browser tab; null before one was given. It is kept for the session only: sessionStorage. */
export function keptKey(): string | null {
  return sessionStorage.getItem(STORED_AS);
}

/** Keeps a key until the tab is closed; null forgets it. */
export function keepKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(STORED_AS);
  else sessionStorage.setItem(STORED_AS, key);
}

/** The headers that a request needs, which are also the parameters of a connection: none without a key. */
export function keyHeaders(): Readonly<Record<string, string>> {
  const key = keptKey();
  return key === null ? {} : { authorization: `Bearer ${key}` };
}

/** Asks the service whether it lets this tab in: `key needed` where it wants a key, or another one. */
export async function askForEntry(): Promise<'welcome' | 'key needed'> {
  const response = await fetch('graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeaders() },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  return response.status === 401 ? 'key needed' : 'welcome';
}
