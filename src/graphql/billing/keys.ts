import type { ListedKey } from '../../context/context.ts';
import { inStore } from '../../context/meter.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import { builder } from '../schema/builder.ts';
import { ScopeType } from '../schema/viewer.ts';
import { budgetsOf, DailyBudgetType } from './budgets.ts';

const ApiKey = builder.objectRef<ListedKey>('ApiKey').implement({
  description:
    'A key of the tenant (接口密钥), as the operator set it up. The key itself is not stored.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'Its name, for example `acme/web-shop`, as in `billing` and `audit`. Several keys may share a name while one replaces another.',
    }),
    fingerprint: t.exposeString('fingerprint', {
      description:
        'First eight characters of the key’s SHA-256 in hex: distinguishes keys with the same name, and identifies the key in the tenants’ file.',
    }),
    scopes: t.field({
      type: [ScopeType],
      description: 'Scopes of the key.',
      resolve: ({ scopes }) => [...scopes],
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time from which the key is rejected; null if it does not expire.',
      resolve: ({ endsAt }) => (endsAt === null ? null : toShanghaiIso(endsAt)),
    }),
    lastUsedOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'Last day in China on which the key was used, by a request or an open connection; null if never. It may lag by a minute.',
      resolve: ({ lastUsedOn }) => lastUsedOn,
    }),
    unitsPerRequest: t.int({
      nullable: true,
      description:
        'Maximum of billed units per request with this key; null if the tenant’s limit applies.',
      resolve: ({ budget }) => budget.unitsPerRequest ?? null,
    }),
    budgets: t.field({
      type: [DailyBudgetType],
      nullable: true,
      description:
        'Daily budgets of this key. The tenant’s budget applies as well: see `viewer.budgets`. Null only with an error.',
      resolve: async ({ name, budget }, _args, context) => {
        const { app, tenant, accounting } = context;
        const payer = { key: name, subject: null, budget };
        const budgets = await budgetsOf({ app, tenant, accounting, payer });
        return budgets.filter(({ holder }) => holder === 'KEY');
      },
    }),
  }),
});

builder.queryField('keys', (t) =>
  t.field({
    type: [ApiKey],
    nullable: true,
    description:
      'The keys of the tenant, in the order of the settings, each with its permissions, its budgets and the day of its last use. Tokens are not keys: the audit shows what they did. Empty when no keys are set up. Null only with an error.',
    complexity: { field: 1, multiplier: 20 },
    resolve: async (_root, _args, { app, tenant }) => [
      ...(await inStore(() => app.keys.list(tenant))),
    ],
  }),
);
