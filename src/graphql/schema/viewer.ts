import type { EnumRef } from '@pothos/core';
import { type Scope, SCOPE_NAMES, SCOPES } from '../../kernel/scopes.ts';
import { budgetsOf, DailyBudgetType } from '../billing/budgets.ts';
import { builder, type Types } from './builder.ts';
import { describedEnum } from './code-enums.ts';
import type { Context } from '../../context/context.ts';

/** GraphQL enum of the permissions of keys and tokens. */
export const ScopeType: EnumRef<Types, Scope> = builder.enumType('Scope', {
  description: 'A permission of a key or token (权限范围).',
  values: Object.fromEntries(
    SCOPE_NAMES.map((name) => [name.toUpperCase(), { value: name, description: SCOPES[name] }]),
  ),
});

const Feature = describedEnum(
  'Feature',
  'A feature that depends on the settings of this service (可用功能).',
  {
    SANDBOX:
      'The platform is the simulated one: nothing is real or billed, and `Mutation.sandbox` controls it.',
    PUSHES:
      'The platform can push to this service, so changes arrive at once. Without it every change is found later, by polling.',
    TAX_BUREAU_IDS:
      'The operator’s ids at the tax bureau are set, which reserving invoice numbers, adjusting quota and uploading invoices need.',
  },
);

const Viewer = builder.objectRef<Context>('Viewer').implement({
  description: 'The caller of the operation (当前调用方) and their permissions.',
  fields: (t) => ({
    tenant: t.exposeString('tenant', {
      description: 'The tenant that owns the data; `default` when no tenants are set up.',
    }),
    scopes: t.field({
      type: [ScopeType],
      description:
        'All permissions of the key or token; all but `PII` for one without scopes, and when no keys are set up.',
      resolve: ({ scopes }) => [...scopes],
    }),
    features: t.field({
      type: [Feature],
      description: 'Features that the current settings give the tenant.',
      resolve: ({ app, tenant }) => [
        ...(app.sandbox === null ? [] : ['SANDBOX' as const]),
        ...(app.callbacks.areReachable ? ['PUSHES' as const] : []),
        ...(app.taxUnitsFor(tenant) === null ? [] : ['TAX_BUREAU_IDS' as const]),
      ],
    }),
    budgets: t.field({
      type: [DailyBudgetType],
      nullable: true,
      description:
        'Budgets of the day that hold for the caller: those of the tenant, of the key, and of the subject of the token. Empty where nothing limits them; `billing` says what was used on other days. Null only with an error.',
      resolve: budgetsOf,
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    description:
      'The caller and their permissions, for a frontend that shows only available features. The platform is not queried.',
    resolve: (_root, _args, context) => context,
  }),
);
