import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { GraphQLError, type GraphQLFieldResolver } from 'graphql';
import { BadCursor, Unavailable } from '../../kernel/errors.ts';
import { errorCodes } from '../../kernel/error-codes.ts';
import type { Context } from '../../context/context.ts';

/** Name of the plugin for the builder. */
export const OUTCOMES_PLUGIN = 'outcomes';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [OUTCOMES_PLUGIN]: OutcomesPlugin<Types>;
    }
  }
}

type Config<Types extends SchemaTypes> = PothosOutputFieldConfig<Types>;
type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

/**
 * Counts the outcomes of root fields, over every transport. It runs inside the errors plugin, where an error that becomes a
 * union member is still thrown, and outside all other plugins, so that missing scopes and wrong inputs count, too.
 */
class OutcomesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, config: Config<Types>): Resolver<Types> {
    const { parentType } = config;
    return parentType === 'Query' || parentType === 'Mutation'
      ? counted(resolver, parentType.toLowerCase(), config.name)
      : resolver;
  }

  override wrapSubscribe(subscribe: Resolver<Types> | undefined, { name }: Config<Types>) {
    return subscribe && counted(subscribe, 'subscription', name);
  }
}

/** Counts the outcome. A synchronous resolver stays synchronous, as compiled queries rely on it. */
function counted<Types extends SchemaTypes>(
  run: Resolver<Types>,
  type: string,
  field: string,
): Resolver<Types> {
  return (parent, args, context, info) => {
    // Pothos does not type the context of a plugin.
    const { operations } = (context as Context).app.measurements;
    const failed = (error: unknown): never => {
      operations.inc({ type, field, outcome: outcomeOf(error) });
      throw error;
    };
    const succeeded = (result: unknown): unknown => {
      operations.inc({ type, field, outcome: 'ok' });
      return result;
    };
    try {
      const result = run(parent, args, context, info);
      return result instanceof Promise ? result.then(succeeded, failed) : succeeded(result);
    } catch (error) {
      return failed(error);
    }
  };
}

/** Code of an error that clients see; `other` for an unexpected error. */
function outcomeOf(error: unknown): string {
  const code = codeOf(error);
  return typeof code === 'string' && Object.hasOwn(errorCodes, code) ? code : 'other';
}

function codeOf(error: unknown): unknown {
  if (error instanceof GraphQLError) return error.extensions['code'];
  if (error instanceof Unavailable) return 'STORE_UNAVAILABLE';
  if (error instanceof BadCursor) return 'INVALID_INPUT';
  return error instanceof Error && 'code' in error ? error.code : null;
}

SchemaBuilder.registerPlugin(OUTCOMES_PLUGIN, OutcomesPlugin);
