import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DirectivesPlugin from '@pothos/plugin-directives';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import type { JsonObject } from '../../kernel/json/json.ts';
import { AMOUNTS } from '../plugins/amounts.ts';
import { BILLING } from '../billing/plugin.ts';
import { AUDIT_PLUGIN } from '../plugins/audit-notes.ts';
import type { Context } from '../../context/context.ts';
import { GLOSSARY } from '../glossary/plugin.ts';
import { INPUT_CHECKS } from '../plugins/input-checks.ts';
import MembersPlugin from '../records/members.ts';
import { OUTCOMES_PLUGIN } from '../plugins/outcomes-plugin.ts';
import { SCOPES_PLUGIN } from '../plugins/scopes-plugin.ts';
import { SPANS_PLUGIN } from '../plugins/spans-plugin.ts';

/** The schema's own types and directives, in TypeScript. */
export interface SchemaTypes {
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Decimal: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    YearMonth: { Input: string; Output: string };
    Cursor: { Input: string; Output: string };
    URL: { Input: string; Output: string };
    JSONObject: { Input: JsonObject; Output: JsonObject };
    File: { Input: string; Output: never };
  };
  Directives: {
    upstream: {
      locations: 'FIELD_DEFINITION' | 'ENUM_VALUE';
      args: { path: string; billed?: string };
    };
    wire: {
      locations:
        | 'FIELD_DEFINITION'
        | 'INPUT_FIELD_DEFINITION'
        | 'ARGUMENT_DEFINITION'
        | 'ENUM_VALUE';
      args: { name: string };
    };
  };
}

/**
 * The one schema builder: capabilities add to it as their modules load. Errors come before the checks of inputs, so
 * that a refused input becomes a member of a mutation's union.
 */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [
    ErrorsPlugin,
    AUDIT_PLUGIN,
    OUTCOMES_PLUGIN,
    SCOPES_PLUGIN,
    SPANS_PLUGIN,
    INPUT_CHECKS,
    BILLING,
    RelayPlugin,
    ComplexityPlugin,
    DirectivesPlugin,
    AMOUNTS,
    MembersPlugin,
    GLOSSARY,
  ],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'The result, or the typed reason why there is none.',
    },
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodesQueryOptions: false,
    nodeTypeOptions: { description: 'Whatever has an id of its own (节点).' },
    nodeQueryOptions: false,
    idFieldOptions: { description: 'Opaque and stable.' },
    edgesFieldOptions: { description: 'The items with their places in the list.' },
    nodeFieldOptions: { description: 'The item.' },
    cursorFieldOptions: { description: 'Its place in the list, for `after` or `before`.' },
    pageInfoFieldOptions: { description: 'Whether and how to go on.' },
    pageInfoTypeOptions: { description: 'Where a page begins and ends.' },
    hasNextPageFieldOptions: { description: 'True when there is more behind this page.' },
    hasPreviousPageFieldOptions: { description: 'True when there is more before this page.' },
    startCursorFieldOptions: {
      description: 'Place of the first item: pass it as `before` to go back, where the list can.',
    },
    endCursorFieldOptions: { description: 'Place of the last item: pass it as `after` to go on.' },
  },
  // Weights only: the server holds operations to them, once for each, and not each root field.
  complexity: { defaultListMultiplier: 10 },
  directives: { useGraphQLToolsUnorderedDirectives: true },
});

builder.queryType({
  description:
    'Everything that can be asked. Fields with `@upstream(billed: …)` cost money each time.',
});
builder.mutationType({
  description:
    'Everything that changes something or is billed when it succeeds. Each answers with the result or with a typed error.',
});
builder.subscriptionType({
  description:
    'Live status of whatever finishes later; resumable from a cursor, over WebSocket and server-sent events.',
});
