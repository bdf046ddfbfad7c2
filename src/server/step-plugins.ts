import type { GraphQLSchema } from 'graphql';
import type { createYoga } from 'graphql-yoga';
import { useExecution } from './execution.ts';
import type { Charge } from './known-documents.ts';
import { limits } from './limits.ts';
import { useErrorsWithoutValues } from './reporting.ts';
import type { Subscribe } from './subscribe.ts';

/**
 * Plugins of the steps that every operation takes: parse, validate, context, execute. A plugin with any other
 * hook would not hold over a WebSocket and on the direct way; a test refuses it.
 */
export function stepPlugins(
  schema: GraphQLSchema,
  introspection: boolean,
  subscribe: Subscribe,
  charge: Charge,
): NonNullable<Parameters<typeof createYoga>[0]['plugins']> {
  return [
    ...limits(introspection),
    useErrorsWithoutValues(schema, introspection),
    useExecution(schema, subscribe, charge),
  ];
}
