const STORED_AS = 'key';

/** The key of this browser tab; null before a key was entered. It is stored in sessionStorage, for the session only. */
export function keptKey(): string | null {
  return sessionStorage.getItem(STORED_AS);
}

/** Stores a key until the tab is closed; null removes it. */
export function keepKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(STORED_AS);
  else sessionStorage.setItem(STORED_AS, key);
}

/** The authentication headers of a request, which are also the parameters of a connection. Empty without a key. */
export function keyHeaders(): Readonly<Record<string, string>> {
  const key = keptKey();
  return key === null ? {} : { authorization: `Bearer ${key}` };
}

/** Asks the service if it admits this tab. Resolves with `key needed` if the key is missing or rejected. */
export async function askForEntry(): Promise<'welcome' | 'key needed'> {
  const response = await fetch('graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeaders() },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  return response.status === 401 ? 'key needed' : 'welcome';
}
