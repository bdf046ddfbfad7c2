import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DirectivesPlugin from '@pothos/plugin-directives';
import ErrorsPlugin from '@pothos/plugin-errors';
import RelayPlugin from '@pothos/plugin-relay';
import type { JsonObject } from '../../kernel/json/json.ts';
import { BILLING } from '../billing/plugin.ts';
import type { Context } from '../../context/context.ts';
import { GLOSSARY } from '../glossary/plugin.ts';
import { INPUT_CHECKS } from '../plugins/input-checks.ts';
import { MEMBERS } from '../records/members.ts';
import { STEPS } from '../plugins/steps-plugin.ts';

/** Types of the schema's scalars and directives in TypeScript. */
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

/** Those types with Pothos' defaults. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

/**
 * The only schema builder: capabilities add to it when their modules load. The errors plugin precedes the checks of inputs, so
 * that a rejected input becomes a member of a mutation's union.
 */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [
    ErrorsPlugin,
    STEPS,
    INPUT_CHECKS,
    BILLING,
    RelayPlugin,
    ComplexityPlugin,
    DirectivesPlugin,
    MEMBERS,
    GLOSSARY,
  ],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    unsafelyHandleInputErrors: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'The result, or a typed error.',
    },
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodesQueryOptions: false,
    nodeTypeOptions: { description: 'An object with a global id (节点).' },
    nodeQueryOptions: false,
    idFieldOptions: { description: 'Opaque and stable.' },
    edgesFieldOptions: { description: 'The items with their cursors.' },
    nodeFieldOptions: { description: 'The item.' },
    cursorFieldOptions: { description: 'Cursor of the item, for `after` or `before`.' },
    pageInfoFieldOptions: { description: 'Position of the page in the list.' },
    pageInfoTypeOptions: { description: 'Position of a page in its list.' },
    hasNextPageFieldOptions: { description: 'True when items follow this page.' },
    hasPreviousPageFieldOptions: { description: 'True when items precede this page.' },
    startCursorFieldOptions: {
      description:
        'Cursor of the first item: pass it as `before` to page backward, where the list supports it.',
    },
    endCursorFieldOptions: {
      description: 'Cursor of the last item: pass it as `after` to page forward.',
    },
  },
  // Only weights are set: the server checks the limit once per operation, not per root field.
  complexity: { defaultListMultiplier: 10 },
  directives: { useGraphQLToolsUnorderedDirectives: true },
});

builder.queryType({
  description: 'All queries. Fields with `@upstream(billed: …)` cost money each time.',
});
builder.mutationType({
  description:
    'All operations that change something or are billed when they succeed. Each returns the result or a typed error.',
});
builder.subscriptionType({
  description:
    'Live status of operations that finish later, over WebSocket, server-sent events and multipart responses; resumable from a cursor.',
});
