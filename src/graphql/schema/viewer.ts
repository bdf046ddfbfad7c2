import type { EnumRef } from '@pothos/core';
import { type Scope, SCOPE_NAMES, SCOPES } from '../../kernel/scopes.ts';
import { builder, type SchemaTypes } from './builder.ts';
import type { Context } from '../../context/context.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

const ScopeType: EnumRef<Types, Scope> = builder.enumType('Scope', {
  description: 'Something that a key or token allows (权限范围).',
  values: Object.fromEntries(
    SCOPE_NAMES.map((name) => [name.toUpperCase(), { value: name, description: SCOPES[name] }]),
  ),
});

const Feature = builder.enumType('Feature', {
  description: 'Something that this service can do or not, by how it was set up (可用功能).',
  values: {
    SANDBOX: {
      description:
        'The platform is the simulated one: nothing is real or billed, and `Mutation.sandbox` steers it.',
    },
    PUSHES: {
      description:
        'The platform can push to this service, which then knows of a change at once. Without it every change is found by polling, later.',
    },
    TAX_BUREAU_IDS: {
      description:
        'The operator’s ids at the tax bureau are set, which reserving invoice numbers, adjusting quota and uploading invoices need.',
    },
  },
});

const Viewer = builder.objectRef<Context>('Viewer').implement({
  description: 'Whoever sends the operation (当前调用方), and what they may do.',
  fields: (t) => ({
    tenant: t.exposeString('tenant', {
      description: 'The tenant whose everything is; `default` where no tenants were set up.',
    }),
    scopes: t.field({
      type: [ScopeType],
      description:
        'Everything that the key or token allows; all but `PII` for one without scopes, and where no keys were set up.',
      resolve: ({ scopes }) => [...scopes],
    }),
    features: t.field({
      type: [Feature],
      description: 'What this service can do for the tenant, by the settings of the moment.',
      resolve: ({ app, tenant }) => [
        ...(app.sandbox === null ? [] : ['SANDBOX' as const]),
        ...(app.callbacks.areReachable ? ['PUSHES' as const] : []),
        ...(app.taxUnitsFor(tenant) === null ? [] : ['TAX_BUREAU_IDS' as const]),
      ],
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    description:
      'Who asks, and what they may do, for a frontend that shows only what works. The platform is not asked.',
    resolve: (_root, _args, context) => context,
  }),
);
