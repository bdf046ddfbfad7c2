import type { Webhook } from '../../src/webhooks/webhook.ts';

/** A webhook as the store returns it. */
export const webhook: Webhook = {
  tenant: 'acme',
  name: 'one',
  definition: {
    url: 'https://hooks.example.com/',
    document: 'subscription { gone }',
    variables: {},
    registrant: { scopes: [], language: 'en', key: null },
    secrets: [],
    isDeclared: false,
  },
  state: 'ACTIVE',
  reason: null,
  position: 'a',
  createdAt: 0,
  changedAt: 0,
  revision: 1,
};
