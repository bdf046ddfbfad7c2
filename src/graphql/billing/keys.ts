import type { ListedKey } from '../../context/keys.ts';
import { inStore } from '../../context/meter.ts';
import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import { builder } from '../schema/builder.ts';
import { ScopeType } from '../schema/viewer.ts';
import { budgetsOf, DailyBudgetType } from './budgets.ts';

const ApiKey = builder.objectRef<ListedKey>('ApiKey').implement({
  description:
    'A key of the tenant (接口密钥), as the operator set it up. The key itself is not stored.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'Its name, for example `acme/web-shop`, as in `billing` and `audit`. Several keys may share one while one takes over from another.',
    }),
    fingerprint: t.exposeString('fingerprint', {
      description:
        'The first eight characters of its SHA-256 in hex: tells keys of one name apart, and is found in the tenants’ file.',
    }),
    scopes: t.field({
      type: [ScopeType],
      description: 'Everything that it allows.',
      resolve: ({ scopes }) => [...scopes],
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time from which it is refused; null: never.',
      resolve: ({ endsAt }) => (endsAt === null ? null : toShanghaiIso(endsAt)),
    }),
    lastUsedOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The last day in China on which it was used, by a request or an open connection; null for never. It may lag by a minute.',
      resolve: ({ lastUsedOn }) => lastUsedOn,
    }),
    unitsPerRequest: t.int({
      nullable: true,
      description: 'The most billed units of one of its requests; null where the tenant’s holds.',
      resolve: ({ budget }) => budget.unitsPerRequest ?? null,
    }),
    budgets: t.field({
      type: [DailyBudgetType],
      nullable: true,
      description:
        'Its own budgets of the day. That of the tenant holds besides: `viewer.budgets`. Null only beside an error.',
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
      'The keys of the tenant, in the order of the settings, each with its permissions, its budgets and the day of its last use. Tokens are not keys: the audit shows what they did. Empty when no keys are set up. Null only beside an error.',
    complexity: { field: 1, multiplier: 20 },
    resolve: async (_root, _args, { app, tenant }) => [
      ...(await inStore(() => app.keys.list(tenant))),
    ],
  }),
);
