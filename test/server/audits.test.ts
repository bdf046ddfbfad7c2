import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { type BareServer, startServer } from './service.ts';
import { WAYS } from './ways.ts';

const KEY = 'key-of-the-audits-0123456789';

/** A server with the default settings, and one with keys and a hidden schema. */
const SERVERS = [
  { name: 'without keys', options: {}, own: {} },
  {
    name: 'hardened',
    options: { apiKeys: [{ key: KEY, scopes: ['read'] }], introspection: false },
    own: { authorization: `Bearer ${KEY}` },
  },
] as const;

/** These audits use variables on `__type`, which a hardened server rejects. */
const READ_THE_SCHEMA = /allow map \{variables\}/;

describe.each(SERVERS)('$name', ({ options, own }) => {
  describe.each(WAYS)('with a document that is %s', (way) => {
    let server: BareServer | null = null;
    const audits = serverAudits({
      url: async () => {
        server = await startServer({ way, ...options });
        return `${server.url}/graphql`;
      },
      // The audits request the URL first.
      fetchFn: (url: string, { headers, ...init }: RequestInit) =>
        (server?.send ?? fetch)(url, { ...init, headers: { ...own, ...toObject(headers) } }),
    });

    test.each(audits.filter(({ name }) => /^(MUST|SHOULD)/.test(name)))(
      'GraphQL over HTTP: $name',
      async ({ name, fn }) => {
        const result = await fn();
        const isRefused = 'introspection' in options && READ_THE_SCHEMA.test(name);
        expect(result.status === 'ok').toBe(!isRefused);
      },
    );
  });
});

function toObject(headers: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}
