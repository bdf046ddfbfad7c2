import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { startServer } from './service.ts';

const audits = serverAudits({
  url: async () => `${(await startServer()).url}/graphql`,
  fetchFn: fetch,
});

test.each(audits.filter(({ name }) => /^(MUST|SHOULD)/.test(name)))(
  'GraphQL over HTTP: $name',
  async ({ fn }) => {
    const result = await fn();
    expect(result.status === 'ok' ? null : result.reason).toBeNull();
  },
);
