import type { GraphQLSchema } from 'graphql';
import type { createYoga } from 'graphql-yoga';
import { type Execute, useExecution } from '../execution/execution.ts';
import { limits } from './limits.ts';
import { useErrorsWithoutValues } from './reporting.ts';
import type { Subscribe } from '../websocket/subscribe.ts';

/**
 * Plugins of the steps that every operation takes: parse, validate, execute. The direct way parses and validates what
 * is known no more, and runs it itself: so a plugin that looks at more than the text and the document, or with any
 * other hook, would not hold there; a test refuses it.
 */
export function stepPlugins(
  schema: GraphQLSchema,
  introspection: boolean,
  { execute, subscribe }: { readonly execute: Execute; readonly subscribe: Subscribe },
): NonNullable<Parameters<typeof createYoga>[0]['plugins']> {
  return [
    ...limits(introspection),
    useErrorsWithoutValues(schema, introspection),
    useExecution(execute, subscribe),
  ];
}
