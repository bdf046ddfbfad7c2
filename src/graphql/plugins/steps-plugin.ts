import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { GraphQLError, type GraphQLFieldResolver } from 'graphql';
import { BadCursor, Unavailable } from '../../kernel/errors.ts';
import { errorCodes } from '../../kernel/error-codes.ts';
import type { Subjects } from '../../subjects/subjects.ts';
import type { AuditNote, Context } from '../../context/context.ts';
import { declaredScope, requireScope, withScope } from './scopes.ts';

/** Name of the plugin for the builder. */
export const STEPS = 'steps';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [STEPS]: StepsPlugin<Types>;
    }
  }
}

type Config<Types extends SchemaTypes> = PothosOutputFieldConfig<Types>;
type Untyped<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;
type Resolver = GraphQLFieldResolver<unknown, Context, object>;

/**
 * Steps around a resolver, outermost first: the audit, the count of the outcome, the scope, the span. It runs inside the errors
 * plugin, which converts errors into union members, so that the steps see each error, and outside the checks of inputs and
 * budgets, so that no work is done without the scope.
 */
class StepsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: Config<Types>): Config<Types> {
    return withScope(config, this.buildCache);
  }

  override wrapResolve(resolver: Untyped<Types>, config: Config<Types>): Untyped<Types> {
    const { parentType, name, extensions } = config;
    // Pothos does not type the context of a plugin.
    let run = resolver as Resolver;
    const directives: object = extensions?.['directives'] ?? {};
    if ('upstream' in directives && parentType !== 'Subscription')
      run = traced(run, `${parentType}.${name}`);
    run = scoped(run, config);
    if (parentType === 'Query' || parentType === 'Mutation')
      run = counted(run, parentType.toLowerCase(), name);
    return (parentType === 'Mutation' ? audited(run) : run) as Untyped<Types>; // see above
  }

  override wrapSubscribe(subscribe: Untyped<Types> | undefined, config: Config<Types>) {
    const run = subscribe && counted(scoped(subscribe, config), 'subscription', config.name);
    return run as Untyped<Types> | undefined; // see `wrapResolve`
  }
}

SchemaBuilder.registerPlugin(STEPS, StepsPlugin);

/** Notes the outcome of a mutation's field for the audit. */
function audited(run: Resolver): Resolver {
  return async (parent, args, context, info) => {
    let subject: AuditNote['subject'] = null;
    const subjects = watched(context.subjects, (written) => (subject ??= written));
    const note = (failure: unknown): void =>
      void context.auditNotes.set(String(info.path.key), { subject, failure });
    try {
      const result: unknown = await run(parent, args, { ...context, subjects }, info);
      note(null);
      return result;
    } catch (error) {
      note(error);
      throw error;
    }
  };
}

/** Wraps subjects and reports each that is written. */
function watched(
  subjects: Subjects,
  writes: (subject: NonNullable<AuditNote['subject']>) => void,
): Subjects {
  return {
    ...subjects,
    ensure(kind, key, opening) {
      writes({ kind: kind.kind, key });
      return subjects.ensure(kind, key, opening);
    },
    submitOnce(kind, key, submission) {
      writes({ kind: kind.kind, key });
      return subjects.submitOnce(kind, key, submission);
    },
    update(kind, subject, change, revision) {
      writes({ kind: kind.kind, key: subject.key });
      return subjects.update(kind, subject, change, revision);
    },
    pollNow(subject) {
      writes({ kind: subject.kind, key: subject.key });
      return subjects.pollNow(subject);
    },
  };
}

/** Counts the outcome of a root field. A synchronous resolver stays synchronous, as compiled queries rely on it. */
function counted(run: Resolver, type: string, field: string): Resolver {
  return (parent, args, context, info) => {
    const { operations } = context.app.measurements;
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

/** Checks the scope that the schema names, for subscriptions at the start and at each event. */
function scoped(run: Resolver, config: Parameters<typeof declaredScope>[0]): Resolver {
  const scope = declaredScope(config);
  if (scope === null) return run;
  return (parent, args, context, info) => {
    requireScope(context.scopes, scope);
    return run(parent, args, context, info);
  };
}

/** Creates a span for a field that calls the platform, if tracing is on. */
function traced(run: Resolver, name: string): Resolver {
  return (parent, args, context, info) =>
    context.app.tracing.span(name, 'internal', {}, () => run(parent, args, context, info));
}
