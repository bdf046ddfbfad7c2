import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { type BareServer, startServer } from './service.ts';
import { WAYS } from './ways.ts';

describe.each(WAYS)('with a document that is %s', (way) => {
  let server: BareServer | null = null;
  const audits = serverAudits({
    url: async () => {
      server = await startServer({ way });
      return `${server.url}/graphql`;
    },
    // The audits ask for the address first.
    fetchFn: (url: string, init: RequestInit) => (server?.send ?? fetch)(url, init),
  });

  test.each(audits.filter(({ name }) => /^(MUST|SHOULD)/.test(name)))(
    'GraphQL over HTTP: $name',
    async ({ fn }) => {
      const result = await fn();
      expect(result.status === 'ok' ? null : result.reason).toBeNull();
    },
  );
});
